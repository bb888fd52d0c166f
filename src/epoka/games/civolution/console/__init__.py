"""The console: dice, markers, tracks, features, the stage partition, and fate."""
