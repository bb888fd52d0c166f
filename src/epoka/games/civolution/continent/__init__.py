"""The continent: tribes, their journeys and their food, raw materials, sites, buildings."""
