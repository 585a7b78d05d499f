"""Steam Barons: the stock-market game on the maps of Steam, with six railway companies for sale."""
