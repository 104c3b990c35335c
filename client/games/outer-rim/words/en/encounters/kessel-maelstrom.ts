/** Stories of Kessel and the Maelstrom; lines a player may take stand after their card. */
export const kesselMaelstrom = {
  "encounter.kessel-maelstrom-01.kessel":
    "A lift full of ore hangs by one cable. Someone must hold it.",
  "encounter.kessel-maelstrom-01.maelstrom":
    "A wreck turns in the current, its hold open. The storm lets you near, not out.",
  "encounter.kessel-maelstrom-02.kessel":
    "A guard dozes before a row of cages. The keys are on the wrong side of him.",
  "encounter.kessel-maelstrom-02.free": "Open the cages",
  "encounter.kessel-maelstrom-02.look-away": "Take the purse and go",
  "encounter.kessel-maelstrom-02.maelstrom":
    "A probe broadcasts a price list of parts. It does not want to be caught.",
  "encounter.kessel-maelstrom-03.kessel":
    "The foreman pays for an empty hold to be full, and for a full one to stay silent.",
  "encounter.kessel-maelstrom-03.maelstrom":
    "The nav computer insists that the hole in the storm is a mistake. You disagree.",
  "encounter.kessel-maelstrom-04.kessel": "One vat of spice is not on any list.",
  "encounter.kessel-maelstrom-04.maelstrom":
    "Between two lightning fronts you see a straight line. You write it down.",
  "encounter.kessel-maelstrom-05.kessel":
    "The administrator collects friends the way others collect debts.",
  "encounter.kessel-maelstrom-05.maelstrom": "A pirate waits where the storm spits ships out.",
  "encounter.kessel-maelstrom-06.kessel":
    "The mine pays in vouchers, and the vouchers buy only the mine’s soup. Somebody has mistaken one for money.",
  "encounter.kessel-maelstrom-06.maelstrom":
    "An iceberg of carbon the size of a town turns over in its sleep.",
  "encounter.kessel-maelstrom-07.kessel":
    "The night shift wants its petition carried upstairs. The last one who did is on the day shift now, and the night shift.",
  "encounter.kessel-maelstrom-07.carry": "Carry it",
  "encounter.kessel-maelstrom-07.sell": "Sell the signatures",
  "encounter.kessel-maelstrom-07.maelstrom":
    "A beacon calls your ship by the name it had before you.",
  "encounter.kessel-maelstrom-08.kessel":
    "Cave-in. The only way out leads through the payroll office.",
  "encounter.kessel-maelstrom-08.maelstrom":
    "Something very large opens an eye. Then, to be fair, it opens the others.",
  "encounter.kessel-maelstrom-09.kessel":
    "An overseer shows you which scale in the weigh-house is wrong, and in whose favour.",
  "encounter.kessel-maelstrom-09.maelstrom":
    "A pocket of clean gas, enough for a month. Everything around it throws sparks.",
  "encounter.kessel-maelstrom-10.kessel":
    "The refinery droids have formed a committee. Management offers a fee to whoever dissolves it.",
  "encounter.kessel-maelstrom-10.talk": "Address the committee",
  "encounter.kessel-maelstrom-10.smash": "Dissolve it by hand",
  "encounter.kessel-maelstrom-10.maelstrom":
    "A claim jumper has fenced off the one calm place in the storm and shoots at trespassers, neatly.",
  "encounter.kessel-maelstrom-11.kessel":
    "The assay office tests spice on volunteers. The chair has straps, for comfort.",
  "encounter.kessel-maelstrom-11.taste": "Volunteer",
  "encounter.kessel-maelstrom-11.maelstrom":
    "The storm plays your last transmission back to you, with corrections.",
  "encounter.kessel-maelstrom-12.kessel":
    "A prisoner trades a map of the galaxy for a hot meal. He draws it from memory, with faces.",
  "encounter.kessel-maelstrom-12.feed": "Buy him dinner",
  "encounter.kessel-maelstrom-12.trick": "Sell the kitchen keys instead",
  "encounter.kessel-maelstrom-12.maelstrom":
    "Compass, engine and courage fail in that order. You restart them in another.",
  "encounter.kessel-maelstrom-13.kessel":
    "The guards hold a lottery for who wrestles the winner. You have won.",
  "encounter.kessel-maelstrom-13.maelstrom":
    "A lifepod drifts by. Somebody is knocking from the inside, not very patiently.",
  "encounter.kessel-maelstrom-13.open": "Open it",
  "encounter.kessel-maelstrom-13.tow": "Tow it in for the salvage",
  "encounter.kessel-maelstrom-14.kessel":
    "Half the planet is forest. A duke who owns it pays well not to be shown the other half.",
  "encounter.kessel-maelstrom-14.maelstrom":
    "A spar of frozen carbon comes in through the galley and wishes to leave through the engine.",
  "encounter.kessel-maelstrom-15.kessel":
    "The ore train leaves in one minute. Its brakes left yesterday.",
  "encounter.kessel-maelstrom-15.maelstrom":
    "A survey ship, all lights on, nobody aboard, the tea still warm.",
  "encounter.kessel-maelstrom-15.board": "Look for whoever drank it",
  "encounter.kessel-maelstrom-15.strip": "Take the lamps",
  "encounter.kessel-maelstrom-16.kessel":
    "Somebody knocks in code behind a fresh wall. Somebody on this side knocks back: “Wrong wall.”",
  "encounter.kessel-maelstrom-16.maelstrom":
    "You meet yourself coming the other way. It seems best not to wave.",
  "encounter.kessel-maelstrom-17.kessel":
    "The mine doctor has no licence, clean hands and a queue.",
  "encounter.kessel-maelstrom-17.pay": "Jump the queue",
  "encounter.kessel-maelstrom-17.assist": "Hold the lamp",
  "encounter.kessel-maelstrom-17.maelstrom":
    "Lightning welds a stranger’s plate onto your hull. It fits.",
  "encounter.kessel-maelstrom-18.kessel":
    "The Pykes count your crates twice and your fingers once.",
  "encounter.kessel-maelstrom-18.maelstrom":
    "Smugglers pay for a new route. The old one swallowed the old smugglers.",
  "encounter.kessel-maelstrom-19.kessel":
    "A purse has fallen into the rock crusher. The crusher stops for nobody, but it is slow.",
  "encounter.kessel-maelstrom-19.reach": "Reach in",
  "encounter.kessel-maelstrom-19.maelstrom":
    "A patrol has followed somebody in and lost its nerve. It asks you, formally, for the way out.",
  "encounter.kessel-maelstrom-19.guide": "Lead it out",
  "encounter.kessel-maelstrom-19.leave": "Lighten it first",
  "encounter.kessel-maelstrom-20.kessel":
    "Uprising on the third level. The lift stops for both sides and asks: up or down?",
  "encounter.kessel-maelstrom-20.up": "Up, with the picks",
  "encounter.kessel-maelstrom-20.down": "Down, with the pay",
  "encounter.kessel-maelstrom-20.maelstrom":
    "A pilot’s grave, with coordinates for an epitaph. They are quite near.",
} as const;
