// Three cards of 1997 that meet: control that comes and goes, copies and tokens, artifacts that live, and who dies of what.

import { describe, expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { nextTurn, onward, settle, throughCombat, untilDivided, untilMain } from '../../support/onward.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);
const regeneration = (name: string): void =>
  onward(
    () => play.question?.ask === 'act' && play.question.window === 'regeneration' && play.asked === name,
    'regeneration',
  );

describe('control', () => {
  rule(['F-283', 'F-278'], 'an attacker called over to the other side blocks there, and comes back tapped', () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['Craw Wurm', 'Hill Giant'] },
      ben: { hand: ['Ray of Command'], inPlay: lands('Island', 4) },
    });
    ann.attacks('Craw Wurm', 'Hill Giant');
    ben.casts('Ray of Command', { target: 'Craw Wurm' });
    settle();
    then('Craw Wurm').isControlledBy(ben).isUntapped().isNotAttacking();
    ben.blocks('Hill Giant', 'Craw Wurm');
    throughCombat();
    then('Hill Giant').isIn('graveyard');
    then(ben).hasLife(20);
    nextTurn();
    then('Craw Wurm').isControlledBy(ann).isTapped();
  });

  rule('F-429', 'what a Seraph has raised is sacrificed when the Seraph goes', () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['Seraph'] },
      ben: { inPlay: ['Scryb Sprites', 'Island'], hand: ['Unsummon'] },
    });
    ann.attacks('Seraph');
    ben.blocks('Seraph', 'Scryb Sprites');
    throughCombat();
    nextTurn();
    then('Scryb Sprites').isControlledBy(ann).isOwnedBy(ben);
    untilMain();
    ben.casts('Unsummon', { target: 'Seraph' });
    settle();
    then('Scryb Sprites').isIn('graveyard');
  });

  rule('F-429', 'The Wretched keeps who blocked it and lived', () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['The Wretched'] },
      ben: { inPlay: ['Grizzly Bears', 'Scryb Sprites'] },
    });
    ann.attacks('The Wretched');
    ben.blocks('The Wretched', 'Grizzly Bears', 'Scryb Sprites');
    untilDivided();
    ann.assigns({ 'Grizzly Bears': 2 });
    throughCombat();
    then('Scryb Sprites').isControlledBy(ann);
    then('Grizzly Bears').isIn('graveyard');
  });
});

describe('tokens and artifacts', () => {
  rule('F-642', 'a Dance of Many ends with its token, removed by Swords', () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Dance of Many'], inPlay: lands('Island', 2) },
      ben: { hand: ['Swords to Plowshares'], inPlay: ['Craw Wurm', 'Plains'] },
    });
    ann.casts('Dance of Many');
    settle();
    ann.passes();
    ben.casts('Swords to Plowshares', { target: 'ann:Craw Wurm' });
    settle();
    then('Dance of Many').isIn('graveyard');
    then('Craw Wurm').isControlledBy(ben);
    then(ann).hasLife(26);
  });

  rule('F-091', 'a Winter Orb tapped before one’s own turn lets all lands untap, and untaps with them', () => {
    const forest = { card: 'Forest', tapped: true };
    const { ann } = given(
      'fifth',
      { ann: { inPlay: ['Icy Manipulator', 'Winter Orb', 'Plains', forest, forest] }, ben: {} },
      { active: 'ben', step: 'discard' },
    );
    ann.activates('Icy Manipulator', { target: 'Winter Orb' });
    settle();
    then('Winter Orb').isTapped();
    nextTurn();
    onward(() => play.question?.ask === 'act', 'the upkeep');
    then('Forest').isUntapped();
    then('Forest#2').isUntapped();
    then('Winter Orb').isUntapped();
  });

  rule('F-099', 'a Disk made a creature destroys itself with the rest', () => {
    const { ann } = given('fifth', {
      ann: { inPlay: ['Xenic Poltergeist', "Nevinyrral's Disk", 'Plains'] },
      ben: { inPlay: ['Bad Moon', 'Forest'] },
    });
    ann.activates('Xenic Poltergeist', { target: "Nevinyrral's Disk" });
    settle();
    then("Nevinyrral's Disk").isA('creature').is(4, 4);
    ann.activates("Nevinyrral's Disk");
    settle();
    for (const gone of ["Nevinyrral's Disk", 'Bad Moon', 'Xenic Poltergeist']) then(gone).isIn('graveyard');
    then('Forest').isIn('play');
  });

  rule('F-097', 'an Aether Storm keeps out Giants and no Ornithopter, and anybody may pay to end it', () => {
    const { ann } = given('fifth', {
      ann: { hand: ['Hill Giant', 'Ornithopter'], inPlay: lands('Mountain', 4) },
      ben: { inPlay: ['Aether Storm'] },
    });
    expect([ann.mayCast('Hill Giant'), ann.mayCast('Ornithopter')]).toEqual([false, true]);
    ann.activates('ben:Aether Storm');
    settle();
    then('Aether Storm').isIn('graveyard');
    then(ann).hasLife(16);
    expect(ann.mayCast('Hill Giant')).toBe(true);
  });
});

describe('dying', () => {
  rule(
    ['F-641', 'F-530'],
    'a Sengir Vampire feeds when what it hurt has died, also of a Bolt later in the turn',
    () => {
      const { ann, ben } = given('fifth', {
        ann: { hand: ['Lightning Bolt'], inPlay: ['Sengir Vampire', 'Mountain'] },
        ben: { inPlay: [{ card: 'Drudge Skeletons', with: ['Web'] }, 'Swamp'] },
      });
      ann.attacks('Sengir Vampire');
      ben.blocks('Sengir Vampire', 'Drudge Skeletons');
      regeneration('ben');
      ben.activates('Drudge Skeletons');
      throughCombat();
      then('Sengir Vampire').hasCounters('+1/+1', 0);
      ann.casts('Lightning Bolt', { target: 'Drudge Skeletons' });
      settle();
      then('Drudge Skeletons').isIn('graveyard');
      then('Sengir Vampire').hasCounters('+1/+1', 1);
    },
  );

  rule('F-502', 'of two that an Earthquake kills a Death Ward saves the one it is aimed at', () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Earthquake'], inPlay: lands('Mountain', 3) },
      ben: { hand: ['Death Ward'], inPlay: ['Grizzly Bears', 'Gray Ogre', 'Plains'] },
    });
    ann.casts('Earthquake', { x: 2 });
    regeneration('ben');
    ben.casts('Death Ward', { target: 'Gray Ogre' });
    settle();
    then('Gray Ogre').isIn('play').isTapped();
    then('Grizzly Bears').isIn('graveyard');
  });

  rule(['F-503', 'F-527'], 'a Carapace given up saves its creature, but not from Disintegrate', () => {
    const shot = (spell: string, target: object): void => {
      const { ann, ben } = given('fifth', {
        ann: { hand: [spell], inPlay: lands('Mountain', 6) },
        ben: { inPlay: [{ card: 'Grizzly Bears', with: ['Carapace'] }] },
      });
      ann.casts(spell, { x: 5, ...target });
      if (spell === 'Fireball') {
        regeneration('ben');
        ben.activates('Carapace');
      }
      settle();
    };
    shot('Fireball', { targets: ['Grizzly Bears'] });
    then('Grizzly Bears').isIn('play').is(2, 2).hasDamage(0);
    then('Carapace').isIn('graveyard');
    shot('Disintegrate', { target: 'Grizzly Bears' });
    then('Grizzly Bears').isIn('removed');
  });

  rule(
    ['F-446', 'F-552'],
    'rampage against three with banding: the defender heaps the damage, what is too much goes on',
    () => {
      const { ann, ben } = given('fifth', {
        ann: { inPlay: ['Craw Giant'] },
        ben: { inPlay: ['Shield Bearer', 'Shield Bearer', 'Shield Bearer'] },
      });
      ann.attacks('Craw Giant');
      ben.blocks('Craw Giant', 'Shield Bearer', 'Shield Bearer#2', 'Shield Bearer#3');
      untilDivided();
      then('Craw Giant').is(10, 8);
      expect(play.asked).toBe('ben');
      ben.assigns({ 'Shield Bearer': 10 });
      throughCombat();
      then(ben).hasLife(13);
    },
  );
});

rule('F-503', 'a Cosmic Horror that nobody pays for is destroyed and hurts, though it is regenerated', () => {
  const { ann } = given(
    'fifth',
    { ann: { inPlay: [{ card: 'Cosmic Horror', with: ['Regeneration'] }, 'Forest'] }, ben: {} },
    { active: 'ben', step: 'discard' },
  );
  onward(() => play.game.state.turn.active === 0 && play.game.state.turn.duties.length > 0, 'the upkeep');
  ann.dealsWith('Cosmic Horror');
  regeneration('ann');
  ann.activates('Regeneration');
  settle();
  then('Cosmic Horror').isIn('play').isTapped();
  then(ann).hasLife(13);
});
