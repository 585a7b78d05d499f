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
Berwick -2.00 55.77 blue 2 -
Newcastle -1.61 54.97 blue 5 -
Sunderland -1.38 54.91 yellow 3 -
Durham -1.57 54.78 red 2 -
Hartlepool -1.21 54.69 purple 2 -
Middlesbrough -1.23 54.57 black 4 -
Darlington -1.55 54.52 yellow 3 -
Carlisle -2.93 54.89 red 3 -
Workington -3.55 54.64 black 2 -
Penrith -2.75 54.66 yellow 2 -
Hexham -2.10 54.97 purple 2 -
Barrow -3.23 54.11 red 3 -
Lancaster -2.80 54.05 purple 2 -
Preston -2.70 53.76 blue 3 -
Bolton -2.43 53.58 black 3 -
Liverpool -2.98 53.41 purple 5 -
Manchester -2.24 53.48 yellow 5 -
Bradford -1.75 53.79 purple 4 -
Leeds -1.55 53.80 yellow 5 -
York -1.08 53.96 blue 3 -
Hull -0.34 53.75 red 4 -
Sheffield -1.47 53.38 black 5 -
Doncaster -1.13 53.52 red 3 -
Grimsby -0.08 53.57 blue 2 -
"""

TOWNS = """
Hawick -2.79 55.42
Alnwick -1.71 55.41
Morpeth -1.69 55.17
Bellingham -2.26 55.14
Haltwhistle -2.46 54.97
Alston -2.44 54.81
Whitehaven -3.59 54.55
Keswick -3.13 54.60
Kendal -2.75 54.33
Kirkby_Stephen -2.35 54.47
Barnard_Castle -1.92 54.54
Northallerton -1.43 54.34
Whitby -0.62 54.49
Scarborough -0.40 54.28
Malton -0.80 54.13
Bridlington -0.19 54.08
Harrogate -1.54 53.99
Skipton -2.02 53.96
Settle -2.28 54.07
Blackpool -3.05 53.82
Burnley -2.24 53.79
Wigan -2.63 53.55
Chester -2.89 53.19
Huddersfield -1.79 53.65
Selby -1.07 53.78
Goole -0.87 53.70
Scunthorpe -0.65 53.59
Buxton -1.91 53.26
"""

ADJACENT = """
"""

FORBIDDEN = """
"""

# longitude latitude, point by point downstream
RIVERS = {
    "Tweed": "-3.0 55.6 -2.55 55.6 -2.35 55.65 -2.15 55.73 -2.0 55.77",
    "Coquet": "-2.1 55.35 -1.9 55.31 -1.6 55.34",
    "North Tyne": "-2.5 55.2 -2.26 55.14 -2.1 55.0 -2.0 54.97",
    "Tyne": "-2.6 54.97 -2.3 54.97 -2.1 54.97 -1.8 54.96 -1.61 54.97 -1.4 55.01",
    "Wear": "-1.95 54.74 -1.75 54.70 -1.6 54.74 -1.55 54.82 -1.38 54.91",
    "Tees": "-2.1 54.62 -1.92 54.54 -1.6 54.49 -1.4 54.5 -1.2 54.6",
    "Eden": "-2.45 54.50 -2.55 54.62 -2.7 54.72 -2.93 54.89 -3.1 54.95",
    "Swale": "-1.9 54.4 -1.6 54.38 -1.45 54.25 -1.35 54.1",
    "Ouse": "-1.75 54.25 -1.5 54.14 -1.35 54.08 -1.08 53.96 -1.07 53.80 -0.9 53.72 -0.75 53.69",
    "Wharfe": "-1.95 54.02 -1.75 53.92 -1.5 53.91 -1.25 53.87 -1.1 53.83",
    "Aire": "-2.2 54.02 -2.0 53.94 -1.85 53.86 -1.55 53.80 -1.3 53.73 -1.0 53.72",
    "Calder": "-2.1 53.74 -1.85 53.70 -1.6 53.66 -1.35 53.72",
    "Don": "-1.6 53.45 -1.45 53.4 -1.3 53.47 -1.13 53.52 -0.95 53.66",
    "Trent": "-0.8 53.1 -0.78 53.35 -0.75 53.5 -0.7 53.68",
    "Derwent": "-0.5 54.22 -0.8 54.13 -0.95 53.95 -0.95 53.75",
    "Hull": "-0.4 54.0 -0.38 53.87 -0.34 53.75",
    "Ribble": "-2.3 54.07 -2.3 53.92 -2.45 53.82 -2.7 53.76 -2.95 53.73",
    "Lune": "-2.6 54.4 -2.58 54.2 -2.7 54.1 -2.85 54.0",
    "Mersey": "-2.1 53.41 -2.35 53.42 -2.6 53.38 -2.75 53.33 -2.95 53.36",
    "Dee": "-2.9 53.0 -2.89 53.19 -3.1 53.27",
    "Irwell": "-2.3 53.65 -2.24 53.48 -2.35 53.42",
}

MOUNTAINS: list[str] = []
HILLS = [
    "-2.75 55.30 -2.35 55.42 -1.95 55.55 -1.95 55.42 -2.25 55.25 -2.7 55.15",
    "-2.65 54.86 -2.0 54.9 -1.85 54.75 -1.9 54.6 -1.8 54.45 -1.75 54.2 -1.8 54.0 -2.1 54.05 -2.5 54.1 -2.6 54.3 -2.2 54.45 "
    "-2.35 54.6 -2.55 54.75",
    "-2.2 53.9 -1.9 53.9 -1.85 53.6 -1.75 53.45 -1.65 53.15 -2.05 53.13 -2.0 53.5 -2.2 53.7",
    "-3.45 54.6 -3.0 54.68 -2.8 54.55 -2.85 54.35 -3.1 54.3 -3.4 54.4",
    "-1.3 54.45 -0.95 54.5 -0.6 54.42 -0.65 54.3 -1.2 54.26",
    "-2.7 54.02 -2.5 54.05 -2.4 53.93 -2.65 53.9",
    "-3.3 55.35 -2.95 55.4 -2.9 55.15 -3.3 55.15",
]

# hex:sign, where the draft is tidied
BY_HAND = """
"""
BORDERS = [
    "-3.05 54.99 -2.98 55.03 -2.85 55.1 -2.7 55.17 -2.65 55.25 -2.5 55.3 -2.35 55.36 -2.2 55.43 -2.17 55.47 -2.3 55.55 -2.32 55.63 "
    "-2.2 55.67 -2.05 55.77 -2.03 55.81",
]
# text longitude latitude size turn water
NAMES = """
North -0.2 55.0 30 0 1
Sea -0.2 54.85 30 0 1
Irish -3.6 53.8 26 0 1
Sea -3.6 53.67 26 0 1
Solway_Firth -3.55 54.86 13 -20 1
Scotland -2.95 55.6 24 0 0
"""
PANELS = {"title": (1000.0, 60.0), "supply": (900.0, 160.0, 4), "legend": (1000.0, 430.0)}
