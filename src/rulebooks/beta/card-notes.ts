// Cards that this book plays as they were printed then, and what is different about it: one sentence each, for players.

const RIVAL = 'It is for the rival alone; later for any player.';
const COPY = 'It must be a copy, and is not cast where there is nothing to copy; later it may come as itself.';
const ISLANDS = 'Without an Island it is destroyed, and so could be regenerated; later it is sacrificed.';

const TAPPED = 'Made a creature it works though it is tapped; later it works only while it is untapped.';

export const cardNotes: { readonly [name: string]: string } = {
  Castle: 'Attackers get nothing from it, not even those that attack without being tapped.',
  'Power Sink': 'Whoever can pay with mana from lands must pay; the choice came later.',
  'Sea Serpent': ISLANDS,
  'Pirate Ship': ISLANDS,
  'Island Fish Jasconius': ISLANDS,
  Dandân: ISLANDS,
  Seasinger: ISLANDS,
  'Phantasmal Forces': 'Not paid for, it is destroyed, and so could be regenerated; later it is sacrificed.',
  'Animate Dead': 'When it goes, the creature is put into its graveyard at once; later its controller sacrifices it.',
  Earthbind:
    'It goes on a creature that flies, and takes flying away itself; later on any, and it gains an ability that does.',
  'Animate Artifact': 'It goes on an artifact that is no creature; later on any.',
  'Word of Command': 'Only what its player could play at that moment is played: what is slow, in their own main phase.',
  'Illusionary Mask':
    'The creature is paid for as well, and X only hides how much that was; face down it is 0/1. Later X itself pays for it.',
  Berserk: 'It may be cast as long as the attack of the turn is not over; later only before combat damage.',
  Gloom: 'Of all white enchantments only Circles of Protection cost more to use.',
  'Drain Life':
    'X is paid on top of the casting cost and is no part of it; drained from a player, all of it is gained, whatever that player had.',
  Paralyze: 'Paying to untap is an effect that can be used and answered during upkeep.',
  'Brass Man': 'Paying to untap is an effect that can be used and answered during upkeep.',
  Leviathan: 'Its price for untapping may be paid whenever you like during upkeep, and again.',
  'Magnetic Mountain':
    'Creatures are untapped whenever their player likes during upkeep, and again; later all at once.',
  Fireball: 'It needs at least one target; later it may be cast at none.',
  'Goblin King': 'All Goblins are helped, and the King, a Lord, is no Goblin.',
  'Mana Vault': 'It hurts during upkeep, before the draw, and is untapped by an effect that can be answered.',
  'Battering Ram': 'It can join a band throughout your turn, not only once an attack has begun.',
  'Mind Twist': RIVAL,
  'Mana Short': RIVAL,
  'Drain Power': RIVAL,
  'Glasses of Urza': RIVAL,
  'Disrupting Scepter': RIVAL,
  Clone: COPY,
  'Vesuvan Doppelganger': COPY,
  'Copy Artifact': COPY,
  'Kormus Bell': 'The swamps have no color; later they are black.',
  'Winter Orb': TAPPED,
  'Howling Mine': TAPPED,
  'Dragon Whelp': 'Its fire destroys it, and so it could be regenerated; later it is sacrificed.',
  'Nether Shadow': 'Its return costs what it costs to summon it; later nothing.',
  Sacrifice:
    'The creature is given up when it takes effect, so that nothing is lost if it is countered; later it is a cost.',
  Manabarbs: 'It hurts for whatever a land is tapped, not only for mana.',
  'Volcanic Eruption': 'It does X damage, even where a mountain stays; later as much as mountains were lost.',
  'Reverse Damage': 'It turns back what one source has done already; later what one source is going to do.',
  'Evil Eye of Orms-by-Gore': 'Its kind is "Evil Eye": other Eyes must stay at home as well.',
  "Siren's Call": 'What came into play this turn is not even called to attack; later it is only spared.',
};
