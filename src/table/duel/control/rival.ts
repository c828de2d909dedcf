// "What can she do now?": what lies open of another player and could be used against you, in two or three sentences.

import type { CardFacts } from '../../../protocol/setup.ts';
import type { PlayerState, TableState } from '../../../protocol/table.ts';
import { faceOf } from './faces.ts';
import { counted } from './words.ts';

/** "2 Mountains and Icy Manipulator": equal ones are counted. */
function listed(names: readonly string[]): string {
  const each = [...new Set(names)].map((name) => {
    const number = names.filter((other) => other === name).length;
    return number === 1 ? name : `${number} ${name}`;
  });
  const last = each.pop() ?? '';
  return each.length === 0 ? last : `${each.join(', ')} and ${last}`;
}

/** What everybody at the table can see; what is in a hand is nobody's to tell. */
export function rivalWords({ inPlay, chain }: TableState, player: PlayerState, faces: Faces): string {
  const { seat, name, hand } = player;
  const theirs = inPlay.filter(({ controller }) => controller === seat);
  const isLand = ({ types }: (typeof inPlay)[number]): boolean => types.includes('land');
  const ready = theirs.filter(({ tapped }) => !tapped);
  const lands = ready.filter(isLand).map((each) => each.name);
  const able = theirs
    .filter((each) => !isLand(each) && faceOf(each.name, faces, inPlay).text.some((line) => line.includes(': ')))
    .map((each) => (each.tapped ? `${each.name} (tapped)` : each.name));
  const creatures = ready.filter(({ types }) => types.includes('creature')).map((each) => each.name);
  const waiting = chain.filter((item) => item.controller === seat).map((item) => item.name);
  const sentences = [
    lands.length === 0
      ? `${name} has no untapped land, and ${counted(hand, 'card')} in hand.`
      : `${name} has ${counted(hand, 'card')} in hand and ${counted(lands.length, 'untapped land')} to pay: ${listed(lands)}.`,
    able.length === 0 ? '' : `What is on the table and can be used: ${listed(able)}.`,
    creatures.length === 0 ? 'No untapped creature.' : `Untapped creatures: ${listed(creatures)}.`,
    waiting.length === 0 ? '' : `Waiting to happen: ${listed(waiting)}.`,
  ];
  return sentences.filter((each) => each !== '').join(' ');
}
type Faces = ReadonlyMap<string, CardFacts>;
