// The question as the page gets it: in words, with everything that may be chosen and, where it helps, why not.

import { aboutOf, type Id, interceptorsOf, purposeOf, type Question } from '../../game/index.ts';
import { cardWords, optionWords, paymentWords, questionWords, type Scene } from '../../game/told/index.ts';
import type { Asked, CardState } from '../../protocol/table.ts';
import { choosable } from './chain.ts';
import { newHandRule, nextHandWords } from './opening.ts';
import { permitsOf, reasonAgainst, usefulActs, usesOf } from './uses.ts';

type Ask<Kind extends Question['ask']> = Extract<Question, { readonly ask: Kind }>;
type Shown<Kind extends Question['ask']> = Extract<Asked, { readonly ask: Kind }>;

export function askedOf(scene: Scene, question: Question): Asked {
  const base = baseOf(scene, question);
  const options = (list: readonly Ask<'pick'>['from'][number][]) =>
    list.map((each) => choosable(scene, each, question));
  switch (question.ask) {
    case 'act': {
      const { window, item, mayPass } = question;
      const uses = usesOf(scene, question);
      return { ...base, ask: 'act', window, item, mayPass, uses, permits: permitsOf(scene, uses) };
    }
    case 'pick':
      return { ...base, ask: 'pick', from: options(question.from), ...pickParts(scene, question) };
    case 'order':
      return { ...base, ask: 'order', items: options(question.items) };
    case 'split':
      return {
        ...base,
        ask: 'split',
        total: question.total,
        among: options(question.among),
        lethal: question.lethal,
        last: question.last,
        enough: question.lethal ?? question.among.map((each) => endOf(scene, each)),
      };
    case 'number':
      return { ...base, ask: 'number', min: question.min, max: question.max };
    case 'option':
      return {
        ...base,
        ask: 'option',
        options: question.options.map((words) => symbols(optionWords(scene, question, words))),
        mana: aboutOf(question) === 'mana' ? question.options : [],
      };
    case 'yesno':
      return { ...base, ask: 'yesno', ...yesNo(scene, question) };
    case 'attack':
      return attackAsked(scene, question, base);
    case 'block':
      return { ...base, ask: 'block', ...blockParts(question) };
    case 'pay':
      return {
        ...base,
        ask: 'pay',
        payments: question.payments.map((payment) => ({
          words: paymentWords(scene, payment),
          taps: payment.taps.map(({ id, ability, mana }) => ({ id, ability, mana })),
        })),
      };
    default:
      return question satisfies never;
  }
}

type Base = Pick<Asked, 'words' | 'hint' | 'source' | 'text' | 'purpose' | 'about' | 'mayCancel' | 'permits'>;

function baseOf(scene: Scene, question: Question): Base {
  const source = sourceOf(scene, question.source);
  return {
    words: capital(questionWords(scene, question, question.ask === 'act' ? usefulActs(scene) : [])),
    hint: hintOf(scene, question),
    source,
    text: source === null ? '' : cardWords(scene, question.source),
    purpose: question.purpose,
    about: aboutOf(question),
    mayCancel: question.mayCancel === true,
    permits: declared(scene, question),
  };
}

/** What lets creatures be declared as attackers or blockers. */
function declared({ game }: Scene, { ask }: Question): Base['permits'] {
  if (ask !== 'attack' && ask !== 'block') return [];
  const permit = game.permit(ask === 'attack' ? { kind: 'attack', attackers: [] } : { kind: 'block', blocks: [] });
  return permit === null ? [] : [permit];
}

/** The damage that would destroy a creature; 0 for anything else. */
function endOf(scene: Scene, { what, id }: Ask<'split'>['among'][number]): number {
  const thing = what === 'object' ? scene.permanent(id) : null;
  return Math.max(0, (thing?.toughness ?? 0) - (thing?.damage ?? 0));
}

/** A kind of mana is shown by its symbol. */
const symbols = (words: string): string => (/^[WUBRGC]$/.test(words) ? `{${words}}` : words);

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function sourceOf(scene: Scene, id: Id): CardState | null {
  if (id === 0 || !scene.sees(id)) return null;
  return { id, name: scene.nameOf(id), owner: scene.game.state.objects[id]?.owner ?? 0 };
}

function hintOf(scene: Scene, question: Question): string {
  if (aboutOf(question) === 'opening hand') return `${nextHandWords(scene)} ${newHandRule(scene, question)}`;
  if (question.mayCancel === true) return 'You may still take it back.';
  if (question.ask === 'attack' && question.banding)
    return 'A creature with banding may attack together with others, as one band.';
  if (question.ask === 'split' && question.lethal !== null)
    return 'Those further on get damage only when those before have been dealt enough.';
  return '';
}

export const yesNo = (scene: Scene, question: Ask<'yesno'>): { readonly yes: string; readonly no: string } =>
  purposeOf(question).labels(scene.game.book.wording);

function attackAsked(scene: Scene, question: Ask<'attack'>, base: Base): Shown<'attack'> {
  const { game, seat } = scene;
  const rival = scene.view.attackable[0] ?? scene.view.players.find(({ relation }) => relation === 'foe')?.seat ?? seat;
  const target = question.targets[0] ?? { what: 'player' as const, id: rival };
  const unable = scene.view.inPlay
    .filter(({ id, controller, power }) => controller === seat && power !== null && !question.candidates.includes(id))
    .flatMap(({ id }) => {
      const ids = [...new Set([...question.must, id])];
      const why = reasonAgainst(game, {
        kind: 'attack',
        attackers: ids.map((each) => ({ id: each, target, band: 0 })),
      });
      return why === null ? [] : [{ id, why }];
    });
  return {
    ...base,
    ask: 'attack',
    candidates: question.candidates,
    must: question.must,
    targets: question.targets.map((each) => choosable(scene, each, question)),
    banding: question.banding,
    unable,
  };
}

const pickParts = (
  { game, seat }: Scene,
  { min, max, purpose, from }: Ask<'pick'>,
): Pick<Shown<'pick'>, 'min' | 'max' | 'defenders'> => ({
  min,
  max,
  defenders:
    purpose === 'which attacker to deal with'
      ? interceptorsOf(
          game,
          seat,
          from.map(({ id }) => id),
        )
      : [],
});

const blockParts = (question: Ask<'block'>): Pick<Shown<'block'>, 'candidates' | 'lures' | 'most'> => ({
  candidates: question.candidates.map(({ id, attackers }) => ({ id, attackers })),
  lures: question.lures,
  most: question.most ?? [],
});
