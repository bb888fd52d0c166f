"""The table in the browser: HTTP and WebSocket application, tables, seats, event store."""
