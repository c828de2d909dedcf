// Tenth Edition, "Card Types": when each type may be played, and what becomes of it.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { abilitiesOf, stack } from './support.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

rule(
  ['T-033', 'T-034', 'T-031'],
  'a sorcery: only in a main phase of its own player, with nothing on the stack',
  () => {
    const { ann, ben } = given(
      'tenth',
      {
        ann: { hand: ['Lava Axe', 'Lightning Bolt'], inPlay: [...lands('Mountain', 6), 'Prodigal Pyromancer'] },
        ben: { hand: ['Lava Axe'], inPlay: lands('Mountain', 5) },
      },
      { step: 'upkeep' },
    );
    refused('sorcery timing', () => ann.casts('Lava Axe', { target: 'ben' }));
    play.until('main');
    expect(ann.mayCast('Lava Axe')).toBe(true);
    ann.activates('Prodigal Pyromancer', { target: 'ben' });
    refused('sorcery timing', () => ann.casts('Lava Axe', { target: 'ben' }));
    play.allPass();
    ann.casts('Lightning Bolt', { target: 'ben' });
    expect(ann.mayCast('Lava Axe'), 'while a spell is on the stack').toBe(false);
    ann.passes();
    refused('sorcery timing', () => ben.casts('Lava Axe', { target: 'ann' }));
    ben.passes();
    ann.casts('Lava Axe', { target: 'ben' });
    play.allPass();
    then(ben).hasLife(11);
  },
);

rule(['T-035', 'T-039'], "a sorcery or an instant does what it says and then goes to its owner's graveyard", () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Tidings', 'Lightning Bolt'], inPlay: [...lands('Island', 5), 'Mountain'] },
    ben: {},
  });
  ann.casts('Tidings');
  then('Tidings').isIn('chain');
  play.allPass();
  then(ann).hasCardsInHand(5);
  then('Tidings').isIn('graveyard').isOwnedBy(ann);
  ann.casts('Lightning Bolt', { target: ben });
  play.allPass();
  then(ben).hasLife(17);
  then('Lightning Bolt').isIn('graveyard');
});

rule('T-038', 'an instant: in every step of both turns but untap and cleanup, and in response', () => {
  const { ben } = given(
    'tenth',
    {
      ann: { hand: ['Lava Axe'], inPlay: [...lands('Mountain', 5), 'Craw Wurm'] },
      ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    },
    { step: 'upkeep' },
  );
  const steps: string[] = [];
  for (const step of ['upkeep', 'draw', 'main', 'beginning of combat', 'declare attackers']) {
    play.until(step);
    if (step === 'main') play.game.branch();
    steps.push(play.step);
    play.pass();
    expect(ben.mayCast('Lightning Bolt'), step).toBe(true);
    play.pass();
    if (play.question?.ask === 'attack') break;
  }
  expect(steps).toEqual(['upkeep', 'draw', 'main', 'beginning of combat']);
  const again = given('tenth', {
    ann: { hand: ['Lava Axe'], inPlay: lands('Mountain', 5) },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  });
  again.ann.casts('Lava Axe', { target: 'ben' });
  again.ann.passes();
  again.ben.casts('Lightning Bolt', { target: 'ann' });
  expect(stack()).toEqual(['Lava Axe', 'Lightning Bolt']);
});

rule(
  ['T-041', 'T-042', 'T-126', 'T-092'],
  'enchantments, artifacts and creatures: when a sorcery could be played; resolved, they are permanents in play',
  () => {
    const { ann, ben } = given(
      'tenth',
      {
        ann: {
          hand: ['Primal Rage', 'Fountain of Youth', 'Grizzly Bears', 'Giant Growth'],
          inPlay: [...lands('Forest', 6), 'Craw Wurm'],
        },
        ben: { hand: ['Grizzly Bears'], inPlay: lands('Forest', 2) },
      },
      { step: 'upkeep' },
    );
    for (const name of ['Primal Rage', 'Fountain of Youth', 'Grizzly Bears'])
      refused('sorcery timing', () => ann.casts(name));
    play.until('main');
    for (const name of ['Primal Rage', 'Fountain of Youth', 'ann:Grizzly Bears']) {
      const bare = name.replace('ann:', '');
      ann.casts(bare);
      then(name).isIn('chain');
      if (bare !== 'Grizzly Bears') refused('sorcery timing', () => ann.casts('Grizzly Bears'));
      play.allPass();
      then(name).isIn('play').isControlledBy(ann);
    }
    ann.passes();
    refused('sorcery timing', () => ben.casts('Grizzly Bears'));
  },
);

rule(
  ['T-044', 'T-045', 'T-279'],
  "an Aura is attached to its permanent and affects it, and goes to its owner's graveyard when that permanent leaves",
  () => {
    const { ann } = given('tenth', {
      ann: { hand: ['Holy Strength', 'Unsummon'], inPlay: ['Plains', 'Island'] },
      ben: { inPlay: ['Grizzly Bears', 'Craw Wurm'] },
    });
    ann.casts('Holy Strength', { target: 'Grizzly Bears' });
    play.allPass();
    then('Holy Strength').isAttachedTo('Grizzly Bears');
    then('Grizzly Bears').is(3, 4);
    then('Craw Wurm').is(6, 4);
    play.until('main', 'ben');
    then('Grizzly Bears').is(3, 4);
    ann.casts('Unsummon', { target: 'Grizzly Bears' });
    play.allPass();
    then('Holy Strength').isIn('graveyard').isOwnedBy(ann);
  },
);

rule('T-279', 'an Aura that is destroyed leaves its permanent as it was', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Disenchant'], inPlay: ['Plains', 'Plains'] },
    ben: { inPlay: [{ card: 'Grizzly Bears', with: ['Holy Strength'] }] },
  });
  then('Grizzly Bears').is(3, 4);
  ann.casts('Disenchant', { target: 'Holy Strength' });
  play.allPass();
  then('Holy Strength').isIn('graveyard');
  then('Grizzly Bears').is(2, 2).isIn('play');
});

rule(['T-047', 'T-048'], 'an artifact stays in play with its ability, and any lands pay for it', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Rod of Ruin'], inPlay: ['Plains', 'Island', 'Swamp', 'Forest', 'Forest', 'Forest', 'Forest'] },
    ben: {},
  });
  ann.casts('Rod of Ruin');
  play.allPass();
  then('Rod of Ruin').isIn('play').isColor();
  ann.activates('Rod of Ruin', { target: 'ben' });
  play.allPass();
  then('ben').hasLife(19);
  then('Rod of Ruin').isIn('play');
  play.until('main', 'ben');
  then('Rod of Ruin').isIn('play');
});

rule(['T-052', 'T-053'], 'only creatures attack and block, and only in the combat phase', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Grizzly Bears', 'Rod of Ruin', 'Primal Rage', 'Forest'] },
    ben: { inPlay: ['Craw Wurm', 'Fountain of Youth', 'Forest'] },
  });
  expect(play.question?.ask).toBe('act');
  play.until('declare attack');
  expect(play.step).toBe('declare attackers');
  expect(ann.choices).toEqual(['Grizzly Bears']);
  refused('not yours', () => ann.attacks('Rod of Ruin'));
  ann.attacks('Grizzly Bears');
  play.until('declare block');
  expect(play.step).toBe('declare blockers');
  expect(ben.choices).toEqual(['Craw Wurm']);
});

rule(
  ['T-054', 'T-055', 'T-056'],
  'summoning sickness: no attack and no {T} ability until it begins your turn under your control; other abilities and blocking go on',
  () => {
    const { ann, ben } = given('tenth', {
      ann: {
        hand: ['Prodigal Pyromancer', 'Honor Guard'],
        inPlay: ['Mountain', 'Mountain', 'Mountain', 'Plains', 'Plains'],
      },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    ann.casts('Prodigal Pyromancer');
    play.allPass();
    ann.casts('Honor Guard', {});
    play.allPass();
    refused('summoning sick', () => ann.activates('Prodigal Pyromancer', { target: 'ben' }));
    ann.activates('Honor Guard');
    play.allPass();
    then('Honor Guard').is(1, 2);
    play.until('end');
    expect(play.game.state.turn.attacked, 'nothing could attack').toBe(true);
    expect(play.game.state.combat).toBeNull();
    play.until('declare attack');
    ben.attacks('Grizzly Bears');
    ann.blocks('Grizzly Bears', 'Honor Guard');
    then('Honor Guard').isBlocking();
    play.until('main', 'ann');
    ann.activates('Prodigal Pyromancer', { target: 'ben' });
    play.allPass();
    then('ben').hasLife(19);
  },
);

rule('T-054', 'a creature that comes under your control in your turn cannot attack in it', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Control Magic'], inPlay: [...lands('Island', 4), 'Grizzly Bears'] },
    ben: { inPlay: ['Craw Wurm'] },
  });
  ann.casts('Control Magic', { target: 'Craw Wurm' });
  play.allPass();
  play.until('declare attack');
  expect(ann.choices).toEqual(['Grizzly Bears']);
  refused('summoning sick', () => ann.attacks('Craw Wurm'));
});

rule(
  'T-055',
  'only creatures are kept from using {T}: a new artifact may tap at once, a new Llanowar Elves gives no mana',
  () => {
    const { ann } = given('tenth', {
      ann: { hand: ['Sol Ring', 'Llanowar Elves'], inPlay: ['Forest', 'Forest'] },
      ben: {},
    });
    ann.casts('Sol Ring');
    play.allPass();
    ann.taps('Sol Ring');
    then(ann).hasMana('CC');
    ann.casts('Llanowar Elves');
    play.allPass();
    refused('summoning sick', () => ann.taps('Llanowar Elves'));
  },
);

rule(
  ['T-058', 'T-059'],
  'an artifact creature is colorless, fights, and is reached by what affects artifacts and by what affects creatures',
  () => {
    const position = {
      ann: { hand: ['Shatter', 'Giant Growth'], inPlay: ['Mountain', 'Mountain', 'Forest', 'Juggernaut'] },
      ben: { inPlay: ['Ornithopter'] },
    };
    const { ann, ben } = given('tenth', position);
    then('Juggernaut').isColor().isA('artifact').isA('creature');
    ann.casts('Giant Growth', { target: 'Juggernaut' });
    play.allPass();
    then('Juggernaut').is(8, 6);
    ann.attacks('Juggernaut');
    ben.blocks('Juggernaut', 'Ornithopter');
    play.until('end of combat');
    then('Ornithopter').isIn('graveyard');
    ann.casts('Shatter', { target: 'Juggernaut' });
    play.allPass();
    then('Juggernaut').isIn('graveyard');
  },
);

rule(
  ['T-061', 'T-062', 'T-125'],
  'a land is put into play at once: it is never on the stack, cannot be answered and cannot be countered',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Forest', 'Grizzly Bears'], inPlay: ['Forest'] },
      ben: { hand: ['Counterspell', 'Lightning Bolt'], inPlay: ['Island', 'Island', 'Mountain'] },
    });
    ann.plays('Forest');
    then('Forest#2').isIn('play');
    expect(stack()).toEqual([]);
    expect(play.asked, 'nobody was asked in between').toBe('ann');
    ann.casts('Grizzly Bears');
    ann.passes();
    ben.casts('Counterspell', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').isIn('graveyard');
    expect(play.game.whyNot({ kind: 'cast', card: 0 })).not.toBeNull();
  },
);

rule(['T-063', 'T-064'], "one land a turn, in a main phase of one's own with the stack empty", () => {
  const { ann, ben } = given(
    'tenth',
    {
      ann: { hand: ['Forest', 'Mountain', 'Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { hand: ['Forest', 'Forest'], inPlay: ['Forest'] },
    },
    { step: 'upkeep' },
  );
  refused('land timing', () => ann.plays('Forest'));
  play.until('main');
  ann.casts('Lightning Bolt', { target: 'ben' });
  refused('land timing', () => ann.plays('Forest'));
  ann.passes();
  refused('land timing', () => ben.plays('Forest'));
  play.allPass();
  ann.plays('Forest');
  refused('one land', () => ann.plays('Mountain'));
  play.until('second main');
  refused('one land', () => ann.plays('Mountain'));
  play.until('second main', 'ben');
  ben.plays('Forest');
  refused('one land', () => ben.plays('Forest'));
});

rule('T-065', 'lands make the mana that pays for spells and for abilities', () => {
  const { ann } = given('tenth', { ann: { hand: ['Fountain of Youth'], inPlay: ['Plains', 'Swamp'] }, ben: {} });
  ann.casts('Fountain of Youth');
  play.allPass();
  ann.activates('Fountain of Youth');
  then('Plains').isTapped();
  then('Swamp').isTapped();
  play.allPass();
  then(ann).hasLife(21);
});

rule('T-260', 'some lands do other things than make mana', () => {
  const { ann } = given('tenth', { ann: { inPlay: ["Mishra's Factory", 'Mountain'] }, ben: {} });
  ann.taps('Mountain');
  ann.activates("Mishra's Factory");
  play.allPass();
  then("Mishra's Factory").isA('land').isA('creature').is(2, 2);
  expect(abilitiesOf("Mishra's Factory")).toBe(3);
});

rule('T-114', 'nonbasic lands, creatures, artifacts and spells can make mana too', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Dark Ritual'], inPlay: ['Swamp', 'Adarkar Wastes', 'Llanowar Elves', 'Sol Ring'] },
    ben: {},
  });
  ann.casts('Dark Ritual');
  play.allPass();
  ann.taps('Adarkar Wastes', 0);
  ann.taps('Llanowar Elves');
  ann.taps('Sol Ring');
  then(ann).hasMana('BBBGCCC');
});

rule('T-047', 'a tapped artifact goes on affecting the game', () => {
  const { ann } = given('tenth', {
    ann: { inPlay: [{ card: 'Kormus Bell', tapped: true }, 'Swamp', 'Swamp'] },
    ben: {},
  });
  then('Swamp').isA('creature').is(1, 1);
  play.until('declare attack');
  expect(ann.choices).toEqual(['Swamp', 'Swamp']);
});
