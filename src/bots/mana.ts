// Mana: which land to play. Those who are thrifty with it look at what the rest of the hand needs. How a cost is paid is not
// decided here: the ways are listed best first, and everybody takes the first.

import {
  type Answer,
  BASIC_LAND_TYPES as BASICS,
  type CardDefinition,
  MANA_KINDS,
  type PermanentView,
  totalCost,
} from '../game/index.ts';
import { isReady, type Sight } from './read.ts';

/** The five colours; colourless mana pays for none of them. */
const SYMBOLS = MANA_KINDS.slice(0, BASICS.length);

// ---- lands ----

/** What the dearest card is worth, for each mana of its cost, that a land lets me cast now, and with another land the next turn. */
const NOW = 2;
const NEXT = 1;

/** The land whose colour the hand needs most; for the thrifty, the one with which most can be cast. */
export function bestLand(sight: Sight, legal: readonly Answer[]): Answer | null {
  const lands = legal.filter((act) => act.kind === 'land');
  const [only] = lands;
  if (only === undefined || lands.length === 1) return only ?? null;
  const need = neededColors(sight);
  let best: Answer | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const act of lands) {
    const name = sight.playable(act.card) ?? '';
    const score = landScore(name, sight, need) + (sight.temper.thriftyWithMana ? opened(sight, name) : 0);
    if (score > most) {
      most = score;
      best = act;
    }
  }
  return best;
}

/** How many mana of each colour the cards in hand cost. */
export function neededColors(sight: Sight): number[] {
  const need = BASICS.map(() => 0);
  for (const card of sight.me.hand) {
    sight.definition(card.name)?.cost?.colored.forEach((number, index) => {
      need[index] = (need[index] as number) + number;
    });
  }
  return need;
}

function landScore(name: string, sight: Sight, need: readonly number[]): number {
  const subtypes: readonly string[] = sight.definition(name)?.subtypes ?? [];
  const kind = BASICS.findIndex((basic) => subtypes.includes(basic));
  if (kind < 0) return 0.5;
  const owned = sight.view.inPlay.filter(
    (each) => sight.isMine(each) && each.subtypes.includes(BASICS[kind] as string),
  ).length;
  return (need[kind] as number) / (1 + owned);
}

/** What a land opens: the dearest card that can be cast with it this turn, and the next. */
function opened(sight: Sight, name: string): number {
  const land = givenBy(sight.definition(name));
  const mine = sight.sources;
  const now = [...mine.filter(isReady).map(givenByThing), land];
  const next = [...mine.map(givenByThing), land, ANYTHING];
  return NOW * dearest(sight, now) + NEXT * dearest(sight, next);
}

// ---- what a source gives ----

/** So much mana, and whether it may be white, blue, black, red or green. */
interface Given {
  readonly amount: number;
  readonly colors: readonly boolean[];
}

const ANYTHING: Given = { amount: 1, colors: SYMBOLS.map(() => true) };

type Abilities = readonly Pick<PermanentView['activated'][number], 'effects'>[];

/** What abilities give that make mana; the subtype of a basic land makes its own. */
function givenByAbilities(abilities: Abilities, subtypes: readonly string[]): Given {
  const colors = BASICS.map((basic) => subtypes.includes(basic));
  let amount = 1;
  for (const { effects } of abilities)
    for (const effect of effects) {
      if (effect.do === 'addMana') amount = Math.max(amount, effect.mana.length);
      const kinds = effect.do === 'addMana' ? effect.mana : effect.do === 'addAnyMana' ? effect.kinds : [];
      SYMBOLS.forEach((symbol, index) => {
        if (kinds.includes(symbol)) colors[index] = true;
      });
    }
  return { amount, colors };
}

const givenByThing = ({ activated, subtypes }: PermanentView): Given => givenByAbilities(activated, subtypes);

function givenBy(definition: CardDefinition | null): Given {
  const abilities = definition?.abilities.flatMap((each) => (each.ability === 'activated' ? [each] : [])) ?? [];
  return givenByAbilities(abilities, definition?.subtypes ?? []);
}

/** The cost of the dearest card in hand that these sources could pay for. */
function dearest(sight: Sight, sources: readonly Given[]): number {
  const total = sources.reduce((sum, { amount }) => sum + amount, 0);
  const has = (color: number): number =>
    sources.reduce((sum, { amount, colors }) => sum + (colors[color] === true ? amount : 0), 0);
  const have = SYMBOLS.map((_, color) => has(color));
  let most = 0;
  for (const { name } of sight.me.hand) {
    const cost = sight.definition(name)?.cost ?? null;
    if (cost === null) continue;
    const sum = totalCost(cost);
    if (sum > most && sum <= total && cost.colored.every((number, color) => number <= (have[color] as number)))
      most = sum;
  }
  return most;
}
