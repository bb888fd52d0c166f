"""My Game for Epoka."""
