// What could be done with each card, now or at another time: legal, or with the reason why not and its passage.

import {
  type ActivatedAbility,
  type Answer,
  type Game,
  type Id,
  mayIgnore,
  ownAbilities,
  playsFromElsewhere,
  type Question,
} from '../../game/index.ts';
import { actWords, type Scene } from '../../game/told/index.ts';
import { ofOnePlayer } from '../../protocol/answers.ts';
import type { Permit, Reason, Use } from '../../protocol/table.ts';
import { hasTurn } from '../sides.ts';

type ActQuestion = Extract<Question, { ask: 'act' }>;

/** Every use of this seat's hand and of what else it may play, of what it may use in play and in its graveyard, its duties and its attack. */
export function usesOf(scene: Scene, question: ActQuestion): Use[] {
  return [...dutyUses(scene), ...handUses(scene), ...playUses(scene), ...attackUse(scene, question)];
}

export const reasonAgainst = (game: Game, answer: Answer): Reason | null => {
  const refusal = game.whyNot(answer);
  return refusal === null ? null : { key: refusal.key, reason: refusal.reason, passage: refusal.passage };
};

/** What lets the uses be made, each once. */
export function permitsOf({ game }: Scene, uses: readonly Use[]): Permit[] {
  const found = new Map<string, Permit>();
  for (const { answer, may } of uses) {
    const permit = may === '' || found.has(may) ? null : game.permit(answer as Answer);
    if (permit !== null) found.set(may, permit);
  }
  return [...found.values()];
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function use(scene: Scene, object: Id, answer: Answer, words: string, mana = false, must = false): Use {
  const why = reasonAgainst(scene.game, answer);
  const may = why === null ? (scene.game.permit(answer)?.key ?? '') : '';
  return { object, answer: ofOnePlayer(answer), label: capital(words), mana, must, why, may };
}

function handUses(scene: Scene): Use[] {
  const hand = scene.view.players[scene.seat]?.hand ?? [];
  const ids = [...hand.map(({ id }) => id), ...playsFromElsewhere(scene.game, scene.seat)];
  return ids.map((id) => {
    const isLand = scene.definition(id).types.includes('land');
    const answer: Answer = isLand ? { kind: 'land', card: id } : { kind: 'cast', card: id };
    return use(scene, id, answer, actWords(scene, answer));
  });
}

/** Uses of things in play; what is another player's alone is left out. */
function playUses(scene: Scene): Use[] {
  const graveyard = scene.view.players[scene.seat]?.graveyard ?? [];
  const inGrave = graveyard.flatMap(({ id }) => abilityUses(scene, id, scene.game.inside.char(id).activated, true));
  const inPlay = scene.view.inPlay.flatMap((thing) => abilityUses(scene, thing.id, thing.activated, false));
  const own = ownAbilities(scene.game, scene.seat).map(({ source, ability, number }) =>
    use(
      scene,
      source,
      { kind: 'use', source, ability: number },
      abilityWords(scene, source, ability),
      makesMana(ability),
    ),
  );
  return [...inPlay, ...inGrave, ...own];
}

function abilityUses(scene: Scene, id: Id, abilities: readonly ActivatedAbility[], buried: boolean): Use[] {
  return abilities.flatMap((ability, index) => {
    if ((ability.from === 'graveyard') !== buried) return [];
    const made = use(
      scene,
      id,
      { kind: 'use', source: id, ability: index },
      abilityWords(scene, id, ability),
      makesMana(ability),
    );
    return made.why?.key === 'not yours' ? [] : [made];
  });
}

const texts = new WeakMap<ActivatedAbility, Map<string, string>>();

/** The text of an ability: the same for every permanent of a name, and dear to write anew for each table sent. */
function abilityWords(scene: Scene, id: Id, ability: ActivatedAbility): string {
  let known = texts.get(ability);
  if (known === undefined) {
    known = new Map();
    texts.set(ability, known);
  }
  const key = `${scene.game.book.edition}:${scene.definition(id).name}`;
  const words = known.get(key) ?? scene.textOfAbility(id, ability);
  known.set(key, words);
  return words;
}

export const makesMana = (ability: ActivatedAbility): boolean =>
  ability.targets.length === 0 &&
  ability.effects.some((effect) => effect.do === 'addMana' || effect.do === 'addAnyMana');

/** What may be done now, making mana aside: that can be done at any time, and is no news. */
export function usefulActs(scene: Scene): readonly Answer[] {
  return scene.game.legalAnswers().filter((act) => {
    if (act.kind === 'begin attack') return couldAttack(scene);
    const ability = act.kind === 'use' ? scene.permanent(act.source)?.activated[act.ability] : undefined;
    return ability === undefined || !makesMana(ability);
  });
}

function dutyUses(scene: Scene): Use[] {
  const { game, seat } = scene;
  if (!hasTurn(game, seat)) return [];
  return game.state.turn.duties.map((duty) => {
    const answer: Answer = { kind: 'duty', duty: duty.id };
    return use(scene, duty.source, answer, actWords(scene, answer), false, !mayIgnore(game, duty.id));
  });
}

/** Whether somebody is there to attack: an attack without attackers may be begun, but nobody wants to be told so. */
export const couldAttack = ({ view, seat }: Scene): boolean =>
  view.inPlay.some(
    ({ controller, power, tapped, sick, keywords }) =>
      controller === seat &&
      power !== null &&
      !tapped &&
      (!sick || keywords.includes('haste') || keywords.includes('attacks at once')),
  );

/** Where an attack is an act of the main phase, beginning it is a use of its own. */
function attackUse(scene: Scene, question: ActQuestion): Use[] {
  const isHere =
    scene.game.book.facts.combat.attacks === 'in the main phase' && question.window === 'main' && couldAttack(scene);
  return isHere ? [use(scene, 0, { kind: 'begin attack' }, 'attack')] : [];
}
