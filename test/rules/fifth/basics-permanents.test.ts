// Fifth, "Enchantments", "Artifacts and Artifact Creatures" and "Summon Spells": what stays in play.

import { expect } from 'vitest';
import { target } from '../../../src/language/amount.ts';
import { activated, always, damage, plus } from '../../../src/language/build.ts';
import { artifact, artifactCreature, card, creature, enchantment } from '../../../src/language/card.ts';
import { artifact as artifacts, creature as creatures, yours } from '../../../src/language/filter.ts';
import { creatureOrPlayer } from '../../../src/language/target.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

const ruin = activated({ cost: ['{1}'], targets: [creatureOrPlayer], effects: [damage(1, target())] });
/** A continuous effect and one that costs mana only, on an artifact and on an artifact creature. */
const standard = card('Standard', {
  cost: '{2}',
  type: artifact,
  abilities: [always(yours(creatures), plus(1, 1)), ruin],
});
const golem = card('Golem Captain', {
  cost: '{3}',
  type: artifactCreature(),
  size: [1, 1],
  abilities: [always(yours(creatures), plus(1, 1)), ruin],
});
rule(
  ['F-077', 'F-078', 'F-080', 'F-088'],
  'an enchantment and an artifact stay in play, are not paid for again, and go when destroyed',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Holy Strength', 'Howling Mine'], inPlay: ['Plains', 'Plains', 'Plains', 'Savannah Lions'] },
      ben: { hand: ['Disenchant', 'Disenchant'], inPlay: ['Plains', 'Plains', 'Plains', 'Plains'] },
    });
    ann.casts('Holy Strength', { target: 'Savannah Lions' });
    play.allPass();
    ann.casts('Howling Mine');
    play.allPass();
    play.until('discard', 'ann');
    for (const name of ['Holy Strength', 'Howling Mine']) then(name).isIn('play');
    then('Savannah Lions').is(3, 3);
    ben.casts('Disenchant', { target: 'Holy Strength' });
    play.allPass();
    then('Holy Strength').isIn('graveyard');
    then('Howling Mine').isIn('play');
  },
);

rule(['F-079', 'F-159'], 'permanent spells are cast in one’s own main phase and not during the attack', () => {
  const hand = ['Grizzly Bears', 'Ornithopter', 'Holy Strength', 'Pestilence'];
  const inPlay = ['Forest', 'Forest', 'Plains', 'Swamp', 'Swamp', 'Swamp', 'Swamp', 'Savannah Lions'];
  const { ann } = given('fifth', { ann: { hand, inPlay }, ben: {} });
  for (const name of hand) expect(ann.mayCast(name), name).toBe(true);
  ann.attacks('Savannah Lions');
  for (const name of hand) refused('sorcery timing', () => ann.casts(name));
  play.until('second main');
  for (const name of hand) expect(ann.mayCast(name), `${name} after the attack`).toBe(true);
  for (const step of ['upkeep', 'draw', 'discard']) {
    const now = given('fifth', { ann: { hand, inPlay }, ben: {} }, { step });
    for (const name of hand) refused('sorcery timing', () => now.ann.casts(name));
  }
  const away = given('fifth', { ann: { hand, inPlay }, ben: {} }, { active: 'ben' });
  play.pass();
  for (const name of hand) refused('sorcery timing', () => away.ann.casts(name));
});

example(['F-082', 'F-081', 'F-084'], 'Holy Strength is cast on a creature, and not at all without one', () => {
  const { ann } = given('fifth', { ann: { hand: ['Holy Strength'], inPlay: ['Plains', 'Sol Ring'] }, ben: {} });
  refused('no target', () => ann.casts('Holy Strength'));
  const other = given('fifth', {
    ann: { hand: ['Holy Strength'], inPlay: ['Plains', 'Sol Ring', 'Savannah Lions', 'Ornithopter'] },
    ben: {},
  });
  refused('illegal target', () => other.ann.casts('Holy Strength', { target: 'Sol Ring' }));
  expect(other.ann.choices).toEqual(['Savannah Lions', 'Ornithopter']);
  other.ann.chooses('Savannah Lions');
  play.allPass();
  then('Holy Strength').isAttachedTo('Savannah Lions');
  then('Savannah Lions').is(3, 3);
});

rule(
  ['F-083', 'F-085', 'F-089', 'F-407'],
  'a global enchantment and an artifact need no target and lie before their caster',
  () => {
    const { ann } = given('fifth', {
      ann: {
        hand: ['Pestilence', 'Rod of Ruin'],
        inPlay: ['Swamp', 'Swamp', 'Swamp', 'Swamp', 'Sol Ring', 'Sol Ring'],
      },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    ann.taps('Sol Ring');
    ann.taps('Sol Ring');
    ann.casts('Rod of Ruin');
    play.allPass();
    ann.casts('Pestilence');
    play.allPass();
    for (const name of ['Pestilence', 'Rod of Ruin']) then(name).isIn('play').isControlledBy(ann);
    expect(play.game.view(0).inPlay.find((each) => each.name === 'Pestilence')?.attachedTo).toBe(0);
  },
);

rule('F-087', 'an artifact is cast with mana of any colour, colourless mana or a mixture', () => {
  for (const mana of ['WWWW', 'CCCC', 'WURC']) {
    const { ann } = given('fifth', { ann: { mana, hand: ['Rod of Ruin'] }, ben: {} });
    ann.casts('Rod of Ruin');
    play.allPass();
    then('Rod of Ruin').isIn('play');
  }
});

example(
  ['F-094', 'F-090', 'F-091', 'F-092', 'F-308', 'F-391'],
  'an artifact tapped by a spell: its continuous effect stops, and no effect of it can be used until it is untapped',
  () => {
    const { ann, ben } = given(
      'fifth',
      {
        ann: { inPlay: ['Standard', 'Savannah Lions', 'Plains', 'Plains'] },
        ben: { hand: ['Twiddle', 'Twiddle'], inPlay: ['Island', 'Island'] },
      },
      { cards: [standard] },
    );
    then('Savannah Lions').is(3, 2);
    expect(ann.mayActivate('Standard')).toBe(true);
    ben.casts('Twiddle', { target: 'Standard', mode: 0 });
    play.allPass();
    then('Standard').isTapped();
    then('Savannah Lions').is(2, 1);
    refused('tapped artifact', () => ann.activates('Standard', { target: ben }));
    ben.casts('Twiddle', { target: 'Standard', mode: 1 });
    play.allPass();
    then('Savannah Lions').is(3, 2);
    ann.activates('Standard', { target: ben });
    play.allPass();
    then(ben).hasLife(19);
  },
);

rule('F-093', 'an artifact is used in the turn it comes into play, tap effects and all', () => {
  const { ann } = given('fifth', { ann: { hand: ['Sol Ring', 'Fountain of Youth'], inPlay: ['Plains'] }, ben: {} });
  ann.casts('Sol Ring');
  play.allPass();
  ann.casts('Fountain of Youth');
  play.allPass();
  ann.activates('Fountain of Youth');
  play.allPass();
  then(ann).hasLife(21);
});

rule(
  ['F-095', 'F-096', 'F-097'],
  'an artifact creature is an artifact spell: what counters summon spells cannot touch it',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Ornithopter', 'Savannah Lions'], inPlay: ['Plains'] },
      ben: { hand: ['Remove Soul'], inPlay: ['Island', 'Island'] },
    });
    ann.casts('Ornithopter');
    then('Ornithopter').isA('artifact').isA('creature');
    expect(play.question, 'ben has nothing to interrupt it with').toMatchObject({ window: 'fast' });
    play.allPass();
    then('Ornithopter').isIn('play').is(0, 2);
    ann.casts('Savannah Lions');
    ben.casts('Remove Soul', { target: 'Savannah Lions' });
    play.allPass();
    then('Savannah Lions').isIn('graveyard');
  },
);

rule('F-098', 'an artifact creature neither attacks nor taps in the turn it comes into play', () => {
  const walker = card('Clockwork Page', {
    cost: '{0}',
    type: artifactCreature(),
    size: [1, 1],
    abilities: [activated({ cost: [{ tap: true }], targets: [creatureOrPlayer], effects: [damage(1, target())] })],
  });
  const { ann, ben } = given(
    'fifth',
    { ann: { hand: ['Clockwork Page'], inPlay: ['Grizzly Bears'] }, ben: {} },
    { cards: [walker] },
  );
  ann.casts('Clockwork Page');
  play.allPass();
  refused('summoning sick', () => ann.activates('Clockwork Page', { target: ben }));
  play.game.answer({ kind: 'begin attack' });
  play.until('declare attack');
  expect(ann.choices).toEqual(['Grizzly Bears']);
  refused('summoning sick', () => ann.attacks('Clockwork Page'));
});

rule(
  'F-099',
  'a tapped artifact creature goes on working: its continuous effect, and what it can do without tapping',
  () => {
    const { ann, ben } = given(
      'fifth',
      { ann: { inPlay: [{ card: 'Golem Captain', tapped: true }, 'Savannah Lions', 'Plains'] }, ben: {} },
      { cards: [golem] },
    );
    then('Savannah Lions').is(3, 2);
    ann.activates('Golem Captain', { target: ben });
    play.allPass();
    then(ben).hasLife(19);
  },
);

rule('F-099', 'so does an artifact that has been made a creature', () => {
  const song = card('Song of Waking', {
    cost: '{G}',
    type: enchantment,
    abilities: [
      always(artifacts, { change: 'becomes', types: ['creature'], subtypes: [], colors: null, size: [2, 2] }),
    ],
  });
  const { ann, ben } = given(
    'fifth',
    {
      ann: { inPlay: [{ card: 'Standard', tapped: true }, 'Savannah Lions', 'Plains', 'Song of Waking'] },
      ben: { hand: ['Disenchant'], inPlay: ['Plains', 'Plains'] },
    },
    { cards: [standard, song] },
  );
  then('Standard').is(3, 3);
  then('Savannah Lions').is(3, 2);
  ben.casts('Disenchant', { target: 'Song of Waking' });
  play.allPass();
  then('Savannah Lions').is(2, 1);
  refused('tapped artifact', () => ann.activates('Standard', { target: ben }));
});

rule('F-100', 'an artifact creature is hit by what hits artifacts and by what hits creatures', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Shatter', 'Lightning Bolt'], inPlay: ['Mountain', 'Mountain', 'Mountain'] },
    ben: { inPlay: ['Juggernaut', 'Ornithopter'] },
  });
  ann.casts('Shatter', { target: 'Juggernaut' });
  play.allPass();
  then('Juggernaut').isIn('graveyard');
  ann.casts('Lightning Bolt', { target: 'Ornithopter' });
  play.allPass();
  then('Ornithopter').isIn('graveyard');
  then(ben).hasCardsInGraveyard(2);
});

rule(
  ['F-101', 'F-368', 'F-190', 'F-189'],
  'a card in hand, a spell on the way, a creature in play: and there it stays',
  () => {
    const { ann } = given('fifth', { ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest'] }, ben: {} });
    then('Grizzly Bears').isIn('hand');
    ann.casts('Grizzly Bears');
    then('Grizzly Bears').isIn('chain');
    expect(play.game.view(1).chain).toMatchObject([{ what: 'spell', name: 'Grizzly Bears' }]);
    play.allPass();
    expect(play.game.view(1).chain).toEqual([]);
    then('Grizzly Bears').isIn('play').isA('creature').is(2, 2);
    play.until('upkeep', 'ben');
    then('Grizzly Bears').isIn('play');
  },
);

rule('F-103', 'only creatures attack, and only creatures block', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Grizzly Bears', 'Rod of Ruin', 'Forest'] },
    ben: { inPlay: ['Ornithopter', 'Sol Ring', 'Mountain'] },
  });
  ann.attacks('Grizzly Bears');
  play.until('declare block');
  expect(ben.choices).toEqual(['Ornithopter']);
  refused('not yours', () => ben.blocks('Grizzly Bears', 'Sol Ring'));
  const other = given('fifth', { ann: { inPlay: ['Grizzly Bears', 'Rod of Ruin', 'Forest'] }, ben: {} });
  play.game.answer({ kind: 'begin attack' });
  play.until('declare attack');
  expect(other.ann.choices).toEqual(['Grizzly Bears']);
  refused('not yours', () => other.ann.attacks('Rod of Ruin'));
});

rule(['F-107', 'F-108'], 'Goblin King helps creatures of the type Goblin, whatever they are called', () => {
  const imposter = card('Goblin Impostor', { cost: '{R}', type: creature('Human'), size: [1, 1] });
  given(
    'fifth',
    {
      ann: { inPlay: ['Goblin King', "Mons's Goblin Raiders", 'Goblin Impostor'] },
      ben: { inPlay: ["Mons's Goblin Raiders"] },
    },
    { cards: [imposter] },
  );
  then("Mons's Goblin Raiders").is(2, 2).hasKeyword('mountainwalk');
  then("ben:Mons's Goblin Raiders").is(2, 2);
  then('Goblin Impostor').is(1, 1).lacksKeyword('mountainwalk');
});

example('F-109', 'Goblin Rock Sled, a Rock Sled, gets nothing from Goblin King', () => {
  given('fifth', { ann: { inPlay: ['Goblin King', 'Goblin Rock Sled', "Mons's Goblin Raiders"] }, ben: {} });
  then('Goblin Rock Sled').is(3, 1).lacksKeyword('mountainwalk').hasSubtypes('Rock Sled');
  then("Mons's Goblin Raiders").is(2, 2);
});

example('F-110', 'Goblin King, a Lord, gives himself nothing', () => {
  given('fifth', { ann: { inPlay: ['Goblin King'] }, ben: { inPlay: ['Goblin King'] } });
  then('Goblin King').is(2, 2).hasSubtypes('Lord').lacksKeyword('mountainwalk');
  then('ben:Goblin King').is(2, 2);
});

rule(
  ['F-111', 'F-112', 'F-251', 'F-378'],
  'a creature attacks only after it has begun a turn in its controller’s control; blocking it can at once',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest', 'Savannah Lions'] },
      ben: { inPlay: ['Gray Ogre'] },
    });
    ann.casts('Grizzly Bears');
    play.allPass();
    then('Grizzly Bears').isUntapped();
    play.game.answer({ kind: 'begin attack' });
    play.until('declare attack');
    expect(ann.choices).toEqual(['Savannah Lions']);
    refused('summoning sick', () => ann.attacks('Grizzly Bears'));
    play.until('main', 'ben');
    ben.attacks('Gray Ogre');
    ann.blocks('Gray Ogre', 'Grizzly Bears');
    then('Grizzly Bears').isBlocking();
    const later = given('fifth', { ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest'] }, ben: {} });
    later.ann.casts('Grizzly Bears');
    play.allPass();
    play.until('main', 'ben');
    play.until('main', 'ann');
    later.ann.attacks('Grizzly Bears');
    then('Grizzly Bears').isAttacking();
  },
);
