// Being dealt damage by several sources at one time is being dealt damage once, all of it together.

import { expect } from 'vitest';
import { given, play, then } from '../play.ts';
import { across, rule } from '../support/catalogue.ts';

across(
  'Fungusaur is hurt by two blockers at the same time and lives: counters that it gets',
  { beta: 1, fifth: 1, portal: null, tenth: 1, m11: 1 },
  (book) => {
    if (book === 'portal') return null;
    const { ann, ben } = given(book, {
      ann: { inPlay: [{ card: 'Fungusaur', with: ['Holy Armor', 'Holy Armor'] }] },
      ben: { inPlay: ['Grizzly Bears', 'Llanowar Elves'] },
    });
    ann.attacks('Fungusaur');
    ben.blocks('Fungusaur', 'Grizzly Bears', 'Llanowar Elves');
    then('Fungusaur').isBlocked();
    if (play.question?.ask === 'order') ann.chooses('Grizzly Bears', 'Llanowar Elves');
    ann.assigns({ 'Grizzly Bears': 2 });
    play.until('second main');
    then('Fungusaur').hasDamage(3);
    return play.game.inside.object(play.game.state.inPlay.find(isFungusaur) ?? 0).counters[0]?.number ?? 0;
  },
);

const isFungusaur = (id: number): boolean => play.game.inside.kind(id).definition.name === 'Fungusaur';

across(
  'two attackers for 5 in all, and Living Artifact: counters and life',
  { beta: '5 15', fifth: '5 15', portal: null, tenth: '5 15', m11: '5 15' },
  (book) => {
    if (book === 'portal') return null;
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
      ben: { inPlay: [{ card: 'Sol Ring', with: ['Living Artifact'] }] },
    });
    ann.attacks('Grizzly Bears', 'Hill Giant');
    play.until('second main');
    then('Living Artifact').hasCounters('vitality', 5);
    then(ben).hasLife(15);
    return '5 15';
  },
);

rule(['B-089'], 'what takes effect at the same time hurts a creature once: Fungusaur gets one counter', () => {
  const { ann } = given('beta', {
    ann: { inPlay: ['Prodigal Sorcerer', 'Prodigal Sorcerer'] },
    ben: { inPlay: [{ card: 'Fungusaur', with: ['Holy Armor'] }] },
  });
  ann.activates('Prodigal Sorcerer', { target: 'Fungusaur' });
  ann.activates('Prodigal Sorcerer#2', { target: 'Fungusaur' });
  play.allPass();
  then('Fungusaur').hasCounters('+1/+1', 1).hasDamage(2);
});

rule(['B-089'], 'and a player once, for all of it: Lich asks for the cards of both Bolts together', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: ['Mountain', 'Mountain'] },
    ben: { life: 0, inPlay: ['Lich', ...Array<string>(7).fill('Swamp')] },
  });
  ann.casts('Lightning Bolt', { target: ben });
  ann.casts('Lightning Bolt', { target: ben });
  play.allPass();
  expect(play.question).toMatchObject({ ask: 'pick', min: 6, max: 6 });
});

across(
  'a creature with Spirit Link hurts two blockers and its player has a Pridemate: life gained, and counters on the Pridemate',
  { beta: '3 1', fifth: '3 1', portal: null, tenth: '3 1', m11: '3 1' },
  (book) => {
    if (book === 'portal') return null;
    const { ann, ben } = given(book, {
      ann: { inPlay: [{ card: 'Hill Giant', with: ['Spirit Link'] }, "Ajani's Pridemate"] },
      ben: { inPlay: ['Scryb Sprites', 'Giant Spider'] },
    });
    ann.attacks('Hill Giant');
    ben.blocks('Hill Giant', 'Scryb Sprites', 'Giant Spider');
    then('Hill Giant').isBlocked();
    if (play.question?.ask === 'order') ann.chooses('Scryb Sprites', 'Giant Spider');
    ann.assigns({ 'Scryb Sprites': 1, 'Giant Spider': 2 });
    for (let i = 0; i < 20 && play.question?.ask !== 'yesno'; i += 1) play.pass();
    ann.chooses('yes');
    play.until('second main');
    const pridemate = play.game.state.inPlay.find(
      (id) => play.game.inside.kind(id).definition.name === "Ajani's Pridemate",
    );
    return `${(play.lives[0] ?? 0) - 20} ${play.game.inside.object(pridemate ?? 0).counters[0]?.number ?? 0}`;
  },
);

rule(['F-631'], 'Justice answers a divided Fireball once, with all that it dealt', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Fireball'], inPlay: Array<string>(8).fill('Mountain') },
    ben: { inPlay: ['Justice', 'Hill Giant', 'Gray Ogre'] },
  });
  ann.casts('Fireball', { x: 4, targets: ['Hill Giant', 'Gray Ogre'] });
  play.until('damage prevention'); // of the Fireball
  play.pass();
  play.pass();
  play.until('damage prevention'); // of Justice
  expect(play.game.state.packets.map(({ amount, seat }) => [seat, amount])).toEqual([[0, 4]]);
});
