"""Steel & Steam: locomotives on journeys across North America, fees, deeds and fortunes."""
