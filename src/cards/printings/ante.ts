// Where each card for ante was printed and how rare it was there.

import type { Printings } from '../printings.ts';

export const antePrintings: Printings = {
  'Bronze Tablet': { '4ED': 'Rare' },
  'Contract from Below': { LEA: 'Rare', LEB: 'Rare' },
  Darkpact: { LEA: 'Rare', LEB: 'Rare' },
  'Demonic Attorney': { LEA: 'Rare', LEB: 'Rare' },
  Rebirth: { '4ED': 'Rare' },
  'Tempest Efreet': { '4ED': 'Rare' },
};
