// Magic 2011, "Card Types": creatures and lands.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

rule(
  ['M-052', 'M-182', 'M-089'],
  'only creatures attack, and they attack players or planeswalkers, never creatures',
  () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Grizzly Bears', 'Rod of Ruin', 'Levitation', 'Forest', 'Jace Beleren'] },
      ben: { inPlay: ['Gray Ogre', 'Rod of Ruin', 'Chandra Nalaar'] },
    });
    play.until('declare attack');
    expect(ann.choices).toEqual(['Grizzly Bears']);
    refused('not yours', () => ann.attacks('Rod of Ruin'));
    refused('not yours', () => ann.attacks('Jace Beleren'));
    refused('not offered', () => ann.attacks({ card: 'Grizzly Bears', at: 'Gray Ogre' }));
    refused('not offered', () => ann.attacks({ card: 'Grizzly Bears', at: 'ben:Rod of Ruin' }));
    ann.attacks({ card: 'Grizzly Bears', at: 'Chandra Nalaar' });
    then('Grizzly Bears').isAttacking();
  },
);

rule('M-052', 'noncreatures cannot be declared as blockers', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Grizzly Bears'] },
    ben: { inPlay: ['Gray Ogre', 'Rod of Ruin', 'Mountain'] },
  });
  ann.attacks('Grizzly Bears');
  play.until('declare block');
  expect(ben.choices).toEqual(['Gray Ogre']);
  refused('not yours', () => {
    ben.blocks('Grizzly Bears', 'Rod of Ruin');
    play.pass();
  });
});

rule('M-053', 'attackers are declared in the combat phase and at no other time', () => {
  const { ann } = given('m11', { ann: { inPlay: ['Grizzly Bears'] }, ben: {} });
  refused('wrong phase', () => play.game.answer({ kind: 'begin attack' }));
  play.until('declare attack');
  expect(play.step).toBe('declare attackers');
  ann.attacks('Grizzly Bears');
  play.until('second main');
  then('Grizzly Bears').isNotAttacking();
});

rule(['M-054', 'M-411'], 'a creature attacks only if it was yours when the turn began; haste attacks at once', () => {
  const { ann } = given('m11', {
    ann: { inPlay: [{ card: 'Grizzly Bears', sick: true }, { card: 'Raging Goblin', sick: true }, 'Hill Giant'] },
    ben: {},
  });
  play.until('declare attack');
  expect(ann.choices).toEqual(['Raging Goblin', 'Hill Giant']);
  refused('summoning sick', () => ann.attacks('Grizzly Bears'));
  ann.attacks('Raging Goblin', 'Hill Giant');
});

rule(
  'M-054',
  'a creature that changed sides this turn cannot attack, but can when a turn has begun under its new controller',
  () => {
    const { ann } = given('m11', {
      ann: { hand: ['Control Magic'], inPlay: [...Array(4).fill('Island'), 'Hill Giant'] },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    ann.casts('Control Magic', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').isControlledBy(ann);
    play.until('declare attackers', 'ann');
    refused('summoning sick', () => ann.attacks('Grizzly Bears'));
    play.until('upkeep', 'ben');
    play.until('main', 'ann');
    ann.attacks('Grizzly Bears');
    then('Grizzly Bears').isAttacking();
  },
);

rule(['M-055', 'M-412', 'M-057'], 'the tap symbol waits for a turn, other abilities and haste do not', () => {
  const { ann, ben } = given('m11', {
    ann: {
      inPlay: [
        { card: 'Prodigal Pyromancer', sick: true },
        { card: 'Looming Shade', sick: true },
        { card: 'Kamahl, Pit Fighter', sick: true },
        'Swamp',
      ],
    },
    ben: {},
  });
  refused('summoning sick', () => ann.activates('Prodigal Pyromancer', { target: ben }));
  ann.activates('Looming Shade');
  play.allPass();
  then('Looming Shade').is(2, 2);
  ann.activates('Kamahl, Pit Fighter', { target: ben });
  play.allPass();
  then(ben).hasLife(17);
  then('Kamahl, Pit Fighter').isTapped();
});

rule('M-056', 'a creature may block however short it has been there', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Grizzly Bears'] },
    ben: { inPlay: [{ card: 'Hill Giant', sick: true }] },
  });
  ann.attacks('Grizzly Bears');
  ben.blocks('Grizzly Bears', 'Hill Giant');
  then('Hill Giant').isBlocking();
});

rule('M-058', 'artifacts, lands and planeswalkers are used as soon as they arrive', () => {
  const { ann, ben } = given('m11', {
    ann: {
      hand: ['Forest'],
      inPlay: [
        { card: 'Rod of Ruin', sick: true },
        { card: 'Jace Beleren', sick: true },
        'Mountain',
        'Mountain',
        { card: 'Island', sick: true },
      ],
    },
    ben: {},
  });
  ann.plays('Forest');
  ann.taps('Forest');
  then(ann).hasMana('G');
  ann.activates('Rod of Ruin', { target: ben });
  play.allPass();
  then(ben).hasLife(19);
  ann.activates('Jace Beleren', { ability: 0 });
  play.allPass();
  then('Jace Beleren').hasCounters('loyalty', 5);
});

rule(
  ['M-059', 'M-060', 'M-061', 'M-329'],
  'an artifact creature is both: it fights, and both kinds of effects reach it',
  () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Ornithopter', 'Juggernaut'], hand: ['Giant Growth'] },
      ben: { hand: ['Shatter', 'Unsummon'], inPlay: ['Ornithopter', 'Mountain', 'Mountain', 'Island'] },
    });
    then('Juggernaut').isA('artifact').isA('creature').isColor();
    ann.attacks('Juggernaut');
    ben.blocks('Juggernaut', 'Ornithopter');
    play.pass();
    ben.casts('Shatter', { target: 'Juggernaut' });
    play.allPass();
    then('Juggernaut').isIn('graveyard');
    ben.casts('Unsummon', { target: 'ann:Ornithopter' });
    play.allPass();
    then('ann:Ornithopter').isIn('hand');
  },
);

rule(['M-073', 'M-074', 'M-075', 'M-364'], 'a land goes straight to the battlefield: no spell, no response', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Forest'] },
    ben: { hand: ['Counterspell'], inPlay: ['Island', 'Island'] },
  });
  ann.plays('Forest');
  then('Forest').isIn('play');
  expect(play.game.state.chain.length).toBe(0);
  expect(play.asked).toBe('ann');
  ann.passes();
  refused('no target', () => ben.casts('Counterspell'));
});

rule('M-073', 'a land cannot be cast', () => {
  const { ann } = given('m11', { ann: { hand: ['Forest'] }, ben: {} });
  const card = play.game.state.players[0]?.hand[0] as number;
  expect(play.game.whyNot({ kind: 'cast', card })).not.toBeNull();
  expect(ann.mayPlay('Forest')).toBe(true);
});

rule(['M-076', 'M-077'], "one land a turn, in one's own main phase, with the stack empty", () => {
  const { ann, ben } = given(
    'm11',
    { ann: { hand: ['Forest', 'Mountain', 'Lightning Bolt'], inPlay: ['Mountain'] }, ben: { hand: ['Forest'] } },
    { step: 'upkeep' },
  );
  refused('land timing', () => ann.plays('Forest'));
  play.until('main');
  ann.casts('Lightning Bolt', { target: ben });
  refused('land timing', () => ann.plays('Forest'));
  play.allPass();
  ann.plays('Forest');
  refused('one land', () => ann.plays('Mountain'));
  ann.passes();
  refused('land timing', () => ben.plays('Forest'));
});

rule('M-245', 'the second main phase takes the land that the first did not', () => {
  const { ann } = given('m11', { ann: { hand: ['Forest', 'Mountain'] }, ben: {} });
  play.until('begin combat');
  refused('land timing', () => ann.plays('Forest'));
  play.until('second main');
  ann.plays('Forest');
  refused('one land', () => ann.plays('Mountain'));
  play.until('main', 'ben');
  play.until('main', 'ann');
  expect(ann.mayPlay('Mountain')).toBe(true);
});
