// Magic 2011: a planeswalker is neither creature nor player: what speaks of those two leaves it alone.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const liliana = { card: 'Liliana Vess', counters: { loyalty: 5 } };
const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

rule(
  ['M-071', 'M-486'],
  'Furnace of Rath speaks of creatures and players: an attacked planeswalker loses no more',
  () => {
    const { ann } = given('m11', { ann: { inPlay: ['Grizzly Bears', 'Furnace of Rath'] }, ben: { inPlay: [liliana] } });
    ann.attacks({ card: 'Grizzly Bears', at: 'Liliana Vess' });
    play.until('end of combat');
    then('Liliana Vess').hasCounters('loyalty', 3);
  },
);

for (const [first, left] of [
  ['Furnace of Rath', 0],
  ['ann', 2],
] as const)
  rule(
    ['M-070', 'M-486'],
    `a Bolt under Furnace of Rath, turned to a planeswalker: ${first} first leaves ${left}`,
    () => {
      const { ann, ben } = given('m11', {
        ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Furnace of Rath'] },
        ben: { inPlay: [liliana] },
      });
      ann.casts('Lightning Bolt', { target: ben });
      ann.passes();
      ben.passes();
      expect([play.question?.purpose, play.asked]).toEqual(['which applies first', 'ben']);
      ben.chooses(first);
      ann.chooses('Liliana Vess');
      then(ben).hasLife(20);
      if (left === 0) then('Liliana Vess').isIn('graveyard');
      else then('Liliana Vess').hasCounters('loyalty', left);
    },
  );

rule(
  ['M-070', 'M-486'],
  'Fire Servant speaks of any damage: turned to a planeswalker it is doubled all the same',
  () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Shock'], inPlay: ['Mountain', 'Fire Servant'] },
      ben: { inPlay: [liliana] },
    });
    ann.casts('Shock', { target: ben });
    ann.passes();
    ben.passes();
    ann.chooses('Liliana Vess');
    then('Liliana Vess').hasCounters('loyalty', 1);
  },
);

rule('M-069', 'behind Island Sanctuary a player cannot be attacked, but the planeswalkers can', () => {
  const { ann, ben } = given(
    'm11',
    { ann: { inPlay: ['Grizzly Bears'] }, ben: { inPlay: ['Island Sanctuary', liliana] } },
    { active: 'ben', step: 'upkeep' },
  );
  play.pass();
  play.pass();
  ben.chooses('yes');
  play.until('main', 'ann');
  play.until('declare attack');
  refused('cannot attack', () => ann.attacks('Grizzly Bears'));
  ann.attacks({ card: 'Grizzly Bears', at: 'Liliana Vess' });
  play.until('end of combat');
  then('Liliana Vess').hasCounters('loyalty', 3);
});

rule(
  ['M-070', 'M-462'],
  'Guardian Seraph first, then the rest is turned: the planeswalker is hurt by what is left',
  () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { inPlay: ['Guardian Seraph', liliana] },
    });
    ann.casts('Lightning Bolt', { target: ben });
    ann.passes();
    ben.passes();
    ben.chooses('Guardian Seraph');
    ann.chooses('Liliana Vess');
    then('Liliana Vess').hasCounters('loyalty', 3);
  },
);

rule('M-070', 'Earthquake: the damage to the player is turned, that to the creatures is not', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Earthquake'], inPlay: lands('Mountain', 3) },
    ben: { inPlay: ['Grizzly Bears', liliana] },
  });
  ann.casts('Earthquake', { x: 2 });
  ann.passes();
  ben.passes();
  ann.chooses('Liliana Vess');
  then('Liliana Vess').hasCounters('loyalty', 3);
  then('Grizzly Bears').isIn('graveyard');
  then(ben).hasLife(20);
  then(ann).hasLife(18);
});

rule(
  ['M-071', 'M-486'],
  'Phage destroys the creature that she hits and beats the player: a planeswalker is neither',
  () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Phage the Untouchable'] },
      ben: { inPlay: [{ card: 'Jace Beleren', counters: { loyalty: 8 } }] },
    });
    ann.attacks({ card: 'Phage the Untouchable', at: 'Jace Beleren' });
    play.until('end of combat');
    then('Jace Beleren').hasCounters('loyalty', 4);
    play.isGoingOn();
  },
);

rule(['M-071'], 'a Bodyguard and a Forcefield guard the player, and no planeswalker', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
    ben: { inPlay: ['Veteran Bodyguard', liliana] },
  });
  ann.attacks({ card: 'Grizzly Bears', at: 'Liliana Vess' }, 'Hill Giant');
  ben.doesNotBlock();
  play.until('end of combat');
  then('Veteran Bodyguard').hasDamage(3);
  then('Liliana Vess').hasCounters('loyalty', 3);
  then(ben).hasLife(20);
});

rule(['M-182'], "Siren's Call: who attacks a planeswalker has attacked", () => {
  const { ann, ben } = given(
    'm11',
    { ann: { hand: ["Siren's Call"], inPlay: ['Island', liliana] }, ben: { inPlay: ['Grizzly Bears'] } },
    { active: 'ben' },
  );
  ann.casts("Siren's Call");
  play.allPass();
  ben.attacks({ card: 'Grizzly Bears', at: 'Liliana Vess' });
  play.until('upkeep', 'ann');
  then('Grizzly Bears').isIn('play');
});
