// Magic 2011, "Abilities": static, triggered and activated ones, and how long effects last.

import { expect } from 'vitest';
import { POOL } from '../../../src/cards/pool.ts';
import { findCard } from '../../../src/game/index.ts';
import { self, you } from '../../../src/language/amount.ts';
import { activated } from '../../../src/language/build.ts';
import { card, creature } from '../../../src/language/card.ts';
import { m11 } from '../../../src/rulebooks/m11/book.ts';
import { textOf } from '../../../src/wording/index.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

rule(['M-149', 'M-157', 'M-309'], 'the text of a permanent states its abilities: static, triggered, activated', () => {
  const text = (name: string): string => textOf(findCard(m11, name).definition, m11.wording);
  expect(text('Levitation')).toBe('Creatures you control have flying.');
  expect(text('Elvish Visionary')).toBe('When Elvish Visionary enters the battlefield, draw a card.');
  expect(text('Looming Shade')).toBe('{B}: Looming Shade gets +1/+1 until end of turn.');
  const { ann } = given('m11', {
    ann: { hand: ['Elvish Visionary'], inPlay: ['Levitation', 'Looming Shade', 'Swamp', 'Swamp', 'Forest', 'Forest'] },
    ben: {},
  });
  ann.casts('Elvish Visionary');
  play.allPass();
  then('Elvish Visionary').hasKeyword('flying');
  then(ann).hasCardsInHand(1);
  ann.activates('Looming Shade');
  play.allPass();
  then('Looming Shade').is(2, 2);
});

rule(
  ['M-158', 'M-343'],
  'a static ability is true while its card is on the battlefield, and nobody activates it',
  () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Primal Rage', 'Grizzly Bears'] },
      ben: { hand: ['Disenchant'], inPlay: ['Plains', 'Plains'] },
    });
    then('Grizzly Bears').hasKeyword('trample');
    expect(ann.mayActivate('Primal Rage')).toBe(false);
    ben.casts('Disenchant', { target: 'Primal Rage' });
    play.allPass();
    then('Grizzly Bears').lacksKeyword('trample');
  },
);

example('M-160', 'Levitation: my creatures fly, yours do not, and it ends when Levitation leaves', () => {
  const { ben } = given('m11', {
    ann: { inPlay: ['Levitation', 'Grizzly Bears', 'Hill Giant'] },
    ben: { hand: ['Disenchant'], inPlay: ['Plains', 'Plains', 'Gray Ogre'] },
  });
  then('Grizzly Bears').hasKeyword('flying');
  then('Hill Giant').hasKeyword('flying');
  then('Gray Ogre').lacksKeyword('flying');
  ben.casts('Disenchant', { target: 'Levitation' });
  play.allPass();
  then('Grizzly Bears').lacksKeyword('flying');
});

rule(
  ['M-161', 'M-167', 'M-399'],
  'a triggered ability goes off by itself, every time, and cannot be delayed or ignored',
  () => {
    const { ann } = given('m11', {
      ann: { hand: ['Elvish Visionary', 'Elvish Visionary'], inPlay: Array(4).fill('Forest') },
      ben: {},
    });
    ann.casts('Elvish Visionary');
    play.pass();
    play.pass();
    then('Elvish Visionary').isIn('play');
    expect(play.game.state.chain.map((item) => item.what)).toEqual(['trigger']); // before anybody acts
    refused('sorcery timing', () => ann.casts('Elvish Visionary'));
    play.allPass();
    then(ann).hasCardsInHand(2);
    ann.casts('Elvish Visionary');
    play.allPass();
    then(ann).hasCardsInHand(2);
    const { activated } = findCard(m11, 'Elvish Visionary').base;
    expect(activated).toEqual([]);
  },
);

rule('M-162', 'the text of every triggered ability begins with when, whenever or at', () => {
  const only = POOL.filter((definition) => m11.holds(m11.facts, definition) === null).filter(
    (definition) =>
      definition.abilities.length > 0 &&
      // What an instant does when it is cast is no ability that triggers.
      definition.spell.modes.every(({ effects }) => effects.length === 0) &&
      // One that has a name is told by it, as other keywords are.
      definition.abilities.every((each) => each.ability === 'triggered' && each.called === undefined),
  );
  expect(only.length).toBeGreaterThan(5);
  for (const definition of only)
    for (const line of textOf(definition, m11.wording).split('\n'))
      expect(line).toMatch(/^(When|Whenever|At|Enchant) /);
});

rule('M-163', 'a triggered ability waits on the stack and can be responded to', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Fire Imp'], inPlay: Array(3).fill('Mountain') },
    ben: { hand: ['Giant Growth'], inPlay: ['Forest', 'Grizzly Bears'] },
  });
  ann.casts('Fire Imp');
  play.pass();
  play.pass();
  ann.chooses('Grizzly Bears');
  expect(play.game.state.chain.length).toBe(1);
  ann.passes();
  ben.casts('Giant Growth', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('play').hasDamage(2);
});

example(['M-166', 'M-164'], 'Elvish Visionary destroyed in response: the card is drawn all the same', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Elvish Visionary'], inPlay: ['Forest', 'Forest'] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  });
  ann.casts('Elvish Visionary');
  play.pass();
  play.pass();
  ann.passes();
  ben.casts('Lightning Bolt', { target: 'Elvish Visionary' });
  ben.passes();
  ann.passes();
  then('Elvish Visionary').isIn('graveyard');
  then(ann).hasCardsInHand(0);
  play.allPass();
  then(ann).hasCardsInHand(1);
});

rule('M-168', 'a triggered ability without a legal target does nothing', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Viridian Shaman'], inPlay: Array(3).fill('Forest') },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.casts('Viridian Shaman');
  play.pass();
  play.pass();
  then('Viridian Shaman').isIn('play');
  expect(play.game.state.chain).toEqual([]);
  expect(play.question?.ask).toBe('act');
});

rule(
  'M-223',
  'abilities of several players that trigger together go on the stack before anybody acts, the active player first',
  () => {
    const { ann, ben } = given(
      'm11',
      {
        ann: { inPlay: ['Grizzly Bears'], hand: ['Lightning Bolt'] },
        ben: { inPlay: [{ card: 'Hill Giant', with: ['Wanderlust'] }, 'Howling Mine'] },
      },
      { step: 'end step' },
    );
    play.until('upkeep', 'ben');
    expect(play.game.view(0).chain.map((item) => item.name)).toEqual(['Wanderlust']);
    expect(play.asked).toBe('ben');
    play.allPass();
    then(ben).hasLife(19);
    then(ann).hasLife(20);
  },
);

rule('M-223', 'a player with several abilities that trigger together chooses their order', () => {
  const { ben } = given(
    'm11',
    { ann: {}, ben: { inPlay: [{ card: 'Forest', with: ['Cursed Land'] }, 'Lord of the Pit', 'Grizzly Bears'] } },
    { step: 'end step' },
  );
  play.pass();
  play.pass();
  expect(play.question?.ask).toBe('order');
  expect(play.asked).toBe('ben');
  ben.chooses(1, 0);
  expect(play.game.view(0).chain.map((item) => item.name)).toEqual(['Lord of the Pit', 'Cursed Land']);
});

rule(
  ['M-169', 'M-170'],
  'an activated ability is used at any time one has priority and as often as it is paid for',
  () => {
    const { ben } = given(
      'm11',
      { ann: {}, ben: { inPlay: ['Looming Shade', 'Swamp', 'Swamp', 'Swamp'] } },
      { step: 'upkeep' },
    );
    ben.activates('Looming Shade');
    ben.activates('Looming Shade');
    play.allPass();
    then('Looming Shade').is(3, 3);
    play.until('end of combat');
    ben.activates('Looming Shade');
    play.allPass();
    then('Looming Shade').is(4, 4);
    refused('not enough mana', () => ben.activates('Looming Shade'));
  },
);

rule('M-170', 'an activated ability is written as cost, colon, effect', () => {
  for (const name of ['Looming Shade', 'Prodigal Pyromancer', 'Rod of Ruin', 'Mogg Fanatic', 'Honor Guard'])
    expect(textOf(findCard(m11, name).definition, m11.wording)).toMatch(/^[^:.]+: [A-Z].*\.$/);
});

rule(['M-172', 'M-310', 'M-354'], 'an ability once activated does not care what becomes of its source', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Prodigal Pyromancer'] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  });
  ann.activates('Prodigal Pyromancer', { target: ben });
  ann.passes();
  ben.casts('Lightning Bolt', { target: 'Prodigal Pyromancer' });
  play.allPass();
  then('Prodigal Pyromancer').isIn('graveyard');
  then(ben).hasLife(19);
});

rule('M-310', 'in hand, library or graveyard an ability does nothing', () => {
  const { ann, ben } = given('m11', {
    ann: {
      hand: ['Levitation', 'Prodigal Pyromancer', 'Spellbook'],
      graveyard: ['Primal Rage', 'Mogg Fanatic'],
      library: ['Howling Mine'],
      inPlay: ['Grizzly Bears'],
    },
    ben: {},
  });
  then('Grizzly Bears').lacksKeyword('flying').lacksKeyword('trample');
  for (const name of ['Prodigal Pyromancer', 'Mogg Fanatic']) {
    const source = play.game.state.objects.find(
      (object) => object.id > 0 && play.game.inside.kind(object.id).definition.name === name,
    )?.id as number;
    refused('not yours', () => play.game.answer({ kind: 'use', source, ability: 0 }));
  }
  play.until('draw', 'ben');
  then(ben).hasCardsInHand(1);
  then(ann).hasCardsInHand(3);
});

rule(['M-253', 'M-310'], 'an ability that says so works in the graveyard, and only there', () => {
  const skeleton = card('Undying Skeleton', {
    cost: '{0}',
    type: creature('Skeleton'),
    size: [1, 1],
    abilities: [
      activated({
        cost: ['{B}'],
        effects: [{ do: 'toPlay', what: self, under: you, tapped: true }],
        from: 'graveyard',
      }),
    ],
  });
  const source = (): number =>
    play.game.state.objects.findIndex(
      (object) => object.id > 0 && play.game.inside.kind(object.id).definition.name === 'Undying Skeleton',
    );
  const { ann, ben } = given(
    'm11',
    { ann: { graveyard: ['Undying Skeleton'], inPlay: ['Swamp', 'Swamp'] }, ben: { inPlay: ['Swamp'] } },
    { cards: [skeleton] },
  );
  ann.passes();
  refused('not yours', () => play.game.answer({ kind: 'use', source: source(), ability: 0 }, ben.seat));
  ben.passes();
  play.until('main', 'ann');
  const act = { kind: 'use', source: source(), ability: 0 } as const;
  expect(play.game.legalAnswers()).toContainEqual(act);
  play.game.answer(act);
  play.allPass();
  then('Undying Skeleton').isIn('play').isTapped().isControlledBy(ann);
  refused('not offered', () => play.game.answer({ kind: 'use', source: source(), ability: 0 }));
  expect(textOf(skeleton, m11.wording)).toContain('from your graveyard');
});

rule('M-177', 'most keywords are static; equip is an activated ability that a keyword stands for', () => {
  const { activated, keywords } = findCard(m11, 'Loxodon Warhammer').base;
  expect(activated.length).toBe(1);
  expect(keywords).toEqual({ low: 0, high: 0 });
  expect(findCard(m11, 'Serra Angel').base.activated).toEqual([]);
  const { ann } = given('m11', {
    ann: { inPlay: ['Loxodon Warhammer', 'Grizzly Bears', 'Serra Angel', ...Array(3).fill('Plains')] },
    ben: {},
  });
  expect(ann.mayActivate('Loxodon Warhammer')).toBe(true);
  then('Serra Angel').hasKeyword('flying').hasKeyword('vigilance');
});
