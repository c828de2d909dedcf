// Black cards of the first edition, printed in 1993.

import type { Ability } from '../../language/ability.ts';
import {
  aChoice,
  all,
  allOf,
  count,
  enchanted,
  eventAmount,
  eventPlayer,
  everybody,
  lifeOf,
  numberOf,
  opponents,
  self,
  subject,
  target,
  the,
  topOf,
  X,
  you,
} from '../../language/amount.ts';
import {
  activated,
  addMana,
  always,
  atEndOfTurn,
  atPhase,
  bearerIs,
  bury,
  change,
  counterSpell,
  damage,
  destroy,
  dies,
  discardAtRandom,
  draw,
  entering,
  entersPlay,
  exchange,
  gainLife,
  gains,
  has,
  ifSo,
  loseLife,
  may,
  mayPay,
  named,
  onPlayers,
  playerRule,
  plus,
  protectionFrom,
  pump,
  putCounters,
  regenerate,
  replacing,
  sacrifice,
  search,
  tapIt,
  toHand,
  toPlay,
  triggered,
  unlessPaid,
  untapIt,
} from '../../language/build.ts';
import {
  aura,
  type CardDefinition,
  card,
  creature,
  enchantment,
  instant,
  interrupt,
  sorcery,
  spellText,
} from '../../language/card.ts';
import { inPlay, not } from '../../language/condition.ts';
import { cost, removeCounters, sacrificeA, tap } from '../../language/cost.ts';
import type { Effect } from '../../language/effect.ts';
import {
  artifact as artifacts,
  creature as creatures,
  enchantment as enchantments,
  type Filter,
  land as lands,
  other,
  subtype,
  yours,
} from '../../language/filter.ts';
import { parseMana } from '../../language/mana.ts';
import {
  aCreature,
  aLand,
  anOpponent,
  aPlayer,
  cardInAnte,
  cardInGraveyard,
  creatureOrPlayer,
  permanent,
  spell,
  spellOrPermanent,
} from '../../language/target.ts';

const drained = named('taken', damage(X, target()));
const taken = numberOf('taken');
/** Life as much as the damage, but no more than was there to take. */
const drain = ifSo(
  { if: 'is', what: target(), filter: creatures },
  [drained, gainLife({ amount: 'bound', is: 'atMost', of: [taken, { amount: 'toughness', of: target() }] })],
  [
    drained,
    gainLife({
      amount: 'bound',
      is: 'atMost',
      of: [taken, { amount: 'sum', of: [taken, { amount: 'life', of: target() }] }],
    }),
  ],
);
/** The first printing has a limit for creatures alone. */
const drainOf1993 = ifSo(
  { if: 'is', what: target(), filter: creatures },
  [drained, gainLife({ amount: 'bound', is: 'atMost', of: [taken, { amount: 'toughness', of: target() }] })],
  [drained, gainLife(taken)],
);
const drainLifeOfOld = (effect: Effect): Partial<CardDefinition> => ({
  cost: parseMana('{1}{B}'),
  spell: spellText({
    targets: [creatureOrPlayer],
    effects: [effect],
    additionalCost: cost('{X}'),
    xOnly: 'black',
  }),
});

const risingAgain = (effect: Effect): readonly Ability[] => [
  has('haste'),
  triggered(atPhase('upkeep'), [effect], {
    from: 'graveyard',
    condition: {
      if: 'compare',
      left: { amount: 'cards', zone: 'graveyard', of: you, filter: creatures, above: true },
      is: '>=',
      right: 3,
    },
  }),
];

const paralyzed: readonly Ability[] = [triggered(entersPlay, [tapIt(enchanted)]), bearerIs(gains("doesn't untap"))];
/** An untap cost: it may be paid at any time of the upkeep, and more than once. */
const paralyzeOfOld: Partial<CardDefinition> = {
  abilities: [
    ...paralyzed,
    activated({ cost: ['{4}'], effects: [untapIt(enchanted)], during: 'your upkeep', by: 'enchanted' }),
  ],
};

const WHITE_SPELLS_COST_MORE = onPlayers(everybody, { change: 'costs', filter: { colors: ['white'] }, more: 3 });
const CIRCLES: readonly Filter[] = ['White', 'Blue', 'Black', 'Red', 'Green'].map((color) => ({
  named: `Circle of Protection: ${color}`,
}));

const MANA_FOR_THE_VICTIM: Effect = {
  do: 'addMana',
  who: you,
  mana: ['B'],
  times: { amount: 'cost', of: the('victim') },
};

export const alphaBlack: readonly CardDefinition[] = [
  card('Contract from Below', {
    cost: '{B}',
    type: sorcery,
    forAnte: true,
    effects: [{ do: 'discard', who: you, amount: 'all', how: 'choose', filter: {} }, { do: 'ante', who: you }, draw(7)],
  }),
  card('Darkpact', {
    cost: '{B}{B}{B}',
    type: sorcery,
    forAnte: true,
    targets: [cardInAnte],
    effects: [{ do: 'own', who: you, what: target() }, exchange('places', target(), topOf(you))],
  }),
  card('Demonic Attorney', {
    cost: '{1}{B}{B}',
    type: sorcery,
    forAnte: true,
    effects: [{ do: 'ante', who: everybody }],
  }),
  card('Bad Moon', {
    cost: '{1}{B}',
    type: enchantment,
    abilities: [always({ ...creatures, colors: ['black'] }, plus(1, 1))],
  }),
  card('Black Knight', {
    cost: '{B}{B}',
    type: creature('Human', 'Knight'),
    summon: ['Knight'],
    size: [2, 2],
    abilities: [has('first strike'), protectionFrom({ colors: ['white'] })],
  }),
  card('Bog Wraith', { cost: '{3}{B}', type: creature('Wraith'), size: [3, 3], abilities: [has('swampwalk')] }),
  card('Cursed Land', {
    cost: '{2}{B}{B}',
    type: aura(lands),
    abilities: [triggered(atPhase('upkeep', 'enchanted'), [damage(1, eventPlayer)])],
  }),
  card('Dark Ritual', { cost: '{B}', type: interrupt, effects: [addMana('B', 'B', 'B')] }),
  card('Deathlace', {
    cost: '{B}',
    type: interrupt,
    targets: [spellOrPermanent()],
    effects: [change(target(), [{ change: 'color', colors: ['black'] }], 'in play')],
  }),
  card('Demonic Hordes', {
    cost: '{3}{B}{B}{B}',
    type: creature('Demon'),
    size: [5, 5],
    abilities: [
      activated({ cost: [tap], targets: [aLand], effects: [destroy(target())] }),
      triggered(
        atPhase('upkeep'),
        [
          unlessPaid(
            cost('{B}{B}{B}'),
            tapIt(self),
            sacrifice({ ...aChoice(opponents, allOf(lands, you)), one: true }),
          ),
        ],
        { upkeepCost: true },
      ),
    ],
  }),
  card('Drain Life', {
    cost: '{X}{1}{B}',
    type: sorcery,
    targets: [creatureOrPlayer],
    effects: [drain],
    xOnly: 'black',
    // There the black mana is paid on top of the casting cost, and is no part of it.
    inBook: { beta: drainLifeOfOld(drainOf1993), fifth: drainLifeOfOld(drain) },
  }),
  card('Drudge Skeletons', {
    cost: '{1}{B}',
    type: creature('Skeleton'),
    size: [1, 1],
    abilities: [activated({ cost: ['{B}'], effects: [regenerate()] })],
  }),
  card('Fear', { cost: '{B}{B}', type: aura(creatures), abilities: [bearerIs(gains('fear'))] }),
  card('Frozen Shade', {
    cost: '{2}{B}',
    type: creature('Shade'),
    size: [0, 1],
    abilities: [activated({ cost: ['{B}'], effects: [pump(self, 1, 1)] })],
  }),
  card('Howl from Beyond', { cost: '{X}{B}', type: instant, targets: [aCreature], effects: [pump(target(), X, 0)] }),
  card('Hypnotic Specter', {
    cost: '{1}{B}{B}',
    type: creature('Specter'),
    size: [2, 2],
    abilities: [
      has('flying'),
      triggered({ on: 'deals damage', what: { self: true }, to: 'opponent', combat: false }, [
        discardAtRandom(1, eventPlayer),
      ]),
    ],
  }),
  card('Lich', {
    cost: '{B}{B}{B}{B}',
    type: enchantment,
    abilities: [
      entering({ does: [loseLife(lifeOf(you), you)] }),
      onPlayers(you, playerRule('lives without life')),
      replacing({ replace: 'instead', of: 'life', with: [draw(eventAmount)] }),
      triggered({ on: 'player is dealt damage', who: 'you', damage: 'any' }, [
        {
          do: 'sacrificeChoice',
          who: you,
          filter: { token: false },
          amount: eventAmount,
          otherwise: [{ do: 'lose', who: you }],
        },
      ]),
      triggered(dies, [{ do: 'lose', who: you }]),
    ],
  }),
  card('Lord of the Pit', {
    cost: '{4}{B}{B}{B}',
    type: creature('Demon'),
    size: [7, 7],
    abilities: [
      has('flying'),
      has('trample'),
      triggered(
        atPhase('upkeep'),
        [{ do: 'sacrificeChoice', who: you, filter: other(creatures), amount: 1, otherwise: [damage(7, you)] }],
        { upkeepCost: true },
      ),
    ],
  }),
  card('Mind Twist', {
    cost: '{X}{B}',
    type: sorcery,
    targets: [aPlayer],
    effects: [discardAtRandom(X, target())],
    inBook: { beta: { spell: spellText({ targets: [anOpponent], effects: [discardAtRandom(X, target())] }) } },
  }),
  card('Nether Shadow', {
    cost: '{B}{B}',
    type: creature('Spirit'),
    summon: ['Shadow'],
    size: [1, 1],
    abilities: risingAgain(may(toPlay(self))),
    // Its first printing: "for its normal casting cost".
    inBook: { beta: { abilities: risingAgain(mayPay(you, cost('{B}{B}'), [toPlay(self)])) } },
  }),
  card('Nettling Imp', {
    cost: '{2}{B}',
    type: creature('Imp'),
    size: [1, 1],
    abilities: [
      activated({
        cost: [tap],
        targets: [permanent({ ...creatures, notSubtypes: ['Wall'], controller: 'active', settled: true })],
        effects: [
          change(target(), [gains('attacks each turn')]),
          atEndOfTurn(ifSo({ if: 'is', what: target(), filter: { attackedThisTurn: false } }, [destroy(target())])),
        ],
        during: "an opponent's turn, before attackers are declared",
      }),
    ],
  }),
  card('Nightmare', {
    cost: '{5}{B}',
    type: creature('Nightmare', 'Horse'),
    summon: ['Nightmare'],
    size: [count(yours(subtype('Swamp'))), count(yours(subtype('Swamp')))],
    abilities: [has('flying')],
  }),
  card('Paralyze', {
    cost: '{B}',
    type: aura(creatures),
    abilities: [
      ...paralyzed,
      triggered(atPhase('upkeep', 'enchanted'), [mayPay(eventPlayer, cost('{4}'), [untapIt(subject)])]),
    ],
    inBook: { beta: paralyzeOfOld, fifth: paralyzeOfOld },
  }),
  card('Pestilence', {
    cost: '{2}{B}{B}',
    type: enchantment,
    abilities: [
      triggered(atPhase('end of turn', 'each'), [sacrifice()], { condition: not(inPlay(creatures)) }),
      activated({ cost: ['{B}'], effects: [damage(1, all(creatures)), damage(1, everybody)] }),
    ],
  }),
  card('Raise Dead', {
    cost: '{B}',
    type: sorcery,
    targets: [cardInGraveyard(creatures, 'you')],
    effects: [toHand(target())],
  }),
  card('Royal Assassin', {
    cost: '{1}{B}{B}',
    type: creature('Human', 'Assassin'),
    summon: ['Assassin'],
    size: [1, 1],
    abilities: [
      activated({ cost: [tap], targets: [permanent({ ...creatures, tapped: true })], effects: [destroy(target())] }),
    ],
  }),
  card('Scathe Zombies', { cost: '{2}{B}', type: creature('Zombie'), size: [2, 2] }),
  card('Sengir Vampire', {
    cost: '{3}{B}{B}',
    type: creature('Vampire'),
    size: [4, 4],
    abilities: [has('flying'), triggered({ on: 'victim dies' }, [putCounters('+1/+1', 1)])],
  }),
  card('Sinkhole', { cost: '{B}{B}', type: sorcery, targets: [aLand], effects: [destroy(target())] }),
  card('Terror', {
    cost: '{1}{B}',
    type: instant,
    targets: [permanent({ ...creatures, notTypes: ['artifact'], notColors: ['black'] })],
    effects: [bury(target())],
  }),
  card('Unholy Strength', { cost: '{B}', type: aura(creatures), abilities: [bearerIs(plus(2, 1))] }),
  card('Deathgrip', {
    cost: '{B}{B}',
    type: enchantment,
    abilities: [
      activated({
        cost: ['{B}{B}'],
        targets: [spell({ colors: ['green'] })],
        effects: [counterSpell(target())],
        speed: 'interrupt',
      }),
    ],
  }),
  card('Demonic Tutor', { cost: '{1}{B}', type: sorcery, effects: [search({}, 1, 'hand', false)] }),
  card('Evil Presence', { cost: '{B}', type: aura(lands), abilities: [bearerIs({ change: 'landType', to: 'Swamp' })] }),
  card('Plague Rats', {
    cost: '{2}{B}',
    type: creature('Rat'),
    size: [count({ ...creatures, named: 'Plague Rats' }), count({ ...creatures, named: 'Plague Rats' })],
  }),
  card('Warp Artifact', {
    cost: '{B}{B}',
    type: aura(artifacts),
    abilities: [triggered(atPhase('upkeep', 'enchanted'), [damage(1, eventPlayer)])],
  }),
  card("Will-o'-the-Wisp", {
    cost: '{B}',
    type: creature('Spirit'),
    summon: ["Will-o'-the-Wisp"],
    size: [0, 1],
    abilities: [has('flying'), activated({ cost: ['{B}'], effects: [regenerate()] })],
  }),
  card('Zombie Master', {
    cost: '{1}{B}{B}',
    type: creature('Zombie'),
    summon: ['Lord'],
    size: [2, 3],
    abilities: [
      always(other({ ...creatures, subtypes: ['Zombie'] }), gains('swampwalk')),
      always(other(subtype('Zombie')), {
        change: 'ability',
        ability: activated({ cost: ['{B}'], effects: [regenerate()] }),
      }),
    ],
  }),
  card('Gloom', {
    cost: '{2}{B}',
    type: enchantment,
    abilities: [
      WHITE_SPELLS_COST_MORE,
      onPlayers(everybody, {
        change: 'costs',
        filter: { ...enchantments, colors: ['white'] },
        more: 3,
        abilities: true,
      }),
    ],
    // The card's own printing of 1993 speaks of the Circles of Protection alone.
    inBook: {
      beta: {
        abilities: [
          WHITE_SPELLS_COST_MORE,
          onPlayers(everybody, { change: 'costs', filter: { anyOf: CIRCLES }, more: 3, abilities: true }),
        ],
      },
    },
  }),
  card('Sacrifice', {
    cost: '{B}',
    type: interrupt,
    additionalCost: cost(sacrificeA(creatures, 1, 'victim')),
    effects: [MANA_FOR_THE_VICTIM],
    // Its own printing does all of it when it takes effect: what is countered costs no creature.
    inBook: {
      beta: {
        spell: spellText({
          effects: [named('victim', sacrifice(aChoice(you, all(yours(creatures))))), MANA_FOR_THE_VICTIM],
        }),
      },
    },
  }),
  card('Scavenging Ghoul', {
    cost: '{3}{B}',
    type: creature('Zombie'),
    summon: ['Ghoul'],
    size: [2, 2],
    abilities: [
      triggered(atPhase('end of turn', 'each'), [putCounters('corpse', { amount: 'thisTurn', of: 'deaths' })]),
      activated({ cost: [removeCounters('corpse')], effects: [regenerate()] }),
    ],
  }),
  card('Simulacrum', {
    cost: '{1}{B}',
    type: instant,
    targets: [permanent(yours(creatures))],
    effects: [
      gainLife({ amount: 'thisTurn', of: 'damage', to: you }),
      damage({ amount: 'thisTurn', of: 'damage', to: you }, target()),
    ],
  }),
];
