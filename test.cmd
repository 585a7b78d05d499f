@rem Checks everything; ./test does so elsewhere. Arguments go to pytest.
@py -3 "%~dp0tools\check.py" %*
