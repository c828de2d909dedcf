// Portal's boosters: five themes of two colours each, with the cards of a theme and how many places each has on its sheet.

import type { Theme } from './facts.ts';

export const PORTAL_THEMES: readonly Theme[] = [
  {
    colors: ['white', 'blue'],
    weight: 12,
    lands: ['Island', 'Plains'],
    commons: {
      'Foot Soldiers': 4,
      'Horned Turtle': 4,
      Omen: 4,
      'Path of Peace': 4,
      'Regal Unicorn': 4,
      'Wind Drake': 4,
    },
    uncommons: { 'Cloud Spirit': 1, 'Mystic Denial': 2, 'Starlit Angel': 2, 'Wall of Swords': 1 },
  },
  {
    colors: ['blue', 'black'],
    weight: 12,
    lands: ['Island', 'Swamp'],
    commons: {
      'Déjà Vu': 4,
      'Mind Knives': 4,
      'Serpent Warrior': 4,
      'Snapping Drake': 4,
      'Symbol of Unsummoning': 4,
      'Undying Beast': 4,
    },
    uncommons: { "Assassin's Blade": 2, "Man-o'-War": 2, 'Noxious Toad': 1, 'Theft of Dreams': 1 },
  },
  {
    colors: ['black', 'red'],
    weight: 13,
    lands: ['Mountain', 'Swamp'],
    commons: {
      'Craven Giant': 6,
      'Hand of Death': 7,
      'Raging Minotaur': 6,
      'Skeletal Snake': 5,
      'Soul Shred': 6,
      'Spitting Earth': 6,
    },
    uncommons: { Blaze: 2, 'Charging Bandits': 2, 'Desert Drake': 2, 'Vampiric Feast': 2 },
  },
  {
    colors: ['red', 'green'],
    weight: 14,
    lands: ['Forest', 'Mountain'],
    commons: {
      'Fire Snake': 4,
      'Giant Spider': 5,
      "Nature's Lore": 4,
      'Spined Wurm': 5,
      'Stone Rain': 5,
      'Volcanic Hammer': 5,
    },
    uncommons: { 'Hulking Cyclops': 2, 'Rain of Salt': 1, 'Whiptail Wurm': 2, "Winter's Grasp": 2 },
  },
  {
    colors: ['green', 'white'],
    weight: 14,
    lands: ['Forest', 'Plains'],
    commons: {
      'Angelic Blessing': 5,
      'Elvish Ranger': 5,
      'Jungle Lion': 5,
      'Knight Errant': 5,
      'Monstrous Growth': 4,
      "Warrior's Charge": 4,
    },
    uncommons: { 'Bee Sting': 2, 'Charging Paladin': 1, 'Plant Elemental': 2, 'Seasoned Marshal': 2 },
  },
];

/** Uncommons that belong to no theme and do not have the usual three places on their sheet. */
export const UNUSUAL_UNCOMMONS: { readonly [name: string]: number } = {
  Anaconda: 2,
  'Bog Wraith': 4,
  'Bull Hippo': 4,
  'Ingenious Thief': 4,
  'Lava Flow': 4,
  'Untamed Wilds': 4,
  Vengeance: 4,
};
