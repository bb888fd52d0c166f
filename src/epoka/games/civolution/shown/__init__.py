"""What is worked out for whoever looks at a table: forecasts and what could be done."""
