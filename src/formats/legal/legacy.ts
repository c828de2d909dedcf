// Legacy, once Type 1.5: what was banned, restricted or set free at which date, and the sets of ours that were legal from then on.

import type { Step } from './format.ts';

export const LEGACY_STEPS: readonly Step[] = [
  {
    from: '1996-05-01',
    sets: ['LEA', 'LEB', '4ED'],
    banned: [
      'Ancestral Recall',
      'Balance',
      'Berserk',
      'Black Lotus',
      'Black Vise',
      'Braingeyser',
      'Bronze Tablet',
      'Channel',
      'Chaos Orb',
      'Contract from Below',
      'Copy Artifact',
      'Darkpact',
      'Demonic Attorney',
      'Demonic Tutor',
      "Feldon's Cane",
      'Fork',
      'Ivory Tower',
      'Mind Twist',
      'Mox Emerald',
      'Mox Jet',
      'Mox Pearl',
      'Mox Ruby',
      'Mox Sapphire',
      'Rebirth',
      'Recall',
      'Regrowth',
      'Sol Ring',
      'Tempest Efreet',
      'Time Walk',
      'Timetwister',
      'Underworld Dreams',
      'Wheel of Fortune',
    ],
  },
  {
    from: '1996-07-01',
    banned: ['Land Tax'],
  },
  {
    from: '1996-10-01',
    banned: ['Fastbond', 'Strip Mine'],
  },
  {
    from: '1997-04-23',
    sets: ['LEA', 'LEB', '4ED', '5ED'],
    free: ['Land Tax'],
  },
  {
    from: '1999-01-01',
    free: ["Feldon's Cane"],
  },
  {
    from: '1999-04-01',
    free: ['Copy Artifact'],
  },
  {
    from: '1999-10-01',
    banned: ["Hurkyl's Recall", 'Mana Vault', 'Voltaic Key'],
    free: ['Ivory Tower', 'Underworld Dreams'],
  },
  {
    from: '2000-10-01',
    banned: ['Necropotence'],
  },
  {
    from: '2003-04-01',
    free: ['Berserk', "Hurkyl's Recall", 'Recall'],
  },
  {
    from: '2004-09-20',
    banned: ['Illusionary Mask', 'Land Tax'],
    free: ['Braingeyser', 'Fork', 'Regrowth', 'Voltaic Key'],
  },
  {
    from: '2005-10-20',
    sets: ['LEA', 'LEB', '4ED', '5ED', 'POR'],
  },
  {
    from: '2007-07-20',
    sets: ['LEA', 'LEB', '4ED', '5ED', 'POR', '10E'],
  },
  {
    from: '2008-09-20',
    banned: ['Time Vault'],
  },
  {
    from: '2009-07-17',
    sets: ['LEA', 'LEB', '4ED', '5ED', 'POR', '10E', 'M10'],
  },
  {
    from: '2010-07-01',
    free: ['Illusionary Mask'],
  },
  {
    from: '2010-07-16',
    sets: ['LEA', 'LEB', '4ED', '5ED', 'POR', '10E', 'M10', 'M11'],
  },
];
