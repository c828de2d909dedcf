// What a player of other years should know of a card in this book: read from the book's facts, and from its own notes on cards
// that it plays as they were printed then. A house rule that changes a fact changes what is said.

import type { Facts, Rulebook } from '../../engine/rulebook.ts';
import type { ActivatedAbility } from '../../language/ability.ts';
import type { CardDefinition } from '../../language/card.ts';
import type { Effect } from '../../language/effect.ts';
import { passageOf } from '../../rulebooks/house/passages.ts';
import { findCard } from '../library.ts';

interface CardNote {
  /** The fact of the book that it comes from. */
  readonly fact: string;
  /** What the book has to say on such cards; nothing where it plays them as everybody expects. */
  readonly says: (facts: Facts) => string;
  readonly fits: (card: CardDefinition) => boolean;
}

const activated = ({ abilities }: CardDefinition): readonly ActivatedAbility[] =>
  abilities.filter((each) => each.ability === 'activated');

/** Everything that the card does, as far as it stands in its own lists. */
const effectsOf = ({ spell, abilities }: CardDefinition): readonly Effect[] => [
  ...spell.modes.flatMap(({ effects }) => effects),
  ...abilities.flatMap((each) => (each.ability === 'activated' || each.ability === 'triggered' ? each.effects : [])),
];

const does = (card: CardDefinition, ...verbs: readonly Effect['do'][]): boolean =>
  effectsOf(card).some((effect) => verbs.includes(effect.do));

const hasKeyword = ({ abilities }: CardDefinition, word: string): boolean =>
  abilities.some((each) => each.ability === 'keyword' && each.keyword === word);

const givesMuchMana = (card: CardDefinition): boolean =>
  effectsOf(card).some((effect) => effect.do === 'addMana' && (effect.mana.length > 1 || effect.times !== 1));

const NOTES: readonly CardNote[] = [
  {
    fact: 'permanents.tappedArtifacts',
    says: ({ permanents }) => (permanents.tappedArtifacts === 'on' ? '' : 'While it is tapped, it does nothing.'),
    fits: ({ types, abilities }) =>
      types.includes('artifact') &&
      !types.includes('creature') &&
      abilities.some((each) => each.ability === 'static' || each.ability === 'triggered'),
  },
  {
    fact: 'mana.burn',
    says: ({ mana }) => (mana.burn === 0 ? '' : `Mana of it that is not spent costs ${mana.burn} life each.`),
    fits: givesMuchMana,
  },
  {
    fact: 'combat.damage',
    says: ({ combat }) =>
      combat.damage === 'on the stack'
        ? 'Once its combat damage is on the stack it can be sacrificed, and the damage is dealt all the same.'
        : '',
    fits: (card) =>
      card.types.includes('creature') && activated(card).some(({ cost }) => cost.sacrificeThis && !cost.tap),
  },
  {
    fact: 'combat.tappedBlockersStrike',
    says: ({ combat }) =>
      combat.tappedBlockersStrike ? '' : 'A blocker that it taps goes on blocking but deals no damage.',
    fits: (card) => does(card, 'tap', 'tapOrUntap'),
  },
  {
    fact: 'permanents.protection',
    says: ({ permanents }) =>
      permanents.protection === 'unaffected'
        ? 'Nothing of that kind affects it at all, aimed at it or not: not even what destroys all creatures.'
        : '',
    fits: ({ abilities }) => abilities.some((each) => each.ability === 'protection'),
  },
  {
    fact: 'damage.regenerated',
    says: ({ damage }) =>
      damage.regeneration === 'moment'
        ? 'Regeneration is used at the moment at which the creature would go to the graveyard, not before.'
        : damage.regeneration === 'shield'
          ? 'Regeneration is used beforehand: it makes a shield against the next destruction this turn.'
          : '',
    fits: (card) => does(card, 'regenerate'),
  },
  {
    fact: 'damage.prevention',
    says: ({ damage }) =>
      damage.prevention === 'step' ? 'Used in a step of its own, once there is damage that it can prevent.' : '',
    fits: (card) => does(card, 'prevent', 'preventFromSource', 'preventAll'),
  },
  {
    fact: 'combat.wallsStayHome',
    says: ({ combat }) => (combat.wallsStayHome ? 'A Wall cannot attack, though the card does not say so.' : ''),
    fits: ({ subtypes }) => subtypes.includes('Wall'),
  },
  {
    fact: 'permanents.legendRule',
    says: ({ permanents }) =>
      permanents.legendRule ? 'If there are two of that name in play, whoever has them, both are lost.' : '',
    fits: ({ supertypes }) => supertypes.includes('legendary'),
  },
  {
    fact: 'damage.lifelink',
    says: ({ damage }) =>
      damage.lifelink === 'trigger'
        ? 'The life comes by an ability that goes on the stack, after the damage.'
        : damage.lifelink === 'with damage'
          ? 'The life comes with the damage itself, before anybody can die of it.'
          : '',
    fits: (card) => hasKeyword(card, 'lifelink'),
  },
];

/** Sentences for who looks at a card, each with its passage where the source has one. */
export function cardNotes(book: Rulebook, name: string): readonly string[] {
  const { definition } = findCard(book, name);
  const own = book.cardNotes[definition.name];
  const known = NOTES.filter(({ fits }) => fits(definition)).flatMap(({ fact, says }) => {
    const words = says(book.facts);
    const passage = passageOf(book.edition, fact);
    return words === '' ? [] : [passage === '' ? words : `${words} ${passage}`];
  });
  return own === undefined ? known : [own, ...known];
}
