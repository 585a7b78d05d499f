"""Steel Driver: auctions for six railway companies, track across the United States, goods in sets."""
