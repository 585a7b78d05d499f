"""The rules of Steel & Steam, with a folder for each chapter of the rulebook."""
