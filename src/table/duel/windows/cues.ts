// Cue cards: one short piece of advice for what is going on now, in words that hold for the chosen book.

import type { TableState } from '../../../protocol/table.ts';

export interface Cue {
  /** The same advice is not shown again once it was put away. */
  readonly key: string;
  readonly words: string;
}

const PHASES: Readonly<Record<string, string>> = {
  untap: 'Your tapped cards turn upright again. Nothing can be used while that happens.',
  upkeep: 'Cards that ask for something every turn ask now. What glows amber has to be dealt with before you draw.',
  draw: 'You draw a card. Some cards change how many.',
  land: 'Put a land into play now if you have one: one a turn.',
  main: 'Put a land into play, then play cards with the mana of your lands. What glows can be used now.',
  combat: 'Choose who attacks. Attackers tap, so they may not defend you in the next turn.',
  main2: 'A second chance to play cards, now that the fight is over.',
  discard: 'Whoever holds more cards than allowed puts the rest away.',
  end: 'The turn ends; what lasts until then wears off.',
};

function actCue({ asked, book, active, seat, now }: TableState): Cue | null {
  if (asked?.ask !== 'act') return null;
  switch (asked.window) {
    case 'interrupt':
      return {
        key: 'interrupt',
        words: 'Only interrupts can be used while it is being announced. Space or Done lets it be.',
      };
    case 'prevention':
      return {
        key: 'prevention',
        words: 'Damage has been dealt, but does not count yet: what prevents damage can be used now.',
      };
    case 'regeneration':
      return {
        key: 'regeneration',
        words: `It is on its way to the ${book.graveyard}; regeneration can still save it.`,
      };
    case 'main': {
      const words = PHASES[now];
      return words === undefined ? null : { key: `phase ${now}`, words };
    }
    default: {
      if (active !== seat)
        return {
          key: 'respond',
          words:
            'You may answer with something fast. Done lets things happen; a stop on the phase bar halts here every turn.',
        };
      const words = PHASES[now];
      return words === undefined ? null : { key: `phase ${now}`, words };
    }
  }
}

export function cueFor(table: TableState): Cue | null {
  const { asked, book } = table;
  if (asked === null)
    return table.halted === null
      ? null
      : { key: 'halted', words: 'Play halts at a stop of yours. Go on when you have seen enough.' };
  switch (asked.ask) {
    case 'act':
      return actCue(table);
    case 'attack':
      return asked.banding
        ? {
            key: 'band',
            words: 'Click each attacker. To form a band, click a second creature and then the one it goes with.',
          }
        : {
            key: 'attack',
            words:
              asked.targets.length > 1
                ? 'Click each creature that attacks; a click on another target sends the last one there. Done declares them.'
                : 'Click each creature that attacks. Done declares them.',
          };
    case 'block':
      return {
        key: 'block',
        words: `Click one of your creatures, then the attacker it is to ${book.block}. Done declares it; you never have to ${book.block} unless a card says so.`,
      };
    case 'pay':
      return {
        key: 'pay',
        words: 'What would be tapped has a dashed ring. Done pays so; click lands to pay in another way.',
      };
    case 'pick':
      return asked.about === 'target'
        ? {
            key: 'target',
            words:
              'Click what it is aimed at: everything that glows is allowed. A player is clicked on the life register.',
          }
        : null;
    case 'split':
      return { key: 'split', words: 'Give each its part with + and −. Enough to destroy a creature is marked.' };
    default:
      return null;
  }
}
