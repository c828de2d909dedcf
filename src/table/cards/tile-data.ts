// What a card in play shows on the table, as plain data, and how it is read aloud.
import type { ButtonHTMLAttributes, Ref } from 'react';
import type { PermanentState } from '../../protocol/table.ts';

/** A permanent as the server tells of it has all of this. */
export type TileCard = Pick<
  PermanentState,
  | 'name'
  | 'colors'
  | 'types'
  | 'subtypes'
  | 'keywords'
  | 'abilities'
  | 'power'
  | 'toughness'
  | 'printed'
  | 'tapped'
  | 'sick'
  | 'damage'
  | 'counters'
>;

/** How a card is lit: may be used, must be, is chosen, would be tapped to pay, or was just refused. */
export type TileLight = 'may' | 'must' | 'chosen' | 'pays' | 'refused' | null;

/** Everything that a button takes, and marks of the caller's own such as data-object. */
export interface CardButton extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly [data: `data-${string}`]: string | number | boolean | undefined;
}

export interface Tag {
  readonly text: string;
  /** `must` is a later duty in amber, `new` has a whirl, `attack` and `block` a sword and a shield, `side` a pile. */
  readonly kind?: 'must' | 'new' | 'attack' | 'block' | 'side';
}

/** How power and toughness stand against the print. */
export function sizeChange(card: TileCard): 'up' | 'down' | 'same' {
  if (card.printed === null || card.power === null || card.toughness === null) return 'same';
  const change = card.power - card.printed[0] + (card.toughness - card.printed[1]);
  return change > 0 ? 'up' : change < 0 ? 'down' : 'same';
}

const LIT: Readonly<Record<NonNullable<TileLight>, string>> = {
  may: 'may be used',
  must: 'must be chosen',
  chosen: 'chosen',
  pays: 'would pay',
  refused: 'not now',
};

interface Heard {
  readonly light?: TileLight;
  readonly target?: boolean;
  readonly stolen?: boolean;
  readonly tags?: readonly Tag[];
  readonly attachments?: readonly { readonly card: { readonly name: string } }[];
}

/** A card in play in words, with everything that its picture shows. */
export function spokenTile(card: TileCard, { light, target, stolen, tags, attachments }: Heard): string {
  const words: (string | false)[] = [
    card.name,
    card.power !== null && card.toughness !== null && `${card.power}/${card.toughness}`,
    ...card.abilities,
    card.tapped && 'tapped',
    card.sick && 'new this turn',
    card.damage > 0 && `${card.damage} damage`,
    ...card.counters.map(({ name, number }) => `${number} ${name} counter${number === 1 ? '' : 's'}`),
    ...(attachments ?? []).map((each) => `with ${each.card.name}`),
    stolen === true && 'under another player’s control',
    target === true && 'targeted',
    ...(tags ?? []).map((tag) => tag.text),
    light !== null && light !== undefined && LIT[light],
  ];
  return words.filter((word) => word !== false).join(', ');
}
