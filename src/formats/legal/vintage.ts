// Vintage, once Type I: what was banned, restricted or set free at which date, and the sets of ours that were legal from then on.

import type { Step } from './format.ts';

export const VINTAGE_STEPS: readonly Step[] = [
  {
    from: '1994-01-01',
    sets: ['LEA', 'LEB'],
  },
  {
    from: '1994-01-26',
    banned: ['Contract from Below', 'Darkpact', 'Demonic Attorney'],
    restricted: [
      'Ancestral Recall',
      'Berserk',
      'Black Lotus',
      'Braingeyser',
      'Dingus Egg',
      'Gauntlet of Might',
      'Icy Manipulator',
      'Mox Emerald',
      'Mox Jet',
      'Mox Pearl',
      'Mox Ruby',
      'Mox Sapphire',
      'Orcish Oriflamme',
      'Sol Ring',
      'Time Vault',
      'Time Walk',
      'Timetwister',
    ],
  },
  {
    from: '1994-02-23',
    free: ['Orcish Oriflamme'],
  },
  {
    from: '1994-03-04',
    banned: ['Bronze Tablet'],
  },
  {
    from: '1994-03-23',
    banned: ['Time Vault'],
    restricted: ['Channel', 'Copy Artifact', 'Demonic Tutor', 'Regrowth', 'Wheel of Fortune'],
    free: ['Icy Manipulator'],
  },
  {
    from: '1994-05-02',
    restricted: ["Feldon's Cane", 'Ivory Tower'],
    free: ['Dingus Egg', 'Gauntlet of Might'],
  },
  {
    from: '1994-06-10',
    banned: ['Rebirth', 'Tempest Efreet'],
  },
  {
    from: '1994-08-02',
    restricted: ['Chaos Orb', 'Mind Twist', 'Recall', 'Underworld Dreams'],
  },
  {
    from: '1995-04-19',
    sets: ['LEA', 'LEB', '4ED'],
    restricted: ['Balance', 'Fork'],
  },
  {
    from: '1995-11-01',
    banned: ['Channel', 'Chaos Orb'],
  },
  {
    from: '1996-02-01',
    banned: ['Mind Twist'],
    restricted: ['Black Vise'],
  },
  {
    from: '1996-04-01',
    free: ['Black Vise', 'Time Vault'],
  },
  {
    from: '1996-10-01',
    restricted: ['Fastbond'],
  },
  {
    from: '1997-04-23',
    sets: ['LEA', 'LEB', '4ED', '5ED'],
  },
  {
    from: '1997-07-01',
    restricted: ['Black Vise'],
  },
  {
    from: '1997-10-01',
    free: ['Copy Artifact', "Feldon's Cane"],
  },
  {
    from: '1998-01-01',
    restricted: ['Strip Mine'],
  },
  {
    from: '1999-10-01',
    restricted: ["Hurkyl's Recall", 'Mana Vault', 'Voltaic Key'],
    free: ['Ivory Tower', 'Underworld Dreams'],
  },
  {
    from: '2000-10-01',
    restricted: ['Channel', 'Mind Twist', 'Necropotence'],
  },
  {
    from: '2003-04-01',
    free: ['Berserk', "Hurkyl's Recall", 'Recall'],
  },
  {
    from: '2004-09-20',
    free: ['Braingeyser', 'Fork'],
  },
  {
    from: '2005-09-20',
    restricted: ['Personal Tutor'],
  },
  {
    from: '2005-10-20',
    sets: ['LEA', 'LEB', '4ED', '5ED', 'POR'],
  },
  {
    from: '2007-06-20',
    free: ['Black Vise', 'Mind Twist', 'Voltaic Key'],
  },
  {
    from: '2007-07-20',
    sets: ['LEA', 'LEB', '4ED', '5ED', 'POR', '10E'],
  },
  {
    from: '2008-06-20',
    restricted: ['Brainstorm', 'Ponder'],
  },
  {
    from: '2008-09-20',
    restricted: ['Time Vault'],
    free: ['Personal Tutor'],
  },
  {
    from: '2009-07-17',
    sets: ['LEA', 'LEB', '4ED', '5ED', 'POR', '10E', 'M10'],
  },
  {
    from: '2010-07-16',
    sets: ['LEA', 'LEB', '4ED', '5ED', 'POR', '10E', 'M10', 'M11'],
  },
];
