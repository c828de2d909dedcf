// Scenes of the cards that speak of the defending player, where several could be one.

import { expect } from 'vitest';
import type { SeatWords } from '../../../src/game/index.ts';
import { given, play, refused, then } from '../../play.ts';
import type { Actor } from '../actor.ts';

type Seats = Partial<Record<'ann' | 'ben' | 'cat' | 'dan', SeatWords>>;
const isTeams = (variant: string): boolean => variant === 'two-headed-giant';

const idOf = (name: string): number =>
  play.game.state.inPlay.find((id) => play.game.inside.kind(id).definition.name === name) ?? 0;

/** Whom Ann's creature may attack, by name. */
function attackedBy(name: string): string[] {
  play.until('declare attack');
  const question = play.question;
  if (question?.ask !== 'attack') return [];
  const may = question.targets.filter(
    (target) => play.game.whyNot({ kind: 'attack', attackers: [{ id: idOf(name), target, band: 0 }] }) === null,
  );
  return may.map(({ id }) => play.game.names[id] as string);
}

function scene(book: string, variant: string, seats: Seats): void {
  given(book, { ann: {}, ben: {}, cat: {}, dan: {}, ...seats }, { variant });
}

/** It attacks only where such a land lies: of one player, or of either head of a side. */
const needsLand = (name: string, land: string) => (book: string, variant: string) => {
  const own = { inPlay: [name, land] };
  scene(book, variant, { ann: own, dan: { inPlay: [land] } });
  expect(attackedBy(name)).toEqual(isTeams(variant) ? ['cat'] : ['dan']);
  scene(book, variant, { ann: own, ben: { inPlay: [land] } });
  // A team mate defends nothing.
  expect(isTeams(variant) ? hasNoAttack(name) : attackedBy(name)).toEqual(isTeams(variant) ? true : ['ben']);
};

/** Ann attacks two players, or the one side; a team mate stays home. */
function attackTwo(ann: Actor, variant: string): void {
  if (isTeams(variant)) {
    ann.attacks('Hill Giant', 'Craw Wurm');
    if (play.question?.ask === 'attack') play.game.answer({ kind: 'attack', attackers: [] });
  } else ann.attacks({ card: 'Hill Giant', at: 'ben' }, { card: 'Craw Wurm', at: 'cat' });
}

/** Nobody can be attacked with it: it is not even asked. */
function hasNoAttack(name: string): boolean {
  const id = idOf(name);
  for (let i = 0; i < 40 && play.step !== 'end of combat'; i += 1) {
    const { question } = play;
    if (question?.ask !== 'attack') play.pass();
    else if (question.player !== play.game.state.objects[id]?.controller)
      play.game.answer({ kind: 'attack', attackers: [] });
    else return !question.candidates.includes(id);
  }
  return true;
}

export const ATTACK_SCENES: { readonly [card: string]: (book: string, variant: string) => void } = {
  'Sea Serpent': needsLand('Sea Serpent', 'Island'),
  Dandân: needsLand('Dandân', 'Island'),
  'Deep-Sea Serpent': needsLand('Deep-Sea Serpent', 'Island'),
  'Sea Monster': needsLand('Sea Monster', 'Island'),
  'Pirate Ship': needsLand('Pirate Ship', 'Island'),
  'Island Fish Jasconius': needsLand('Island Fish Jasconius', 'Island'),
  'Serpent of the Endless Sea': needsLand('Serpent of the Endless Sea', 'Island'),
  'Goblin Rock Sled': needsLand('Goblin Rock Sled', 'Mountain'),
  Orgg: (book, variant) => {
    scene(book, variant, { ann: { inPlay: ['Orgg'] }, dan: { inPlay: ['Hill Giant'] } });
    if (isTeams(variant)) expect(hasNoAttack('Orgg')).toBe(true);
    else expect(attackedBy('Orgg')).toEqual(['ben', 'cat']);
    scene(book, variant, {
      ann: { inPlay: ['Orgg', 'Hill Giant'] },
      dan: { inPlay: [{ card: 'Hill Giant', tapped: true }] },
    });
    expect(attackedBy('Orgg')).toEqual(isTeams(variant) ? ['cat'] : ['ben', 'cat', 'dan']);
  },
  "Gaea's Liege": (book, variant) => {
    const { ann } = given(
      book,
      {
        ann: { inPlay: ["Gaea's Liege", 'Forest', 'Forest', 'Forest'] },
        ben: { inPlay: ['Forest'] },
        cat: { inPlay: ['Forest', 'Forest'] },
        dan: { inPlay: ['Forest', 'Forest', 'Forest', 'Forest', 'Forest'] },
      },
      { variant },
    );
    then("Gaea's Liege").is(3, 3);
    ann.attacks({ card: "Gaea's Liege", at: 'cat' });
    // Where two defend as one, the Forests of the one who stands for both and of the other are the defending players'.
    const forests = isTeams(variant) ? 7 : 2;
    then("Gaea's Liege").is(forests, forests);
  },
  'Bloodcrazed Goblin': (book, variant) => {
    for (const [who, may] of [
      ['ann', false],
      ['ben', !isTeams(variant)],
      ['cat', true],
      ['dan', true],
    ] as const) {
      const { ann } = given(
        book,
        { ann: { inPlay: ['Bloodcrazed Goblin', 'Mountain'], hand: ['Shock'] }, ben: {}, cat: {}, dan: {} },
        { variant },
      );
      ann.casts('Shock', { target: who });
      play.allPass();
      expect(!hasNoAttack('Bloodcrazed Goblin'), `${who} was dealt damage`).toBe(may);
    }
  },
  'Angelic Arbiter': (book, variant) => {
    for (const who of ['ben', 'cat', 'dan'] as const) {
      const mate = isTeams(variant) && who === 'ben';
      const active = isTeams(variant) ? (mate ? 'ann' : 'cat') : who;
      const scene = given(
        book,
        {
          ann: { inPlay: ['Angelic Arbiter'] },
          ben: {},
          cat: {},
          dan: {},
          [who]: { inPlay: ['Grizzly Bears', 'Forest'], hand: ['Giant Growth'] },
        },
        { variant, active },
      );
      scene[who]?.casts('Giant Growth', { target: 'Grizzly Bears' });
      play.allPass();
      expect(!hasNoAttack('Grizzly Bears'), `${who} has cast a spell`).toBe(mate);
    }
  },
  "Siren's Call": (book, variant) => {
    const { ann, cat } = given(
      book,
      {
        ann: { inPlay: ['Island', 'Craw Wurm'], hand: ["Siren's Call"] },
        ben: { inPlay: ['Grizzly Bears'] },
        cat: { inPlay: ['Hill Giant', { card: 'Gray Ogre', tapped: true }] },
        dan: {},
      },
      { variant, active: 'cat' },
    );
    while (play.asked !== 'ann') play.pass();
    ann.casts("Siren's Call");
    play.allPass();
    // Cat's creatures are called, and what did not come dies; those of others stay where they are.
    play.until('declare attack');
    refused('must attack', () => cat.attacks());
    cat.attacks('Hill Giant');
    play.until('upkeep');
    then('Gray Ogre').isIn('graveyard');
    for (const other of ['Hill Giant', 'Craw Wurm', 'Grizzly Bears']) then(other).isIn('play');
  },
  'Mystifying Maze': (book, variant) => {
    const { cat } = given(
      book,
      {
        ann: { inPlay: ['Mystifying Maze', 'Forest', 'Forest', 'Forest', 'Forest'] },
        ben: {},
        cat: { inPlay: ['Hill Giant'] },
        dan: {},
      },
      { variant, active: 'cat' },
    );
    // It attacks another than the one who has the Maze: it is an attacking creature of an opponent all the same.
    cat.attacks({ card: 'Hill Giant', at: isTeams(variant) ? 'ann' : 'dan' });
    const source = idOf('Mystifying Maze');
    while (play.asked !== 'ann') play.pass();
    play.game.answer({ kind: 'use', source, ability: 1 }, 0);
    then('Hill Giant').isAttacking();
    play.allPass();
    then('Hill Giant').isIn('removed');
  },
  'Raging River': (book, variant) => {
    const creature = { inPlay: ['Grizzly Bears'] };
    const { ann } = given(
      book,
      { ann: { inPlay: ['Raging River', 'Hill Giant', 'Craw Wurm'] }, ben: creature, cat: creature, dan: creature },
      { variant },
    );
    attackTwo(ann, variant);
    play.allPass();
    // Each defending player divides their own creatures, and nobody else does.
    const asked = new Set<string>();
    for (let i = 0; i < 12 && play.question?.ask !== 'act'; i += 1) {
      const { question } = play;
      if (question?.ask === 'pick' && question.player !== 0) asked.add(play.asked as string);
      if (question?.ask === 'pick') play.game.answer({ kind: 'pick', picked: question.from.slice(0, question.min) });
      else play.game.answer({ kind: 'option', option: 0 });
    }
    expect([...asked].sort()).toEqual(isTeams(variant) ? ['cat', 'dan'] : ['ben', 'cat']);
  },
  Camouflage: (book, variant) => {
    const two = { inPlay: ['Grizzly Bears', 'Runeclaw Bear'] };
    const { ann } = given(
      book,
      { ann: { inPlay: ['Hill Giant', 'Craw Wurm', 'Forest'], hand: ['Camouflage'] }, ben: two, cat: two, dan: two },
      { variant },
    );
    attackTwo(ann, variant);
    ann.casts('Camouflage');
    const asked = new Set<string>();
    for (let i = 0; i < 60 && play.step !== 'end of combat'; i += 1) {
      const { question } = play;
      if (question === null) break;
      if (question.ask === 'pick' && question.player !== 0) asked.add(play.asked as string);
      if (question.ask === 'act') play.pass();
      else if (question.ask === 'pick')
        play.game.answer({ kind: 'pick', picked: question.from.slice(0, Math.max(1, question.min)) });
      else play.game.answer(play.game.legalAnswers()[0] as never);
    }
    expect([...asked].sort()).toEqual(isTeams(variant) ? ['cat', 'dan'] : ['ben', 'cat']);
  },
};
