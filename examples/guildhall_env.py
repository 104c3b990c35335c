"""Guildhall's games as environments for learning, in Python's standard library; numpy is used where it is there.

    from guildhall_env import VectorEnv, aec_env, parallel_env
    games = VectorEnv(["npm", "run", "--silent", "env", "--", "--game", "bounty-hunters", "--envs", "64"])
    now = games.reset(range(64))                  # {"seat", "done", "illegal", "reward", "observation", "mask", "options"}
    now = games.step([...])                       # an action for each row; -1 where nobody is asked

`aec_env` and `parallel_env` have the names and meanings of PettingZoo's two interfaces, for one game at a time. PettingZoo
itself is not needed. The words between the two programs stand in docs/environment.md.
"""
import array
import json
import struct
import subprocess

try:
    import numpy
except ImportError:
    numpy = None

CODES = {"i1": "b", "u1": "B", "i2": "h", "f4": "f"}
RESET, STEP, FORK = 0, 1, 2
NOBODY = -1


class VectorEnv:
    """Many games side by side. What it answers is a dictionary of blocks, by name, in the shapes that `hello` tells."""

    def __init__(self, command, cwd=None):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=cwd)
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the environment did not start: see what it wrote")
        self.hello = json.loads(line)
        self.envs, self.seats, self.width = (self.hello[name] for name in ("envs", "seats", "width"))

    def reset(self, seeds):
        """A seed for each game that begins anew; -1 leaves a game as it is."""
        return self._ask(RESET, seeds, self.envs)

    def step(self, actions):
        """An action for each row, game by game; -1 for rows in which nobody is asked."""
        return self._ask(STEP, actions, self.envs * self.width)

    def fork(self, sources, seeds):
        """Game i becomes one that looks like game sources[i] to whoever is asked there; what they do not see is dealt anew."""
        return self._ask(FORK, [*sources, *seeds], 2 * self.envs)

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()

    def _ask(self, kind, numbers, expected):
        numbers = [int(number) for number in numbers]
        if len(numbers) != expected:
            raise ValueError(f"{expected} numbers are wanted, not {len(numbers)}")
        self.process.stdin.write(struct.pack(f"<B{expected}i", kind, *numbers))
        self.process.stdin.flush()
        return {block["name"]: self._read(block) for block in self.hello["answer"]}

    def _read(self, block):
        count = 1
        for size in block["shape"]:
            count *= size
        code = CODES[block["type"]]
        raw = self.process.stdout.read(count * struct.calcsize(code))
        if len(raw) != count * struct.calcsize(code):
            raise RuntimeError("the environment ended")
        if numpy is not None:
            return numpy.frombuffer(raw, dtype=numpy.dtype("<" + block["type"])).reshape(block["shape"])
        flat = array.array(code)
        flat.frombytes(raw)
        return flat


class _OneGame:
    metadata = {"name": "guildhall", "render_modes": [], "is_parallelizable": True}
    render_mode = None

    def __init__(self, command, cwd=None):
        self.games = VectorEnv(command, cwd)
        if self.games.envs != 1:
            raise ValueError("one game at a time: --envs 1")
        self.possible_agents = [f"seat_{seat}" for seat in range(self.games.seats)]
        self.agents = []
        self.metadata = {**self.metadata, "name": self.games.hello["game"]}

    def _row(self, now, name, row):
        """One row of a block, as a list where numpy is missing."""
        block = next(each for each in self.games.hello["answer"] if each["name"] == name)
        size = 1
        for length in block["shape"][2:]:
            size *= length
        values = now[name].reshape(-1) if numpy is not None else now[name]
        return values[row * size : (row + 1) * size]

    def _flat(self, now, name):
        return [float(value) for value in (now[name].reshape(-1) if numpy is not None else now[name])]

    def _seen(self, now, row):
        return {"observation": self._row(now, "observation", row), "action_mask": self._row(now, "mask", row)}

    def _nothing(self):
        width = sum(field["length"] for field in self.games.hello["fields"])
        blank = (lambda size: numpy.zeros(size, "i2")) if numpy is not None else (lambda size: array.array("h", [0] * size))
        return {"observation": blank(width), "action_mask": blank(self.games.hello["actions"])}

    def observation_space(self, agent):
        """The lengths; whoever needs Gymnasium's spaces makes `Box` and `MultiBinary` of them."""
        return {"observation": len(self._nothing()["observation"]), "action_mask": self.games.hello["actions"]}

    def action_space(self, agent):
        return self.games.hello["actions"]

    def render(self):
        return None

    def close(self):
        self.games.close()


class aec_env(_OneGame):
    """One seat after the other: agent_selection, last(), step(action), agent_iter()."""

    def reset(self, seed=None, options=None):
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._look(self.games.reset([0 if seed is None else seed]))

    def _look(self, now):
        self.now = now
        self.rewards = dict(zip(self.possible_agents, self._flat(now, "reward")))
        if self._flat(now, "done")[0]:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[int(self._flat(now, "seat")[0])]

    def observe(self, agent):
        asked = agent == self.agent_selection and not self.terminations[agent]
        return self._seen(self.now, 0) if asked else self._nothing()

    def last(self, observe=True):
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("whoever is done acts with None")
            self.agents.remove(agent)
            self.rewards = dict.fromkeys(self.possible_agents, 0.0)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        self._cumulative_rewards[agent] = 0.0
        now = self.games.step([action])
        if self._flat(now, "illegal")[0]:
            raise ValueError(f"action {action} is not in the mask")
        self._look(now)
        for each in self.agents:
            self._cumulative_rewards[each] += self.rewards[each]

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1


class parallel_env(_OneGame):
    """All whom the game waits for at once; start it with --parallel. Whoever is not asked has an empty mask and acts with None."""

    def reset(self, seed=None, options=None):
        self.agents = self.possible_agents[:]
        return self._look(self.games.reset([0 if seed is None else seed]))[0::4]

    def step(self, actions):
        rows = [NOBODY] * self.games.width
        for agent, row in self.rows.items():
            rows[row] = NOBODY if actions.get(agent) is None else actions[agent]
        now = self.games.step(rows)
        if self._flat(now, "illegal")[0]:
            raise ValueError(f"not in the masks: {actions}")
        return self._look(now)

    def _look(self, now):
        done = bool(self._flat(now, "done")[0])
        seats = [int(seat) for seat in self._flat(now, "seat")]
        self.rows = {self.possible_agents[seat]: row for row, seat in enumerate(seats) if seat != NOBODY}
        agents = self.agents
        observations = {
            agent: self._seen(now, self.rows[agent]) if agent in self.rows else self._nothing() for agent in agents
        }
        rewards = dict(zip(self.possible_agents, self._flat(now, "reward")))
        ended = dict.fromkeys(agents, done)
        if done:
            self.agents = []
        return observations, rewards, ended, dict.fromkeys(agents, False), {agent: {} for agent in agents}
