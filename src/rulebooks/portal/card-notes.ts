// Cards that this book plays as they were printed then, and what is different about it: one sentence each, for players.

const FROM_HAND = 'It does so only when it comes into play from your hand, not from a discard pile or a deck.';
const WHEN_ATTACKED = 'A sorcery here, for the one moment after you are attacked; later an instant.';

const all = (names: readonly string[], says: string): { readonly [name: string]: string } =>
  Object.fromEntries(names.map((name) => [name, says]));

export const cardNotes: { readonly [name: string]: string } = {
  ...all(
    [
      'Spiritual Guardian',
      'Venerable Monk',
      'Ingenious Thief',
      "Man-o'-War",
      'Owl Familiar',
      'Dread Reaper',
      'Ebon Dragon',
      'Gravedigger',
      'Mercenary Knight',
      'Serpent Assassin',
      'Serpent Warrior',
      'Fire Dragon',
      'Fire Imp',
      'Pillaging Horde',
      'Thundermare',
      'Plant Elemental',
      'Primeval Force',
      'Thundering Wurm',
      'Wood Elves',
    ],
    FROM_HAND,
  ),
  ...all(
    [
      'Blessed Reversal',
      'Defiant Stand',
      'Harsh Justice',
      'Command of Unsummoning',
      "Assassin's Blade",
      'Scorching Winds',
      'Deep Wood',
      'Treetop Defense',
    ],
    WHEN_ATTACKED,
  ),
  'Mystic Denial': 'A sorcery here, for the one moment at which the opponent plays something; later an instant.',
  'Lava Axe': 'It is thrown at your opponent; later any player may be chosen.',
  Disintegrate: 'Nothing is said of regeneration, which this book does not know.',
};
