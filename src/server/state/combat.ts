// The attack, and its result before it happens: what would follow if nobody did anything more.

import type { Answer, Game, Seat } from '../../game/index.ts';
import type { Scene } from '../../game/told/index.ts';
import type { CombatState, Forecast, ServerMessage } from '../../protocol/table.ts';

export function combatState(scene: Scene, forecast: CombatState['forecast']): CombatState | null {
  const { combat } = scene.game.state;
  if (combat === null || combat.attacks.length === 0) return null;
  return {
    attacker: combat.attacker,
    attacks: combat.attacks.map((attack) => ({
      id: attack.id,
      target:
        attack.planeswalker > 0
          ? { what: 'object', id: attack.planeswalker }
          : { what: 'player', id: Math.max(0, attack.seat) },
      band: attack.band,
      blocked: attack.blocked,
      blockers: attack.blockers,
      done: combat.settled.includes(attack.id),
    })),
    blocksDeclared: combat.blocksDeclared,
    forecast,
  };
}

const MOST_ANSWERS = 80;

/**
 * Plays the attack on in a branch in which everybody lets things happen, after `first` where that is being considered.
 * It uses what lies open only: whoever is asked does nothing, so that no hand is looked at.
 */
export function forecastOf(game: Game, first: Answer | null = null): Forecast | null {
  const { combat, players } = game.state;
  if (game.question === null) return null;
  if (first === null && (combat === null || combat.attacks.length === 0)) return null;
  const branch = game.branch(game.keep(), true);
  const before = branch.events.length;
  if (first !== null) branch.take(first);
  for (let i = 0; i < MOST_ANSWERS && branch.question !== null && branch.state.combat !== null; i += 1)
    branch.take(idleAnswer(branch));
  const gone = branch.events
    .slice(before)
    .flatMap((event) => (event.event === 'moved' && event.from === 'play' && event.to === 'graveyard' ? event.id : []));
  const dies = [...new Set(gone)];
  const loses = players
    .map(({ seat, life }) => ({ seat, life: life - (branch.state.players[seat as Seat]?.life ?? life) }))
    .filter(({ life }) => life > 0);
  const loyalty = game.state.inPlay
    .map((id) => ({ id, loyalty: loyaltyOf(game, id) - (dies.includes(id) ? 0 : loyaltyOf(branch, id)) }))
    .filter((each) => each.loyalty > 0);
  return { dies, loses, loyalty };
}

const loyaltyOf = ({ state }: Game, id: number): number =>
  state.objects[id]?.counters.find(({ name }) => name === 'loyalty')?.number ?? 0;

type Foretold = Extract<ServerMessage, { readonly type: 'forecast' }>;

/** How the attack would end with attackers or blocks that are not declared yet, or why they may not be declared so. */
export function foretell(game: Game, answer: Answer, n: number): Foretold {
  const refusal = game.whyNot(answer);
  if (refusal !== null) return { type: 'forecast', n, forecast: null, why: refusal.reason };
  return { type: 'forecast', n, forecast: carefully(() => forecastOf(game, answer)), why: '' };
}

/** A forecast that fails says nothing: it is a courtesy, and the duel itself is not touched by it. */
export function carefully(forecast: () => Forecast | null): Forecast | null {
  try {
    return forecast();
  } catch {
    return null;
  }
}

/** What somebody answers who wants nothing: passes, blocks with nothing, pays nothing, takes the first where one must. */
export function idleAnswer(game: Game): Answer {
  const { question } = game;
  const idle: readonly Answer[] = [
    { kind: 'pass' },
    { kind: 'block', blocks: [] },
    { kind: 'attack', attackers: [] },
    { kind: 'no' },
  ];
  const kinds: { readonly [ask: string]: number } = { act: 0, block: 1, attack: 2, yesno: 3 };
  const plain = idle[kinds[question?.ask ?? ''] ?? -1];
  if (plain !== undefined && game.whyNot(plain) === null) return plain;
  return game.legalAnswers()[0] as Answer;
}
