"""Stone Age, complete, in its Polish, Czech and Ukrainian editions."""
