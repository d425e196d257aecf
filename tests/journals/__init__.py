"""Real journals of past releases and the state each must give, for ever."""
