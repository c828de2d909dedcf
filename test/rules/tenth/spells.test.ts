// Tenth Edition, "Playing a Spell", "Target" and "In Response", with the glossary on countering.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { stack } from './support.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

rule(
  ['T-128', 'T-294'],
  '"Choose one": the option is chosen on playing and stays, even if it turns out not to work',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Healing Salve'], inPlay: ['Plains', 'Grizzly Bears'] },
      ben: { hand: ['Lightning Bolt', 'Unsummon'], inPlay: ['Mountain', 'Island'] },
    });
    ann.casts('Healing Salve', { mode: 1, target: 'Grizzly Bears' });
    expect(play.game.state.chain[0]).toMatchObject({ mode: 1 });
    ann.passes();
    ben.casts('Unsummon', { target: 'Grizzly Bears' });
    play.allPass();
    then('Healing Salve').isIn('graveyard');
    then(ann).hasLife(20).hasInHand('Grizzly Bears');
  },
);

rule(
  ['T-129', 'T-133', 'T-134', 'T-137'],
  'targets are chosen on playing, only of the kind named, and do not change afterwards',
  () => {
    const { ann } = given('tenth', {
      ann: { hand: ['Lightning Bolt', 'Shatter'], inPlay: ['Mountain', 'Mountain', 'Mountain'] },
      ben: { inPlay: ['Grizzly Bears', 'Rod of Ruin', 'Fountain of Youth', 'Forest'] },
    });
    refused('illegal target', () => ann.casts('Lightning Bolt', { target: 'Rod of Ruin' }));
    play.game.answer({ kind: 'cancel' }, 0);
    refused('illegal target', () => ann.casts('Shatter', { target: 'Grizzly Bears' }));
    play.game.answer({ kind: 'cancel' }, 0);
    ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    expect(play.game.view(1).chain[0]?.targets).toHaveLength(1);
    play.pass();
    play.pass();
    expect(play.question?.ask, 'nothing is asked again on resolving').toBe('act');
    then('Grizzly Bears').isIn('graveyard');
  },
);

rule(
  ['T-130', 'T-277', 'T-278'],
  'an Aura spell targets what it will enchant, of the kind its enchant ability names; in play it targets nothing',
  () => {
    const { ann } = given('tenth', {
      ann: { hand: ['Holy Strength', 'Wanderlust'], inPlay: ['Plains', ...lands('Forest', 3), 'Grizzly Bears'] },
      ben: { inPlay: ['Troll Ascetic', 'Craw Wurm'] },
    });
    refused('illegal target', () => ann.casts('Holy Strength', { target: 'Forest' }));
    play.game.answer({ kind: 'cancel' }, 0);
    refused('illegal target', () => ann.casts('Holy Strength', { target: 'Troll Ascetic' }));
    play.game.answer({ kind: 'cancel' }, 0);
    ann.casts('Holy Strength', { target: 'Grizzly Bears' });
    play.allPass();
    then('Holy Strength').isAttachedTo('Grizzly Bears');
  },
);

rule('T-278', 'an Aura in play does not target: shroud gained later does not take it off', () => {
  const { ann } = given('tenth', {
    ann: { inPlay: ['Forest', 'Forest', 'Whispersilk Cloak', { card: 'Grizzly Bears', with: ['Holy Strength'] }] },
    ben: {},
  });
  ann.activates('Whispersilk Cloak', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').hasKeyword('shroud').is(3, 4);
  then('Holy Strength').isAttachedTo('Grizzly Bears');
});

rule('T-132', 'other choices wait until the spell resolves', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Twiddle'], inPlay: ['Island'] },
    ben: { inPlay: [{ card: 'Forest', tapped: true }] },
  });
  ann.casts('Twiddle', { target: 'Forest' });
  expect(play.question?.ask).toBe('act');
  play.pass();
  play.pass();
  ann.chooses('yes');
  expect(ann.choices).toEqual(['tap', 'untap']);
  ann.chooses('untap');
  then('Forest').isUntapped();
});

rule('T-136', 'a spell or ability without a legal target cannot be played', () => {
  const { ann } = given('tenth', {
    ann: {
      hand: ['Assassinate', 'Holy Strength', 'Counterspell'],
      inPlay: [...lands('Swamp', 3), 'Plains', 'Island', 'Island'],
    },
    ben: { inPlay: ['Troll Ascetic', { card: 'Troll Ascetic', tapped: true }] },
  });
  for (const name of ['Assassinate', 'Holy Strength', 'Counterspell']) refused('no target', () => ann.casts(name));
});

rule(
  ['T-138', 'T-140'],
  'targets are looked at again on resolving: gone or no longer fitting, the spell is countered and goes to the graveyard',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Assassinate'], inPlay: lands('Swamp', 3) },
      ben: { hand: ['Twiddle'], inPlay: ['Island', { card: 'Grizzly Bears', tapped: true }] },
    });
    ann.casts('Assassinate', { target: 'Grizzly Bears' });
    ann.passes();
    ben.casts('Twiddle', { target: 'Grizzly Bears' });
    ben.passes();
    ann.passes();
    ben.chooses('yes');
    ben.chooses('untap');
    play.allPass();
    then('Grizzly Bears').isIn('play');
    then('Assassinate').isIn('graveyard');
  },
);

rule('T-140', 'an ability whose only target is illegal does nothing at all', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Prodigal Pyromancer', 'Grizzly Bears'] },
    ben: { hand: ['Unsummon'], inPlay: ['Island', 'Honor Guard', 'Dusk Imp'] },
  });
  ann.activates('Prodigal Pyromancer', { target: 'Honor Guard' });
  ann.passes();
  ben.casts('Unsummon', { target: 'Honor Guard' });
  play.allPass();
  then('Dusk Imp').hasDamage(0);
  then(ben).hasLife(20).hasInHand('Honor Guard');
});

rule('T-139', 'with some targets illegal the others are still affected', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Fireball'], inPlay: lands('Mountain', 6) },
    ben: { hand: ['Unsummon'], inPlay: ['Island', 'Grizzly Bears'] },
  });
  ann.casts('Fireball', { x: 4, targets: ['Grizzly Bears', 'ben'] });
  ann.passes();
  ben.casts('Unsummon', { target: 'Grizzly Bears' });
  play.allPass();
  then(ben).hasLife(16).hasInHand('Grizzly Bears'); // divided evenly as it is dealt, among the targets that are left
});

example(['T-147', 'T-144'], 'Giant Growth in response to Incinerate: the Dryad is 5/4 and survives', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Giant Growth'], inPlay: ['Rushwood Dryad', 'Forest'] },
    ben: { hand: ['Incinerate'], inPlay: ['Mountain', 'Mountain'] },
  });
  ann.passes();
  ben.casts('Incinerate', { target: 'Rushwood Dryad' });
  ben.passes();
  ann.casts('Giant Growth', { target: 'Rushwood Dryad' });
  expect(stack()).toEqual(['Incinerate', 'Giant Growth']);
  ann.passes();
  ben.passes();
  then('Rushwood Dryad').is(5, 4);
  ann.passes();
  ben.passes();
  then('Rushwood Dryad').is(5, 4).hasDamage(3).isIn('play');
  then('Giant Growth').isIn('graveyard').isOwnedBy(ann);
  then('Incinerate').isIn('graveyard').isOwnedBy(ben);
});

example(
  ['T-150', 'T-140'],
  'Giant Growth first, Incinerate in response: the Dryad dies and Giant Growth is countered',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Giant Growth'], inPlay: ['Rushwood Dryad', 'Forest'] },
      ben: { hand: ['Incinerate'], inPlay: ['Mountain', 'Mountain'] },
    });
    ann.casts('Giant Growth', { target: 'Rushwood Dryad' });
    ann.passes();
    ben.casts('Incinerate', { target: 'Rushwood Dryad' });
    ben.passes();
    ann.passes();
    then('Rushwood Dryad').isIn('graveyard');
    expect(stack()).toEqual(['Giant Growth']);
    play.allPass();
    for (const name of ['Giant Growth', 'Incinerate', 'Rushwood Dryad']) then(name).isIn('graveyard');
  },
);

rule('T-153', 'with the stack empty and both declining, the next part of the turn begins', () => {
  const { ann, ben } = given('tenth', { ann: {}, ben: {} }, { step: 'upkeep' });
  ann.passes();
  expect(play.step).toBe('upkeep');
  ben.passes();
  expect(play.step).toBe('draw');
});

rule(
  ['T-323', 'T-324'],
  "a countered spell has no effect and goes to its owner's graveyard; once resolved it is too late",
  () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Grizzly Bears', 'Craw Wurm'], inPlay: lands('Forest', 8) },
      ben: { hand: ['Counterspell', 'Counterspell'], inPlay: lands('Island', 4) },
    });
    ann.casts('Craw Wurm');
    ann.passes();
    ben.casts('Counterspell', { target: 'Craw Wurm' });
    play.allPass();
    then('Craw Wurm').isIn('graveyard').isOwnedBy(ann);
    ann.casts('Grizzly Bears');
    play.allPass();
    then('Grizzly Bears').isIn('play');
    ann.passes();
    refused('no target', () => ben.casts('Counterspell'));
  },
);

for (const beside of [[], ['Glorious Anthem']])
  rule(
    'T-061',
    `a creature spell can be countered unless a card says otherwise, ${beside[0] ?? 'nothing'} beside it`,
    () => {
      const { ann, ben } = given('tenth', {
        ann: { hand: ['Grizzly Bears'], inPlay: [...lands('Forest', 2), "Gaea's Herald", ...beside] },
        ben: { hand: ['Counterspell'], inPlay: lands('Island', 2) },
      });
      ann.casts('Grizzly Bears');
      ann.passes();
      ben.casts('Counterspell', { target: 'Grizzly Bears' });
      play.allPass();
      then('Grizzly Bears').isIn('play');
    },
  );

example(
  'T-459',
  'Prodigal Pyromancer: a creature card in hand, a creature spell on the stack, a creature in play',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Prodigal Pyromancer'], inPlay: lands('Mountain', 3) },
      ben: { hand: ['Mystic Denial', 'Unsummon'], inPlay: lands('Island', 3) },
    });
    then('Prodigal Pyromancer').isIn('hand').isA('creature');
    ann.passes();
    expect(ben.mayCast('Mystic Denial')).toBe(false);
    expect(ben.mayCast('Unsummon')).toBe(false);
    ben.passes();
    play.until('second main');
    ann.casts('Prodigal Pyromancer');
    then('Prodigal Pyromancer').isIn('chain').isA('creature');
    ann.passes();
    expect(ben.mayCast('Mystic Denial'), 'a creature spell').toBe(true);
    expect(ben.mayCast('Unsummon'), 'not yet a creature').toBe(false);
    ben.passes();
    then('Prodigal Pyromancer').isIn('play').isA('creature');
    ann.passes();
    expect(ben.mayCast('Mystic Denial')).toBe(false);
    expect(ben.mayCast('Unsummon')).toBe(true);
  },
);

rule(
  ['T-413', 'T-491', 'T-398'],
  'choosing a player one may choose oneself, but not where it says "opponent"; "you" is the controller',
  () => {
    const { ann } = given('tenth', {
      ann: {
        hand: ['Lava Axe', 'Ravenous Rats', 'Soul Feast'],
        inPlay: [...lands('Mountain', 5), ...lands('Swamp', 7)],
      },
      ben: { hand: ['Forest'] },
    });
    ann.casts('Lava Axe', { target: 'ann' });
    play.allPass();
    then(ann).hasLife(15);
    ann.casts('Ravenous Rats');
    play.pass();
    play.pass();
    expect(play.game.state.chain[0]?.targets, 'the only opponent').toEqual([
      { spec: 0, what: 'player', id: 1, life: 0 },
    ]);
    play.allPass();
    then('ben').hasCardsInHand(0);
    ann.casts('Soul Feast', { target: 'ben' });
    play.allPass();
    then(ann).hasLife(19);
    then('ben').hasLife(16);
  },
);
