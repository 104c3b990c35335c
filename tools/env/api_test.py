"""What PettingZoo's published API tests ask of an environment, written anew: the package is not needed. Called by python.test.ts."""
import random
import sys

sys.path.insert(0, sys.argv[1])
from guildhall_env import VectorEnv, aec_env, parallel_env  # noqa: E402

COMMAND = sys.argv[2:]


def command(game, *more):
    return [*COMMAND, "--game", game, *more]


def legal(seen, rng):
    allowed = [action for action, is_open in enumerate(seen["action_mask"]) if is_open]
    assert allowed, "whoever is asked can do something"
    return rng.choice(allowed)


def check_aec(game, seats):
    env = aec_env(command(game, "--seats", str(seats), "--envs", "1"))
    rng = random.Random(1)
    for seed in (1, 1, 2):
        env.reset(seed=seed)
        assert env.agents == env.possible_agents and len(set(env.agents)) == seats
        assert env.agent_selection in env.agents
        assert set(env.rewards) == set(env.terminations) == set(env.truncations) == set(env.infos) == set(env.agents)
        totals = dict.fromkeys(env.possible_agents, 0.0)
        done = set()
        for agent in env.agent_iter():
            assert agent == env.agent_selection and agent not in done, "the dead are not asked again"
            seen, reward, terminated, truncated, info = env.last()
            assert isinstance(info, dict) and len(seen["observation"]) == env.observation_space(agent)["observation"]
            totals[agent] += reward
            if terminated or truncated:
                env.step(None)
                done.add(agent)
                continue
            others = [each for each in env.agents if each != agent]
            assert not any(env.observe(others[0])["action_mask"]), "nobody else may act"
            env.step(legal(seen, rng))
            assert set(env.rewards) == set(env.possible_agents)
        assert not env.agents and len(done) == seats
        assert abs(sum(totals.values())) < 1e-5 and max(totals.values()) > 0, totals
    env.reset(seed=3)
    try:
        env.step(list(env.observe(env.agent_selection)["action_mask"]).index(0))
        raise AssertionError("an action outside the mask was taken")
    except ValueError:
        pass
    env.close()


def check_parallel(game, seats):
    env = parallel_env(command(game, "--seats", str(seats), "--envs", "1", "--parallel"))
    rng = random.Random(1)
    observations, infos = env.reset(seed=7)[0], {}
    while env.agents:
        assert set(observations) == set(env.agents)
        actions = {
            agent: legal(seen, rng) if any(seen["action_mask"]) else None for agent, seen in observations.items()
        }
        agents = list(env.agents)
        observations, rewards, terminations, truncations, infos = env.step(actions)
        for each in (rewards, terminations, truncations, infos):
            assert set(each) == set(agents)
    assert all(terminations.values()) and abs(sum(rewards.values())) < 1e-5
    env.close()


def check_seeds(game):
    """The same seeds and actions give the same numbers."""
    told = []
    for _ in range(2):
        games = VectorEnv(command(game, "--envs", "3", "--seats", "2"))
        rng = random.Random(4)
        now = games.reset([1, 2, 1])
        actions = games.hello["actions"]
        line = []
        for _ in range(30):
            flat = bytes(now["mask"].tobytes())
            rows = [flat[i * actions : (i + 1) * actions] for i in range(3)]
            assert rows[0] == rows[2]
            first, second = (rng.choice([a for a in range(actions) if row[a]]) for row in rows[:2])
            now = games.step([first, second, first])
            line.append({name: block.tobytes() for name, block in now.items()})
        games.close()
        told.append(line)
    assert told[0] == told[1]


check_seeds("bounty-hunters")
check_aec("bounty-hunters", 3)
check_parallel("bounty-hunters", 4)
check_aec("outer-rim", 2)
print("the environment keeps the interface")
