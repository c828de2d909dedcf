// What leaves the table with a player who is out: cards, spells, effects that gave control, attackers and blockers.

import { lookAgain, moveCard, setController, updateState, updateTurn } from '../../core/change.ts';
import type { ChainItem, Id, Lasting, Seat } from '../../core/state.ts';
import type { Change } from '../../language/effect.ts';
import { leavePlay, leaveTable, removeFromCombat } from '../happening/zones.ts';
import type { Machine } from '../machine.ts';
import { charOf } from '../things/characteristics.ts';

/**
 * "When a player leaves the game, all objects owned by that player leave the game, all spells and abilities controlled by
 * that player cease to exist, and any effects that give that player control of anything end. Then, if there are any objects
 * still controlled by that player, those are removed from the game" (2007: CR 600.4; 2010: CR 800.4). The ante stays where
 * it is: it is won or lost.
 */
export function takeAlong(m: Machine, seats: readonly Seat[]): void {
  const isGone = (seat: Seat): boolean => seats.includes(seat);
  leaveTable(
    m,
    m.state.objects
      .filter(({ id, owner, zone }) => id > 0 && isGone(owner) && zone !== 'gone' && zone !== 'ante')
      .map(({ id }) => id),
  );
  dropSpells(m, isGone);
  const lasting = m.state.lasting.filter((each) => !(isGone(each.controller) && givesControl(each)));
  updateState(m, {
    lasting,
    waiting: m.state.waiting.filter((each) => !isGone(each.controller)),
    later: m.state.later.filter((each) => !isGone(each.controller)),
    packets: m.state.packets.filter((packet) => !isGone(packet.seat)),
  });
  updateTurn(m, {
    duties: m.state.turn.duties.filter((duty) => !isGone(duty.controller)),
    extraTurns: m.state.turn.extraTurns.filter(({ seat }) => !isGone(seat)),
  });
  lookAgain(m);
  giveBack(m, isGone);
}

const givesControl = ({ changes }: Lasting): boolean =>
  (changes as readonly Change[]).some(({ change }) => change === 'control');

/** Spells and abilities of theirs cease to be; combat damage that waits is nobody's spell, and stays (2007). */
function dropSpells(m: Machine, isGone: (seat: Seat) => boolean): void {
  const ceases = (item: ChainItem): boolean =>
    item.what === 'spell'
      ? isGone(item.controller) || m.object(item.object).zone === 'gone'
      : item.what !== 'damage' && isGone(item.controller);
  for (const item of m.state.chain.filter(ceases))
    if (item.what === 'spell' && m.object(item.object).zone === 'chain') moveCard(m, item.object, 'removed');
  updateState(m, {
    chain: m.state.chain
      .filter((item) => !ceases(item))
      .map((item) =>
        item.packets.some(({ seat }) => isGone(seat))
          ? { ...item, packets: item.packets.filter(({ seat }) => !isGone(seat)) }
          : item,
      ),
  });
}

/** What they still control goes back to whom it belongs without them, or out of the game. */
function giveBack(m: Machine, isGone: (seat: Seat) => boolean): void {
  const held: Id[] = [];
  for (const id of m.state.inPlay) {
    const { controller, home } = m.object(id);
    if (!isGone(controller)) continue;
    const { control } = charOf(m, id);
    const wanted = control >= 0 ? control : home;
    if (isGone(wanted)) held.push(id);
    else {
      removeFromCombat(m, id);
      setController(m, id, wanted);
    }
  }
  leavePlay(m, held, 'removed');
}
