// All figures by name, and how each is set into its picture.
import type { Sketches } from '../sketch.ts';
import { ANGELS } from './angels.ts';
import { BEASTS } from './beasts.ts';
import { BIRDS } from './birds.ts';
import { CATS } from './cats.ts';
import { CRAFTS } from './crafts.ts';
import { CRAWLERS } from './crawlers.ts';
import { DEMONS } from './demons.ts';
import { DRAGONS } from './dragons.ts';
import { ELEMENTALS } from './elementals.ts';
import { GIANTS } from './giants.ts';
import { GOBLINS } from './goblins.ts';
import { HOOFED } from './hoofed.ts';
import { INSECTS } from './insects.ts';
import { MERFOLK } from './merfolk.ts';
import { MONSTERS } from './monsters.ts';
import { PEOPLE } from './people.ts';
import { SEA } from './sea.ts';
import { SERPENTS } from './serpents.ts';
import { SMALL } from './small.ts';
import { SOLDIERS } from './soldiers.ts';
import { SPIDERS } from './spiders.ts';
import { SPIRITS } from './spirits.ts';
import { UNDEAD } from './undead.ts';
import { WALLS } from './walls.ts';
import { WIZARDS } from './wizards.ts';
import { WOODFOLK } from './woodfolk.ts';

export const FIGURES: Sketches = {
  ...ANGELS,
  ...SPIRITS,
  ...SMALL,
  ...SEA,
  ...PEOPLE,
  ...MONSTERS,
  ...INSECTS,
  ...HOOFED,
  ...CRAWLERS,
  ...CRAFTS,
  ...CATS,
  ...BEASTS,
  ...BIRDS,
  ...DEMONS,
  ...DRAGONS,
  ...ELEMENTALS,
  ...GIANTS,
  ...GOBLINS,
  ...MERFOLK,
  ...SERPENTS,
  ...SOLDIERS,
  ...SPIDERS,
  ...UNDEAD,
  ...WALLS,
  ...WIZARDS,
  ...WOODFOLK,
};

export interface Setting {
  /** In the air, without a shadow on the ground. */
  readonly air?: true;
  readonly scale?: number;
  /** Where its feet stand; the picture is 300 high. */
  readonly foot?: number;
  /** It is drawn as it is, never turned, leaned or widened. */
  readonly still?: true;
}

const AIR: Setting = { air: true };
const LOW: Setting = { scale: 1.28 };
const STILL: Setting = { still: true };
const SWIMS: Setting = { foot: 272 };

export const SETTINGS: Readonly<Record<string, Setting>> = {
  dragon: { air: true, scale: 0.96 },
  perched: { scale: 0.93 },
  bird: AIR,
  phoenix: AIR,
  bat: AIR,
  moth: AIR,
  swarm: AIR,
  faerie: { air: true, scale: 1.15 },
  imp: { air: true, scale: 1.1 },
  thopter: AIR,
  djinn: AIR,
  jelly: { air: true, scale: 1.05 },
  blade: { air: true, scale: 1.1 },
  banshee: AIR,
  ship: AIR,
  spark: AIR,
  bear: LOW,
  wolf: LOW,
  horned: LOW,
  cat: LOW,
  boar: LOW,
  rhino: { scale: 1.2 },
  hippo: { scale: 1.2 },
  elephant: { scale: 1.12 },
  lizard: { scale: 1.2 },
  frog: { scale: 1.35 },
  badger: { scale: 1.35 },
  crab: { scale: 1.15 },
  turtle: { scale: 1.2 },
  rats: { scale: 1.25 },
  dwarf: { scale: 1.12 },
  owl: { scale: 1.05 },
  crow: { scale: 1.15 },
  egg: { scale: 1.1 },
  goblinTorch: { scale: 1.36 },
  goblinSpear: { scale: 1.36 },
  goblinClub: { scale: 1.36 },
  giant: { scale: 0.93 },
  titan: { scale: 0.9 },
  serpent: SWIMS,
  leviathan: { foot: 278, scale: 1.05 },
  eel: { foot: 262, air: true, scale: 1.15 },
  walker: { scale: 1.28, foot: 294, still: true, air: true },
  castle: STILL,
  flames: STILL,
  spikes: STILL,
  bones: STILL,
  palisade: STILL,
  blades: STILL,
  radiance: STILL,
};
