// "What can she do now?": what lies open of another player and could be used against you, in two or three sentences.

import type { PlayerState, TableState } from '../../../protocol/table.ts';
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
export function rivalWords({ inPlay, chain }: TableState, { seat, name, hand }: PlayerState): string {
  const theirs = inPlay.filter(({ controller }) => controller === seat);
  const names = (which: (thing: (typeof inPlay)[number]) => boolean): string[] =>
    theirs.filter(which).map((each) => each.name);
  const lands = names(({ types, tapped }) => types.includes('land') && !tapped);
  const sources = names(({ types, ready }) => !types.includes('land') && ready.includes('mana'));
  const able = names(({ ready }) => ready.includes('ability'));
  const creatures = names(({ types, tapped }) => types.includes('creature') && !tapped);
  const waiting = chain.filter((item) => item.controller === seat).map((item) => item.name);
  const sentences = [
    lands.length === 0
      ? `${name} has no untapped land, and ${counted(hand, 'card')} in hand.`
      : `${name} has ${counted(hand, 'card')} in hand and ${counted(lands.length, 'untapped land')} to pay: ${listed(lands)}.`,
    sources.length === 0 ? '' : `Other things that pay: ${listed(sources)}.`,
    able.length === 0 ? '' : `What is on the table and can be used: ${listed(able)}.`,
    creatures.length === 0 ? 'No untapped creature.' : `Untapped creatures: ${listed(creatures)}.`,
    waiting.length === 0 ? '' : `Waiting to happen: ${listed(waiting)}.`,
  ];
  return sentences.filter((each) => each !== '').join(' ');
}
