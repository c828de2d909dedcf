// Standard, once Type II: what was banned, restricted or set free at which date, and the sets of ours that were legal from then on.

import type { Step } from './format.ts';

export const STANDARD_STEPS: readonly Step[] = [
  {
    from: '1995-01-10',
    sets: [],
    banned: ['Contract from Below', 'Darkpact', 'Demonic Attorney'],
    restricted: [
      'Braingeyser',
      'Channel',
      'Copy Artifact',
      'Demonic Tutor',
      'Ivory Tower',
      'Mind Twist',
      'Regrowth',
      'Sol Ring',
      'Wheel of Fortune',
    ],
  },
  {
    from: '1995-04-19',
    sets: ['4ED'],
    banned: ['Bronze Tablet', 'Rebirth', 'Tempest Efreet'],
    restricted: ['Balance'],
    free: [
      'Braingeyser',
      'Contract from Below',
      'Copy Artifact',
      'Darkpact',
      'Demonic Attorney',
      'Demonic Tutor',
      'Regrowth',
      'Sol Ring',
      'Wheel of Fortune',
    ],
  },
  {
    from: '1995-07-01',
    restricted: ["Feldon's Cane", 'Recall'],
  },
  {
    from: '1995-11-01',
    banned: ['Channel'],
  },
  {
    from: '1996-02-01',
    banned: ['Mind Twist'],
    restricted: ['Black Vise'],
  },
  {
    from: '1996-04-01',
    free: ["Feldon's Cane", 'Recall'],
  },
  {
    from: '1996-07-01',
    restricted: ['Land Tax'],
  },
  {
    from: '1996-10-01',
    restricted: ['Strip Mine'],
  },
  {
    from: '1997-01-01',
    banned: ['Balance', 'Black Vise', 'Ivory Tower', 'Land Tax', 'Strip Mine'],
  },
  {
    from: '1997-04-23',
    sets: ['5ED'],
    free: [
      'Balance',
      'Black Vise',
      'Bronze Tablet',
      'Channel',
      'Ivory Tower',
      'Land Tax',
      'Mind Twist',
      'Rebirth',
      'Strip Mine',
      'Tempest Efreet',
    ],
  },
  {
    from: '1999-06-01',
    sets: [],
  },
  {
    from: '2007-07-20',
    sets: ['10E'],
  },
  {
    from: '2009-07-17',
    sets: ['M10'],
  },
  {
    from: '2010-07-16',
    sets: ['M10', 'M11'],
  },
  {
    from: '2010-10-01',
    sets: ['M11'],
  },
];
