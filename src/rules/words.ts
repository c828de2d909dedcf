// Words of questions and rules made comparable: small words left out, endings cut off, and words that mean the same in
// different years brought together.

/** Words that say nothing about what is asked. */
const SMALL = new Set(
  `a an the of to in on at by for from with without and or but not no is are was were be been being am do does did done
  can may must will would could should might has have had having it its it's he she his her they them their this that
  these those there then than as if so when while what which who whom whose why how where my mine your you yours i we our
  us me one ones any some each every all both either during into onto out up down off over under again also only just
  very more most other another such same own get gets got go goes going use uses used using happen happens let lets
  player players card cards rule rules game book allowed possible still already`.split(/\s+/),
);

/**
 * Words for one idea, the oldest and the newest beside each other: whoever asks with the word of one year finds the rules
 * of another. The first stands for all of them.
 */
const IDEAS: readonly (readonly string[])[] = [
  ['block', 'blocker', 'blockers', 'intercept', 'interceptor', 'interceptors', 'interception', 'defending creature'],
  ['graveyard', 'discard pile', 'grave'],
  ['library', 'deck', 'draw pile'],
  ['inplay', 'in play', 'on the battlefield', 'battlefield', 'in territory'],
  ['exile', 'exiled', 'out of the game', 'removed from the game', 'remove from the game'],
  ['power', 'offense'],
  ['toughness', 'defense'],
  ['cast', 'announce', 'announced', 'play a spell'],
  ['respond', 'response', 'responses', 'answer', 'in response', 'fast effect', 'fast effects'],
  ['stack', 'batch', 'spell chain'],
  ['tap', 'tapped', 'turned sideways'],
  ['destroy', 'destroyed', 'die', 'dies', 'dead', 'killed', 'kill', 'lethal'],
  ['wingame', 'win the game', 'wins the game', 'won the game', 'wins the duel', 'win'],
  [
    'losegame',
    'lose the game',
    'loses the game',
    'lost the game',
    'lose the duel',
    'loses the duel',
    'loses at once',
    'has lost',
    'is defeated',
  ],
  ['manaburn', 'mana burn', 'burn', 'burns', 'mana lost unused', 'unspent mana', 'unused mana'],
  ['mulligan', 'redraw', 'new hand'],
  ['creature', 'monster', 'summon'],
  ['sick', 'sickness', 'summoning sickness', 'summoning sick', 'begun a turn', 'began the turn'],
  ['fly', 'flying', 'flier', 'flyer'],
  ['damage', 'damaged', 'hurt', 'wound'],
  ['stop', 'stops', 'turned off', 'switched off'],
  ['heal', 'healed', 'wears off', 'erased'],
  ['counterspell', 'counter a spell', 'counter the spell', 'counters the spell', 'countered'],
];

/** "blocking", "blocked", "blocks" are one word: endings are cut off where enough is left. */
function stem(word: string): string {
  const cut = word
    .replace(/['’]s$/, '')
    .replace(/(ies)$/, 'y')
    .replace(/(?<=.{3})(ing|ed|es|s|er|ers|tion|tions)$/, '');
  // "tapp", "blockk": a letter doubled by the ending.
  return cut.replace(/([b-df-hj-np-tv-z])\1$/, '$1');
}

const MEANS = new Map(IDEAS.flatMap(([first, ...others]) => others.map((word) => [word, first as string] as const)));
/** Single words are compared by their stems, so that every form of them is found. */
const ROOTS = new Map(
  [...MEANS].filter(([word]) => !word.includes(' ')).map(([word, first]) => [stem(word), stem(first)]),
);
/** The longest first, so that "summoning sickness" is not read as something summoned. */
const PHRASES = [...MEANS].filter(([word]) => word.includes(' ')).sort(([a], [b]) => b.length - a.length);

/** The words of a text that matter, each in the form that stands for all of its kind. */
export function wordsOf(text: string): string[] {
  let plain = text.toLowerCase();
  for (const [phrase, meaning] of PHRASES) plain = plain.replaceAll(phrase, meaning);
  return (plain.match(/[a-zà-ÿ]+(?:['’][a-z]+)?|\d+/g) ?? [])
    .filter((word) => !SMALL.has(word))
    .map((word) => ROOTS.get(stem(word)) ?? stem(word));
}
