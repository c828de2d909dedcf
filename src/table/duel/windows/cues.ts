// Cue cards: one short piece of advice for what is going on now, in words that hold for the chosen book.

import type { TableState, Use } from '../../../protocol/table.ts';

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
  combat: 'Choose who attacks. Attackers tap, so they may not defend you in the next turn.',
  main2: 'A second chance to play cards, now that the fight is over.',
  discard: 'Whoever holds more cards than allowed puts the rest away.',
  end: 'The turn ends; what lasts until then wears off.',
};

/** What holds of the uses that are offered: whoever has played the land is not told to play one. */
function mainWords(uses: readonly Use[]): string | undefined {
  const open = uses.filter(({ why, mana }) => why === null && !mana);
  const isLand = ({ answer }: Use): boolean => answer.kind === 'land';
  const others = open.filter((use) => !isLand(use) && use.answer.kind !== 'begin attack');
  if (!open.some(isLand))
    return others.length > 0 ? 'Play cards with the mana of your lands. What glows can be used now.' : undefined;
  return others.length > 0
    ? 'Put a land into play, then play cards with the mana of your lands. What glows can be used now.'
    : 'Put a land into play: its mana pays for your cards. What glows can be used now.';
}

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
    default: {
      if (active !== seat)
        return {
          key: 'respond',
          words:
            'You may answer with something fast. Done lets things happen; a stop on the phase bar halts here every turn.',
        };
      const words = now === 'main' ? mainWords(asked.uses) : PHASES[now];
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
