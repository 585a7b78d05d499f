"""Northern England by longitude and latitude: what `make` turns into a map file and an outline."""

NAME = "northern_england"
TITLE = "Northern England"
COLS, ROWS = 16, 22
KILOMETRES = 16.0
"""Across a hex, from flat to flat."""
MERIDIAN, PARALLELS = -1.75, (53.6, 55.4)
CENTRE = (-1.75, 54.47)
"""The place in the middle of the grid."""
LAND_SHARE = 0.45
SUPPLIES = 12

# name longitude latitude colour number port [hex, where the nearest is not the best]
CITIES = """
Berwick -2.00 55.77 purple 3 - A7
Alnwick -1.71 55.41 yellow 3 - E9
Durham -1.57 54.78 purple 4 -
Newcastle -1.61 54.97 red 4 - G10
Carlisle -2.93 54.89 yellow 4 - G4
Workington -3.55 54.64 black 4 - I2
Penrith -2.75 54.66 red 4 - I5
Barrow -3.23 54.11 purple 4 - M3
Lancaster -2.80 54.05 yellow 4 -
Preston -2.70 53.76 black 4 -
Wigan -2.63 53.55 purple 3 - S6
Liverpool -2.98 53.41 blue 4 - U3
Manchester -2.24 53.48 red 4 - S8
Leeds -1.55 53.80 purple 5 - Q9
York -1.08 53.96 red 4 - Q11
Hull -0.34 53.75 blue 4 -
Sheffield -1.47 53.38 black 5 - U9
Doncaster -1.13 53.52 yellow 4 - S10
Grimsby -0.08 53.57 purple 4 - S15
Richmond -1.74 54.40 blue 4 - K8
Middlesbrough -1.23 54.57 blue 4 - K12
Darlington -1.55 54.52 black 4 -
Burnley -2.24 53.79 blue 5 -
"""

TOWNS = """
Wooler -2.01 55.55
Bellingham -2.26 55.14 E6
Morpeth -1.69 55.17 G8
Keswick -3.13 54.60 I3
Hexham -2.10 54.97 I7
Appleby -2.49 54.58
Kirkby_Stephen -2.35 54.47 M7
Northallerton -1.43 54.34 M11
Scarborough -0.40 54.28 M13
Settle -2.28 54.07 O6
Skipton -2.02 53.96 O8
Malton -0.80 54.13 O12
Market_Weighton -0.66 53.87
Ormskirk -2.89 53.57
Scunthorpe -0.65 53.59 S14
Gainsborough -0.77 53.40
Buxton -1.91 53.26 U7
Lincoln -0.54 53.23 U15
Chester -2.89 53.19 V5
Worksop -1.12 53.30 V10
"""

ADJACENT = ""

# Morecambe Bay, the Humber
FORBIDDEN = """
N3 O4
Q13 R13
Q14 R13
Q14 R14
Q15 R14
R14 R15
R15 S15
R15 S16
"""

# longitude latitude, point by point downstream
RIVERS = {
    "Tweed": "-2.35 55.65 -2.15 55.73 -2.0 55.77",
    "North Tyne": "-2.4 55.2 -2.26 55.14 -2.12 55.02 -2.1 54.97",
    "Tyne": "-2.6 54.97 -2.46 54.97 -2.3 54.99 -2.1 54.97 -1.8 54.96 -1.61 54.99 -1.42 55.03",
    "Wear": "-1.75 54.67 -1.62 54.72 -1.57 54.78 -1.5 54.86 -1.38 54.91",
    "Tees": "-1.98 54.56 -1.8 54.54 -1.6 54.49 -1.4 54.5 -1.2 54.62",
    "Eden": "-2.42 54.55 -2.55 54.62 -2.7 54.72 -2.8 54.82 -2.93 54.89 -3.1 54.95",
    "Ouse": "-1.5 54.24 -1.45 54.12 -1.3 54.04 -1.08 53.96 -1.1 53.86 -1.07 53.78 -0.9 53.71 -0.72 53.69",
    "Aire": "-2.0 53.96 -1.85 53.86 -1.55 53.80 -1.3 53.72 -1.12 53.74 -1.03 53.77",
    "Don": "-1.47 53.38 -1.3 53.46 -1.13 53.52 -0.98 53.62 -0.9 53.7",
    "Trent": "-0.8 53.1 -0.78 53.35 -0.75 53.5 -0.72 53.68",
    "Derwent": "-0.6 54.2 -0.8 54.13 -0.9 54.02 -0.95 53.9 -1.0 53.77",
    "Ribble": "-2.28 54.07 -2.3 53.92 -2.45 53.82 -2.7 53.76 -2.95 53.73",
    "Lune": "-2.6 54.34 -2.58 54.2 -2.68 54.1 -2.82 54.03",
    "Mersey": "-2.1 53.41 -2.35 53.42 -2.6 53.38 -2.75 53.33 -2.95 53.36",
    "Dee": "-2.9 53.05 -2.89 53.19 -3.05 53.26",
}

MOUNTAINS: list[str] = []
HILLS = [
    "-2.5 55.25 -2.45 55.40 -2.0 55.62 -1.9 55.5 -2.0 55.38 -2.25 55.22",
    "-2.65 54.90 -2.05 54.92 -1.8 54.80 -1.85 54.62 -2.0 54.48 -1.7 54.4 -1.72 54.05 -2.1 54.05 -2.45 54.13 -2.6 54.3 "
    "-2.45 54.42 -2.15 54.5 -2.35 54.62 -2.52 54.72",
    "-2.2 53.75 -1.85 53.72 -1.7 53.5 -1.6 53.15 -2.1 53.1 -2.1 53.35 -2.0 53.55 -2.25 53.65",
    "-3.45 54.6 -3.0 54.68 -2.8 54.55 -2.85 54.38 -3.1 54.3 -3.4 54.4",
    "-1.3 54.45 -0.95 54.5 -0.6 54.42 -0.65 54.3 -1.2 54.26",
    "-2.75 54.0 -2.45 54.05 -2.4 53.9 -2.65 53.88",
]

# hex:sign, where the draft is tidied
BY_HAND = """
A1:_ A2:_ A3:_ A4:_ A5:_ A6:_ B1:_ B2:_ B3:_ B4:_ B5:_ B6:_ C1:_ C2:_ C3:_ C4:_ C5:_ C6:_ D1:_ D2:_ D3:_ D4:_ D5:_
E1:_ E2:_ E3:_ E4:_ E5:_ F1:_ F2:_ F3:_ G1:_ G2:_ G3:_ H1:_ H2:_ I1:_ U1:_ U2:_ V1:_ V2:_ K2:. Q3:= K1:=
"""
BORDERS = [
    "-3.05 54.99 -2.98 55.03 -2.85 55.1 -2.7 55.17 -2.65 55.25 -2.5 55.3 -2.35 55.36 -2.2 55.43 -2.17 55.47 -2.3 55.55 "
    "-2.32 55.63 -2.2 55.67 -2.05 55.77 -2.03 55.81",
]
# word longitude latitude size turn water
NAMES = """
north_sea -0.75 54.98 34 0 1
irish_sea -3.55 53.82 28 0 1
solway_firth -3.72 54.80 15 0 1
scotland -3.1 55.45 34 -20 0
wales -3.5 53.22 18 0 0
"""
PANELS = {"title": (1080.0, 70.0), "supply": (926.0, 175.0, 4), "legend": (1160.0, 430.0)}
