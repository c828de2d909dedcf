// What stands in each small menu. Pure: the menu about a thing, and the control of the table, give the entries.

import type { Place } from '../../../protocol/messages.ts';
import type { Use } from '../../../protocol/table.ts';
import type { Deed } from '../../state/letters.ts';
import { setOptions } from '../../state/options.ts';
import { goTo } from '../../state/route.ts';
import { playerAt } from '../../state/seats.ts';
import type { DuelControl, MenuAbout } from '../control/control.ts';
import { rivalWords } from '../control/rival.ts';
import { arrangeCards, flipRegister } from '../control/session.ts';
import { whyUse, whyWords } from '../control/why.ts';

export interface Entry {
  readonly id: string;
  readonly label: string;
  /** A second, smaller line. */
  readonly small?: string;
  /** It is not possible now; the small line says why. */
  readonly not?: boolean;
  /** A switch, and whether it is on. */
  readonly on?: boolean;
  readonly key?: string;
  /** What it does is on a letter too. */
  readonly deed?: Deed;
  readonly danger?: boolean;
  readonly act: () => void;
}
export interface EntryGroup {
  readonly title: string;
  readonly entries: readonly Entry[];
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function groupsFor(about: MenuAbout, duel: DuelControl): readonly EntryGroup[] {
  switch (about.about) {
    case 'card':
      return cardGroups(about.object, about.name, duel);
    case 'territory':
      return territoryGroups(about.seat, duel);
    case 'zone':
      return zoneGroups(about.seat, about.zone, duel);
    case 'life':
      return lifeGroups(about.seat, duel);
    case 'phase':
      return phaseGroups(about.place, duel);
  }
}

/** A use in the small menu of its card: there each says by which rule it may be made, or why not. */
const explained = (use: Use, index: number, { answer, table }: DuelControl): Entry => {
  const entry = entryOf(use, index, answer);
  const small = use.why === null ? whyUse(table.asked, use) : '';
  return small === '' ? entry : { ...entry, small: entry.small === undefined ? small : `${entry.small} ${small}` };
};

export const entryOf = (use: Use, index: number, answer: DuelControl['answer']): Entry => ({
  id: `use ${index}`,
  label: use.label,
  not: use.why !== null,
  ...(use.why === null
    ? use.must
      ? { small: 'This has to be done before the phase may end.' }
      : {}
    : { small: `Not now: ${use.why.reason}${use.why.passage === '' ? '' : ` (${use.why.passage})`}` }),
  act: () => answer(use.answer),
});

const showing = ({ options }: DuelControl): readonly Entry[] => [
  {
    id: 'ids',
    label: 'Show ID tags',
    on: options.showIds,
    act: () => setOptions({ showIds: !options.showIds }),
  },
  {
    id: 'effects',
    label: 'Show invisible effects',
    on: options.showEffects,
    act: () => setOptions({ showEffects: !options.showEffects }),
  },
];

function cardGroups(object: number, name: string, duel: DuelControl): readonly EntryGroup[] {
  const { table, locked, toggleLock, open, show, usesOf, say } = duel;
  const thing = table.inPlay.find((each) => each.id === object);
  const uses = usesOf(object).map((use, index) => explained(use, index, duel));
  const asLand: Entry[] =
    thing?.types.includes('land') === true && thing.controller === table.seat
      ? [
          {
            id: 'lock',
            label: "Don't auto-tap",
            small: 'It is tapped only when you click it.',
            on: locked.includes(object),
            act: () => toggleLock(object),
          },
        ]
      : [];
  const under: Entry[] = table.inPlay
    .filter(({ attachedTo }) => attachedTo === object)
    .map((each) => ({
      id: `under ${each.id}`,
      label: `${each.name} …`,
      small: 'lies under it',
      act: () => openUnder(each, duel),
    }));
  const looks: Entry[] = [
    {
      id: 'view',
      label: 'View full card',
      deed: 'card',
      act: () => {
        show(name);
        open({ window: 'card', name, object });
      },
    },
    {
      id: 'why',
      label: 'Why may I, why not?',
      deed: 'why',
      act: () => say(whyWords(table.asked, object, name)),
    },
    { id: 'help', label: 'Help', act: () => open({ window: 'help' }) },
  ];
  return [
    ...(uses.length > 0 ? [{ title: 'Uses', entries: uses }] : []),
    { title: name === '' ? 'Card' : name, entries: [...asLand, ...under, ...(name === '' ? looks.slice(-1) : looks)] },
    { title: 'Show', entries: showing(duel) },
  ];
}

/** The menu of what is tucked under a card, at that card. */
function openUnder({ id, name }: { readonly id: number; readonly name: string }, { openMenu }: DuelControl): void {
  const box = document.querySelector(`[data-object="${id}"]`)?.getBoundingClientRect();
  openMenu({ about: { about: 'card', object: id, name }, x: box?.left ?? 0, y: box?.top ?? 0 });
}

/** What the other button does: taking something back is called so, any other choice by its own name. */
function cancelWords({ table }: DuelControl): { readonly label: string; readonly small: string } {
  const { secondary } = table;
  return secondary === null || secondary.answer.kind === 'cancel'
    ? { label: 'Cancel', small: secondary?.label ?? 'Take it back' }
    : { label: secondary.label, small: secondary.small };
}

/** An entry where something is so, and none where it is not. */
const where = (so: boolean, entry: () => Entry): readonly Entry[] => (so ? [entry()] : []);

function territoryGroups(seat: number, duel: DuelControl): readonly EntryGroup[] {
  const { table, done, cancel, open, runNext, undo } = duel;
  const doneWords = table.primary?.label ?? table.halted;
  const maySecond = table.secondary !== null || table.asked?.mayCancel === true;
  return [
    {
      title: 'Play',
      entries: [
        ...where(table.asked !== null || table.halted !== null, () => ({
          id: 'done',
          label: 'Done',
          small: doneWords ?? 'Go on',
          key: 'Enter',
          act: done,
        })),
        ...where(maySecond, () => ({ id: 'cancel', ...cancelWords(duel), key: 'Space', act: cancel })),
        ...where(duel.story === null, () => ({
          id: 'again',
          label: 'What happened',
          small: 'since your last answer',
          deed: 'again',
          act: duel.again,
        })),
        ...where(table.mayUndo, () => ({
          id: 'undo',
          label: 'Undo',
          small: 'Take the last answer back',
          deed: 'undo',
          act: undo,
        })),
        ...passing(duel),
        ...where(table.result === null && duel.story === null && duel.watching === null, () => ({
          id: 'goto',
          label: 'Go to',
          small: 'the next phase',
          deed: 'next phase',
          act: runNext,
        })),
      ],
    },
    {
      title: capital(table.book.territory),
      entries: [
        ...rivals(seat, duel),
        { id: 'arrange', label: 'Arrange cards', act: () => arrangeCards(seat) },
        ...showing(duel),
      ],
    },
    {
      title: 'Duel',
      entries: [
        { id: 'options', label: 'Duel options', deed: 'options', act: () => open({ window: 'options' }) },
        { id: 'help', label: 'Help', act: () => open({ window: 'help' }) },
        { id: 'keys', label: 'All keys', deed: 'keys', act: () => open({ window: 'keys' }) },
        ...ending(duel),
      ],
    },
  ];
}

/** Of another player: what lies open of her that could be used now. */
function rivals(seat: number, { table, say }: DuelControl): readonly Entry[] {
  const player = playerAt(table, seat);
  return player === undefined || player.relation === 'you'
    ? []
    : [
        {
          id: 'rival',
          label: `What can ${player.name} do now?`,
          act: () => say(rivalWords(table, player)),
        },
      ];
}

/** Ways to let more than one thing happen. */
function passing({ table, passOn, askMe }: DuelControl): readonly Entry[] {
  const { asked, until, active, seat } = table;
  if (until !== null) return [{ id: 'ask me', label: 'Ask me again', key: 'Esc', act: askMe }];
  if (asked?.ask !== 'act' || !asked.mayPass) return [];
  const end: Entry = { id: 'pass end', label: 'End the turn', deed: 'end turn', act: () => passOn('end of turn') };
  return [
    {
      id: 'pass something',
      label: 'Pass until something happens',
      deed: 'until something',
      act: () => passOn('something'),
    },
    ...(active === seat ? [end] : []),
    { id: 'pass turn', label: 'Pass until my next turn', deed: 'until my turn', act: () => passOn('my turn') },
  ];
}

/** How the duel can be ended; once it is over, what is left of it to see. */
function ending({ id, table, story, watching, open }: DuelControl): readonly Entry[] {
  if (watching !== null) return [{ id: 'leave', label: 'Look away', act: () => goTo('people') }];
  if (story !== null) return [{ id: 'end', label: 'The end of the duel', act: () => goTo('duel', id) }];
  if (table.result === null)
    return [
      { id: 'leave', label: 'Leave the table', small: 'the duel waits where it is', act: () => goTo('start') },
      { id: 'concede', label: 'Concede …', danger: true, act: () => open({ window: 'concede' }) },
    ];
  return [
    { id: 'result', label: 'Show the result', act: () => open({ window: 'result' }) },
    { id: 'story', label: 'Look at it again', small: 'step by step', act: () => goTo('replay', id) },
  ];
}

function zoneGroups(seat: number, zone: string, duel: DuelControl): readonly EntryGroup[] {
  const { table, open } = duel;
  const player = playerAt(table, seat);
  if (player === undefined) return [];
  const { book } = table;
  const cards = (number: number): string => `${number} ${number === 1 ? 'card' : 'cards'}`;
  const library: Entry = {
    id: 'library',
    label: capital(book.library),
    small: `${cards(player.library)} left${player.knownLibrary.length > 0 ? `, ${player.knownLibrary.length} of them known` : ''}`,
    act: () => open({ window: 'zone', seat, zone: 'library' }),
  };
  const pile = (name: 'graveyard' | 'removed' | 'ante' | 'hand', label: string, number: number): Entry => ({
    id: name,
    label,
    small: cards(number),
    act: () => open({ window: 'zone', seat, zone: name }),
  });
  const ante = table.players.reduce((sum, each) => sum + each.ante.length, 0);
  const look = [
    pile('graveyard', `Look through the ${book.graveyard}`, player.graveyard.length),
    pile('removed', capital(book.removed), player.removed.length),
    ...(book.hasAnte ? [pile('ante', 'Cards put up as ante', ante)] : []),
  ];
  const title = player.relation === 'you' ? 'Yours' : `${player.name}'s`;
  if (zone === 'library') return [{ title, entries: [library, ...look] }];
  if (zone === 'hand') return [{ title, entries: [pile('hand', 'Hand', player.hand), ...look] }];
  return [{ title, entries: [...look, library] }];
}

function lifeGroups(seat: number, duel: DuelControl): readonly EntryGroup[] {
  const { table, click, light } = duel;
  const player = table.players.find((each) => each.seat === seat);
  const choose: Entry[] =
    light({ what: 'player', id: seat }) === null
      ? []
      : [
          {
            id: 'choose',
            label: `Choose ${player?.name ?? 'this player'}`,
            act: () => click({ what: 'player', id: seat }),
          },
        ];
  return [
    {
      title: player?.name ?? 'Player',
      entries: [
        ...choose,
        ...rivals(seat, duel),
        {
          id: 'flip',
          label: 'Flip over to face',
          act: () => flipRegister(seat),
        },
      ],
    },
  ];
}

function phaseGroups(place: Place, duel: DuelControl): readonly EntryGroup[] {
  const { table, run, isStop, toggleStop } = duel;
  const entry = [...table.phases, ...table.combatPhases].find((each) => each.key === place.key);
  const whose = place.seat === table.seat ? 'Your' : `${playerAt(table, place.seat)?.name ?? ''}'s`;
  return [
    {
      title: `${whose} ${entry?.label ?? place.key}`,
      entries: [
        {
          id: 'run',
          label: 'Run to',
          small: 'Pass until this phase, or until something happens.',
          act: () => run(place),
        },
        {
          id: 'stop',
          label: 'Stop here',
          small: 'Play halts here in every turn.',
          deed: 'stop',
          on: isStop(place),
          act: () => toggleStop(place),
        },
      ],
    },
  ];
}
