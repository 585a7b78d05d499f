"""The rules of Steel & Steam, a room for each chapter of the draft."""
