// Which figures stand for which kind of creature: the first row that fits the type or the name decides.
import type { Mood } from './palettes.ts';

export const KIN_BY_TYPE: readonly (readonly [RegExp, string])[] = [
  [/dragon|drake|hellkite/, 'dragon perched'],
  [/angel|seraph|archon/, 'angel'],
  [/griffin|pegasus/, 'griffin'],
  [/bird|hawk|falcon|eagle|phoenix|owl|faerie/, 'bird'],
  [/wall/, 'castle'],
  [/knight/, 'knight'],
  [/goblin|imp|orc/, 'goblinTorch goblinSpear goblinClub'],
  [/skeleton/, 'skeleton'],
  [/specter|spirit|wraith|shade/, 'wraith reaper'],
  [/zombie|rat/, 'zombie'],
  [/demon|vampire|horror|bat/, 'demon'],
  [/treefolk/, 'treefolk'],
  [/elemental|djinn|efreet/, 'fire'],
  [/golem|construct|juggernaut/, 'golem'],
  [/serpent|wurm|snake|leviathan|hydra|basilisk/, 'serpent'],
  [/spider|insect/, 'spider'],
  [/merfolk|siren|fish/, 'merfolk'],
  [/dryad|nymph|druid/, 'dryad'],
  [/elf|archer|scout/, 'elf'],
  [/wizard|shaman|cleric|monk/, 'wizard'],
  [/giant|ogre|troll|cyclops|minotaur/, 'giant'],
  [/wolf|cat|hound|horse|unicorn/, 'wolf'],
  [/rhino|beast|boar|elephant|ox|centaur|lizard/, 'horned'],
  [/bear|ape/, 'bear'],
  [/soldier|warrior|human|berserker|barbarian/, 'soldier'],
];

export const KIN_BY_COLOUR: Readonly<Record<Mood, string>> = {
  W: 'soldier knight angel',
  U: 'wizard serpent merfolk',
  B: 'skeleton wraith demon',
  R: 'goblinTorch giant dragon',
  G: 'bear elf dryad',
  A: 'golem',
  M: 'dragon knight wizard',
};
