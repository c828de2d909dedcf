// Moments of a duel that need some play to come about: fights, payments, warnings, and what comes after a duel.

import { BOARDS } from './boards.ts';
import { expect } from './patience.ts';
import { attackBy, idOf, theirs, theirTurn, times, yourTurn } from './positions.ts';
import type { Table } from './table.ts';
import { rigged, winWithVises } from './vises.ts';

type Moment = readonly [name: string, show: (at: Table) => Promise<unknown>];

/** A Craw Wurm of yours, blocked by two. */
async function blockedByTwo(at: Table, book: string): Promise<void> {
  const position = yourTurn(
    book,
    { inPlay: ['Craw Wurm', 'Serra Angel', ...times('Forest', 4)] },
    { inPlay: ['Grizzly Bears', 'Hill Giant', ...times('Mountain', 3)] },
  );
  const wurm = idOf(position, 'Craw Wurm');
  const blocks = ['Grizzly Bears', 'Hill Giant'].map((name) => ({ blocker: theirs(position, name), attacker: wurm }));
  await at.open(position, { script: [{ kind: 'block', blocks }] });
  await at.attackWith('Craw Wurm');
}

const FIGHTS: readonly Moment[] = [
  [
    'order of blockers',
    async (at) => {
      await blockedByTwo(at, 'm11');
      await at.asks('order');
    },
  ],
  [
    'division of damage',
    async (at) => {
      await blockedByTwo(at, 'tenth');
      await at.asks('split');
    },
  ],
  [
    'a band',
    async (at) => {
      await at.open(
        yourTurn('fifth', { inPlay: ['Benalish Hero', 'Grizzly Bears', 'Hill Giant'] }, { inPlay: ['Craw Wurm'] }),
      );
      await at.beginAttack();
      await at.mine('Grizzly Bears').click();
      await at.mine('Benalish Hero').click();
      await at.mine('Grizzly Bears').click();
      await expect(at.combat).toContainText('band');
    },
  ],
  [
    'a planeswalker attacked',
    async (at) => {
      await at.open(BOARDS.m11 as Parameters<Table['open']>[0]);
      await at.beginAttack();
      await at.mine('Runeclaw Bear').click();
      await at.theirs('Jace Beleren').click();
      await expect(at.combat).toContainText('would lose 2 loyalty');
    },
  ],
  [
    'interception',
    async (at) => {
      const position = theirTurn(
        'portal',
        { life: 9, inPlay: ['Hill Giant', 'Grizzly Bears', ...times('Forest', 4)] },
        { inPlay: ['Gorilla Warrior', 'Border Guard', ...times('Plains', 4)] },
      );
      await at.open(position, { script: attackBy(position, 'Gorilla Warrior', 'Border Guard').slice(1) });
      await at.asks('pick');
      await at.theirs('Gorilla Warrior').click();
      await at.asks('block');
      await at.mine('Hill Giant').click();
    },
  ],
];

const SPELLS: readonly Moment[] = [
  [
    'interrupts',
    async (at) => {
      const position = theirTurn(
        'fifth',
        { hand: ['Counterspell', 'Blue Elemental Blast'], inPlay: [...times('Island', 3), 'Grizzly Bears'] },
        {
          hand: ['Lightning Bolt', 'Counterspell', 'Swamp'],
          inPlay: ['Mountain', ...times('Island', 2), 'Hill Giant'],
        },
      );
      const script = [
        { kind: 'cast', card: idOf(position, 'Lightning Bolt') },
        { kind: 'pick', picked: [{ what: 'object', id: idOf(position, 'Grizzly Bears') }] },
      ];
      await at.open(position, { script });
      await at.inHand('Counterspell').click();
      if ((await at.situation.getAttribute('data-ask')) === 'pick') await at.chainItems.first().click();
      await expect(at.situation).toBeVisible();
    },
  ],
  [
    'stack',
    async (at) => {
      const position = theirTurn(
        'm11',
        {
          hand: ['Giant Growth', 'Lightning Bolt'],
          inPlay: ['Forest', 'Mountain', 'Runeclaw Bear', 'Prodigal Pyromancer'],
        },
        { hand: ['Lightning Bolt', 'Swamp'], inPlay: [...times('Mountain', 2), 'Hill Giant'] },
      );
      const script = [
        { kind: 'cast', card: theirs(position, 'Lightning Bolt') },
        { kind: 'pick', picked: [{ what: 'object', id: idOf(position, 'Runeclaw Bear') }] },
      ];
      await at.open(position, { script, options: { fullControl: true } });
      await expect(at.chain).toBeVisible();
      await at.inHand('Giant Growth').click();
      await at.mine('Runeclaw Bear').click();
      await expect(at.chainItems).toHaveCount(2);
    },
  ],
  [
    'a target',
    async (at) => {
      await at.open(BOARDS.beta as Parameters<Table['open']>[0]);
      await at.inHand('Lightning Bolt').click();
      await at.asks('pick');
    },
  ],
  [
    'paying by hand',
    async (at) => {
      await at.open(BOARDS.tenth as Parameters<Table['open']>[0]);
      await at.page.keyboard.press('p');
      await at.mineAll('Mountain').last().click();
      await expect(at.tapped).toHaveCount(1);
      await at.inHand('Incinerate').click();
      await at.asks('pick');
      await at.choosePlayer(1);
      await at.asks('pay');
    },
  ],
  [
    'burn',
    async (at) => {
      await at.open(BOARDS.fifth as Parameters<Table['open']>[0]);
      await at.mineAll('Plains').last().click();
      await at.done();
      await expect(at.toast).toBeVisible();
    },
  ],
  [
    'reasons',
    async (at) => {
      await at.open(
        yourTurn('fifth', {
          inPlay: ['Icy Manipulator', { card: 'Prodigal Sorcerer', sick: true }, 'Forest', 'Goblin Balloon Brigade'],
        }),
      );
      await at.openMenu(at.mine('Goblin Balloon Brigade'));
      await expect(at.page.getByRole('menu')).toBeVisible();
    },
  ],
];

const AROUND: readonly Moment[] = [
  [
    'cue card',
    async (at) => {
      await at.open(BOARDS.portal as Parameters<Table['open']>[0], { options: { cueCards: true } });
    },
  ],
  [
    'advanced layout',
    async (at) => {
      await at.open(BOARDS.fifth as Parameters<Table['open']>[0], {
        options: { layout: 'advanced', background: 'blue' },
      });
    },
  ],
  [
    'tags and effects',
    async (at) => {
      await at.open(BOARDS.tenth as Parameters<Table['open']>[0], { options: { showIds: true, showEffects: true } });
    },
  ],
  [
    'concede',
    async (at) => {
      await at.open(BOARDS.beta as Parameters<Table['open']>[0]);
      await at.menu(at.cloth(), /^Concede/);
      await expect(at.page.getByRole('alertdialog')).toBeVisible();
    },
  ],
  [
    'ante',
    async (at) => {
      await at.open(BOARDS.beta as Parameters<Table['open']>[0]);
      await at.pile('ante', 'foe').click();
      await expect(at.page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'ante lost',
    async (at) => {
      await at.newDuel({ book: 'beta', ante: true, length: 'set of 3 wins', seed: 'for ante' });
      await at.menu(at.cloth(), /^Concede/);
      await at.page.getByTestId('concede').click();
      await expect(at.page.getByRole('region', { name: 'Lost by the ante' })).toBeVisible();
    },
  ],
  [
    'gauntlet between two opponents',
    async (at) => {
      await at.newDuel({ book: 'beta', mode: 'gauntlet', seed: 'a gauntlet won', ...(await rigged(at)) });
      await winWithVises(at);
      await expect(at.page.getByTestId('next-duel')).toHaveText('Next opponent');
    },
  ],
  [
    'a duel looked at again',
    async (at) => {
      const { position, script } = again();
      await at.open(position, { script });
      await at.done();
      await at.menu(at.cloth(), /^Concede/);
      await at.page.getByTestId('concede').click();
      await at.page
        .getByRole('link', { name: 'Step by step' })
        .or(at.page.getByRole('button', { name: 'Step by step' }))
        .click();
      await expect(at.page.locator('.story')).toBeVisible();
      for (let step = 0; step < 3; step += 1) await at.page.keyboard.press('ArrowRight');
    },
  ],
];

function again() {
  const position = theirTurn(
    'tenth',
    { hand: ['Shock'], inPlay: [...times('Mountain', 2), 'Grizzly Bears'] },
    { hand: ['Lightning Bolt', 'Swamp'], inPlay: [...times('Mountain', 3), 'Hill Giant'] },
  );
  const script = [
    { kind: 'cast', card: idOf(position, 'Lightning Bolt') },
    { kind: 'pick', picked: [{ what: 'object', id: idOf(position, 'Grizzly Bears') }] },
  ];
  return { position, script };
}

export const PLAYED: readonly Moment[] = [...FIGHTS, ...SPELLS, ...AROUND];
