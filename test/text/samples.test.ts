// A dozen cards in each book's own manner, line by line: first the type line, then the text.

import { describe, expect, it } from 'vitest';
import { wholeCard } from '../../src/wording/index.ts';
import { BOOKS, type Book, cardOf, linesOf, VOICES } from './voices.ts';

type Samples = Readonly<Record<string, readonly string[]>>;

const BETA: Samples = {
  'Prodigal Sorcerer': ['Summon Wizard', 'Tap to have Prodigal Sorcerer do 1 damage to target creature or player.'],
  'Llanowar Elves': ['Summon Elf', 'Tap to add {G} to your mana pool. This may be played as an interrupt.'],
  'Mesa Pegasus': ['Summon Pegasus', 'Flying, bands'],
  'Serra Angel': ['Summon Angel', 'Flying', 'Attacking does not cause Serra Angel to tap.'],
  'Wall of Stone': ['Summon Wall'],
  'Giant Spider': ['Summon Spider', 'Giant Spider can block flying creatures.'],
  'Rod of Ruin': ['Mono Artifact', '{3}: Rod of Ruin does 1 damage to target creature or player.'],
  'Howling Mine': ['Continuous Artifact', "During each player's draw phase, that player draws an additional card."],
  Juggernaut: [
    'Artifact Creature',
    'Juggernaut must attack each turn if possible.',
    'Juggernaut cannot be blocked by Walls.',
  ],
  'Holy Strength': ['Enchant Creature', 'Enchanted creature gains +1/+2.'],
  Counterspell: ['Interrupt', 'Counter target spell.'],
  Terror: ['Instant', 'Destroy target non-artifact, non-black creature. It cannot be regenerated.'],
  Conversion: ['Enchantment', 'During your upkeep, pay {W}{W} or sacrifice Conversion.', 'All mountains are plains.'],
  'Sea Serpent': [
    'Summon Serpent',
    'Sea Serpent cannot attack unless the defender has an island in play.',
    'When you have no islands in play, destroy Sea Serpent.',
  ],
  'Hypnotic Specter': [
    'Summon Specter',
    'Flying',
    'Each time Hypnotic Specter does damage to your rival, that player discards a card at random.',
  ],
  'Goblin King': ['Summon Lord', 'All Goblins gain +1/+1 and have mountainwalk.'],
  Earthbind: [
    'Enchant Flying Creature',
    'When Earthbind comes into play, if enchanted creature has flying, Earthbind does 2 damage to that creature. The creature loses flying as long as Earthbind is in play.',
  ],
  'Wall of Spears': ['Artifact Creature', 'First strike', 'Wall of Spears counts as a Wall.'],
};

const FIFTH: Samples = {
  'Prodigal Sorcerer': ['Summon Wizard', '{T}: Prodigal Sorcerer deals 1 damage to target creature or player.'],
  'Llanowar Elves': ['Summon Elf', '{T}: Add {G} to your mana pool. Play this ability as a mana source.'],
  'Wrath of God': ['Sorcery', 'Bury all creatures.'],
  Terror: ['Instant', 'Bury target non-artifact, non-black creature.'],
  Pestilence: [
    'Enchantment',
    'At end of turn, if no creatures are in play, sacrifice Pestilence.',
    '{B}: Pestilence deals 1 damage to each creature and each player.',
  ],
  'Spell Blast': ['Interrupt', 'Counter target spell with casting cost X.'],
  'Armageddon Clock': [
    'Artifact',
    'During your upkeep, put a doom counter on Armageddon Clock.',
    'At the end of your upkeep, Armageddon Clock deals damage equal to the number of doom counters on it to each player.',
    '{4}: Remove a doom counter from Armageddon Clock. Any player may use this ability, but only during any upkeep.',
  ],
  Paralyze: [
    'Enchant Creature',
    'When Paralyze comes into play, tap enchanted creature.',
    "Enchanted creature does not untap during its controller's untap phase.",
    "{4}: Untap enchanted creature. Only enchanted creature's controller may use this ability, and only during his or her upkeep.",
  ],
  'Soul Net': ['Artifact', 'Whenever a creature is put into the graveyard from play, you may pay {1} to gain 1 life.'],
  'Ball Lightning': [
    'Summon Ball Lightning',
    'Trample',
    'Ball Lightning is unaffected by summoning sickness.',
    'At end of turn, sacrifice Ball Lightning.',
  ],
  Disintegrate: [
    'Sorcery',
    'Disintegrate deals X damage to target creature or player. That creature cannot be regenerated this turn. If the creature would be put into the graveyard this turn, remove it from the game instead.',
  ],
  'Circle of Protection: Artifacts': ['Enchantment', '{2}: Prevent all damage to you from one artifact source.'],
  "Mishra's Factory": [
    'Land',
    '{T}: Add one colorless mana to your mana pool. Play this ability as a mana source.',
    "{1}: Mishra's Factory becomes a 2/2 Assembly-Worker artifact creature until end of turn. It is still a land.",
    '{T}: Target Assembly-Worker gets +1/+1 until end of turn.',
  ],
  Twiddle: ['Instant', 'Tap or untap target artifact, creature, or land.'],
};

const PORTAL: Samples = {
  'Monstrous Growth': ['Sorcery', 'Any one creature gets +4⚔/+4🛡 until the end of the turn.'],
  'Stone Rain': ['Sorcery', 'Destroy any one land.'],
  'Time Ebb': ['Sorcery', "Return any one creature to the top of its owner's deck."],
  'Lava Axe': ['Sorcery', 'Lava Axe deals 5 damage to your opponent.'],
  Blaze: ['Sorcery', 'Blaze deals X damage to any one creature or player.'],
  Steadfastness: ['Sorcery', 'All your creatures get +0⚔/+3🛡 until the end of the turn.'],
  'Raise Dead': ['Sorcery', 'Return any one creature card from your discard pile to your hand.'],
  'Fire Imp': [
    'Summon Creature',
    'When Fire Imp comes into play from your hand, it deals 2 damage to any one creature.',
  ],
  'Seasoned Marshal': ['Summon Creature', 'If Seasoned Marshal attacks, you may choose to tap any one creature.'],
  'Hulking Goblin': ['Summon Creature', "Hulking Goblin can't intercept."],
  'Raging Minotaur': ['Summon Creature', 'Raging Minotaur can attack the turn you play it.'],
  'Armored Pegasus': ['Summon Creature', 'Flying'],
  "Assassin's Blade": [
    'Sorcery',
    "Play Assassin's Blade only after you're attacked, before you declare interceptors.",
    "Destroy any one attacking creature that's not black.",
  ],
  'Prodigal Sorcerer': [
    'Summon Creature',
    'You may tap Prodigal Sorcerer. If you do, Prodigal Sorcerer deals 1 damage to any one creature or player.',
  ],
  Web: ['Enchant Creature', 'Enchanted creature gets +0⚔/+2🛡 and can intercept creatures with flying.'],
  Disintegrate: [
    'Sorcery',
    'Disintegrate deals X damage to any one creature or player. If that creature would be put into the discard pile this turn, remove it from the game instead.',
  ],
  'Goblin Digging Team': [
    'Summon Creature',
    'You may tap Goblin Digging Team and destroy it. If you do, destroy any one Wall.',
  ],
  'Wall of Swords': ['Summon Creature', 'Flying', "Wall of Swords can't attack."],
  'Plague Wind': ['Sorcery', "Destroy all creatures that aren't yours."],
};

const TENTH: Samples = {
  Distress: [
    'Sorcery',
    'Target player reveals his or her hand. Choose a nonland card from it. That player discards that card.',
  ],
  Upwelling: ['Enchantment', "Mana pools don't empty at the end of phases or turns."],
  'Prodigal Pyromancer': [
    'Creature — Human Wizard',
    '{T}: Prodigal Pyromancer deals 1 damage to target creature or player.',
  ],
  'Serra Angel': ['Creature — Angel', 'Flying, vigilance'],
  'Aven Fisher': [
    'Creature — Bird Soldier',
    'Flying',
    'When Aven Fisher is put into a graveyard from play, you may draw a card.',
  ],
  'Hidden Horror': [
    'Creature — Horror',
    'When Hidden Horror comes into play, sacrifice it unless you discard a creature card.',
  ],
  'Troll Ascetic': [
    'Creature — Troll Shaman',
    "Troll Ascetic can't be the target of spells or abilities your opponents control.",
    '{1}{G}: Regenerate Troll Ascetic.',
  ],
  'Siege-Gang Commander': [
    'Creature — Goblin',
    'When Siege-Gang Commander comes into play, put three 1/1 red Goblin creature tokens into play.',
    '{1}{R}, Sacrifice a Goblin: Siege-Gang Commander deals 2 damage to target creature or player.',
  ],
  'Holy Strength': ['Enchantment — Aura', 'Enchant creature', 'Enchanted creature gets +1/+2.'],
  'Spirit Link': [
    'Enchantment — Aura',
    'Enchant creature',
    'Whenever enchanted creature deals combat damage, you gain that much life.',
  ],
  'Loxodon Warhammer': [
    'Artifact — Equipment',
    'Equipped creature gets +3/+0 and has trample and lifelink.',
    'Equip {3}',
  ],
  'Adarkar Wastes': [
    'Land',
    '{T}: Add {1} to your mana pool.',
    '{T}: Add {W} or {U} to your mana pool. Adarkar Wastes deals 1 damage to you.',
  ],
  "Feldon's Cane": ['Artifact', "{T}, Remove Feldon's Cane from the game: Shuffle your graveyard into your library."],
  Pestilence: [
    'Enchantment',
    'At end of turn, if no creatures are in play, sacrifice Pestilence.',
    '{B}: Pestilence deals 1 damage to each creature and each player.',
  ],
  Counterspell: ['Instant', 'Counter target spell.'],
  Forest: ['Basic Land — Forest'],
};

const M11: Samples = {
  'Elvish Visionary': ['Creature — Elf Shaman', 'When Elvish Visionary enters the battlefield, draw a card.'],
  'Goblin Chieftain': ['Creature — Goblin', 'Haste', 'Other Goblin creatures you control get +1/+1 and have haste.'],
  'Armored Ascension': [
    'Enchantment — Aura',
    'Enchant creature',
    'Enchanted creature gets +1/+1 for each Plains you control and has flying.',
  ],
  Nightmare: [
    'Creature — Nightmare Horse',
    'Flying',
    "Nightmare's power and toughness are each equal to the number of Swamps you control.",
  ],
  'Darksteel Colossus': [
    'Artifact Creature — Golem',
    'Trample',
    'Darksteel Colossus is indestructible.',
    "If Darksteel Colossus would be put into a graveyard from anywhere, reveal Darksteel Colossus and shuffle it into its owner's library instead.",
  ],
  'Baneslayer Angel': ['Creature — Angel', 'Flying, first strike, lifelink, protection from Demons and from Dragons'],
  'Chandra Nalaar': [
    'Planeswalker — Chandra',
    '+1: Chandra Nalaar deals 1 damage to target player.',
    '−X: Chandra Nalaar deals X damage to target creature.',
    '−8: Chandra Nalaar deals 10 damage to target player and each creature he or she controls.',
  ],
  'Garruk Wildspeaker': [
    'Planeswalker — Garruk',
    '+1: Untap two target lands.',
    '−1: Put a 3/3 green Beast creature token onto the battlefield.',
    '−4: Creatures you control get +3/+3 and gain trample until end of turn.',
  ],
  'Whispersilk Cloak': ['Artifact — Equipment', 'Equipped creature is unblockable and has shroud.', 'Equip {2}'],
  'Acolyte of Xathrid': ['Creature — Human Cleric', '{1}{B}, {T}: Target player loses 1 life.'],
  Levitation: ['Enchantment', 'Creatures you control have flying.'],
  Spellbook: ['Artifact', 'You have no maximum hand size.'],
  'Mirri, Cat Warrior': ['Legendary Creature — Cat Warrior', 'First strike, forestwalk, vigilance'],
  'Healing Salve': [
    'Instant',
    'Choose one — Target player gains 3 life; or prevent the next 3 damage that would be dealt to target creature or player this turn.',
  ],
};

const SAMPLES: Readonly<Record<Book, Samples>> = { beta: BETA, fifth: FIFTH, portal: PORTAL, tenth: TENTH, m11: M11 };

describe.each(BOOKS)('cards in the words of %s', (book) => {
  it.each(Object.entries(SAMPLES[book]))('%s', (name, expected) => {
    expect(linesOf(cardOf(name, book), book)).toEqual(expected);
  });
});

describe('a whole card', () => {
  const whole = (name: string, book: Book): string[] => wholeCard(cardOf(name, book), VOICES[book]).split('\n');

  it('has its name and cost, type line, text and size', () => {
    expect(whole('Frozen Shade', 'fifth')).toEqual([
      'Frozen Shade {2}{B}',
      'Summon Shade',
      '{B}: Frozen Shade gets +1/+1 until end of turn.',
      '0/1',
    ]);
  });

  it('prints offense and defense with their signs in portal', () => {
    expect(whole('Rowan Treefolk', 'portal')).toEqual(['Rowan Treefolk {3}{G}', 'Summon Creature', '3⚔/4🛡']);
  });

  it('prints stars for a size that is counted, and loyalty for a planeswalker', () => {
    expect(whole('Nightmare', 'm11').at(-1)).toBe('*/*');
    expect(whole('Jace Beleren', 'm11').at(-1)).toBe('3');
  });

  it('has neither cost nor text for a basic land', () => {
    expect(whole('Forest', 'm11')).toEqual(['Forest', 'Basic Land — Forest']);
  });
});
