// Black and green cards about prices, uses, hands and what fights them, each doing what it says and nothing else.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const lands = (number: number, land: string): string[] => Array.from({ length: number }, () => land);

test('Gloom: white spells cost three more, in every book, and others do not', () => {
  for (const book of ['beta', 'fifth', 'tenth', 'm11'] as const)
    for (const [number, may] of [
      [3, false],
      [4, true],
    ] as const) {
      const { ann } = given(book, {
        ann: { hand: ['Savannah Lions', 'Lightning Bolt'], inPlay: [...lands(number - 1, 'Plains'), 'Mountain'] },
        ben: { inPlay: ['Gloom'] },
      });
      expect(ann.mayCast('Lightning Bolt')).toBe(true);
      expect(ann.mayCast('Savannah Lions')).toBe(may);
    }
});

test('Gloom: a Circle costs four under it', () => {
  for (const [number, may] of [
    [3, false],
    [4, true],
  ] as const) {
    const { ann, ben } = given('tenth', {
      ann: { inPlay: ['Mountain', 'Prodigal Sorcerer', 'Orcish Artillery'] },
      ben: { inPlay: ['Gloom', 'Circle of Protection: Red', ...lands(number, 'Plains')] },
    });
    ann.passes();
    expect(ben.mayActivate('Circle of Protection: Red')).toBe(may);
  }
});

test('Derelor: its controller pays a black mana more for black spells', () => {
  const { ann } = given('fifth', {
    ann: {
      hand: ['Dark Ritual', 'Grizzly Bears', 'Drudge Skeletons'],
      inPlay: ['Derelor', 'Swamp', 'Forest', 'Forest'],
    },
    ben: {},
  });
  expect(ann.mayCast('Grizzly Bears')).toBe(true);
  expect(ann.mayCast('Dark Ritual')).toBe(false);
  expect(ann.mayCast('Drudge Skeletons')).toBe(false);
  const rich = given('fifth', { ann: { hand: ['Dark Ritual'], inPlay: ['Derelor', 'Swamp', 'Swamp'] }, ben: {} });
  rich.ann.casts('Dark Ritual');
  play.allPass();
  then(rich.ann).hasMana('BBB');
  const other = given('fifth', { ann: { hand: ['Dark Ritual'], inPlay: ['Swamp'] }, ben: { inPlay: ['Derelor'] } });
  expect(other.ann.mayCast('Dark Ritual')).toBe(true);
});

test('Avatar of Might: six less where an opponent has four creatures more', () => {
  for (const [number, may] of [
    [3, false],
    [4, true],
  ] as const) {
    const { ann } = given('tenth', {
      ann: { hand: ['Avatar of Might'], inPlay: ['Forest', 'Forest'] },
      ben: { inPlay: lands(number, 'Grizzly Bears') },
    });
    expect(ann.mayCast('Avatar of Might')).toBe(may);
  }
});

test('Vampire Bats: twice a turn, not three times', () => {
  for (const book of ['beta', 'fifth', 'tenth', 'm11'] as const) {
    const { ann } = given(book, { ann: { inPlay: ['Vampire Bats', ...lands(3, 'Swamp')] }, ben: {} });
    ann.activates('Vampire Bats');
    play.allPass();
    ann.activates('Vampire Bats');
    play.allPass();
    then('Vampire Bats').is(2, 1);
    expect(ann.mayActivate('Vampire Bats')).toBe(false);
  }
});

test('Initiates of the Ebon Hand: the fourth mana is the last', () => {
  for (const [number, zone] of [
    [3, 'play'],
    [4, 'graveyard'],
  ] as const) {
    const { ann } = given('tenth', {
      ann: { inPlay: ['Initiates of the Ebon Hand', ...lands(4, 'Forest')] },
      ben: {},
    });
    for (let i = 0; i < number; i += 1) ann.taps('Initiates of the Ebon Hand');
    then(ann).hasMana('B'); // the mana that is there pays for the next
    play.until('main', 'ben');
    then('Initiates of the Ebon Hand').isIn(zone);
  }
});

test('Sacrifice: black mana as much as the creature cost', () => {
  for (const book of ['beta', 'm11'] as const) {
    const { ann } = given(book, { ann: { hand: ['Sacrifice'], inPlay: ['Swamp', 'Craw Wurm'] }, ben: {} });
    ann.casts('Sacrifice');
    if (play.game.state.chain.length > 0) play.allPass();
    then(ann).hasMana('BBBBBB');
    then('Craw Wurm').isIn('graveyard');
  }
});

test('Living Artifact: counts the damage, and gives it back one by one', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: [{ card: 'Obsianus Golem', with: ['Living Artifact'] }] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  });
  ann.passes();
  ben.casts('Lightning Bolt', { target: ann });
  play.allPass();
  play.allPass();
  then('Living Artifact').hasCounters('vitality', 3);
  play.until('upkeep', 'ann');
  while (play.question?.ask === 'act') play.pass();
  ann.chooses('yes');
  then('Living Artifact').hasCounters('vitality', 2);
  then(ann).hasLife(18);
});

test('Natural Selection: three cards in another order, and perhaps a shuffle', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Natural Selection'], inPlay: ['Forest'] },
    ben: { library: ['Swamp', 'Island', 'Mountain', 'Plains'] },
  });
  ann.casts('Natural Selection', { target: 'ben' });
  play.allPass();
  ann.chooses('Mountain', 'Swamp', 'Island');
  ann.chooses('no');
  const { library } = play.game.inside.player(1);
  expect(library.map((id) => play.game.inside.kind(id).definition.name).reverse()).toHaveLength(4);
});

test('Cosmic Horror: six mana, or it is destroyed and hurts; regeneration is no destruction', () => {
  const { ann } = given('tenth', { ann: { inPlay: ['Cosmic Horror'] }, ben: {} }, { active: 'ben' });
  play.until('draw', 'ann');
  then('Cosmic Horror').isIn('graveyard');
  then(ann).hasLife(13);
  const saved = given(
    'tenth',
    { ann: { inPlay: [{ card: 'Cosmic Horror', with: ['Regeneration'] }, 'Forest'] }, ben: {} },
    { active: 'ben' },
  );
  play.until('upkeep', 'ann');
  saved.ann.activates('Regeneration');
  play.until('draw', 'ann');
  then('Cosmic Horror').isIn('play');
  then(saved.ann).hasLife(20);
});

test('Rag Man: a creature card at random, in your own turn only', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Rag Man', ...lands(3, 'Swamp')] },
    ben: { hand: ['Forest', 'Craw Wurm', 'Giant Growth'], inPlay: ['Rag Man', ...lands(3, 'Swamp')] },
  });
  expect(ben.mayActivate('ben:Rag Man')).toBe(false);
  ann.activates('Rag Man');
  play.allPass();
  then('Craw Wurm').isIn('graveyard');
  then(ben).hasCardsInHand(2);
});

test('Winter Blast: taps all, hurts what flies', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Winter Blast'], inPlay: lands(3, 'Forest') },
    ben: { inPlay: ['Serra Angel', 'Hill Giant', 'Grizzly Bears'] },
  });
  ann.casts('Winter Blast', { x: 2, targets: ['Serra Angel', 'Hill Giant'] });
  play.allPass();
  then('Serra Angel').isTapped().hasDamage(2);
  then('Hill Giant').isTapped().hasDamage(0);
  then('Grizzly Bears').isUntapped();
});

test('Elvish Berserker and Johtull Wurm: counted by those who block', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Elvish Berserker', 'Johtull Wurm'] },
    ben: { inPlay: ['Grizzly Bears', 'Hill Giant', 'Gray Ogre', 'Scathe Zombies', 'Wall of Wood'] },
  });
  ann.attacks('Elvish Berserker', 'Johtull Wurm');
  ben.blocks('Elvish Berserker', 'Grizzly Bears', 'Hill Giant');
  ben.blocks('Johtull Wurm', 'Gray Ogre', 'Scathe Zombies', 'Wall of Wood');
  while (play.question?.ask === 'order') ann.chooses(0, 1);
  play.allPass();
  then('Elvish Berserker').is(3, 3);
  then('Johtull Wurm').is(2, 4);
});

test('Greater Werewolf: those who fought it lose two toughness at the end of combat', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Greater Werewolf', 'Grizzly Bears'] },
    ben: { inPlay: ['Wall of Ice', 'Wall of Wood'] },
  });
  ann.attacks('Greater Werewolf', 'Grizzly Bears');
  ben.blocks('Greater Werewolf', 'Wall of Ice');
  ben.blocks('Grizzly Bears', 'Wall of Wood');
  play.until('second main');
  then('Wall of Ice').is(0, 5).hasCounters('-0/-2', 1);
  then('Wall of Wood').is(0, 3);
});

test('Knight of Dusk: only what blocks it', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Knight of Dusk', 'Grizzly Bears', 'Swamp', 'Swamp'] },
    ben: { inPlay: ['Craw Wurm', 'Hill Giant'] },
  });
  expect(ann.mayActivate('Knight of Dusk')).toBe(false);
  ann.attacks('Knight of Dusk', 'Grizzly Bears');
  ben.blocks('Knight of Dusk', 'Craw Wurm');
  ben.blocks('Grizzly Bears', 'Hill Giant');
  ann.activates('Knight of Dusk', { target: 'Craw Wurm' });
  play.allPass();
  then('Craw Wurm').isIn('graveyard');
});

test('Rabid Wombat: two bigger for each Aura on it, not for others', () => {
  given('fifth', {
    ann: {
      inPlay: [
        { card: 'Rabid Wombat', with: ['Holy Strength', 'Fear'] },
        { card: 'Grizzly Bears', with: ['Holy Strength'] },
      ],
    },
    ben: {},
  });
  then('Rabid Wombat').is(5, 7);
});

test.each([
  ['Mind Ravel', 'Swamp', 3],
  ['Touch of Death', 'Swamp', 3],
  ['Krovikan Fetish', 'Swamp', 3],
] as const)('%s: a card in the next upkeep, whosever it is', (name, land, cost) => {
  const { ann, ben } = given('tenth', {
    ann: { hand: [name], inPlay: [...lands(cost, land), 'Grizzly Bears'] },
    ben: { hand: ['Forest', 'Swamp'] },
  });
  ann.casts(name, { target: name === 'Krovikan Fetish' ? 'Grizzly Bears' : 'ben' });
  play.allPass();
  if (name === 'Mind Ravel') ben.chooses('Forest');
  play.until('main');
  then(ann).hasCardsInHand(0);
  play.until('draw', 'ben');
  then(ann).hasCardsInHand(1);
  if (name === 'Mind Ravel') then('Forest').isIn('graveyard');
  if (name === 'Touch of Death') then(ann).hasLife(21);
  if (name === 'Krovikan Fetish') then('Grizzly Bears').is(3, 3);
});

test('Mind Warp: you choose X cards of the hand', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Mind Warp'], inPlay: lands(6, 'Swamp') },
    ben: { hand: ['Forest', 'Craw Wurm', 'Giant Growth'] },
  });
  ann.casts('Mind Warp', { x: 2, target: 'ben' });
  play.allPass();
  ann.chooses('Craw Wurm', 'Forest');
  then('Craw Wurm').isIn('graveyard');
  then(ben).hasCardsInHand(1);
});

test('Agonizing Memories: two cards of the hand go on top of the library', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Agonizing Memories'], inPlay: lands(4, 'Swamp') },
    ben: { hand: ['Forest', 'Craw Wurm', 'Giant Growth'] },
  });
  ann.casts('Agonizing Memories', { target: 'ben' });
  play.allPass();
  ann.chooses('Craw Wurm', 'Forest');
  while (play.question !== null && play.question.ask !== 'act') ann.chooses('Craw Wurm', 'Forest');
  then('Craw Wurm').isIn('library');
  then('Forest').isIn('library');
  then(ben).hasCardsInHand(1);
});

test('Thrull Surgeon: goes for a card of your choice', () => {
  const { ann } = given('tenth', {
    ann: { inPlay: ['Thrull Surgeon', 'Swamp', 'Swamp'] },
    ben: { hand: ['Forest', 'Craw Wurm'] },
  });
  ann.activates('Thrull Surgeon', { target: 'ben' });
  play.allPass();
  ann.chooses('Forest');
  then('Forest').isIn('graveyard');
  then('Thrull Surgeon').isIn('graveyard');
});

test('Necrite: unblocked, it may take a creature of the defender with it, for good', () => {
  const { ann } = given('fifth', {
    ann: { inPlay: ['Necrite', 'Grizzly Bears'] },
    ben: { inPlay: [{ card: 'Drudge Skeletons', tapped: true }, 'Swamp'] },
  });
  ann.attacks('Necrite');
  while (play.question?.ask === 'act') play.pass();
  ann.chooses('yes');
  then('Necrite').isIn('graveyard');
  then('Drudge Skeletons').isIn('graveyard');
});

test('Sleeper Agent: works for the opponent, who is hurt by it', () => {
  const { ann, ben } = given('tenth', { ann: { hand: ['Sleeper Agent'], inPlay: ['Swamp'] }, ben: {} });
  ann.casts('Sleeper Agent');
  play.allPass();
  play.allPass();
  then('Sleeper Agent').isControlledBy(ben);
  play.until('draw', 'ben');
  then(ben).hasLife(18);
});

test('Hunted Wumpus: each other player may put a creature into play', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Hunted Wumpus', 'Grizzly Bears'], inPlay: lands(4, 'Forest') },
    ben: { hand: ['Forest', 'Craw Wurm'] },
  });
  ann.casts('Hunted Wumpus');
  play.allPass();
  while (play.question?.ask === 'act') play.pass();
  ben.chooses('yes');
  then('Craw Wurm').isIn('play').isControlledBy(ben);
  then('Grizzly Bears').isIn('hand');
});

test('Root Maze: lands and artifacts come in tapped, of everybody; creatures do not', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Forest', 'Llanowar Elves'], inPlay: ['Forest'] },
    ben: { inPlay: ['Root Maze'] },
  });
  ann.casts('Llanowar Elves');
  play.allPass();
  then('Llanowar Elves').isUntapped();
  ann.plays('Forest');
  then('Forest').isTapped();
});
