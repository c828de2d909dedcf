// The guided first game for two people who share a screen: the same two decks in the same order (P-001 to P-003), and both are
// led, each in their own turn. Robin has the deck of the game for one; Mara is the second person and no computer.

import type { Lesson, Scene, Step } from '../../lessons/lesson.ts';
import { firstGame } from './lessons-first-game.ts';

const MARA = 1;
const [alone] = firstGame.scenes as readonly [Scene];

const mara = (step: Omit<Step, 'who'>): Step => ({ ...step, who: MARA });

const land = (says: string, pass = 'A land every turn, as long as you have one: play the Plains.'): Step =>
  mara({ says, deed: 'play Plains', hint: 'Click a Plains in your hand.', wrong: { pass } });

const TURNS: readonly (readonly Step[])[] = [
  [
    land(
      'Welcome, Mara. The Goblin has cost you 1 life; now it is your turn, and you drew a card. Your deck is white: Plains pay for it. Play one.',
    ),
  ],
  [
    land('Robin has two creatures by now. Your second land first: a Plains.'),
    mara({
      says: 'Two lands pay for Knight Errant: one white and one of any kind. It is 2/2, and can step in the way of an attacker (Portal says: intercept). Click it.',
      deed: 'cast Knight Errant',
      hint: 'Click Knight Errant in your hand: your two Plains pay for it.',
      wrong: { pass: 'Robin’s creatures will come again. Somebody should stand in their way: play the Knight.' },
    }),
  ],
  [
    land('Your Knight fell to a sorcery, and two creatures got through. You have 5 life left. Your land first.'),
    mara({
      says: 'Border Guard: offense 1, but defense 4. None of Robin’s creatures can destroy it alone. Play it.',
      deed: 'cast Border Guard',
      hint: 'Click Border Guard in your hand.',
      wrong: {
        cast: 'The Griffin attacks well, but with 2 defense it stops little, and you have 5 life left. The Guard first.',
        pass: 'Without a creature nothing stops the next attack. Play the Guard.',
      },
    }),
  ],
  [
    land('Your Guard was enough: Robin stayed at home. That is what a good defender does. Your fourth land.'),
    mara({
      says: 'Wild Griffin flies: only a creature that flies, or says that it can, may intercept it. Play it.',
      deed: 'cast Wild Griffin',
      hint: 'Click Wild Griffin in your hand.',
      wrong: { pass: 'You can afford the Griffin. Play it: nothing of Robin’s flies.' },
    }),
    mara({
      says: 'The Griffin came only now and must wait. Your Guard could attack, but what attacks cannot defend you in Robin’s turn. Choose no attacker, and press Done.',
      deed: 'attack with nothing',
      hint: 'Press Done without choosing an attacker.',
      wrong: { attack: 'With the Guard gone to attack, Robin’s creatures would meet nobody. (Taken back.)' },
    }),
  ],
  [
    land('A Wurm! Robin’s side is growing. Your land first.'),
    mara({
      says: 'On the ground you cannot get through. In the air perhaps: attack with the Griffin, and keep the Guard at home. Click the Griffin, then Done.',
      deed: 'attack with Wild Griffin',
      hint: 'Click Wild Griffin, then Done.',
      wrong: {
        'attack with nothing':
          'Robin has 10 life, and you have to begin somewhere: nothing of Robin’s flies. Send the Griffin.',
        attack: 'The Guard deals little, and you need it at home. Only the Griffin. (Taken back.)',
      },
    }),
  ],
];

/** After so many of Robin's steps each of Mara's turns comes. */
const AFTER = [3, 6, 10, 13, 16];

/** What is said to Robin speaks of Mara as before; only that she was a computer changes. */
function robins(step: Step): Step {
  const { wrong = {} } = step;
  const { 'choose You': own, ...others } = wrong;
  return { ...step, wrong: own === undefined ? wrong : { ...others, 'choose Robin': own } };
}

const steps: readonly Step[] = alone.steps.flatMap((step, index) => {
  const turn = TURNS[AFTER.indexOf(index)];
  return [...(turn ?? []), robins(step)];
});

const { You: robin, Mara: second } = alone.position.seats;

export const firstForTwo: Lesson = {
  id: 'first-for-two',
  book: 'portal',
  title: 'Your first game, for two',
  about:
    'The same game for two people at one screen: both are led through their own turns, and the screen is handed over in between.',
  minutes: 15,
  people: 2,
  scenes: [
    {
      title: 'Your first game, for two',
      position: {
        ...alone.position,
        seats: { Robin: robin ?? {}, Mara: { ...second, library: Array.from({ length: 8 }, () => 'Plains') } },
        active: 'Robin',
      },
      rival: [],
      steps,
      learnt:
        'That was a whole game. Robin won with the last card, and Mara was close: had the Spider not been there, the Griffin would have gone on flying. You both know lands, costs, creatures, attacks, interception and sorceries: that is all of Portal’s turn. Change sides, or play a game of your own.',
      entries: ['P-001', 'P-002', 'P-003'],
    },
  ],
};
