@rem Starts the games in your browser; ./play does so elsewhere. Arguments go to goldenspike serve.
@py -3 "%~dp0tools\play.py" %*
