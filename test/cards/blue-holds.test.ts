// Blue cards that hold things down or make them come: what does not untap, must attack, or cannot be used.

import { describe, expect, it } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const islands = (number: number): string[] => Array.from({ length: number }, () => 'Island');

describe('what does not untap', () => {
  it('Sleep: taps all creatures of a player, for one untap step more', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Sleep'], inPlay: [...islands(4), 'Coral Merfolk'] },
      ben: { inPlay: ['Grizzly Bears', { card: 'Craw Wurm', tapped: true }, { card: 'Forest', tapped: true }] },
    });
    ann.casts('Sleep', { target: ben });
    play.allPass();
    then('Grizzly Bears').isTapped();
    then('Coral Merfolk').isUntapped();
    play.until('upkeep', 'ben');
    then('Grizzly Bears').isTapped();
    then('Craw Wurm').isTapped();
    then('Forest').isUntapped();
    play.until('upkeep', 'ann');
    play.until('upkeep', 'ben');
    then('Grizzly Bears').isUntapped();
    then('Craw Wurm').isUntapped();
  });

  it("Sleep: holds creatures in that player's next untap step, not in that of whoever has taken one", () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Sleep', 'Mind Control'], inPlay: islands(9) },
      ben: { inPlay: ['Grizzly Bears', 'Craw Wurm'] },
    });
    ann.casts('Sleep', { target: ben });
    play.allPass();
    ann.casts('Mind Control', { target: 'Craw Wurm' });
    play.allPass();
    play.until('upkeep', 'ben');
    then('Grizzly Bears').isTapped();
    play.until('upkeep', 'ann');
    then('Craw Wurm').isUntapped();
    play.until('upkeep', 'ben');
    then('Grizzly Bears').isUntapped();
  });

  it('Wall of Frost: what it blocks does not untap the next time', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Grizzly Bears', 'Coral Merfolk'] },
      ben: { inPlay: ['Wall of Frost'] },
    });
    then('Wall of Frost').hasKeyword('defender').is(0, 7);
    ann.attacks('Grizzly Bears', 'Coral Merfolk');
    ben.blocks('Grizzly Bears', 'Wall of Frost');
    play.until('upkeep', 'ben');
    play.until('upkeep', 'ann');
    then('Grizzly Bears').isTapped();
    then('Coral Merfolk').isUntapped();
  });

  it('Exhaustion: creatures and lands of the opponent do not untap, this once', () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Exhaustion'], inPlay: islands(3) },
      ben: {
        inPlay: [
          { card: 'Coral Eel', tapped: true },
          { card: 'Forest', tapped: true },
        ],
      },
    });
    ann.casts('Exhaustion', { target: ben });
    play.allPass();
    play.until('main', 'ben');
    then('Coral Eel').isTapped();
    then('Forest').isTapped();
    play.until('main', 'ann');
    then('Island').isUntapped();
    play.until('main', 'ben');
    then('Coral Eel').isUntapped();
    then('Forest').isUntapped();
  });
});

describe('Frost Titan', () => {
  it('Frost Titan: taps something when it enters and when it attacks', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Frost Titan'], inPlay: islands(6) },
      ben: { inPlay: ['Grizzly Bears', 'Forest'] },
    });
    ann.casts('Frost Titan');
    play.allPass();
    ann.chooses('Forest');
    play.allPass();
    then('Forest').isTapped();
    play.until('upkeep', 'ben');
    then('Forest').isTapped();
    play.until('upkeep', 'ann');
    play.until('main', 'ann');
    ann.attacks('Frost Titan');
    ann.chooses('Grizzly Bears');
    play.allPass();
    then('Grizzly Bears').isTapped();
  });

  const bolted = (lands: number) => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Frost Titan'] },
      ben: { hand: ['Lightning Bolt'], inPlay: Array.from({ length: lands }, () => 'Mountain') },
    });
    ann.passes();
    ben.casts('Lightning Bolt', { target: 'Frost Titan' });
    play.pass();
    play.pass();
    return { ann, ben };
  };

  it('Frost Titan: counters what an opponent aims at it', () => {
    bolted(1);
    then('Lightning Bolt').isIn('graveyard');
    then('Frost Titan').hasDamage(0);
  });

  it('Frost Titan: unless two mana are paid', () => {
    const { ben } = bolted(3);
    ben.chooses('yes');
    play.allPass();
    then('Frost Titan').hasDamage(3);
  });

  it('Frost Titan: lets its controller aim at it', () => {
    const { ann } = given('m11', { ann: { hand: ['Jump'], inPlay: ['Frost Titan', 'Island'] }, ben: {} });
    ann.casts('Jump', { target: 'Frost Titan' });
    play.allPass();
    then('Frost Titan').hasKeyword('flying');
  });
});

describe('what must attack', () => {
  it('Alluring Siren: draws a creature out', () => {
    const { ann, ben } = given(
      'm11',
      { ann: { inPlay: ['Grizzly Bears', 'Coral Merfolk'] }, ben: { inPlay: ['Alluring Siren'] } },
      { active: 'ann' },
    );
    ben.activates('Alluring Siren', { target: 'Grizzly Bears' });
    play.allPass();
    play.until('declare attack');
    refused('must attack', () => ann.attacks('Coral Merfolk'));
    ann.attacks('Grizzly Bears');
    then('Coral Merfolk').isNotAttacking();
  });

  it('Alluring Siren: draws it to the player, not to a planeswalker', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Grizzly Bears'] },
      ben: { inPlay: ['Alluring Siren', { card: 'Jace Beleren', counters: { loyalty: 3 } }] },
    });
    ben.activates('Alluring Siren', { target: 'Grizzly Bears' });
    play.allPass();
    play.until('declare attack');
    refused('must attack', () => ann.attacks({ card: 'Grizzly Bears', at: 'Jace Beleren' }));
  });

  it("Taunt: all creatures attack in that player's next turn, and only then", () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Taunt'], inPlay: ['Island'] },
      ben: { inPlay: ['Coral Eel', 'Giant Octopus'] },
    });
    ann.casts('Taunt', { target: ben });
    play.allPass();
    play.until('main', 'ben');
    play.until('declare attack');
    refused('must attack', () => ben.attacks('Coral Eel'));
    ben.attacks('Coral Eel', 'Giant Octopus');
    then('Giant Octopus').isAttacking();
  });
});

it('Taunt: aimed at oneself makes nobody attack', () => {
  const { ann } = given('portal', { ann: { hand: ['Taunt'], inPlay: ['Island', 'Coral Eel'] }, ben: {} });
  ann.casts('Taunt', { target: ann });
  play.until('main', 'ben');
  play.until('main', 'ann');
  play.until('main', 'ben');
  then('Coral Eel').isUntapped();
});

describe('Ice Cage', () => {
  it('Ice Cage: what it is on neither fights nor uses its abilities', () => {
    const { ann } = given('m11', {
      ann: { inPlay: [{ card: 'Prodigal Sorcerer', with: ['Ice Cage'] }, 'Merfolk Looter'] },
      ben: {},
    });
    expect(ann.mayActivate('Prodigal Sorcerer')).toBe(false);
    expect(ann.mayActivate('Merfolk Looter')).toBe(true);
    play.until('declare attack');
    expect(ann.choices).toEqual(['Merfolk Looter']);
  });

  it('Ice Cage: breaks when what it is on becomes a target', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Jump'], inPlay: [{ card: 'Prodigal Sorcerer', with: ['Ice Cage'] }, 'Island'] },
      ben: {},
    });
    ann.casts('Jump', { target: 'Prodigal Sorcerer' });
    play.allPass();
    then('Ice Cage').isIn('graveyard');
    expect(ann.mayActivate('Prodigal Sorcerer')).toBe(true);
  });
});

describe('Capricious Sorcerer', () => {
  it('Capricious Sorcerer: does 1 damage before the attack', () => {
    const { ann, ben } = given('portal', { ann: { inPlay: ['Capricious Sorcerer'] }, ben: {} });
    ann.activates('Capricious Sorcerer', { target: ben });
    play.allPass();
    then(ben).hasLife(19);
  });

  it('Capricious Sorcerer: not after it', () => {
    const { ann } = given('portal', { ann: { inPlay: ['Capricious Sorcerer', 'Coral Eel'] }, ben: {} });
    ann.attacks('Coral Eel');
    expect(ann.mayActivate('Capricious Sorcerer')).toBe(false);
  });
});
