// Cards that this book plays as they were printed then, and what is different about it: one sentence each, for players.

const STORING =
  'The counter is for leaving it tapped in the untap phase; later for being tapped in the upkeep, whatever keeps it so.';
const ISLANDS = 'Without an Island it is buried; in 1993 it was destroyed, and later it is sacrificed.';

const TAPPED = 'Made a creature it works though it is tapped; later it works only while it is untapped.';

export const cardNotes: { readonly [name: string]: string } = {
  'Power Sink': 'Whoever can pay with mana from lands must pay; the choice came later.',
  'Sea Serpent': ISLANDS,
  'Pirate Ship': ISLANDS,
  'Island Fish Jasconius': ISLANDS,
  Dandân: ISLANDS,
  Seasinger: ISLANDS,
  Twiddle: 'Tapping or untapping is chosen when it is cast, so that the answer to it can reckon with that.',
  'Phantasmal Forces': 'Not paid for, it is destroyed, and so could be regenerated; later it is sacrificed.',
  'Animate Dead': 'When it goes, the creature is buried; later its controller sacrifices it.',
  Earthbind: 'It takes flying away itself; later it gains an ability that does.',
  'Illusionary Mask':
    'The creature is paid for as well, and X only hides how much that was; face down it is 0/1. Later X itself pays for it.',
  'Drain Life': 'X is paid on top of the casting cost and is no part of it.',
  Paralyze: 'Paying to untap is an ability that can be used and answered during upkeep.',
  'Brass Man': 'Paying to untap is an ability that can be used and answered during upkeep.',
  Leviathan: 'Its price for untapping may be paid whenever you like during upkeep, and again.',
  'Magnetic Mountain':
    'Creatures are untapped whenever their player likes during upkeep, and again; later all at once.',
  Fireball: 'It needs at least one target; later it may be cast at none.',
  'Goblin King': 'All Goblins are helped, and the King, a Lord, is no Goblin.',
  'Mana Vault': 'It hurts at the end of upkeep, before the draw, and is untapped by an ability that can be answered.',
  'Armageddon Clock': 'It strikes at the end of upkeep, before the draw.',
  'Battering Ram': 'It can join a band throughout your turn, not only once combat has begun.',
  'Kormus Bell': 'The swamps have no color; later they are black.',
  'Winter Orb': TAPPED,
  'Howling Mine': TAPPED,
  'Dragon Whelp': 'Its fire destroys it, and so it could be regenerated; later it is sacrificed.',
  'Reverse Damage':
    'It turns back what one source has dealt already, or is dealing; later what one source is going to deal.',
  'Instill Energy': 'There is no summoning sickness at all; before and after, the creature only attacks at once.',
  'Elkin Bottle': 'A card that was not played is buried; later it stays out of the game.',
  'Bottomless Vault': STORING,
  'Dwarven Hold': STORING,
  'Hollow Trees': STORING,
  'Icatian Store': STORING,
  'Sand Silos': STORING,
  'Evil Eye of Orms-by-Gore': 'Its kind is "Evil Eye": other Eyes must stay at home as well.',
  "Feldon's Cane": 'It is sacrificed, so that it is shuffled into the library with the rest of the graveyard.',
  "Siren's Call": 'What came into play this turn is not even called to attack; later it is only spared.',
};
