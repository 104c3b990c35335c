/** The lines on the cards of printed opponents. */
export const aiLines = {
  "ai-line.recover-if-defeated": "if it is knocked out, it recovers",
  "ai-line.recover": "if it has damage, it recovers everything",
  "ai-line.recover-per-damage":
    "if it has damage, it recovers everything and gains {perDamage} credits for each",
  "ai-line.recover-character": "its character recovers {amount} damage",
  "ai-line.move-to-goal": "it flies toward its nearest goal",
  "ai-line.move-to-goal-fearless":
    "it flies toward its nearest goal; with a ship of {fearless} credits or more no patrol stops it",
  "ai-line.move-to-goal-imperial": "it flies toward its nearest goal, Imperial planets included",
  "ai-line.move-to-target": "it flies toward a target of its bounties",
  "ai-line.move-to-player": "it flies to the nearest player within reach",
  "ai-line.move-to-player-standing":
    "it flies to the nearest player within reach who is still standing",
  "ai-line.move-to-most-hated": "it goes straight to the player with the most bad reputations",
  "ai-line.others-lose-reputation": "every other player loses one reputation of their choice",
  "ai-line.gain": "it gains {amount} credits",
  "ai-line.gain-per": "it gains {amount} credits {per}",
  "ai-line.buy": "it buys the first card it can from {decks}",
  "ai-line.buy-anywhere":
    "it buys the first card it can from {decks}, bounties even away from a planet",
  "ai-line.buy-away":
    "it buys the first card it can from {decks}; the patrol on the next card moves away from it",
  "ai-line.or-sell":
    "{buying}; if it buys nothing on a planet, it clears away a cargo for 4,000 credits",
  "ai-line.buy-unless-full":
    "it buys from {otherwise}, or from {instead} if it has no room left for {thing}",
  "ai-line.buy-unless-full-anywhere":
    "it buys from {otherwise}, even away from a planet, or from {instead} if it has no room left for {thing}",
  "ai-line.buy-luxury":
    "it buys a luxury and gains 1 fame; if it cannot, it gains 2,000 credits for each of its crew",
  "ai-line.deliver": "it delivers its cargo",
  "ai-line.deliver-hurt-ship":
    "it delivers its cargo; each illegal one costs its ship {damage} damage",
  "ai-line.deliver-hurt-character":
    "it delivers its cargo; each illegal one costs its character {damage} damage",
  "ai-line.deliver-lose-planet":
    "it delivers its cargo; each illegal one costs reputation with the faction of the planet",
  "ai-line.reveal-lowest": "it turns up the face-down contact of the lowest class here",
  "ai-line.reveal-matching": "it turns up a face-down contact of a class its bounties name",
  "ai-line.jump":
    "it slips {spaces} {spaces|space|spaces} further toward its goal, past any patrol; its ship suffers 1 damage",
  "ai-line.rob":
    "the dearest cargo, gear or mod of a player here is discarded, and it gains the cost",
  "ai-line.gamble":
    "it rolls a die: critical hit 1 fame, hit 3,000 credits, focus reputation with the faction of the planet",
  "ai-line.drop-hopeless-bounty":
    "if it has no room for a bounty, it gives up the highest one whose target nobody has seen",
  "ai-line.find-bounty": "it looks through the bounties for one whose target is known and takes it",
  "ai-line.sell-fame": "with less than 20,000 credits, it gives up 1 fame for 10,000 credits",
  "ai-line.punish":
    "every player here suffers 2 damage for each of their bad reputations; it gains 1 fame for each one who falls",
  "ai-line.take-droid": "it takes the nearest face-up droid contact aboard",
  "ai-line.fight-hostile": "if a hostile patrol is here, it fights it",
  "ai-line.fight-weak-patrol": "it fights a patrol here no stronger than its ship",
  "ai-line.fight-weak-patrol-within":
    "it fights a patrol within {within} {within|space|spaces} no stronger than its ship",
  "ai-line.complete-job": "it completes a job here",
  "ai-line.spend": "it spends {amount} credits for {fame} fame",
  "ai-line.planet-reputation": "it gains reputation with the faction of the planet",
  "ai-line.nearest-patrol-reputation": "it gains reputation with the faction of the nearest patrol",
  "ai-line.gain-and-lose": "it gains {amount} credits and loses reputation {with}",
  "ai-line.gain-and-lose-per-crew":
    "it gains {amount} credits, {perCrew} more for each of its crew, and loses reputation {with}",
  "ai-line.hire-lowest": "it takes the contact of the lowest class here aboard",
  "ai-line.hire-highest": "it takes the contact of the highest class here aboard",
  "ai-line.hire-needs-berth": "{hiring}, if a berth is free",
  "ai-line.hire-faceup": "it takes a face-up contact here aboard",
  "ai-line.imperial-luck": "on an Imperial planet it rolls a die: a hit gives 1 fame",
  "ai-line.hunt": "it hunts a target of its bounties here",
  "ai-line.hunt-within": "it hunts a target of its bounties within {within} {within|space|spaces}",
  "ai-line.brawl": "it rolls its ground dice: 2,000 credits and 1 damage for each hit",
  "ai-line.fight-player": "it fights a player here who is still standing; winning gives 1 fame",
  "ai-line.clear-away":
    "the cards on show are cleared away ({decks}), and this card is shuffled back in",
  "ai-line.first": "the first line with an effect",
  "ai-line.first-two": "the first line with an effect; with a droid in the crew, the first two",
  "ai-line.every": "every line, from top to bottom",
  "ai-card.hunter": "Hunter {number}",
  "ai-card.trader": "Trader {number}",
} as const;
