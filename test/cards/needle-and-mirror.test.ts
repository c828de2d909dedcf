// Pithing Needle, which names a card and silences it, and Mirror of Fate, which makes a library of what was exiled.

import { describe, expect, it, test } from 'vitest';
import { simpleBot } from '../../src/bots/simple.ts';
import { Duel } from '../../src/cli/play/duel.ts';
import { fromPosition, type Game } from '../../src/game/index.ts';
import { given, play, refused, then } from '../play.ts';

const mountains = (number: number): string[] => Array.from({ length: number }, () => 'Mountain');
const namesOf = (ids: readonly number[] = []): string[] => ids.map((id) => play.game.inside.kind(id).definition.name);
const libraryOf = (seat: number): string[] => namesOf(play.game.state.players[seat]?.library).reverse();
const exiledOf = (seat: number): string[] => namesOf(play.game.state.players[seat]?.removed).sort();

describe('Pithing Needle', () => {
  const needle = (chosen: string) => ({ card: 'Pithing Needle', chosen });

  test.each(['tenth', 'm11'])('Pithing Needle: a card is named as it comes in, and its abilities end (%s)', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Pithing Needle'], inPlay: ['Mountain', 'Prodigal Pyromancer'] },
      ben: {},
    });
    ann.casts('Pithing Needle');
    play.pass();
    play.pass();
    expect(play.question).toMatchObject({ ask: 'option', purpose: 'name a card' });
    ann.chooses('Prodigal Pyromancer');
    then('Pithing Needle').isIn('play');
    refused('not offered', () => ann.activates('Prodigal Pyromancer', { target: ben }));
    then(ben).hasLife(20);
  });

  it('Pithing Needle: names any card of the book, not only those of the decks', () => {
    const { ann } = given('m11', { ann: { hand: ['Pithing Needle'], inPlay: ['Mountain'] }, ben: {} });
    ann.casts('Pithing Needle');
    play.pass();
    play.pass();
    const { question } = play;
    const options = question?.ask === 'option' ? question.options : [];
    expect(options).toContain('Prodigal Pyromancer');
    expect(options.length).toBeGreaterThan(100);
    ann.chooses('Shivan Dragon');
    then('Pithing Needle').isIn('play');
  });

  it('Pithing Needle: leaves what has another name alone', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: [needle('Shivan Dragon'), 'Prodigal Pyromancer'] },
      ben: {},
    });
    ann.activates('Prodigal Pyromancer', { target: ben });
    play.allPass();
    then(ben).hasLife(19);
  });

  it('Pithing Needle: leaves mana abilities alone', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Grizzly Bears'], inPlay: [needle('Llanowar Elves'), 'Llanowar Elves', 'Forest'] },
      ben: {},
    });
    ann.casts('Grizzly Bears');
    play.allPass();
    then('Grizzly Bears').isIn('play');
    then('Llanowar Elves').isTapped();
  });

  it('Pithing Needle: of two abilities of a card only that for mana is left', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Bottle Gnomes'], inPlay: [needle('Mind Stone'), 'Mind Stone', ...mountains(2)] },
      ben: {},
    });
    refused('not offered', () => ann.activates('Mind Stone', { ability: 1 }));
    ann.casts('Bottle Gnomes');
    play.allPass();
    then('Bottle Gnomes').isIn('play');
    then('Mind Stone').isIn('play').isTapped();
  });

  const phoenix = (chosen: string) =>
    given('m11', { ann: { inPlay: [needle(chosen), ...mountains(5)], graveyard: ['Magma Phoenix'] }, ben: {} });

  it('Pithing Needle: reaches abilities that are used from the graveyard', () => {
    const { ann } = phoenix('Magma Phoenix');
    refused('not offered', () => ann.activates('Magma Phoenix', { from: 'graveyard' }));
    then('Magma Phoenix').isIn('graveyard');
  });

  it('Pithing Needle: with another name the graveyard is free', () => {
    const { ann } = phoenix('Shivan Dragon');
    ann.activates('Magma Phoenix', { from: 'graveyard' });
    play.allPass();
    then('Magma Phoenix').isIn('hand');
  });

  it('Pithing Needle: reaches equip', () => {
    const { ann } = given('m11', {
      ann: { inPlay: [needle('Gorgon Flail'), 'Gorgon Flail', 'Grizzly Bears', ...mountains(2)] },
      ben: {},
    });
    refused('not offered', () => ann.activates('Gorgon Flail', { target: 'Grizzly Bears' }));
    then('Grizzly Bears').is(2, 2);
  });

  it('Pithing Needle: is over when the Needle is gone', () => {
    const { ann, ben } = given('m11', {
      ann: {
        hand: ['Shatter'],
        inPlay: [needle('Prodigal Pyromancer'), 'Prodigal Pyromancer', ...mountains(2)],
      },
      ben: {},
    });
    ann.casts('Shatter', { target: 'Pithing Needle' });
    play.allPass();
    ann.activates('Prodigal Pyromancer', { target: ben });
    play.allPass();
    then(ben).hasLife(19);
  });
});

describe('where choices are made on casting', () => {
  it('Pithing Needle: the card is named as it is cast (fifth)', () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Pithing Needle'], inPlay: ['Mountain', 'Prodigal Sorcerer'] },
      ben: {},
    });
    ann.casts('Pithing Needle');
    ann.chooses('Prodigal Sorcerer');
    play.allPass();
    then('Pithing Needle').isIn('play');
    refused('not offered', () => ann.activates('Prodigal Sorcerer', { target: ben }));
  });
});

describe('Mirror of Fate', () => {
  const EXILED = ['Shivan Dragon', 'Craw Wurm', 'Grizzly Bears'];
  const mirror = (exiled: readonly string[] = EXILED, book = 'm11') => {
    const table = given(book, {
      ann: { inPlay: ['Mirror of Fate'], library: ['Swamp', 'Island'], removed: exiled },
      ben: { removed: ['Serra Angel'], library: ['Forest', 'Plains'] },
    });
    table.ann?.activates('Mirror of Fate');
    play.pass();
    play.pass();
    return table;
  };

  it('Mirror of Fate: the chosen cards become the library, in an order of their own', () => {
    const { ann } = mirror();
    then('Mirror of Fate').isIn('graveyard');
    ann.chooses('Shivan Dragon', 'Craw Wurm');
    ann.chooses('Craw Wurm', 'Shivan Dragon');
    expect(libraryOf(0)).toEqual(['Craw Wurm', 'Shivan Dragon']);
    expect(exiledOf(0)).toEqual(['Grizzly Bears', 'Island', 'Swamp']);
  });

  it('Mirror of Fate: offers no cards of others and no more than seven', () => {
    const many = Array.from({ length: 9 }, () => 'Craw Wurm');
    mirror(many);
    const { question } = play;
    expect(question).toMatchObject({ ask: 'pick', min: 0, max: 7 });
    const from = question?.ask === 'pick' ? question.from.map(({ id }) => id) : [];
    expect(namesOf(from)).toEqual(many);
    expect(libraryOf(1)).toEqual(['Forest', 'Plains']);
  });

  it('Mirror of Fate: with nothing chosen the library is gone', () => {
    const { ann } = mirror();
    ann.chooses();
    expect(libraryOf(0)).toEqual([]);
    expect(exiledOf(0)).toEqual([...EXILED, 'Island', 'Swamp'].sort());
    expect(libraryOf(1)).toEqual(['Forest', 'Plains']);
    expect(exiledOf(1)).toEqual(['Serra Angel']);
  });

  it('Mirror of Fate: what it exiles now cannot be chosen', () => {
    mirror();
    const { question } = play;
    const from = question?.ask === 'pick' ? question.from.map(({ id }) => id) : [];
    expect(namesOf(from).sort()).toEqual([...EXILED].sort());
  });
});

describe('who answers', () => {
  const decide = (game: Game) => simpleBot().choose(game.view(game.question?.player ?? 0), game.legalAnswers());
  const passTwice = (): void => {
    play.pass();
    play.pass();
  };

  it('Pithing Needle: the simple opponent names what the rival could use', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Pithing Needle'], inPlay: ['Mountain', 'Shivan Dragon'] },
      ben: { inPlay: ['Llanowar Elves', 'Prodigal Pyromancer', 'Craw Wurm'] },
    });
    ann.casts('Pithing Needle');
    passTwice();
    const { question } = play;
    const answer = decide(play.game);
    const options = question?.ask === 'option' ? question.options : [];
    expect(answer.kind === 'option' && options[answer.option]).toBe('Prodigal Pyromancer');
  });

  it('Mirror of Fate: the simple opponent chooses as many cards as it may', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Mirror of Fate'], removed: ['Craw Wurm', 'Grizzly Bears'], library: ['Swamp'] },
      ben: {},
    });
    ann.activates('Mirror of Fate');
    passTwice();
    const answer = decide(play.game);
    expect(answer.kind === 'pick' && answer.picked.length).toBe(2);
  });

  const sit = async (game: Game, typed: readonly string[]): Promise<string> => {
    let text = '';
    let asked = 0;
    const next = async (prompt: string): Promise<string | null> => {
      text += prompt;
      asked += 1;
      return typed[asked - 1] ?? null;
    };
    const out = (more: string): void => {
      text += more;
    };
    const lines = { next, close: () => undefined };
    await new Duel({ game, seat: 0, bot: simpleBot(1), lines, out, save: null }).play();
    return text;
  };

  it('Pithing Needle: at the terminal the name is typed, or a part of it', async () => {
    const game = fromPosition({
      book: 'm11',
      seats: { You: { hand: ['Pithing Needle'], inPlay: ['Mountain'] }, Robin: {} },
      options: { windows: 'useful' },
    });
    const text = await sit(game, ['1', 'nobody', 'prodigal', 'prodigal pyro']);
    expect(text).toContain("There is no card named 'nobody' in this book.");
    expect(text).toContain('Which one: ');
    expect(game.view(0).inPlay.find(({ name }) => name === 'Pithing Needle')?.chosen).toBe('Prodigal Pyromancer');
  });

  it('Mirror of Fate: at the terminal the cards have their names', async () => {
    const game = fromPosition({
      book: 'm11',
      seats: { You: { inPlay: ['Mirror of Fate'], removed: ['Craw Wurm', 'Grizzly Bears'] }, Robin: {} },
      options: { windows: 'useful' },
    });
    const text = await sit(game, ['1', '2', '1']);
    expect(text).toMatch(/1 {2}Craw Wurm/);
    expect(game.view(0).players[0]?.libraryCount).toBe(1);
  });
});
