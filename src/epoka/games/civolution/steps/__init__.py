"""What every step shares: decisions, effects, triggers, previews, refusals."""
