// Combat in five books.

import { BOOKS as RULEBOOKS } from '../../src/rulebooks/index.ts';
import { given, play, then } from '../play.ts';
import type { Actor } from '../support/actor.ts';
import { across, type BookId } from '../support/catalogue.ts';

const lifeOf = (seat: number): number => play.game.state.players[seat]?.life ?? 0;
const zoneOf = (name: string): string => {
  try {
    then(name).isIn('play');
    return 'play';
  } catch {
    return 'graveyard';
  }
};
const holds = (book: BookId, card: string): boolean => {
  try {
    given(book, { ann: { hand: [card] }, ben: {} });
    return true;
  } catch {
    return false;
  }
};

/** Blocks (or intercepts) and lets the fight be done. */
function fight(book: BookId, ben: Actor, attacker: string, ...blockers: string[]): void {
  if (RULEBOOKS[book].facts.combat.blocks === 'one attacker at a time') ben.intercepts(attacker, ...blockers);
  else if (blockers.length > 0) ben.blocks(attacker, ...blockers);
  else ben.doesNotBlock();
}

function finish(): void {
  for (let i = 0; i < 40 && play.question?.ask === 'act' && play.game.state.combat !== null; i += 1) play.pass();
}

across(
  'two attackers, one possible blocker: what the defender is asked first',
  { beta: 'block', fifth: 'block', portal: 'which attacker to deal with', tenth: 'block', m11: 'block' },
  (book) => {
    const { ann } = given(book, {
      ann: { inPlay: ['Grizzly Bears', 'Hurloon Minotaur'] },
      ben: { inPlay: ['Gray Ogre'] },
    });
    ann.attacks('Grizzly Bears', 'Hurloon Minotaur');
    for (let i = 0; i < 10 && play.question?.ask === 'act'; i += 1) play.pass();
    return play.question?.ask === 'block' ? 'block' : play.question?.purpose;
  },
  { facts: ['combat.blocks'] },
);

across(
  'is the first attacker dealt with before the second is blocked',
  { beta: false, fifth: false, portal: true, tenth: false, m11: false },
  (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Grizzly Bears', 'Hurloon Minotaur'] },
      ben: { inPlay: ['Gray Ogre', 'Scathe Zombies'] },
    });
    ann.attacks('Grizzly Bears', 'Hurloon Minotaur');
    if (RULEBOOKS[book].facts.combat.blocks !== 'one attacker at a time') {
      for (let i = 0; i < 10 && play.question?.ask === 'act'; i += 1) play.pass();
      return zoneOf('Grizzly Bears') !== 'play';
    }
    ben.intercepts('Grizzly Bears', 'Gray Ogre');
    return zoneOf('Grizzly Bears') !== 'play' && play.game.state.combat !== null;
  },
  { facts: ['combat.blocks'] },
);

across(
  'when attackers are declared in the turn',
  { beta: 'main', fifth: 'main', portal: 'attack', tenth: 'combat', m11: 'combat' },
  (book) => {
    const { ann } = given(book, { ann: { inPlay: ['Grizzly Bears'] }, ben: { inPlay: ['Gray Ogre'] } });
    ann.attacks('Grizzly Bears');
    return [...play.game.events].reverse().find((event) => event.event === 'step')?.phase;
  },
  { facts: ['combat.attacks'] },
);

across(
  'a blocker that is tapped before damage: does it strike back',
  { beta: false, fifth: false, portal: null, tenth: true, m11: true },
  (book) => {
    if (!holds(book, 'Twiddle')) return null;
    const { ann, ben } = given(book, {
      ann: { hand: ['Twiddle'], inPlay: ['Island', 'Grizzly Bears'] },
      ben: { inPlay: ['Hurloon Minotaur'] },
    });
    ann.attacks('Grizzly Bears');
    ben.blocks('Grizzly Bears', 'Hurloon Minotaur');
    ann.casts('Twiddle', { target: 'Hurloon Minotaur', choose: ['tap'] });
    while (play.game.state.chain.length > 0 && play.question?.ask === 'act') play.pass();
    if (play.question?.ask === 'yesno') ann.chooses('yes');
    if (play.question?.ask === 'option') ann.chooses('tap');
    finish();
    return zoneOf('Grizzly Bears') === 'graveyard';
  },
  { facts: ['combat.tappedBlockersStrike'] },
);

across(
  'an attacker of power 3 against two blockers of toughness 2: may it put 1 and 2',
  { beta: true, fifth: true, portal: true, tenth: true, m11: false },
  (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Rowan Treefolk'] },
      ben: { inPlay: ['Grizzly Bears', 'Gray Ogre'] },
    });
    ann.attacks('Rowan Treefolk');
    fight(book, ben, 'Rowan Treefolk', 'Grizzly Bears', 'Gray Ogre');
    for (let i = 0; i < 30 && play.question !== null && play.question.ask !== 'split'; i += 1) {
      if (play.question.ask === 'order') ann.chooses(0, 1);
      else play.pass();
    }
    return play.game.whyNot({ kind: 'split', amounts: [1, 2] }) === null;
  },
  { facts: ['combat.division'] },
);

across(
  'an attacker dies after damage is settled and before it is dealt: does it still deal it',
  { beta: null, fifth: null, portal: null, tenth: true, m11: null },
  (book) => {
    if (RULEBOOKS[book].facts.combat.damage !== 'on the stack') return null;
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Grizzly Bears'] },
      ben: { hand: ['Incinerate'], inPlay: ['Mountain', 'Mountain'] },
    });
    ann.attacks('Grizzly Bears');
    play.until('damage is on the stack');
    ben.casts('Incinerate', { target: 'Grizzly Bears' });
    play.allPass();
    return lifeOf(1) === 18;
  },
  { facts: ['combat.damage'] },
);

across(
  'a trampler of power 3 blocked by a 1/1: damage that reaches the defender',
  { beta: 2, fifth: 2, portal: null, tenth: 2, m11: 2 },
  (book) => {
    if (!holds(book, 'War Mammoth')) return null;
    const { ann, ben } = given(book, { ann: { inPlay: ['War Mammoth'] }, ben: { inPlay: ['Scryb Sprites'] } });
    ann.attacks('War Mammoth');
    ben.blocks('War Mammoth', 'Scryb Sprites');
    for (let i = 0; i < 40 && play.question !== null && lifeOf(1) === 20; i += 1) {
      if (play.question.ask === 'split') ann.assigns({ 'Scryb Sprites': 1, ben: 2 });
      else play.pass();
    }
    return 20 - lifeOf(1);
  },
  { facts: ['combat.trample'] },
);

across(
  'the trampler may put everything on the blocker and nothing on the player',
  { beta: null, fifth: null, portal: null, tenth: true, m11: true },
  (book) => {
    if (!holds(book, 'War Mammoth')) return null;
    const { ann, ben } = given(book, { ann: { inPlay: ['War Mammoth'] }, ben: { inPlay: ['Scryb Sprites'] } });
    ann.attacks('War Mammoth');
    ben.blocks('War Mammoth', 'Scryb Sprites');
    for (let i = 0; i < 20 && play.question?.ask === 'act'; i += 1) play.pass();
    return play.question?.ask === 'split' ? play.game.whyNot({ kind: 'split', amounts: [3, 0] }) === null : null;
  },
  { facts: ['combat.trample'] },
);

across(
  'one damage to the trampled blocker is prevented: what still reaches the defender',
  { beta: null, fifth: 1, portal: null, tenth: null, m11: null },
  (book) => {
    if (RULEBOOKS[book].facts.damage.prevention !== 'step') return null;
    const { ann, ben } = given(book, {
      ann: { inPlay: ['War Mammoth'] },
      ben: { inPlay: ['Scryb Sprites', 'Samite Healer'] },
    });
    ann.attacks('War Mammoth');
    ben.blocks('War Mammoth', 'Scryb Sprites');
    play.until('damage prevention');
    ben.activates('Samite Healer', { target: 'Scryb Sprites' });
    finish();
    return 20 - lifeOf(1);
  },
  { facts: ['combat.trample', 'damage.prevention'] },
);

across(
  'a band of Benalish Hero and Grizzly Bears: may it be declared',
  { beta: true, fifth: true, portal: null, tenth: null, m11: null },
  (book) => {
    if (!holds(book, 'Benalish Hero')) return null;
    const { ann } = given(book, { ann: { inPlay: ['Benalish Hero', 'Grizzly Bears'] }, ben: {} });
    ann.bands('Benalish Hero', 'Grizzly Bears');
    try {
      ann.attacks('Benalish Hero', 'Grizzly Bears');
      return true;
    } catch {
      return false;
    }
  },
  { facts: ['combat.banding'] },
);

across(
  'may a planeswalker be attacked',
  { beta: null, fifth: null, portal: null, tenth: null, m11: true },
  (book) => {
    if (!holds(book, 'Jace Beleren')) return null;
    const { ann } = given(book, { ann: { inPlay: ['Grizzly Bears'] }, ben: { inPlay: ['Jace Beleren'] } });
    ann.attacks({ card: 'Grizzly Bears', at: 'Jace Beleren' });
    return play.game.state.combat?.attacks[0]?.planeswalker !== 0;
  },
  { facts: ['combat.planeswalkers', 'types.cards'] },
);

across(
  'a Wall in the attack',
  { beta: 'refused', fifth: 'refused', portal: 'refused', tenth: 'refused', m11: 'refused' },
  (book) => {
    const { ann } = given(book, { ann: { inPlay: ['Wall of Stone', 'Grizzly Bears'] }, ben: {} });
    try {
      ann.attacks('Wall of Stone');
      return 'allowed';
    } catch {
      return 'refused';
    }
  },
  { facts: ['combat.wallsStayHome'] },
);

across(
  'a first striker blocks a creature it kills: what happens to the striker',
  { beta: 'play', fifth: 'play', portal: null, tenth: 'play', m11: 'play' },
  (book) => {
    if (!holds(book, 'White Knight')) return null;
    const { ann, ben } = given(book, { ann: { inPlay: ['Grizzly Bears'] }, ben: { inPlay: ['White Knight'] } });
    ann.attacks('Grizzly Bears');
    ben.blocks('Grizzly Bears', 'White Knight');
    finish();
    return zoneOf('White Knight');
  },
);

across(
  'a creature with lifelink and its controller are both killed by the same combat: who lives',
  { beta: null, fifth: null, portal: null, tenth: 'lost', m11: 'lives' },
  (book) => {
    if (RULEBOOKS[book].facts.damage.lifelink === 'none' || !RULEBOOKS[book].facts.types.equipment) return null;
    // Ben's lifelinker blocks one attacker while another brings him to exactly nothing.
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Grizzly Bears', 'Gray Ogre'] },
      ben: { life: 2, inPlay: [{ card: 'Hurloon Minotaur', with: ['Loxodon Warhammer'] }] },
    });
    ann.attacks('Grizzly Bears', 'Gray Ogre');
    ben.blocks('Grizzly Bears', 'Hurloon Minotaur');
    finish();
    return play.game.outcome === null ? 'lives' : 'lost';
  },
  { facts: ['damage.lifelink'] },
);

across(
  'a 1/2 with deathtouch has struck a 6/4: what becomes of it, and when',
  {
    beta: 'destroyed at once',
    fifth: 'destroyed at once',
    portal: null,
    tenth: 'destroyed by an ability on the stack',
    m11: 'destroyed at once',
  },
  (book) => {
    if (!holds(book, 'Deadly Recluse')) return null;
    const { ann, ben } = given(book, { ann: { inPlay: ['Craw Wurm'] }, ben: { inPlay: ['Deadly Recluse'] } });
    ann.attacks('Craw Wurm');
    ben.blocks('Craw Wurm', 'Deadly Recluse');
    let waited = false;
    for (let i = 0; i < 40 && play.question?.ask === 'act' && play.game.state.combat !== null; i += 1) {
      waited ||= play.game.state.chain.some((item) => item.what === 'trigger');
      play.pass();
    }
    if (zoneOf('Craw Wurm') === 'play') return 'not destroyed';
    return waited ? 'destroyed by an ability on the stack' : 'destroyed at once';
  },
  { facts: ['damage.deathtouch'] },
);
