// White spells, enchantments and the planeswalker of Magic 2010 and 2011 in play, each doing what it says.

import { describe, expect, it, test } from 'vitest';
import { newGame } from '../../src/game/index.ts';
import { given, play, refused, then } from '../play.ts';

const PLAINS = Array.from({ length: 8 }, () => 'Plains');

describe('spells on creatures', () => {
  const charges: readonly [string, number, number][] = [
    ['Glorious Charge', 3, 3],
    ['Inspired Charge', 4, 3],
  ];
  test.each(charges)('%s: your creatures are %d/%d, and no others', (name, power, toughness) => {
    const { ann } = given('m11', {
      ann: { hand: [name], inPlay: [...PLAINS, 'Silvercoat Lion'] },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    ann.casts(name);
    play.allPass();
    then('Silvercoat Lion').is(power, toughness);
    then('Grizzly Bears').is(2, 2);
  });

  it('Mighty Leap: +2/+2 and flying for the turn', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Mighty Leap'], inPlay: [...PLAINS, 'Silvercoat Lion'] },
      ben: {},
    });
    ann.casts('Mighty Leap', { target: 'Silvercoat Lion' });
    play.allPass();
    then('Silvercoat Lion').is(4, 4).hasKeyword('flying');
    play.until('upkeep', 'ben');
    then('Silvercoat Lion').is(2, 2).lacksKeyword('flying');
  });

  it('Righteousness: +7/+7 for a blocking creature, and for no other', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Craw Wurm'] },
      ben: { hand: ['Righteousness'], inPlay: ['Plains', 'Silvercoat Lion'] },
    });
    ann.attacks('Craw Wurm');
    refused('no target', () => ben.casts('Righteousness', { target: 'Silvercoat Lion' }));
    ben.blocks('Craw Wurm', 'Silvercoat Lion');
    ben.casts('Righteousness', { target: 'Silvercoat Lion' });
    play.until('end of combat');
    then('Craw Wurm').isIn('graveyard');
    then('Silvercoat Lion').isIn('play').is(9, 9);
  });

  it('Divine Verdict: destroys an attacker, and nobody who stays home', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Craw Wurm', 'Grizzly Bears'] },
      ben: { hand: ['Divine Verdict'], inPlay: PLAINS },
    });
    ann.attacks('Craw Wurm');
    ben.casts('Divine Verdict', { target: 'Craw Wurm' });
    play.allPass();
    then('Craw Wurm').isIn('graveyard');
  });

  it('Divine Verdict: without a fight there is nothing to judge', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Divine Verdict'], inPlay: PLAINS },
      ben: { inPlay: ['Craw Wurm'] },
    });
    refused('no target', () => ann.casts('Divine Verdict'));
  });

  it('Condemn: an attacker goes to the bottom of the library, and its controller gains its toughness', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Craw Wurm'] },
      ben: { hand: ['Condemn'], inPlay: PLAINS },
    });
    ann.attacks('Craw Wurm');
    ben.casts('Condemn', { target: 'Craw Wurm' });
    play.allPass();
    then('Craw Wurm').isIn('library');
    expect(play.game.inside.kind(play.game.state.players[0]?.library[0] as number).definition.name).toBe('Craw Wurm');
    then(ann).hasLife(24);
    then(ben).hasLife(20);
  });

  it('Excommunicate: a creature goes on top of its owner’s library', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Excommunicate'], inPlay: PLAINS },
      ben: { inPlay: ['Craw Wurm'] },
    });
    ann.casts('Excommunicate', { target: 'Craw Wurm' });
    play.allPass();
    then('Craw Wurm').isIn('library');
    play.until('main', 'ben');
    then(ben).hasInHand('Craw Wurm');
  });

  it('Celestial Purge: exiles a black or red permanent, and none of another colour', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Celestial Purge'], inPlay: PLAINS },
      ben: { inPlay: ['Scathe Zombies', 'Gray Ogre', 'Grizzly Bears'] },
    });
    ann.casts('Celestial Purge', { target: 'Gray Ogre' });
    play.allPass();
    then('Gray Ogre').isIn('removed');
  });

  it('Celestial Purge: a green creature cannot be chosen', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Celestial Purge'], inPlay: PLAINS },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    refused('no target', () => ann.casts('Celestial Purge'));
  });
});

describe('spells that sweep', () => {
  const table = { inPlay: ['Grizzly Bears', 'Levitation', 'Forest', 'Sol Ring'] };
  const sweeps: readonly [string, readonly string[]][] = [
    ['Day of Judgment', ['Grizzly Bears']],
    ['Tempest of Light', ['Levitation']],
    ['Planar Cleansing', ['Grizzly Bears', 'Levitation', 'Sol Ring']],
  ];
  test.each(sweeps)('%s: destroys what it names and leaves the rest', (name, gone) => {
    const { ann } = given('m11', { ann: { hand: [name], inPlay: PLAINS }, ben: table });
    ann.casts(name);
    play.allPass();
    for (const card of table.inPlay) then(card).isIn(gone.includes(card) ? 'graveyard' : 'play');
    then('Plains').isIn('play');
  });

  it('Day of Judgment: what can regenerate lives', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Day of Judgment'], inPlay: PLAINS },
      ben: { inPlay: ['Drudge Skeletons', 'Swamp'] },
    });
    ann.casts('Day of Judgment');
    play.pass();
    ben.activates('Drudge Skeletons');
    play.allPass();
    then('Drudge Skeletons').isIn('play').isTapped();
  });

  it('Solemn Offering: destroys an artifact or enchantment, and you gain 4 life', () => {
    const { ann } = given('m11', { ann: { hand: ['Solemn Offering'], inPlay: PLAINS }, ben: table });
    ann.casts('Solemn Offering', { target: 'Sol Ring' });
    play.allPass();
    then('Sol Ring').isIn('graveyard');
    then('Levitation').isIn('play');
    then(ann).hasLife(24);
  });

  it('Open the Vaults: all artifacts and enchantments come back under their owners’ control', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Open the Vaults'], graveyard: ['Levitation', 'Silvercoat Lion'], inPlay: PLAINS },
      ben: { graveyard: ['Sol Ring'] },
    });
    ann.casts('Open the Vaults');
    play.allPass();
    then('Levitation').isIn('play').isControlledBy(ann);
    then('Sol Ring').isIn('play').isControlledBy(ben);
    then('Silvercoat Lion').isIn('graveyard');
  });

  it('Open the Vaults: an Aura is put on something, or stays in the graveyard', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Open the Vaults'], graveyard: ['Lifelink'], inPlay: [...PLAINS, 'Silvercoat Lion'] },
      ben: { inPlay: ['Grizzly Bears'] },
    });
    ann.casts('Open the Vaults');
    play.pass();
    play.pass();
    expect(ann.choices).toEqual(['Silvercoat Lion', 'Grizzly Bears']);
    ann.chooses('Silvercoat Lion');
    then('Lifelink').isAttachedTo('Silvercoat Lion');
  });

  it('Open the Vaults: an Aura with nothing to enchant remains in the graveyard', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Open the Vaults'], graveyard: ['Lifelink'], inPlay: PLAINS },
      ben: {},
    });
    ann.casts('Open the Vaults');
    play.allPass();
    then('Lifelink').isIn('graveyard');
  });
});

describe('enchantments and life', () => {
  it("Angel's Mercy: you gain 7 life", () => {
    const { ann } = given('m11', { ann: { hand: ["Angel's Mercy"], inPlay: PLAINS }, ben: {} });
    ann.casts("Angel's Mercy");
    play.allPass();
    then(ann).hasLife(27);
  });

  it("Ajani's Mantra: may gain 1 life in your upkeep, not in the other player's", () => {
    const { ann } = given('m11', { ann: { inPlay: ["Ajani's Mantra"] }, ben: {} }, { active: 'ben', step: 'end step' });
    play.until('upkeep', 'ann');
    play.pass();
    play.pass();
    ann.chooses('yes');
    then(ann).hasLife(21);
    play.until('upkeep', 'ben');
    expect(play.game.state.chain).toEqual([]);
    then(ann).hasLife(21);
  });

  it('Honor of the Pure: your white creatures are bigger, others are not', () => {
    given('m11', {
      ann: { inPlay: ['Honor of the Pure', 'Silvercoat Lion', 'Grizzly Bears'] },
      ben: { inPlay: ['Elite Vanguard'] },
    });
    then('Silvercoat Lion').is(3, 3);
    then('Grizzly Bears').is(2, 2);
    then('Elite Vanguard').is(2, 1);
  });

  it('Indestructibility: what it enchants is not destroyed, be it a land or a creature', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Indestructibility', 'Day of Judgment'], inPlay: [...PLAINS, 'Silvercoat Lion', 'Grizzly Bears'] },
      ben: {},
    });
    ann.casts('Indestructibility', { target: 'Silvercoat Lion' });
    play.allPass();
    then('Indestructibility').isAttachedTo('Silvercoat Lion');
    ann.casts('Day of Judgment');
    play.allPass();
    then('Silvercoat Lion').isIn('play');
    then('Grizzly Bears').isIn('graveyard');
  });

  it('Lifelink: the creature’s damage is life for its controller', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Lifelink'], inPlay: ['Plains', 'Silvercoat Lion'] },
      ben: {},
    });
    ann.casts('Lifelink', { target: 'Silvercoat Lion' });
    play.allPass();
    ann.attacks('Silvercoat Lion');
    play.until('end of combat');
    then(ann).hasLife(22);
    then(ben).hasLife(18);
  });
});

describe('Leyline of Sanctity', () => {
  it('Leyline of Sanctity: you cannot be the target of an opponent, but of yourself', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { hand: ['Healing Salve'], inPlay: ['Leyline of Sanctity', 'Plains', 'Grizzly Bears'] },
    });
    ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    expect(play.game.state.chain[0]?.targets[0]?.what).toBe('object');
    ben.casts('Healing Salve', { mode: 0, target: ben });
    play.allPass();
    then(ben).hasLife(23);
  });

  it('Leyline of Sanctity: may begin the game in play from the opening hand', () => {
    const leylines = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? 'Leyline of Sanctity' : 'Plains'));
    const game = newGame({
      book: 'm11',
      decks: [leylines, Array.from({ length: 60 }, () => 'Plains')],
      seed: 3,
    });
    let asked = 0;
    while (game.question !== null && game.state.turn.number === 0) {
      const { question } = game;
      const opens = question.ask === 'yesno' && question.purpose === 'begin the game with it in play';
      if (opens) asked += 1;
      if (opens) expect(question.player).toBe(0);
      if (question.ask === 'yesno') game.answer({ kind: opens && asked === 1 ? 'yes' : 'no' }, question.player);
      else game.answer({ kind: 'option', option: 0 }, question.player);
    }
    expect(asked).toBeGreaterThan(1);
    expect(game.state.inPlay).toHaveLength(1);
    expect(game.state.players.map((player) => player.hand.length)).toContain(6);
  });
});
