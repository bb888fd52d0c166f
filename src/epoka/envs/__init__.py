"""Epoka's games as environments of the libraries that researchers use.

| module | library | extra |
|---|---|---|
| `epoka.envs.aec` | PettingZoo: every seat learns | `rl` |
| `epoka.envs.single` | Gymnasium: one seat learns, bots have the others | `rl` |
| `epoka.envs.spiel` | OpenSpiel: explicit chance, information states | `openspiel` |
| `epoka.envs.batch` | many games at once into shared arrays | `train` |
| `epoka.envs.baselines` | bots, levels and the learned value as policies | `train` |
| `epoka.envs.learn` | learns a game by playing against itself | `train` |
"""
