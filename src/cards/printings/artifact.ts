// Where each artifact was printed and how rare it was there, for the cards that came with whole sets and starter decks.

import type { Printings } from '../printings.ts';

export const artifactPrintings: Printings = {
  "Angel's Feather": { '10E': 'Uncommon', M10: 'Uncommon', M11: 'Uncommon' },
  'Bottle Gnomes': { '10E': 'Uncommon' },
  'Brittle Effigy': { M11: 'Rare' },
  'Clay Statue': { '4ED': 'Common', '5ED': 'Common' },
  'Dancing Scimitar': { '4ED': 'Rare', '5ED': 'Rare' },
  "Demon's Horn": { '10E': 'Uncommon', M10: 'Uncommon', M11: 'Uncommon' },
  'Dragon Engine': { '4ED': 'Rare', '5ED': 'Rare' },
  "Dragon's Claw": { '10E': 'Uncommon', M10: 'Uncommon', M11: 'Uncommon' },
  'Gargoyle Sentinel': { M11: 'Uncommon' },
  'Gorgon Flail': { M10: 'Uncommon' },
  'Icy Manipulator': { LEA: 'Uncommon', LEB: 'Uncommon', '10E': 'Uncommon' },
  'Jayemdae Tome': { LEA: 'Rare', LEB: 'Rare', '4ED': 'Rare', '5ED': 'Rare', '10E': 'Rare' },
  "Kraken's Eye": { '10E': 'Uncommon', M10: 'Uncommon', M11: 'Uncommon' },
  'Leonin Scimitar': { '10E': 'Uncommon' },
  'Mind Stone': { '10E': 'Uncommon' },
  'Obsianus Golem': { LEA: 'Uncommon', LEB: 'Uncommon', '4ED': 'Uncommon' },
  'Steel Overseer': { M11: 'Rare' },
  'Stone Golem': { M11: 'Uncommon' },
  'Sword of Vengeance': { M11: 'Rare' },
  'Temple Bell': { M11: 'Rare' },
  Triskelion: { '4ED': 'Rare', M11: 'Rare' },
  'Voltaic Key': { M11: 'Uncommon' },
  'Wall of Spears': { '4ED': 'Common', '5ED': 'Common' },
  "Warlord's Axe": { M11: 'Uncommon' },
  "Wurm's Tooth": { '10E': 'Uncommon', M10: 'Uncommon', M11: 'Uncommon' },
  'Yotian Soldier': { '4ED': 'Common' },
};
