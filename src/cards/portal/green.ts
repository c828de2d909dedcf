// Green cards of Portal, 1997.

import { all, count, forEach, target, you } from '../../language/amount.ts';
import {
  change,
  damage,
  destroy,
  entersFromHand,
  entersPlay,
  gainLife,
  gains,
  has,
  pump,
  sacrifice,
  search,
  thisIs,
  toHand,
  triggered,
  unlessPaid,
  untapIt,
} from '../../language/build.ts';
import { type CardDefinition, card, creature, instant, sorcery } from '../../language/card.ts';
import { cost, discardA, sacrificeA } from '../../language/cost.ts';
import type { Effect } from '../../language/effect.ts';
import { basicLands, creature as creatures, land, subtype, withKeyword, yours } from '../../language/filter.ts';
import { aCreature, aLand, aPlayer, cardInGraveyard, creatureOrPlayer } from '../../language/target.ts';

/** What happens when it comes into play; in Portal it must come "from your hand". */
const onComing = (...effects: Effect[]) => ({
  abilities: [triggered(entersPlay, effects)],
  inBook: { portal: { abilities: [triggered(entersFromHand, effects)] } },
});

export const portalGreen: readonly CardDefinition[] = [
  card('Alluring Scent', {
    cost: '{1}{G}{G}',
    type: sorcery,
    targets: [aCreature],
    effects: [change(target(), [gains('lure')])],
  }),
  card('Anaconda', { cost: '{3}{G}', type: creature('Snake'), size: [3, 3], abilities: [has('swampwalk')] }),
  card('Bee Sting', { cost: '{3}{G}', type: sorcery, targets: [creatureOrPlayer], effects: [damage(2, target())] }),
  card('Bull Hippo', { cost: '{3}{G}', type: creature('Hippo'), size: [3, 3], abilities: [has('islandwalk')] }),
  card('Charging Rhino', {
    cost: '{3}{G}{G}',
    type: creature('Rhino'),
    size: [4, 4],
    abilities: [thisIs({ change: 'blockers', atMost: 1 })],
  }),
  card('Deep Wood', {
    cost: '{1}{G}',
    type: instant,
    effects: [change(you, [{ change: 'preventFrom', filter: { ...creatures, attacking: true } }])],
    playWhen: 'attacked',
    inBook: { portal: { types: ['sorcery'] } },
  }),
  card('Elite Cat Warrior', {
    cost: '{2}{G}',
    type: creature('Cat', 'Warrior'),
    size: [2, 3],
    abilities: [has('forestwalk')],
  }),
  card('Elven Cache', {
    cost: '{2}{G}{G}',
    type: sorcery,
    targets: [cardInGraveyard({}, 'you')],
    effects: [toHand(target())],
  }),
  card('Elvish Ranger', { cost: '{2}{G}', type: creature('Elf'), size: [4, 1] }),
  card('Fruition', { cost: '{G}', type: sorcery, effects: [gainLife(forEach(1, count(subtype('Forest'))))] }),
  card('Gorilla Warrior', { cost: '{2}{G}', type: creature('Ape', 'Warrior'), size: [3, 2] }),
  card('Jungle Lion', { cost: '{G}', type: creature('Cat'), size: [2, 1], abilities: [has("can't block")] }),
  card('Mobilize', { cost: '{G}', type: sorcery, effects: [untapIt(all(yours(creatures)))] }),
  card('Monstrous Growth', { cost: '{1}{G}', type: sorcery, targets: [aCreature], effects: [pump(target(), 4, 4)] }),
  card('Moon Sprite', { cost: '{1}{G}', type: creature('Faerie'), size: [1, 1], abilities: [has('flying')] }),
  card('Natural Order', {
    cost: '{2}{G}{G}',
    type: sorcery,
    additionalCost: cost(sacrificeA({ ...creatures, colors: ['green'] })),
    effects: [search({ ...creatures, colors: ['green'] }, 1, 'play', false)],
  }),
  card('Natural Spring', { cost: '{3}{G}{G}', type: sorcery, targets: [aPlayer], effects: [gainLife(8, target())] }),
  card("Nature's Cloak", {
    cost: '{2}{G}',
    type: sorcery,
    effects: [change(all(yours({ ...creatures, colors: ['green'] })), [gains('forestwalk')])],
  }),
  card("Nature's Lore", { cost: '{1}{G}', type: sorcery, effects: [search(subtype('Forest'), 1, 'play', false)] }),
  card('Needle Storm', {
    cost: '{2}{G}',
    type: sorcery,
    effects: [damage(4, all(withKeyword(creatures, 'flying')))],
  }),
  card('Panther Warriors', { cost: '{4}{G}', type: creature('Cat', 'Warrior'), size: [6, 3] }),
  card('Plant Elemental', {
    cost: '{1}{G}',
    type: creature('Plant', 'Elemental'),
    size: [3, 4],
    ...onComing(unlessPaid(cost(sacrificeA(subtype('Forest'))), sacrifice())),
  }),
  card('Primeval Force', {
    cost: '{2}{G}{G}{G}',
    type: creature('Elemental'),
    size: [8, 8],
    ...onComing(unlessPaid(cost(sacrificeA(subtype('Forest'), 3)), sacrifice())),
  }),
  card('Redwood Treefolk', { cost: '{4}{G}', type: creature('Treefolk'), size: [3, 6] }),
  card('Rowan Treefolk', { cost: '{3}{G}', type: creature('Treefolk'), size: [3, 4] }),
  card('Spined Wurm', { cost: '{4}{G}', type: creature('Wurm'), size: [5, 4] }),
  card('Stalking Tiger', {
    cost: '{3}{G}',
    type: creature('Cat'),
    size: [3, 3],
    abilities: [thisIs({ change: 'blockers', atMost: 1 })],
  }),
  card('Summer Bloom', {
    cost: '{1}{G}',
    type: sorcery,
    effects: [change(you, [{ change: 'moreLands', number: 3 }])],
  }),
  card('Sylvan Tutor', { cost: '{G}', type: sorcery, effects: [search(creatures, 1, 'top')] }),
  card('Thundering Wurm', {
    cost: '{2}{G}',
    type: creature('Wurm'),
    size: [4, 4],
    ...onComing(unlessPaid(cost(discardA(land)), sacrifice())),
  }),
  card('Treetop Defense', {
    cost: '{1}{G}',
    type: instant,
    effects: [change(all(yours(creatures)), [gains('reach')])],
    playWhen: 'attacked',
    inBook: { portal: { types: ['sorcery'] } },
  }),
  card('Untamed Wilds', { cost: '{2}{G}', type: sorcery, effects: [search(basicLands, 1, 'play', false)] }),
  card('Whiptail Wurm', { cost: '{6}{G}', type: creature('Wurm'), size: [8, 5] }),
  card('Willow Dryad', { cost: '{G}', type: creature('Dryad'), size: [1, 1], abilities: [has('forestwalk')] }),
  card("Winter's Grasp", { cost: '{1}{G}{G}', type: sorcery, targets: [aLand], effects: [destroy(target())] }),
  card('Wood Elves', {
    cost: '{2}{G}',
    type: creature('Elf', 'Scout'),
    summon: ['Elf'],
    size: [1, 1],
    ...onComing(search(subtype('Forest'), 1, 'play', false)),
  }),
];
