// All figures by name, and how each is set into its picture.
import type { Sketches } from '../sketch.ts';
import { ANGELS } from './angels.ts';
import { BEASTS } from './beasts.ts';
import { BIRDS } from './birds.ts';
import { DEMONS } from './demons.ts';
import { DRAGONS } from './dragons.ts';
import { ELEMENTALS } from './elementals.ts';
import { GIANTS } from './giants.ts';
import { GOBLINS } from './goblins.ts';
import { MERFOLK } from './merfolk.ts';
import { SERPENTS } from './serpents.ts';
import { SOLDIERS } from './soldiers.ts';
import { SPIDERS } from './spiders.ts';
import { UNDEAD } from './undead.ts';
import { WALLS } from './walls.ts';
import { WIZARDS } from './wizards.ts';
import { WOODFOLK } from './woodfolk.ts';

export const FIGURES: Sketches = {
  ...ANGELS,
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

export const SETTINGS: Readonly<Record<string, Setting>> = {
  dragon: { air: true, scale: 0.96 },
  perched: { scale: 0.93 },
  bird: { air: true },
  bear: { scale: 1.28 },
  wolf: { scale: 1.28 },
  horned: { scale: 1.28 },
  giant: { scale: 0.93 },
  serpent: { foot: 272 },
  walker: { scale: 1.28, foot: 294, still: true, air: true },
  castle: { still: true },
  flames: { still: true },
  spikes: { still: true },
};
