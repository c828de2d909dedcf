// Extended: what was banned, restricted or set free at which date, and the sets of ours that were legal from then on.

import type { Step } from './format.ts';

export const EXTENDED_STEPS: readonly Step[] = [
  {
    from: '1997-07-01',
    sets: ['4ED', '5ED'],
    banned: [
      'Balance',
      'Black Vise',
      'Braingeyser',
      'Bronze Tablet',
      'Channel',
      'Contract from Below',
      'Darkpact',
      'Demonic Attorney',
      'Demonic Tutor',
      'Fastbond',
      'Ivory Tower',
      'Juggernaut',
      'Mind Twist',
      'Rebirth',
      'Regrowth',
      'Sol Ring',
      'Strip Mine',
      'Tempest Efreet',
      'Wheel of Fortune',
    ],
  },
  {
    from: '1997-10-01',
    banned: ['Hypnotic Specter'],
    free: ['Juggernaut'],
  },
  {
    from: '1998-07-01',
    banned: ['Land Tax'],
  },
  {
    from: '1999-01-01',
    free: ['Braingeyser'],
  },
  {
    from: '1999-10-01',
    sets: ['5ED'],
    free: [
      'Balance',
      'Black Vise',
      'Bronze Tablet',
      'Channel',
      'Contract from Below',
      'Darkpact',
      'Demonic Attorney',
      'Demonic Tutor',
      'Fastbond',
      'Hypnotic Specter',
      'Ivory Tower',
      'Land Tax',
      'Mind Twist',
      'Rebirth',
      'Regrowth',
      'Sol Ring',
      'Strip Mine',
      'Tempest Efreet',
      'Wheel of Fortune',
    ],
  },
  {
    from: '2000-04-01',
    banned: ['Dark Ritual', 'Mana Vault'],
  },
  {
    from: '2001-04-01',
    banned: ['Necropotence'],
  },
  {
    from: '2002-11-01',
    sets: [],
    free: ['Mana Vault', 'Necropotence'],
  },
  {
    from: '2005-10-20',
    free: ['Dark Ritual'],
  },
  {
    from: '2007-07-20',
    sets: ['10E'],
  },
  {
    from: '2009-07-17',
    sets: ['10E', 'M10'],
  },
  {
    from: '2010-07-16',
    sets: ['10E', 'M10', 'M11'],
  },
  {
    from: '2010-10-01',
    sets: ['M10', 'M11'],
  },
];
