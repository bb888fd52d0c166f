"""A turn of the action phase: what activates a module, and what the modules do."""
