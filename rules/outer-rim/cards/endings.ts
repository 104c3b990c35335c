/**
 * [OR-ENC-06] Each way a card can go has an ending of its own,
 * told when it happens. The cards hold only its key: the key
 * of the story, then the way taken (`….pass`, `….fail`); a line somebody chose goes by the key of its words.
 */
import type { Effect, Effects } from "./effects.ts";

function ending(text: string): Effect {
  return { do: "story", text };
}

/** Is there something in it that can go one way or another? */
function parts(effect: Effect): boolean {
  switch (effect.do) {
    case "test":
    case "test-until-passed":
    case "fight":
    case "fight-player":
    case "roll":
    case "choose":
    case "may":
    case "if":
      return true;
    default:
      return false;
  }
}

/** Effects with an ending in front, or with endings further in when they part again. */
function ended(effects: Effects, key: string): Effects {
  return effects.some(parts) ? [ending(key), ...told(effects, key)] : [ending(key), ...effects];
}

/** A line or a case that parts again leaves its ending to its own ways; one that is an ending has it. */
function entered(effects: Effects, key: string, own: string): Effects {
  if (effects.some((effect) => effect.do === "story")) return effects;
  return effects.some(parts) ? told(effects, key) : [ending(own), ...effects];
}

/** The effects of a section with an ending on every way through them. */
export function told(effects: Effects, story: string): Effects {
  let steps = 0;
  return effects.flatMap((effect): Effects => {
    if (!parts(effect)) return [effect];
    steps++;
    return withEndings(effect, steps === 1 ? story : `${story}.${steps}`);
  });
}

function withEndings(effect: Effect, key: string): Effects {
  switch (effect.do) {
    case "test":
      return [
        {
          ...effect,
          pass: ended(effect.pass ?? [], `${key}.pass`),
          fail: ended(effect.fail ?? [], `${key}.fail`),
        },
      ];
    case "fight":
    case "fight-player":
      return [
        {
          ...effect,
          win: ended(effect.win ?? [], `${key}.pass`),
          lose: ended(effect.lose ?? [], `${key}.fail`),
        },
      ];
    case "test-until-passed":
      return [effect, ending(`${key}.through`)];
    case "roll": {
      const even = effect.focus === undefined ? "unlucky" : "even";
      return [
        {
          do: "roll",
          hit: [ending(`${key}.lucky`), ...(effect.hit ?? [])],
          crit: [ending(`${key}.lucky`), ...(effect.crit ?? [])],
          focus: [ending(`${key}.${even}`), ...(effect.focus ?? [])],
          blank: [ending(`${key}.unlucky`), ...(effect.blank ?? [])],
        },
      ];
    }
    case "choose":
    case "may": {
      const options = effect.options.map((option) => ({
        ...option,
        effects: entered(option.effects, option.label, `${option.label}.done`),
      }));
      return [{ ...effect, options }];
    }
    case "if": {
      const { effects, otherwise = [] } = effect;
      const yes = entered(effects, `${key}.yes`, `${key}.yes`);
      if (otherwise.length === 0) return [{ ...effect, effects: yes }];
      return [{ ...effect, effects: yes, otherwise: entered(otherwise, `${key}.no`, `${key}.no`) }];
    }
    default:
      return [effect];
  }
}

/** A job is told twice only: when it is done, and when it fails. */
export function toldJob(effects: Effects, key: string): Effects {
  return effects.flatMap((effect): Effects => {
    switch (effect.do) {
      case "complete":
        // Whoever fell on the way completes nothing [OR-EFF-02].
        return [{ do: "story", text: `${key}.done`, standing: true }, effect];
      case "fail":
        return [ending(`${key}.fail`), effect];
      case "test":
        return [
          {
            ...effect,
            ...(effect.pass === undefined ? {} : { pass: toldJob(effect.pass, key) }),
            ...(effect.fail === undefined ? {} : { fail: toldJob(effect.fail, key) }),
          },
        ];
      case "fight":
      case "fight-player":
        return [
          {
            ...effect,
            ...(effect.win === undefined ? {} : { win: toldJob(effect.win, key) }),
            ...(effect.lose === undefined ? {} : { lose: toldJob(effect.lose, key) }),
          },
        ];
      case "opposed-test":
        return [
          {
            ...effect,
            best: toldJob(effect.best, key),
            even: toldJob(effect.even, key),
            worst: toldJob(effect.worst, key),
          },
        ];
      case "choose":
      case "may": {
        const options = effect.options.map((option) => ({
          ...option,
          effects: toldJob(option.effects, key),
        }));
        return [{ ...effect, options }];
      }
      case "if":
        return [
          {
            ...effect,
            effects: toldJob(effect.effects, key),
            ...(effect.otherwise === undefined
              ? {}
              : { otherwise: toldJob(effect.otherwise, key) }),
          },
        ];
      default:
        return [effect];
    }
  });
}
