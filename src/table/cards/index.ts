// Everything that draws a card, in one place.
export { CardBack } from './CardBack.tsx';
export { CardFace } from './CardFace.tsx';
export { CardTile } from './CardTile.tsx';
export { spokenCard, spokenRules } from './facts.ts';
export { HandCard } from './HandCard.tsx';
export { Picture } from './Picture.tsx';
export { Emblem, Portrait } from './Portrait.tsx';
export type { CardButton, Tag, TileCard, TileLight } from './tile-data.ts';
export { WhyList } from './WhyList.tsx';
