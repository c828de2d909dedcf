// Magic 2011, "Card Types": when each type may be played, and what becomes of the card.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

rule(['M-034', 'M-035', 'M-130'], "a sorcery is cast only in a main phase of its caster's own turn", () => {
  const { ann, ben } = given(
    'm11',
    {
      ann: { hand: ['Divination'], inPlay: ['Island', 'Island', 'Island'] },
      ben: { hand: ['Divination'], inPlay: ['Island', 'Island', 'Island'] },
    },
    { step: 'upkeep' },
  );
  refused('sorcery timing', () => ann.casts('Divination'));
  play.until('draw');
  refused('sorcery timing', () => ann.casts('Divination'));
  play.until('main');
  expect(ann.mayCast('Divination')).toBe(true);
  ann.passes();
  refused('sorcery timing', () => ben.casts('Divination'));
  play.until('begin combat');
  refused('sorcery timing', () => ann.casts('Divination'));
  play.until('end of combat');
  refused('sorcery timing', () => ann.casts('Divination'));
  play.until('second main');
  expect(ann.mayCast('Divination')).toBe(true);
  play.until('end');
  refused('sorcery timing', () => ann.casts('Divination'));
});

rule('M-036', 'a sorcery is not cast while a spell or an ability is on the stack', () => {
  const seats = {
    ann: {
      hand: ['Divination', 'Giant Growth'],
      inPlay: ['Island', 'Island', 'Island', 'Forest', 'Prodigal Pyromancer'],
    },
    ben: { inPlay: ['Grizzly Bears'] },
  };
  const first = given('m11', seats);
  first.ann.casts('Giant Growth', { target: 'Grizzly Bears' });
  refused('sorcery timing', () => first.ann.casts('Divination'));
  play.allPass();
  expect(first.ann.mayCast('Divination')).toBe(true);
  first.ann.activates('Prodigal Pyromancer', { target: first.ben });
  refused('sorcery timing', () => first.ann.casts('Divination'));
});

rule('M-037', "a sorcery does what it says, then goes to its owner's graveyard", () => {
  const { ann } = given('m11', { ann: { hand: ['Divination'], inPlay: ['Island', 'Island', 'Island'] }, ben: {} });
  ann.casts('Divination');
  then('Divination').isIn('chain');
  then(ann).hasCardsInHand(0);
  play.allPass();
  then(ann).hasCardsInHand(2).hasCardsInGraveyard(1);
  then('Divination').isIn('graveyard');
});

rule(['M-039', 'M-040'], 'an instant is cast in any step, on either turn, and in response', () => {
  for (const step of [
    'upkeep',
    'draw',
    'main',
    'beginning of combat',
    'declare attackers',
    'end of combat',
    'second main',
    'end step',
  ]) {
    const { ann, ben } = given(
      'm11',
      {
        ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
        ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      },
      { step },
    );
    ann.casts('Lightning Bolt', { target: ben });
    ann.passes();
    ben.casts('Lightning Bolt', { target: ann });
    play.allPass();
    then(ann).hasLife(17);
    then(ben).hasLife(17);
    then('ann:Lightning Bolt').isIn('graveyard');
    then('ben:Lightning Bolt').isIn('graveyard');
  }
});

rule(['M-041', 'M-042'], 'an enchantment is cast as a sorcery is, and stays on the battlefield', () => {
  const { ann } = given(
    'm11',
    { ann: { hand: ['Levitation'], inPlay: Array(4).fill('Island') }, ben: {} },
    { step: 'draw' },
  );
  refused('sorcery timing', () => ann.casts('Levitation'));
  play.until('main');
  ann.casts('Levitation');
  play.allPass();
  then('Levitation').isIn('play').isA('enchantment');
  play.until('upkeep', 'ben');
  then('Levitation').isIn('play');
});

rule(
  ['M-046', 'M-316', 'M-135'],
  'an Aura targets what it will enchant and arrives attached to it; then it targets nothing',
  () => {
    const { ann } = given('m11', {
      ann: { hand: ['Holy Strength'], inPlay: ['Plains', 'Grizzly Bears', 'Hill Giant'] },
      ben: { hand: ['Whispersilk Cloak'] },
    });
    ann.casts('Holy Strength', { target: 'Grizzly Bears' });
    expect(play.game.state.chain[0]?.targets.length).toBe(1);
    then('Grizzly Bears').is(2, 2);
    play.allPass();
    then('Holy Strength').isAttachedTo('Grizzly Bears');
    then('Grizzly Bears').is(3, 4);
    then('Hill Giant').is(3, 3);
  },
);

rule('M-316', 'once on the battlefield the Aura no longer targets: shroud given later does not shake it off', () => {
  const { ann } = given('m11', {
    ann: { inPlay: ['Plains', 'Plains', 'Whispersilk Cloak', { card: 'Grizzly Bears', with: ['Holy Strength'] }] },
    ben: {},
  });
  ann.activates('Whispersilk Cloak', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').hasKeyword('shroud').is(3, 4);
  then('Holy Strength').isAttachedTo('Grizzly Bears');
});

rule('M-047', "when the enchanted permanent leaves, the Aura goes to its owner's graveyard", () => {
  const { ann, ben } = given('m11', {
    ann: {
      hand: ['Unsummon'],
      inPlay: ['Island', { card: 'Grizzly Bears', with: [{ card: 'Pacifism', owner: 'ben', controller: 'ben' }] }],
    },
    ben: {},
  });
  ann.casts('Unsummon', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('hand');
  then('Pacifism').isIn('graveyard').isOwnedBy(ben);
  then(ben).hasCardsInGraveyard(1);
  then(ann).hasCardsInGraveyard(1);
});

rule(['M-048', 'M-049', 'M-334', 'M-088'], 'an artifact is paid with any mana, is colorless and stays', () => {
  const { ann } = given(
    'm11',
    { ann: { hand: ['Rod of Ruin'], inPlay: ['Plains', 'Swamp', 'Forest', 'Mountain'] }, ben: {} },
    { step: 'upkeep' },
  );
  refused('sorcery timing', () => ann.casts('Rod of Ruin'));
  play.until('main');
  ann.casts('Rod of Ruin');
  play.allPass();
  then('Rod of Ruin').isIn('play').isA('artifact').isColor();
  then('Plains').isTapped().isColor();
  then('Mountain').isColor();
});

rule(['M-050', 'M-402'], 'Equipment is moved for its cost, on a creature of its controller, wherever it was', () => {
  const { ann } = given('m11', {
    ann: {
      inPlay: [
        'Plains',
        'Plains',
        'Plains',
        'Plains',
        'Plains',
        'Plains',
        'Loxodon Warhammer',
        'Grizzly Bears',
        'Hill Giant',
      ],
    },
    ben: { inPlay: ['Gray Ogre'] },
  });
  refused('illegal target', () => ann.activates('Loxodon Warhammer', { target: 'Gray Ogre' }));
  play.game.answer({ kind: 'cancel' });
  ann.activates('Loxodon Warhammer', { target: 'Grizzly Bears' });
  play.allPass();
  then('Loxodon Warhammer').isAttachedTo('Grizzly Bears');
  then('Grizzly Bears').is(5, 2).hasKeyword('trample').hasKeyword('lifelink');
  ann.activates('Loxodon Warhammer', { target: 'Hill Giant' });
  play.allPass();
  then('Loxodon Warhammer').isAttachedTo('Hill Giant');
  then('Grizzly Bears').is(2, 2).lacksKeyword('trample');
  then('Hill Giant').is(6, 3);
  expect(ann.mayActivate('Loxodon Warhammer')).toBe(false);
});

rule('M-051', 'Equipment stays when its bearer leaves, and can be put on another', () => {
  const { ann } = given('m11', {
    ann: {
      hand: ['Unsummon'],
      inPlay: [
        'Island',
        'Plains',
        'Plains',
        'Plains',
        { card: 'Grizzly Bears', with: ['Loxodon Warhammer'] },
        'Hill Giant',
      ],
    },
    ben: {},
  });
  then('Grizzly Bears').is(5, 2);
  ann.casts('Unsummon', { target: 'Grizzly Bears' });
  play.allPass();
  then('Loxodon Warhammer').isIn('play');
  ann.activates('Loxodon Warhammer', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').is(6, 3);
});

rule(
  ['M-086', 'M-087', 'M-105', 'M-062'],
  'creatures, artifacts, enchantments and planeswalkers are cast and become permanents',
  () => {
    const { ann, ben } = given('m11', {
      ann: {
        hand: ['Grizzly Bears', 'Ornithopter', 'Spellbook', 'Levitation', 'Jace Beleren', 'Lightning Bolt'],
        mana: 'RGGUUUUUUU',
      },
      ben: {},
    });
    ann.casts('Lightning Bolt', { target: ben });
    play.allPass();
    then('Lightning Bolt').isIn('graveyard');
    for (const name of ['Grizzly Bears', 'Ornithopter', 'Spellbook', 'Levitation', 'Jace Beleren']) {
      ann.casts(name);
      then(name).isIn('chain');
      play.allPass();
      then(name).isIn('play').isControlledBy(ann);
    }
  },
);
