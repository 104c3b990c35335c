/**
 * Recovery words: eight bits each. One list for every language, because what was written down in one must open in
 * another; short English nouns that many languages share or children learn first. The first four letters tell each
 * from all others, so a word is known by its beginning. The order is part of nothing: only the words are hashed.
 */
export const wordList: readonly string[] = `
  acorn actor agent alarm album alley alpha amber anchor angel animal apple apron arena arrow
  atlas attic autumn avenue badge bagel baker balcony bamboo banana banjo barrel basket beacon
  beard bench berry bicycle bishop blanket border bottle bouquet bracelet branch bread bridge
  broom bucket buffalo button cabin cactus camel candle canvas captain carbon carpet castle
  cathedral caviar cello chapel cherry chimney chorus cinema circus clarinet cloud clover cobra
  cocoa coffee comet compass concert copper coral corner cotton coyote cradle crater crown crystal
  cuckoo curtain dahlia dance delta desert diamond diesel dinner doctor dolphin domino donkey
  dragon drum eagle echo elbow elephant emerald engine evening fabric falcon feather fence ferry
  festival fiddle filter finger flamingo flute forest fossil fountain fox galaxy garden garlic
  gazelle ginger giraffe glacier globe goblet gondola gorilla granite guitar hammer harbor harvest
  hazel helmet heron honey horizon hotel hunter iceberg indigo insect island ivory jacket jaguar
  jasmine jelly jewel jigsaw jungle kayak kettle kitchen kiwi ladder lagoon lantern laurel lemon
  leopard letter library lily lion lizard lobster locket lotus magnet mango maple marble market
  meadow melody mermaid meteor mirror monkey mosaic mountain muffin museum napkin nectar needle
  nickel novel oasis ocean octopus olive onion opera orange orchid otter oyster paddle palace
  panda paper parrot pearl pelican pencil pepper piano pigeon pilot pirate planet pocket pony
  potato prairie prism puzzle pyramid quartz rabbit radio raven ribbon river robot rocket rose
  saddle safari salmon sandal saturn shadow silver sphere spider squirrel statue summer table
  temple tiger trumpet tulip tunnel umbrella valley violin walnut window zebra
`
  .trim()
  .split(/\s+/);
