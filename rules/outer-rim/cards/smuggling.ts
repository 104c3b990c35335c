/** Databank #1: what happens when the die for an ILLEGAL delivery does not show a hit. One line per face. */
import { told } from "./endings.ts";
import type { Effects } from "./effects.ts";
import type { Faction, Skill } from "../names.ts";
import type { SmugglingCard } from "./types.ts";

function orKeep(faction: Faction): Effects {
  return [
    {
      do: "choose",
      options: [
        {
          label: "smuggling.deliver-and-lose",
          effects: [{ do: "lose-reputation", faction }, { do: "deliver" }],
        },
        { label: "smuggling.keep", effects: [{ do: "keep-cargo" }] },
      ],
    },
  ];
}

function orCheaper(faction: Faction): Effects {
  return [
    {
      do: "choose",
      options: [
        {
          label: "smuggling.deliver-and-lose",
          effects: [{ do: "lose-reputation", faction }, { do: "deliver" }],
        },
        { label: "smuggling.deliver-cheaper", effects: [{ do: "deliver", less: 6000 }] },
      ],
    },
  ];
}

function testOr(skill: Skill, faction: Faction | "planet"): Effects {
  return [
    {
      do: "test",
      skill,
      pass: [{ do: "deliver" }],
      fail: [{ do: "keep-cargo" }, { do: "lose-reputation", faction }],
    },
  ];
}

const printed: readonly SmugglingCard[] = [
  {
    title: "Unwanted Attention",
    origin: "fact",
    crit: orKeep("hutt"),
    focus: orKeep("rebel"),
    blank: orKeep("syndicate"),
  },
  {
    title: "Special Interest Groups",
    origin: "fact",
    crit: orCheaper("syndicate"),
    focus: orCheaper("hutt"),
    blank: orCheaper("rebel"),
  },
  {
    title: "Local Security",
    origin: "fact",
    crit: [
      {
        do: "choose",
        options: [
          {
            label: "smuggling.fight",
            effects: [
              {
                do: "fight",
                combat: "ground",
                strength: 3,
                win: [{ do: "deliver" }],
                lose: [{ do: "keep-cargo" }],
              },
            ],
          },
          { label: "smuggling.discard", effects: [{ do: "discard-cargo" }] },
        ],
      },
    ],
    focus: testOr("stealth", "planet"),
    blank: testOr("piloting", "planet"),
  },
  {
    title: "Imperial Presence",
    origin: "fact",
    crit: [
      {
        do: "fight",
        combat: "ship",
        strength: 3,
        win: [{ do: "deliver" }],
        lose: [{ do: "keep-cargo" }],
      },
    ],
    focus: testOr("influence", "imperial"),
    blank: [
      {
        do: "if",
        when: { is: "reputation", faction: "imperial", at: ["positive"] },
        effects: [{ do: "deliver" }],
        otherwise: testOr("stealth", "imperial"),
      },
    ],
  },
];

/** [OR-ENC-06] Each face of each card ends in words of its own. */
export const smugglingCards: readonly SmugglingCard[] = printed.map((card, version) => {
  const key = `databank.1${"abcd".charAt(version)}`;
  return {
    ...card,
    crit: told(card.crit, `${key}.crit`),
    focus: told(card.focus, `${key}.focus`),
    blank: told(card.blank, `${key}.blank`),
  };
});
