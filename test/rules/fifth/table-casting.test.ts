// Fifth, the table: using cards from the hand. Mana, X, targets and other decisions, all made while casting.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

rule('F-703', 'what the rules do not allow cannot be done, whoever might agree to it', () => {
  const { ann, ben } = given('fifth', { ann: { hand: ['Forest', 'Forest', 'Hill Giant'] }, ben: { hand: ['Forest'] } });
  ann.plays('Forest');
  refused('one land', () => ann.plays('Forest'));
  refused('not enough mana', () => ann.casts('Hill Giant'));
  refused('not your question', () => play.game.answer({ kind: 'pass' }, ben.seat));
  refused('not in hand', () =>
    play.game.answer({ kind: 'land', card: play.game.state.players[1]?.hand[0] ?? 0 }, ann.seat),
  );
});

rule('F-807', 'whether a card can be used depends on mana, on the phase and on a legal target', () => {
  const { ann } = given(
    'fifth',
    {
      ann: { hand: ['Giant Growth', 'Hill Giant', 'Lightning Bolt', 'Shatter'], inPlay: ['Mountain', 'Mountain'] },
      ben: {},
    },
    { step: 'upkeep' },
  );
  expect(ann.mayCast('Lightning Bolt')).toBe(true);
  refused('sorcery timing', () => ann.casts('Hill Giant'));
  refused('no target', () => ann.casts('Shatter'));
  refused('not enough mana', () => ann.casts('Giant Growth'));
  play.until('main');
  refused('not enough mana', () => ann.casts('Hill Giant'));
});

example('F-888', 'with nothing in play yet, all lands in the hand can be used and nothing else', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Mountain', 'Forest', 'Lightning Bolt', 'Grizzly Bears', 'Juggernaut'] },
    ben: {},
  });
  const usable = play.game
    .legalAnswers()
    .flatMap((answer) =>
      answer.kind === 'land' || answer.kind === 'cast' ? [answer.card] : answer.kind === 'use' ? [answer.source] : [],
    )
    .map((id) => play.game.inside.kind(id).definition.name);
  expect(usable).toEqual(['Mountain', 'Forest']);
  for (const spell of ['Lightning Bolt', 'Grizzly Bears', 'Juggernaut']) expect(ann.mayCast(spell), spell).toBe(false);
});

rule('F-811', 'mana comes from the pool, from lands, or from other cards that make it', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Ironroot Treefolk'], inPlay: ['Forest', 'Llanowar Elves', 'Sol Ring'], mana: 'G' },
    ben: {},
  });
  ann.casts('Ironroot Treefolk');
  then(ann).hasMana('');
  then('Forest').isTapped();
  then('Llanowar Elves').isTapped();
  then('Sol Ring').isTapped();
  play.allPass();
  then('Ironroot Treefolk').isIn('play');
});

rule('F-881', 'mana drawn straight from a land passes through the pool', () => {
  const { ann } = given('fifth', { ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] }, ben: {} });
  ann.casts('Lightning Bolt', { target: 'ben' });
  const made = play.game.events.filter((event) => event.event === 'mana');
  expect(made).toEqual([{ event: 'mana', seat: 0, kind: 3, number: 1 }]);
  then(ann).hasMana('');
});

rule('F-883', 'the player chooses which mana pays', () => {
  for (const [paid, left] of [
    ['Forest', 'Island'],
    ['Island', 'Forest'],
  ] as const) {
    const { ann } = given('fifth', {
      ann: { hand: ['Gray Ogre'], inPlay: ['Mountain', 'Mountain', 'Forest', 'Island'] },
      ben: {},
    });
    play.game.answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] ?? 0 }, ann.seat);
    expect(play.question).toMatchObject({ ask: 'pay', player: ann.seat });
    ann.chooses('Mountain', 'Mountain', paid);
    then(paid).isTapped();
    then(left).isUntapped();
    then('Gray Ogre').isIn('chain');
  }
});

rule(['F-817', 'F-902'], 'X is what is paid for it while casting, and stays so', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Disintegrate'], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Mountain'] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  });
  ann.casts('Disintegrate', { target: 'ben', x: 2 });
  const lands = play.game.view(0).inPlay.filter((each) => each.name === 'Mountain' && each.controller === 0);
  expect(lands.filter((land) => land.tapped)).toHaveLength(3);
  expect(play.game.view(1).chain[0]?.x).toBe(2);
  ann.taps('Mountain');
  ben.casts('Lightning Bolt', { target: 'ann' });
  play.allPass();
  then(ben).hasLife(18);
});

rule(['F-907', 'F-908'], 'targets are chosen during casting, before anybody else is asked anything', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Grizzly Bears'] },
    ben: { hand: ['Blue Elemental Blast'], inPlay: ['Island', 'Gray Ogre'] },
  });
  play.game.answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] ?? 0 }, ann.seat);
  expect(play.question).toMatchObject({ ask: 'pick', player: ann.seat, purpose: 'choose a target', mayCancel: true });
  expect(new Set(ann.choices)).toEqual(new Set(['Grizzly Bears', 'Gray Ogre', 'ann', 'ben']));
  expect(play.game.view(1).chain).toHaveLength(0);
  ann.chooses('Gray Ogre');
  const ogre = play.game.view(1).inPlay.find((each) => each.name === 'Gray Ogre')?.id;
  expect(play.game.view(1).chain[0]?.targets).toEqual([{ what: 'object', id: ogre }]);
  expect(play.asked).toBe(ben.name);
});

rule('F-910', 'all other decisions are made while casting, too', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Phantasmal Terrain', 'Twiddle'], inPlay: ['Island', 'Island', 'Island'] },
    ben: { hand: ['Counterspell'], inPlay: ['Island', 'Island', 'Mountain'] },
  });
  ann.casts('Phantasmal Terrain', { target: 'Mountain', choose: ['Swamp'] });
  expect(play.game.state.chain[0]?.choices).toEqual(['Swamp']);
  expect(play.asked, 'the chain has begun').toBe(ben.name);
  play.allPass();
  then('Mountain').hasSubtypes('Swamp');
  ann.casts('Twiddle', { target: 'Mountain', mode: 0 });
  play.allPass();
  then('Mountain').isTapped();
});

rule(
  ['F-912', 'F-915'],
  'the spell chain begins when costs, X, targets and everything else are settled, not before',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Fireball'], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Grizzly Bears'] },
      ben: { hand: ['Blue Elemental Blast'], inPlay: ['Island', 'Hill Giant'] },
    });
    play.game.answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] ?? 0 }, ann.seat);
    const asked: string[] = [];
    while (play.question?.player === ann.seat) {
      asked.push(play.question.purpose);
      if (play.question.ask === 'number') ann.chooses(2);
      else if (play.question.purpose === 'choose a target') ann.chooses('Hill Giant', 'ben');
      else throw new Error(JSON.stringify(play.question));
    }
    expect(asked).toEqual(['choose X', 'choose a target']);
    expect(play.question).toMatchObject({ ask: 'act', window: 'interrupt', player: ben.seat });
    expect(play.game.view(1).chain[0]).toMatchObject({ name: 'Fireball', x: 2, successful: false });
    expect(play.game.view(1).chain[0]?.targets).toHaveLength(2);
    expect(
      play.game.view(0).inPlay.filter((each) => each.name === 'Mountain' && each.tapped),
      'the mana is paid',
    ).toHaveLength(4);
  },
);

rule(['F-900', 'F-899'], 'only a card from the hand is cast', () => {
  const { ann } = given('fifth', {
    ann: {
      hand: ['Raise Dead'],
      graveyard: ['Grizzly Bears'],
      inPlay: ['Forest', 'Forest', 'Swamp'],
      library: ['Llanowar Elves'],
    },
    ben: { hand: ['Counterspell'], inPlay: ['Island', 'Island'] },
  });
  const dead = play.game.view(0).players[0]?.graveyard[0]?.id ?? 0;
  refused('not in hand', () => play.game.answer({ kind: 'cast', card: dead }, ann.seat));
  refused('not in hand', () =>
    play.game.answer({ kind: 'cast', card: play.game.state.players[0]?.library[0] ?? 0 }, ann.seat),
  );
  ann.casts('Raise Dead', { target: 'Grizzly Bears' });
  play.allPass();
  ann.casts('Grizzly Bears');
  expect(play.asked, 'from the hand it is a spell that can be interrupted').toBe('ben');
});

rule('F-890', 'one land a turn, in the main phase of the own turn', () => {
  const { ann, ben } = given(
    'fifth',
    { ann: { hand: ['Forest', 'Plains', 'Island'] }, ben: { hand: ['Swamp'] } },
    { step: 'upkeep' },
  );
  refused('land timing', () => ann.plays('Forest'));
  play.until('main');
  ann.plays('Forest');
  refused('one land', () => ann.plays('Plains'));
  then('Forest').isIn('play');
  ann.passes();
  refused('land timing', () => ben.plays('Swamp'));
  play.until('upkeep', 'ann');
  play.until('main', 'ann');
  ann.plays('Plains');
});

rule(
  'F-892',
  'a land in play can be tapped for mana at any time: also in the turn of the other and while a spell is cast',
  () => {
    const { ann, ben } = given(
      'fifth',
      {
        ann: { inPlay: ['Mountain', 'Island', 'Island', 'Forest'], hand: ['Counterspell'] },
        ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Samite Healer'] },
      },
      { step: 'upkeep', active: 'ben' },
    );
    ann.taps('Mountain');
    then(ann).hasMana('R');
    ben.casts('Lightning Bolt', { target: 'ann' });
    expect(play.question).toMatchObject({ window: 'interrupt', player: ann.seat });
    ann.taps('Forest');
    then(ann).hasMana('RG');
    play.until('damage prevention');
    ann.taps('Island');
    then(ann).hasMana('URG');
    const mountain =
      play.game.view(0).inPlay.find((each) => each.name === 'Mountain' && each.controller === ann.seat)?.id ?? 0;
    refused('tapped', () => play.game.answer({ kind: 'use', source: mountain, ability: 0 }, ann.seat));
  },
);

rule('F-894', 'some lands have other effects beside mana or instead of it', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ["Mishra's Factory", 'Oasis', 'Forest', 'Hill Giant'] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  });
  expect(() => ann.taps('Oasis'), 'an Oasis makes no mana').toThrow();
  ann.activates("Mishra's Factory");
  play.allPass();
  then("Mishra's Factory").isA('creature').is(2, 2);
  ben.casts('Lightning Bolt', { target: 'Hill Giant' });
  play.until('damage prevention');
  ann.activates('Oasis', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').isIn('play').hasDamage(2);
  then('Oasis').isTapped();
});
