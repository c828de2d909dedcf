// Fifth, "Permanents": land, summon spells, artifacts and enchantments in detail.

import { expect } from 'vitest';
import { findBook, findCard } from '../../../src/game/library.ts';
import { all, self, target } from '../../../src/language/amount.ts';
import { activated, always, change, damage, gains, plus, pump } from '../../../src/language/build.ts';
import { aura, card, creature, enchantWorld, land, sorcery } from '../../../src/language/card.ts';
import { tap } from '../../../src/language/cost.ts';
import { artifact as artifacts, creature as creatures, yours } from '../../../src/language/filter.ts';
import { creatureOrPlayer, permanent } from '../../../src/language/target.ts';
import { typeLine } from '../../../src/wording/index.ts';
import { currentTable, given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

rule(['F-369', 'F-372'], 'a permanent cannot be got rid of by wishing, even if it harms its controller', () => {
  const { ann } = given('fifth', { ann: { inPlay: ['Lord of the Pit', 'Manabarbs', 'Mountain'] }, ben: {} });
  const about = play.game.legalAnswers().filter((answer) => answer.kind !== 'pass' && answer.kind !== 'begin attack');
  expect(
    about.map((answer) => (answer.kind === 'use' ? play.game.inside.kind(answer.source).definition.name : answer.kind)),
  ).toEqual(['Mountain']);
  play.until('upkeep', 'ann');
  then('Manabarbs').isIn('play');
  then('Lord of the Pit').isIn('play');
  ann.dealsWith('Lord of the Pit');
  play.allPass();
  then(ann).hasLife(13);
});

example(['F-371', 'F-370'], 'Manabarbs hurts its own controller, once for each land tapped for mana', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Manabarbs', 'Mountain', 'Mountain', 'Mountain', 'Sol Ring'] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  });
  for (const life of [19, 18, 17]) {
    ann.taps('Mountain');
    play.allPass();
    then(ann).hasLife(life);
  }
  ann.taps('Sol Ring');
  then(ann).hasLife(17).hasMana('RRRCC');
  ben.taps('Mountain');
  play.until('damage prevention');
  play.pass();
  play.pass();
  then(ben).hasLife(19);
});

const banner = card('Bannered Hall', {
  type: land(),
  abilities: [
    always(yours(creatures), plus(1, 1)),
    activated({ cost: [tap], effects: [{ do: 'gainLife', who: { ref: 'you' }, amount: 1 }] }),
  ],
});

rule('F-374', 'what a land does without a cost it does tapped as well', () => {
  const { ann } = given('fifth', { ann: { inPlay: ['Bannered Hall', 'Grizzly Bears'] }, ben: {} }, { cards: [banner] });
  then('Grizzly Bears').is(3, 3);
  ann.activates('Bannered Hall');
  play.allPass();
  then('Bannered Hall').isTapped();
  then('Grizzly Bears').is(3, 3);
});

rule(
  ['F-375', 'F-376', 'F-377'],
  'in its first turn a creature cannot use tap effects, can use the others, and what is always on is on, tapped or not',
  () => {
    const captain = card('Young Captain', {
      cost: '{W}',
      type: creature('Captain'),
      size: [1, 1],
      abilities: [
        always({ ...yours(creatures), other: true }, plus(1, 1)),
        activated({ cost: [tap], targets: [creatureOrPlayer], effects: [damage(1, target())] }),
        activated({ cost: ['{W}'], effects: [pump(self, 1, 0)] }),
      ],
    });
    const { ann, ben } = given(
      'fifth',
      {
        ann: { hand: ['Young Captain'], inPlay: ['Plains', 'Plains', 'Grizzly Bears'] },
        ben: { hand: ['Twiddle'], inPlay: ['Island'] },
      },
      { cards: [captain] },
    );
    ann.casts('Young Captain');
    play.allPass();
    refused('summoning sick', () => ann.activates('Young Captain', { ability: 0, target: ben }));
    ann.activates('Young Captain', { ability: 1 });
    play.allPass();
    then('Young Captain').is(2, 1).isUntapped();
    then('Grizzly Bears').is(3, 3);
    ben.casts('Twiddle', { target: 'Young Captain', mode: 0 });
    play.allPass();
    then('Young Captain').isTapped();
    then('Grizzly Bears').is(3, 3);
  },
);

rule('F-379', 'control without a break since one’s own last untap phase is all that matters', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Control Magic'], inPlay: ['Island', 'Island', 'Island', 'Island'] },
    ben: { inPlay: ['Prodigal Sorcerer'] },
  });
  ann.casts('Control Magic', { target: 'Prodigal Sorcerer' });
  play.allPass();
  refused('summoning sick', () => ann.activates('Prodigal Sorcerer', { target: ben }));
  play.until('main', 'ben');
  play.pass();
  refused('summoning sick', () => ann.activates('Prodigal Sorcerer', { target: ben }));
  play.until('upkeep', 'ann');
  ann.activates('Prodigal Sorcerer', { target: ben });
});

example('F-386', 'a spell about all Bugs is about what says Summon Bug', () => {
  const cards = [
    card('Firefly', { cost: '{1}', type: creature('Bug'), size: [1, 1] }),
    card('Bugbear', { cost: '{1}', type: creature('Bear'), size: [1, 1] }),
    card('Painted Beetle', { cost: '{1}', type: creature('Insect', 'Bug'), summon: ['Bug'], size: [1, 1] }),
    card('Swarm Song', {
      cost: '{G}',
      type: sorcery,
      effects: [change(all({ ...creatures, subtypes: ['Bug'] }), [gains('flying')])],
    }),
  ];
  const { ann } = given(
    'fifth',
    { ann: { hand: ['Swarm Song'], inPlay: ['Forest', 'Firefly', 'Bugbear'] }, ben: { inPlay: ['Painted Beetle'] } },
    { cards },
  );
  expect(typeLine(cards[2] as (typeof cards)[number], findBook('fifth').wording)).toBe('Summon Bug');
  ann.casts('Swarm Song');
  play.allPass();
  then('Firefly').hasKeyword('flying');
  then('Painted Beetle').hasKeyword('flying');
  then('Bugbear').lacksKeyword('flying');
});

rule('F-388', 'for all but attacking a Wall is a creature: enchanted, damaged and killed like others', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Unholy Strength', 'Terror'], inPlay: ['Swamp', 'Swamp', 'Swamp'] },
    ben: { inPlay: ['Wall of Stone'] },
  });
  ann.casts('Unholy Strength', { target: 'Wall of Stone' });
  play.allPass();
  then('Wall of Stone').is(2, 9);
  ann.casts('Terror', { target: 'Wall of Stone' });
  play.allPass();
  then('Wall of Stone').isIn('graveyard');
});

example(['F-392', 'F-393'], 'Rod of Ruin is cast and used in the same turn', () => {
  const { ann, ben } = given('fifth', {
    ann: {
      hand: ['Rod of Ruin'],
      inPlay: ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain'],
    },
    ben: {},
  });
  ann.casts('Rod of Ruin');
  play.allPass();
  ann.activates('Rod of Ruin', { target: ben });
  then('Rod of Ruin').isTapped();
  expect(play.game.view(0).inPlay.every((each) => each.tapped)).toBe(true);
  play.allPass();
  then(ben).hasLife(19);
});

const gild = card('Gilding', {
  cost: '{U}',
  type: sorcery,
  targets: [permanent({})],
  effects: [
    change(target(), [{ change: 'becomes', types: ['artifact'], subtypes: [], colors: null, size: null }], 'in play'),
  ],
});
const tower = card('Watch Tower', {
  type: land(),
  abilities: [
    always(yours(creatures), plus(0, 1)),
    activated({ cost: [tap], targets: [creatureOrPlayer], effects: [damage(1, target())] }),
    activated({ cost: ['{0}'], targets: [creatureOrPlayer], effects: [damage(1, target())] }),
  ],
});

rule(
  ['F-394', 'F-395', 'F-396'],
  'a land turned artifact is both, is not summoning sick, and works on when tapped',
  () => {
    const { ann, ben } = given(
      'fifth',
      {
        ann: { hand: ['Watch Tower', 'Gilding'], inPlay: ['Island', 'Grizzly Bears'] },
        ben: { hand: ['Shatter'], inPlay: ['Mountain', 'Mountain'] },
      },
      { cards: [gild, tower] },
    );
    ann.plays('Watch Tower');
    ann.casts('Gilding', { target: 'Watch Tower' });
    play.allPass();
    then('Watch Tower').isA('land').isA('artifact');
    ann.activates('Watch Tower', { ability: 0, target: ben });
    play.allPass();
    then(ben).hasLife(19);
    then('Watch Tower').isTapped();
    then('Grizzly Bears').is(2, 3);
    ann.activates('Watch Tower', { ability: 1, target: ben });
    play.allPass();
    then(ben).hasLife(18);
    ben.casts('Shatter', { target: 'Watch Tower' });
    play.allPass();
    then('Watch Tower').isIn('graveyard');
  },
);

rule('F-397', 'the type of a local enchantment names what it is put on', () => {
  const line = (name: string): string =>
    typeLine(findCard(findBook('fifth'), name).definition, findBook('fifth').wording);
  expect([line('Flight'), line('Cursed Land')]).toEqual(['Enchant Creature', 'Enchant Land']);
  expect(typeLine(card('Rust', { cost: '{G}', type: aura(artifacts) }), findBook('fifth').wording)).toBe(
    'Enchant Artifact',
  );
  const { ann } = given('fifth', {
    ann: { hand: ['Cursed Land', 'Flight'], inPlay: ['Swamp', 'Swamp', 'Swamp', 'Swamp', 'Island'] },
    ben: {},
  });
  refused('no target', () => ann.casts('Flight'));
  expect(ann.mayCast('Cursed Land')).toBe(true);
});

rule(['F-398', 'F-399', 'F-401'], 'when a card leaves play what is on it goes to the owners’ graveyards', () => {
  const { ann, ben } = given('fifth', {
    ann: {
      hand: ['Unsummon'],
      inPlay: [
        'Island',
        {
          card: 'Gray Ogre',
          owner: 'ben',
          controller: 'ben',
          with: ['Control Magic', { card: 'Holy Strength', owner: 'ben', controller: 'ben' }],
        },
      ],
    },
    ben: {},
  });
  then('Gray Ogre').isControlledBy(ann).is(3, 4);
  ann.casts('Unsummon', { target: 'Gray Ogre' });
  play.allPass();
  then('Gray Ogre').isIn('hand').isOwnedBy(ben);
  then(ben).hasCardsInHand(1).hasCardsInGraveyard(1);
  then('Holy Strength').isIn('graveyard').isOwnedBy(ben);
  then('Control Magic').isIn('graveyard').isOwnedBy(ann);
});

rule('F-401', 'a creature under the opponent’s control dies into its owner’s graveyard', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Terror'], inPlay: ['Swamp', 'Swamp', { card: 'Gray Ogre', owner: 'ben' }] },
    ben: {},
  });
  ann.casts('Terror', { target: 'Gray Ogre' });
  play.allPass();
  then(ben).hasCardsInGraveyard(1);
  then(ann).hasCardsInGraveyard(1);
});

example(
  ['F-403', 'F-400', 'F-402'],
  'an Assembly Worker enchanted as a creature: in cleanup it is a land again, and the enchantment is buried',
  () => {
    const { ann } = given('fifth', {
      ann: { hand: ['Unholy Strength'], inPlay: ["Mishra's Factory", 'Swamp', 'Swamp'] },
      ben: {},
    });
    refused('no target', () => ann.casts('Unholy Strength'));
    ann.activates("Mishra's Factory");
    play.allPass();
    then("Mishra's Factory").is(2, 2).isA('land').isA('artifact').isA('creature');
    ann.casts('Unholy Strength', { target: "Mishra's Factory" });
    play.allPass();
    then("Mishra's Factory").is(4, 3);
    play.until('upkeep', 'ben');
    then("Mishra's Factory").isIn('play').isNotA('creature').isNotA('artifact');
    then('Unholy Strength').isIn('graveyard');
  },
);

example(
  ['F-404', 'F-400', 'F-405', 'F-406'],
  'Sleight of Mind makes Black Knight’s protection one from red: Giant Strength is buried',
  () => {
    const { ann } = given('fifth', {
      ann: { hand: ['Sleight of Mind'], inPlay: ['Island', { card: 'Black Knight', with: ['Giant Strength'] }] },
      ben: {},
    });
    then('Black Knight').is(4, 4).hasKeyword('first strike');
    ann.casts('Sleight of Mind', { target: 'Black Knight', choose: ['white', 'red'] });
    play.allPass();
    then('Giant Strength').isIn('graveyard');
    then('Black Knight').is(2, 2);
  },
);

rule(['F-408', 'F-409'], 'enchantments do not tap, and one on a tapped creature works', () => {
  const { ann } = given('fifth', {
    ann: {
      hand: ['Twiddle'],
      inPlay: ['Island', 'Pestilence', 'Swamp', { card: 'Gray Ogre', tapped: true, with: ['Holy Strength'] }],
    },
    ben: {},
  });
  then('Gray Ogre').is(3, 4);
  refused('illegal target', () => ann.casts('Twiddle', { target: 'Holy Strength' }));
  refused('illegal target', () => ann.chooses('Pestilence'));
  currentTable().answer({ kind: 'cancel' }, ann.seat);
  ann.activates('Pestilence');
  then('Pestilence').isUntapped();
});

example(['F-412', 'F-410', 'F-411', 'F-083'], 'a new Enchant World buries the old one, whoever cast it', () => {
  const worlds = [
    card('World of Wings', { cost: '{U}', type: enchantWorld, abilities: [always(creatures, gains('flying'))] }),
    card('World of Might', { cost: '{G}', type: enchantWorld, abilities: [always(creatures, plus(1, 1))] }),
  ];
  expect(typeLine(worlds[0] as (typeof worlds)[number], findBook('fifth').wording)).toBe('Enchant World');
  for (const caster of ['ann', 'ben'] as const) {
    const seats = {
      ann: { inPlay: ['Forest', 'Grizzly Bears'], hand: ['World of Might'] },
      ben: { inPlay: ['Forest'], hand: ['World of Might'] },
    };
    const owner = given(
      'fifth',
      { ...seats, ann: { ...seats.ann, inPlay: [...seats.ann.inPlay, 'World of Wings'] } },
      { cards: worlds, active: caster },
    );
    then('Grizzly Bears').hasKeyword('flying');
    owner[caster].casts('World of Might');
    play.allPass();
    then('World of Wings').isIn('graveyard').isOwnedBy(owner.ann);
    then(`${caster}:World of Might`).isIn('play').isControlledBy(owner[caster]);
    then('Grizzly Bears').lacksKeyword('flying').is(3, 3);
  }
});
