"""Eastern US by longitude and latitude: what `make` turns into a map file and an outline."""

NAME = "eastern_us"
TITLE = "Eastern US"
COLS, ROWS = 21, 21
KILOMETRES = 115.0
"""Across a hex, from flat to flat."""
MERIDIAN, PARALLELS = -81.9, (32.0, 45.0)
CENTRE = (-81.9, 38.25)
"""The place in the middle of the grid."""
LAND_SHARE = 0.42
SUPPLIES = 12

# name longitude latitude colour number port [hex, where the nearest is not the best]
CITIES = """
Montreal -73.57 45.50 blue 3 port
Toronto -79.38 43.65 red 3 port F12
Boston -71.06 42.36 red 3 port E18
Buffalo -78.88 42.89 yellow 2 port G13
New_York -74.00 40.71 purple 3 port
Philadelphia -75.16 39.95 blue 3 port
Baltimore -76.61 39.29 yellow 3 port K15
Washington -77.04 38.91 red 2 -
Pittsburgh -80.00 40.44 black 3 - I12
Cleveland -81.69 41.50 purple 3 port
Detroit -83.05 42.33 blue 3 port E10
Chicago -87.63 41.88 red 4 port
Milwaukee -87.91 43.04 purple 2 port E6
Minneapolis -93.27 44.98 yellow 2 -
Cincinnati -84.51 39.10 yellow 3 - I10
Indianapolis -86.16 39.77 black 2 -
St_Louis -90.20 38.63 blue 4 - I6
Kansas_City -94.58 39.10 purple 2 -
Louisville -85.76 38.25 red 2 - K7
Nashville -86.78 36.16 yellow 2 - M6
Memphis -90.05 35.15 red 3 - M4
Birmingham -86.80 33.52 black 2 - Q8
Atlanta -84.39 33.75 blue 3 - O9
New_Orleans -90.07 29.95 purple 3 - S5
Richmond -77.44 37.54 black 2 - M14
Norfolk -76.29 36.85 purple 2 port M15
Charlotte -80.84 35.23 yellow 2 - O13
Charleston -79.93 32.78 blue 2 port
Savannah -81.10 32.08 red 2 port Q12
Jacksonville -81.66 30.33 purple 2 port S11
"""

TOWNS = """
Fort_Dodge -94.17 42.50 E2
La_Crosse -91.24 43.80 E4
Barrie -79.69 44.39 E12
Syracuse -76.15 43.05 E16
Omaha -95.93 41.26
Des_Moines -93.62 41.59
Davenport -90.58 41.52
Toledo -83.54 41.65 G9
Elmira -76.81 42.09
New_Haven -72.93 41.31 G17
Hannibal -91.36 39.71
Harrisburg -76.88 40.27 I14
Joplin -94.51 37.08 K1
Springfield -93.29 37.21 K3
Cairo -89.18 37.01 K5
Lexington -84.50 38.04
Huntington -82.45 38.42
Lynchburg -79.14 37.41 K13
Fort_Smith -94.40 35.39 M2
Chattanooga -85.31 35.05 M8
Knoxville -83.92 35.96 M10
Roanoke -79.94 37.27 M12
Texarkana -94.05 33.43 O1
Little_Rock -92.29 34.75
Greenwood -90.18 33.52 O5
Tupelo -88.70 34.26 O7
Augusta -81.97 33.47 O11
Wilmington -77.94 34.24 O15
Shreveport -93.75 32.52
Vicksburg -90.88 32.35
Meridian -88.70 32.36
Macon -83.63 32.84
Baton_Rouge -91.19 30.45
Mobile -88.04 30.69 S7
Tallahassee -84.28 30.44 S9
"""

ADJACENT = """
New_York Philadelphia
Baltimore Washington
Buffalo Toronto
Richmond Norfolk
Charleston Savannah
"""

# Straits of Mackinac, Lake Ontario, Chesapeake Bay, Lake Erie
FORBIDDEN = """
B8 C9
B9 C10
B10 C10
D14 E15
K15 K16
L15 K16
F10 G11
F11 G11
F11 G12
F12 G12
"""

# longitude latitude, point by point downstream
RIVERS = {
    "Mississippi": """-93.6 46.2 -94.1 45.5 -93.27 44.98 -92.6 44.6 -91.6 44.0 -91.1 43.3 -90.6 42.5 -90.2 41.8 -91.0 41.4
        -91.1 40.8 -91.4 40.3 -91.3 39.8 -90.7 39.1 -90.2 38.7 -89.8 37.9 -89.5 37.3 -89.13 36.98 -89.5 36.4 -89.7 35.9
        -90.05 35.15 -90.6 34.5 -91.1 33.9 -91.15 33.3 -90.95 32.3 -91.45 31.5 -91.5 31.0 -91.2 30.45 -90.8 30.1 -90.07 29.95
        -89.4 29.3""",
    "Ohio": """-80.0 40.44 -80.6 40.6 -80.75 40.0 -81.4 39.4 -82.1 38.9 -82.5 38.42 -83.1 38.7 -83.8 38.75 -84.5 39.1
        -84.85 38.8 -85.4 38.7 -85.76 38.25 -86.5 37.95 -87.5 37.95 -88.1 37.7 -88.6 37.1 -89.13 36.98""",
    "Missouri": """-96.4 42.5 -95.9 41.25 -95.3 40.0 -94.6 39.12 -93.5 39.3 -92.7 38.95 -92.1 38.6 -91.2 38.7 -90.3 38.75
        -90.15 38.65""",
    "Tennessee": """-83.9 35.95 -84.7 35.6 -85.3 35.05 -86.0 34.7 -86.9 34.6 -87.7 34.8 -88.2 35.1 -88.0 36.0 -88.1 36.6
        -88.6 37.1""",
    "Illinois": "-88.0 41.6 -89.1 41.3 -89.6 40.7 -90.4 40.0 -90.6 39.3 -90.3 38.8",
    "Wabash": "-86.9 40.4 -87.4 39.5 -87.5 38.7 -88.0 37.8",
    "Arkansas": "-94.6 35.4 -93.2 35.2 -92.3 34.75 -91.7 34.2 -91.1 33.8",
    "Alabama": "-86.4 32.45 -87.0 32.35 -87.7 31.5 -88.0 30.7",
    "Chattahoochee": "-84.9 33.2 -85.0 32.4 -85.1 31.2 -84.9 30.6 -85.0 29.7",
    "Savannah": "-82.6 34.2 -82.0 33.5 -81.4 32.7 -81.0 32.05",
    "James": "-79.1 37.4 -78.2 37.6 -77.44 37.54 -76.4 37.0",
    "Potomac": "-77.8 39.4 -77.05 38.9 -77.1 38.4 -76.4 38.0",
    "Susquehanna": "-75.9 42.1 -76.5 41.9 -76.0 41.25 -76.8 40.9 -76.9 40.26 -76.3 39.5",
    "Delaware": "-75.2 42.0 -74.8 41.3 -75.2 40.7 -74.8 40.2 -75.16 39.9 -75.5 39.3",
    "Hudson": "-73.8 43.6 -73.75 42.65 -73.95 41.7 -74.0 40.7",
    "Connecticut": "-71.6 44.6 -72.35 43.6 -72.55 42.5 -72.65 41.75 -72.4 41.2",
    "St Lawrence": "-76.5 44.2 -75.5 44.7 -74.5 45.1 -73.5 45.5 -73.0 46.1 -72.2 46.5 -71.2 46.85",
    "Ottawa": "-77.4 46.2 -76.6 45.7 -75.7 45.42 -74.6 45.55 -73.6 45.5",
}

MOUNTAINS = [
    "-84.6 34.5 -83.2 34.6 -81.9 35.7 -80.5 36.9 -79.3 38.0 -78.4 39.2 -78.9 39.7 -80.0 39.0 -80.7 38.1 -82.2 36.7 -84.0 35.4",
    "-78.7 39.5 -77.6 40.1 -76.6 40.9 -77.2 41.5 -78.6 40.8 -79.4 39.9",
    "-75.1 43.4 -73.9 43.4 -73.6 44.4 -74.4 44.7 -75.2 44.2",
    "-72.2 43.6 -71.0 43.7 -70.3 44.6 -69.4 45.5 -70.5 45.9 -71.5 45.0 -72.2 44.4",
]
HILLS = [
    "-85.6 33.9 -83.0 33.9 -81.2 35.2 -79.7 36.6 -78.3 38.1 -77.2 39.3 -75.9 40.8 -74.8 41.5 -75.2 42.4 -77.0 42.4 -79.0 42.0 "
    "-80.2 41.0 -81.8 39.9 -82.9 38.5 -83.9 37.3 -85.3 36.2 -86.2 34.9",
    "-94.7 37.5 -91.2 37.9 -90.6 37.2 -91.6 36.1 -94.6 35.5",
    "-94.6 35.0 -92.9 35.0 -93.0 34.2 -94.6 34.2",
    "-73.6 42.2 -72.9 42.0 -72.7 44.8 -73.4 44.9",
    "-77.9 45.6 -76.9 44.7 -78.4 44.8 -79.6 45.4 -79.4 46.6 -77.9 46.6",
    "-76.2 45.9 -74.2 46.0 -73.6 47.2 -76.2 47.0",
    "-91.1 46.9 -87.7 46.3 -88.2 45.9 -91.0 46.0",
    "-72.6 41.9 -71.6 42.2 -71.6 43.4 -72.5 43.5",
]

# hex:sign, where the draft is tidied
BY_HAND = """
A7:= K12:A L11:A J12:A I13:A B19:^ C20:^ E18:^ O9:^ P10:^
"""
BORDERS: list[str] = [
    "-95.15 49.0 -92.0 48.3 -89.6 48.0",
    "-84.4 46.5 -84.1 46.3",
    "-82.5 43.0 -82.5 42.6 -83.1 42.25 -83.1 42.0",
    "-79.05 43.25 -78.95 42.9",
    "-76.3 44.2 -75.8 44.45 -74.75 45.0 -71.5 45.01 -71.3 45.3 -70.85 45.25 -70.4 45.75 -70.25 46.2 -69.99 46.7 -69.23 47.46",
]
# word longitude latitude size turn water
NAMES = """
atlantic -71.5 36.9 30 0 1
gulf_of_mexico -87.2 28.9 24 0 1
lake_superior -88.2 47.3 17 0 1
lake_michigan -87.0 42.95 15 -84 1
lake_huron -82.75 44.45 16 0 1
lake_ontario -77.8 43.6 13 -8 1
"""
PANELS = {"title": (1500.0, 985.0), "supply": (1190.0, 1218.0, 4), "legend": (1548.0, 1110.0)}
