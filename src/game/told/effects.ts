// Effects that last on a permanent and are not seen on its face, in words: growth for a turn, shields, promises.

import type { Id, Lasting, Shield } from '../../core/state.ts';
import { changed } from '../../language/amount.ts';
import type { Condition } from '../../language/condition.ts';
import type { Change } from '../../language/effect.ts';
import { begin } from '../../wording/ability.ts';
import { tellChanges } from '../../wording/change.ts';
import { lastsText } from '../../wording/duration.ts';
import { capital, joined, one } from '../../wording/grammar.ts';
import type { Telling } from '../../wording/telling.ts';
import type { Scene } from './scene.ts';

const IT = one('it');

/** All of them for one permanent, the oldest first. */
export function lastingWords(scene: Scene, id: Id): string[] {
  const { state } = scene.game;
  const life = state.objects[id]?.life;
  const changes = state.lasting
    .filter((each) => each.objects.some((marked) => marked.id === id && marked.life === life))
    .flatMap((each) => changeWords(scene, each));
  const shields = state.shields
    .filter((each) => each.object === id && each.objectLife === life)
    .map((each) => shieldWords(scene, each));
  return [...changes, ...shields];
}

function changeWords(scene: Scene, lasting: Lasting): string[] {
  const { wording } = scene.game.book;
  const card = scene.definition(lasting.source);
  const lasts = untilWords(scene, lasting, begin(wording, card, card.name));
  const subject = { who: IT, own: false, mood: 'becomes', was: null, again: () => 'it', lasts } as const;
  const told = tellChanges(lasting.changes as readonly Change[], subject, begin(wording, card, card.name));
  const main = told.predicates.length === 0 ? [] : [`${capital(joined(told.predicates, false))} ${lasts}`.trim()];
  return [...main, ...told.besides].map((words) => `${card.name}: ${words.replace(/\.?$/, '.')}`);
}

/** How long it lasts, as the book says it. */
export function untilWords(scene: Scene, { until, held }: Lasting, t: Telling): string {
  if (held !== null) return lastsText({ while: held as Condition }, changed, t);
  const lasts = scene.game.book.wording.lasts as { readonly [until: string]: string };
  return (lasts[until] ?? '').replaceAll('~', t.me);
}

function shieldWords(scene: Scene, shield: Shield): string {
  const from = scene.nameOf(shield.source);
  switch (shield.kind) {
    case 'regenerate':
      return `${from}: The next time it would be destroyed this turn, it regenerates instead.`;
    case 'source':
      return `${from}: ${sourceWords(shield, scene.nameOf(shield.from))}`;
    case 'combat':
      return `${from}: Combat damage is prevented this turn.`;
    case 'redirect':
      return `${from}: The next ${shield.amount} damage to it this turn goes elsewhere.`;
    case 'all':
      return `${from}: All damage to it is prevented this turn.`;
    default:
      return `${from}: The next ${shield.amount} damage to it this turn is prevented.`;
  }
}

/** What becomes of the next damage of the chosen source: prevented, all but some of it, or answered. */
function sourceWords({ amount, back }: Shield, source: string): string {
  const next = `The next damage from ${source} this turn`;
  if (back) return `${next} is also dealt to its controller.`;
  return amount > 0
    ? `All but ${amount} of the next damage from ${source} this turn is prevented.`
    : `${next} is prevented.`;
}
