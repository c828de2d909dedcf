// Magic 2011, "Abilities": static, triggered and activated ones, and how long effects last.

import { expect } from 'vitest';
import { POOL } from '../../../src/cards/pool.ts';
import { findCard } from '../../../src/game/index.ts';
import { triggered } from '../../../src/language/build.ts';
import { card, creature } from '../../../src/language/card.ts';
import { m11 } from '../../../src/rulebooks/m11/book.ts';
import { textOf } from '../../../src/wording/index.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { ALL } from './cards.ts';

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
  const only = POOL.filter((definition) => m11.holds(definition) === null).filter(
    (definition) =>
      definition.abilities.length > 0 && definition.abilities.every((each) => each.ability === 'triggered'),
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

rule('M-229', '"at the beginning of your upkeep" triggers once a turn, when your upkeep begins', () => {
  const watcher = card('Upkeep Watcher', {
    cost: '{0}',
    type: creature('Human'),
    size: [1, 1],
    abilities: [
      triggered({ on: 'phase', phase: 'upkeep', whose: 'you' }, [{ do: 'gainLife', who: { ref: 'you' }, amount: 1 }]),
    ],
  });
  const { ann } = given(
    'm11',
    { ann: { inPlay: ['Upkeep Watcher'] }, ben: {} },
    { active: 'ben', step: 'end step', cards: [watcher] },
  );
  play.until('upkeep', 'ann');
  expect(play.game.state.chain.length).toBe(1);
  play.allPass();
  then(ann).hasLife(21);
  play.until('upkeep', 'ben');
  then(ann).hasLife(21);
  play.until('draw', 'ann');
  then(ann).hasLife(22);
});

rule(
  'M-247',
  '"at the beginning of the end step" goes on the stack when the end step begins, and players may act',
  () => {
    const { ann, ben } = given(
      'm11',
      { ann: { inPlay: ['Ball Lightning'] }, ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] } },
      { step: 'second main' },
    );
    play.until('end');
    expect(play.game.view(0).chain.map((item) => item.name)).toEqual(['Ball Lightning']);
    ann.passes();
    ben.casts('Lightning Bolt', { target: ann });
    play.allPass();
    then(ann).hasLife(17);
    then('Ball Lightning').isIn('graveyard');
  },
);

rule(['M-342', 'M-249'], 'an effect "until end of turn" lasts until the cleanup step', () => {
  const { ann } = given('m11', { ann: { hand: ['Giant Growth'], inPlay: ['Forest', 'Grizzly Bears'] }, ben: {} });
  ann.casts('Giant Growth', { target: 'Grizzly Bears' });
  play.allPass();
  play.until('end');
  then('Grizzly Bears').is(5, 5);
  play.until('upkeep', 'ben');
  then('Grizzly Bears').is(2, 2);
});

example(['M-441', 'M-344'], 'Divination: two cards are drawn, and that is all', () => {
  const { ann } = given('m11', { ann: { hand: ['Divination'], inPlay: Array(3).fill('Island') }, ben: {} });
  ann.casts('Divination');
  play.allPass();
  then(ann).hasCardsInHand(2).hasCardsInLibrary(18);
  expect(play.game.state.lasting).toEqual([]);
  play.until('upkeep', 'ben');
  then(ann).hasCardsInHand(2);
});

rule('M-355', 'a triggered ability belongs to the one who controlled its source when it triggered', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Terror'], inPlay: ['Swamp', 'Swamp'] },
    ben: { inPlay: ['Aven Fisher'] },
  });
  ann.casts('Terror', { target: 'Aven Fisher' });
  play.pass();
  play.pass();
  expect(play.game.view(0).chain[0]?.controller).toBe(ben.seat);
  play.pass();
  play.pass();
  ben.chooses('yes');
  then(ben).hasCardsInHand(1);
  then(ann).hasCardsInHand(0);
});

rule('M-438', 'its own name in a text means that very card', () => {
  const { ann } = given('m11', { ann: { inPlay: ['Looming Shade', 'Looming Shade', 'Swamp'] }, ben: {} });
  ann.activates('Looming Shade');
  play.allPass();
  then('Looming Shade').is(2, 2);
  then('Looming Shade#2').is(1, 1);
});

rule('M-390', 'putting a card into the hand without the word "draw" is no drawing', () => {
  const { ann } = given(
    'm11',
    {
      ann: {
        hand: ['Fetch a Card', 'Divination'],
        inPlay: ['Draw Watcher', ...Array(3).fill('Island')],
        library: ['Forest', 'Grizzly Bears', 'Forest', 'Forest'],
      },
      ben: {},
    },
    { cards: ALL },
  );
  ann.casts('Fetch a Card');
  play.pass();
  play.pass();
  ann.chooses('Grizzly Bears');
  then(ann).hasInHand('Grizzly Bears');
  play.allPass();
  then('Draw Watcher').is(1, 1);
});

rule('M-390', 'drawing does count', () => {
  const { ann } = given(
    'm11',
    { ann: { hand: ['Divination'], inPlay: ['Draw Watcher', ...Array(3).fill('Island')] }, ben: {} },
    { cards: ALL },
  );
  ann.casts('Divination');
  play.pass();
  play.pass();
  play.allPass();
  then('Draw Watcher').is(3, 3);
});

rule('M-489', 'a revealed card is shown to all players', () => {
  const { ann, ben } = given(
    'm11',
    { ann: { hand: ['Fetch a Card'], library: ['Forest', 'Grizzly Bears'] }, ben: {} },
    { cards: ALL },
  );
  ann.casts('Fetch a Card');
  play.pass();
  play.pass();
  ann.chooses('Grizzly Bears');
  expect(
    play.game.events.some((event) => event.event === 'shown' && event.to === ben.seat && event.ids.length === 1),
  ).toBe(true);
  then(ann).hasInHand('Grizzly Bears');
});
