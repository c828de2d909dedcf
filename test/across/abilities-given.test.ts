// Abilities that one card gives to another, costs that it raises and conditions that it sets: whatever is given works.

import { describe, expect, test } from 'vitest';
import { type Answer, fromPosition } from '../../src/game/index.ts';
import type { Ability } from '../../src/language/ability.ts';
import { target } from '../../src/language/amount.ts';
import {
  activated,
  change,
  damage,
  draw,
  gainLife,
  has,
  onPlayers,
  protectionFrom,
  replacing,
  thisIs,
  triggered,
} from '../../src/language/build.ts';
import { artifact, type CardDefinition, card, creature, enchantment, instant } from '../../src/language/card.ts';
import { not } from '../../src/language/condition.ts';
import { tap } from '../../src/language/cost.ts';
import { aCreature, creatureOrPlayer } from '../../src/language/target.ts';
import { given, play, refused, then } from '../play.ts';
import { across, type BookId } from '../support/catalogue.ts';

const LATER: readonly BookId[] = ['tenth', 'm11'];

/** A spell that gives a creature this ability until end of turn. */
const gift = (name: string, ability: Ability): CardDefinition =>
  card(name, {
    cost: '{0}',
    type: instant,
    targets: [aCreature],
    effects: [change(target(), [{ change: 'ability', ability }])],
  });

describe.each(LATER)('%s: an ability given until end of turn', (book) => {
  function giving(ability: Ability, hand: readonly string[] = []) {
    const actors = given(
      book,
      {
        ann: { hand: ['Gift', ...hand], inPlay: ['Grizzly Bears', 'Mountain'] },
        ben: { hand: ['Shock'], inPlay: ['Mountain', 'Hill Giant'] },
      },
      { cards: [gift('Gift', ability)] },
    );
    actors.ann.casts('Gift', { target: 'Grizzly Bears' });
    play.allPass();
    return actors;
  }

  test('a keyword', () => {
    giving(has('flying'));
    then('Grizzly Bears').hasKeyword('flying');
    play.until('main', 'ben');
    then('Grizzly Bears').lacksKeyword('flying');
  });

  test('protection', () => {
    const { ann, ben } = giving(protectionFrom({ colors: ['red'] }));
    ann.passes();
    refused('illegal target', () => ben.casts('Shock', { target: 'Grizzly Bears' }));
  });

  test('an ability to use', () => {
    const { ann, ben } = giving(
      activated({ cost: [tap], targets: [creatureOrPlayer], effects: [damage(1, target())] }),
    );
    ann.activates('Grizzly Bears', { target: ben });
    play.allPass();
    then(ben).hasLife(19);
    then('Grizzly Bears').isTapped();
    expect(ben.mayActivate('Hill Giant')).toBe(false);
  });

  test('an ability that triggers', () => {
    const { ann, ben } = giving(triggered({ on: 'dies', what: { self: true } }, [gainLife(3)]));
    ann.passes();
    ben.casts('Shock', { target: 'Grizzly Bears' });
    play.allPass();
    then(ann).hasLife(23);
  });

  test('something that happens instead of something else', () => {
    const { ann, ben } = giving(replacing({ replace: 'to graveyard', what: { self: true }, with: 'exile' } as never));
    ann.passes();
    ben.casts('Shock', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').isIn('removed');
  });
});

test.each(LATER)('%s: what lasts until the end of the combat is over with it', (book) => {
  const charge = card('Charge', {
    cost: '{0}',
    type: instant,
    targets: [aCreature],
    effects: [change(target(), [{ change: 'size', power: 2, toughness: 0 }], 'end of combat')],
  });
  const { ann, ben } = given(
    book,
    { ann: { hand: ['Charge'], inPlay: ['Grizzly Bears'] }, ben: {} },
    { cards: [charge] },
  );
  ann.attacks('Grizzly Bears');
  ann.casts('Charge', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').is(4, 2);
  play.until('end of combat');
  then(ben).hasLife(16);
  then('Grizzly Bears').is(4, 2);
  play.until('second main');
  then('Grizzly Bears').is(2, 2);
});

const gloom = card('Gloomy Air', {
  cost: '{0}',
  type: enchantment,
  abilities: [onPlayers({ ref: 'everybody' }, { change: 'costs', filter: { colors: ['white'] }, more: 2 })],
});

across(
  'lands tapped for a white spell of one mana, and for a red one, where white spells cost two more',
  { beta: [3, 1], fifth: [3, 1], portal: null, tenth: [3, 1], m11: [3, 1] },
  (book) => {
    if (book === 'portal') return null;
    const tapped = (spell: string, land: string): number => {
      const lands = [land, land, land, land];
      const { ann } = given(
        book,
        { ann: { hand: [spell], inPlay: ['Gloomy Air', ...lands] }, ben: {} },
        { cards: [gloom] },
      );
      ann.casts(spell);
      return play.game.view(0).inPlay.filter((each) => each.tapped).length;
    };
    return [tapped('Savannah Lions', 'Plains'), tapped("Mons's Goblin Raiders", 'Mountain')];
  },
);

test('what costs two more cannot be cast with one more', () => {
  for (const [lands, may] of [
    [2, false],
    [3, true],
  ] as const) {
    const inPlay = ['Gloomy Air', ...Array.from({ length: lands }, () => 'Plains')];
    const { ann } = given('tenth', { ann: { hand: ['Savannah Lions'], inPlay }, ben: {} }, { cards: [gloom] });
    expect(ann.mayCast('Savannah Lions')).toBe(may);
  }
});

const shy = card('Shy Beast', {
  cost: '{0}',
  type: creature('Beast'),
  size: [2, 2],
  abilities: [thisIs({ change: 'notTargetOf', from: { types: ['creature'] } })],
});

test.each(LATER)(
  '%s: a creature that creatures cannot aim at is no target of their abilities, but of spells',
  (book) => {
    const { ann } = given(
      book,
      { ann: { hand: ['Shock'], inPlay: ['Prodigal Pyromancer', 'Mountain'] }, ben: { inPlay: ['Shy Beast'] } },
      { cards: [shy] },
    );
    refused('illegal target', () => ann.activates('Prodigal Pyromancer', { target: 'Shy Beast' }));
    play.game.answer({ kind: 'cancel' }, ann.seat);
    ann.casts('Shock', { target: 'Shy Beast' });
    play.allPass();
    then('Shy Beast').isIn('graveyard');
  },
);

const lonely = card('Lonely Watcher', {
  cost: '{0}',
  type: artifact,
  abilities: [
    triggered({ on: 'dies', what: { types: ['creature'] } }, [draw(1)], {
      condition: not({ if: 'inPlay', filter: { types: ['creature'], controller: 'you' } }),
    }),
    triggered({ on: 'deals damage', what: { types: ['creature'] }, to: 'creature', combat: false }, [gainLife(1)]),
  ],
});

describe.each(LATER)('%s: an ability that triggers if something is so', (book) => {
  function killing(target: string, ...inPlay: string[]) {
    const actors = given(
      book,
      {
        ann: { inPlay: ['Lonely Watcher', ...inPlay] },
        ben: { hand: ['Shock'], inPlay: ['Mountain', 'Goblin Piker'] },
      },
      { cards: [lonely] },
    );
    actors.ann.passes();
    actors.ben.casts('Shock', { target });
    play.pass();
    play.pass();
    return actors;
  }

  test('does not trigger where it is not so', () => {
    const { ann } = killing('Grizzly Bears', 'Grizzly Bears', 'Hill Giant');
    expect(play.game.state.chain).toHaveLength(0);
    then(ann).hasCardsInHand(0);
  });

  test('triggers where it is, and does what it says', () => {
    const { ann } = killing('Goblin Piker');
    expect(play.game.state.chain).toHaveLength(1);
    play.allPass();
    then(ann).hasCardsInHand(1);
  });

  test('damage to a creature is no damage to a player', () => {
    const { ann, ben } = given(
      book,
      { ann: { inPlay: ['Lonely Watcher', 'Hill Giant', 'Gray Ogre'] }, ben: { inPlay: ['Ornithopter'] } },
      { cards: [lonely] },
    );
    ann.attacks('Hill Giant', 'Gray Ogre');
    ben.blocks('Hill Giant', 'Ornithopter');
    play.until('end of combat');
    then(ann).hasLife(21); // for what the Giant did; the Ogre hit a player
    then(ben).hasLife(18);
  });
});

describe.each(LATER)('%s: an ability that several others give alike', (book) => {
  const zombies = (masters: number) => {
    const ann = { inPlay: ['Scathe Zombies', 'Swamp', 'Swamp', ...Array<string>(masters).fill('Zombie Master')] };
    const game = fromPosition({ book, seats: { ann, ben: {} }, options: { windows: 'all' } });
    const id = game.state.inPlay.find((each) => game.inside.kind(each).definition.name === 'Scathe Zombies');
    return { game, uses: game.legalAnswers().filter((each) => each.kind === 'use' && each.source === id) };
  };

  test('is offered once, and the second may be named all the same', () => {
    const { game, uses } = zombies(3);
    expect(uses).toHaveLength(1);
    expect(uses.every((each) => game.whyNot({ ...each, ability: 1 } as Answer) === null)).toBe(true);
  });
});
