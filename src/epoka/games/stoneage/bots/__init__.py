"""The bots that know Stone Age."""
