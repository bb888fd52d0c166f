"""What holds in every game, a subject a module.

A check is a function whose name begins with `test_`. It runs for what it asks for by the names of its arguments:
`table` is every table of the game, `plain_table` those without options, `any_game` the game itself.
"""
