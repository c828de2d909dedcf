// Duels that were kept when a table had one person and one opponent, read as tables with seats.

import type { Answer } from '../game/index.ts';
import type { TableState } from '../protocol/table.ts';
import { computer, type DuelSetup, HERE } from './setup.ts';

type Settings = TableState['settings'];

/** The settings of each seat; null where nothing was changed. */
export type KeptSettings = readonly (Settings | null)[];

interface OldSetup {
  readonly mode: DuelSetup['mode'];
  readonly start: DuelSetup['start'];
  readonly you: string;
  readonly level: number;
  readonly opponent: { readonly id: string; readonly name: string; readonly title: string };
  readonly deck: string;
  readonly opponentDeck: string;
  readonly script: readonly Answer[];
  readonly lesson?: { readonly id: string; readonly scene: number };
  readonly seed: string;
}

interface OldSettings extends Omit<Settings, 'stops'> {
  readonly stops: readonly { readonly side: 'you' | 'foe'; readonly key: string }[];
}

/** A setup as it was kept: the person sat at the first seat, the opponent at the second. */
export function readSetup(text: string): DuelSetup {
  const kept = JSON.parse(text) as DuelSetup | OldSetup;
  if (typeof kept !== 'object' || kept === null) throw new TypeError('no setup');
  if ('seats' in kept) return kept;
  const { mode, start, you, level, opponent, deck, opponentDeck, script, lesson, seed } = kept;
  return {
    mode,
    start,
    seats: [
      { name: you, holder: { by: 'person', who: HERE }, deck },
      { name: opponent.name, holder: computer(opponent, level), deck: opponentDeck },
    ],
    script,
    ...(lesson === undefined ? {} : { lesson }),
    seed,
  };
}

/** The settings of every seat, as they were kept. */
export function readSettings(text: string | null): KeptSettings {
  if (text === null) return [];
  const kept = JSON.parse(text) as KeptSettings | OldSettings;
  if (typeof kept !== 'object' || kept === null) throw new TypeError('no settings');
  if (!('stops' in kept)) return kept;
  return [{ ...kept, stops: kept.stops.map(({ side, key }) => ({ seat: side === 'you' ? 0 : 1, key })) }];
}
