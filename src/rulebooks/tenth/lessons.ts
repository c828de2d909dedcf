// What is different in 2007 (Tenth Edition), for those who know another book: the stack, combat damage on it, legends that
// destroy each other, Equipment.

import type { Lesson } from '../../lessons/lesson.ts';
import { scenesOf } from '../../lessons/write.ts';

const scene = scenesOf('tenth');

const different: Lesson = {
  id: 'tenth',
  book: 'tenth',
  title: 'Magic of 2007',
  about: 'For players who know another book: five scenes on the stack and on combat damage that waits there.',
  minutes: 8,
  scenes: [
    scene('Damage waits on the stack', {
      you: { inPlay: ['Mogg Fanatic'] },
      mara: { inPlay: ['Grizzly Bears', 'Llanowar Elves', 'Forest'] },
      turn: 'mara',
      rival: ['attack with Grizzly Bears'],
      steps: [
        {
          says: 'Grizzly Bears attack you. Your Mogg Fanatic is only 1/1, but watch: block with it.',
          deed: 'block Grizzly Bears with Mogg Fanatic',
          hint: 'Click Mogg Fanatic, then the Bears, then Done.',
          wrong: { block: 'The Fanatic can do more than you think: block.' },
        },
        {
          says: 'Not yet! First the combat damage must be on the stack. Pass once.',
          deed: 'pass',
          hint: 'Press Done: damage is assigned and put on the stack.',
          wrong: { use: 'Used now, the Fanatic would leave before it strikes. Wait until its damage is on the stack.' },
        },
        {
          says: 'Now the Fanatic’s 1 damage to the Bears waits on the stack, and it will be dealt even if the Fanatic is gone. Sacrifice it.',
          deed: 'use Mogg Fanatic',
          hint: 'Use Mogg Fanatic now.',
          wrong: { pass: 'Then the Fanatic dies in the fight and takes nothing with it.' },
        },
        {
          says: '1 damage from the fight and 1 from the sacrifice: together they destroy the Bears. Aim at the Bears.',
          deed: ['choose Grizzly Bears'],
          hint: 'Click Grizzly Bears.',
          wrong: {
            'choose Llanowar Elves':
              'That would be fine too: the Elves would die, and the Bears would survive with 1 damage. For this lesson: the Bears.',
            choose: 'Aim at the Bears.',
          },
        },
        { says: 'Let it resolve: first the sacrifice, then the damage of combat.', deed: 'pass', hint: 'Press Done.' },
      ],
      learnt:
        'Combat damage goes on the stack like a spell (2007 and before, since 1999). In 2010 it is dealt at once, and the Fanatic has to choose.',
      entries: ['T-246', 'T-247', 'T-248'],
    }),
    scene('Saved, and the damage stays', {
      you: { hand: ['Unsummon'], inPlay: ['Island', 'Grizzly Bears'] },
      mara: { inPlay: ['Goblin Sky Raider', 'Mountain'] },
      rival: ['block Grizzly Bears with Goblin Sky Raider'],
      step: 'main',
      steps: [
        {
          says: 'Go to combat.',
          deed: 'pass',
          hint: 'Press Done to leave your main phase.',
          wrong: { cast: 'Keep Unsummon for the fight.' },
        },
        {
          says: 'There is a pause before attackers are declared. Go on.',
          deed: 'pass',
          hint: 'Press Done.',
          wrong: { cast: 'Not yet.' },
        },
        {
          says: 'Attack with your Bears.',
          deed: 'attack with Grizzly Bears',
          hint: 'Click your Bears, then Done.',
          wrong: { attack: 'Send them.' },
        },
        { says: 'Wait for the blocks.', deed: 'pass', hint: 'Press Done.', wrong: { cast: 'Not yet.' } },
        {
          says: 'Her Goblin Sky Raider blocks. Let the damage go on the stack.',
          deed: 'pass',
          hint: 'Press Done.',
          wrong: { cast: 'Now your Bears would deal nothing. Wait for the damage.' },
        },
        {
          says: 'Both deal 2, and it waits on the stack. Take your Bears home: cast Unsummon.',
          deed: 'cast Unsummon',
          hint: 'Cast Unsummon.',
          wrong: { pass: 'Then both die.' },
        },
      ],
      learnt: 'Your Bears are in your hand, and their damage is dealt all the same.',
      entries: ['T-247'],
    }),
    scene('One at a time, with a breath between', {
      you: { hand: ['Shock', 'Shock'], inPlay: ['Mountain', 'Mountain'] },
      mara: { hand: ['Giant Growth'], inPlay: ['Forest', 'Grizzly Bears'] },
      rival: ['cast Giant Growth'],
      step: 'main',
      steps: [
        {
          says: 'Shock deals 2 damage: enough for Mara’s Bears, but she has a Forest open. Cast one.',
          deed: 'cast Shock',
          hint: 'Cast Shock.',
          wrong: { pass: 'Try it: cast Shock.' },
        },
        {
          says: 'At the Bears.',
          deed: 'choose Grizzly Bears',
          hint: 'Click Grizzly Bears.',
          wrong: { choose: 'The Bears.' },
        },
        {
          says: 'Pass, so that Mara may answer.',
          deed: 'pass',
          hint: 'Press Done.',
          wrong: { cast: 'First see what she does: you will get another chance.' },
        },
        {
          says: 'Giant Growth, in answer. It is on top and would resolve first. But you may answer it in turn, while the Bears are still 2/2. Cast the second Shock.',
          deed: 'cast Shock',
          hint: 'Cast the other Shock now.',
          wrong: { pass: 'Then the Bears grow to 5/5, and both Shocks are too little.' },
        },
        {
          says: 'At the Bears again.',
          deed: 'choose Grizzly Bears',
          hint: 'Click Grizzly Bears.',
          wrong: { choose: 'The Bears.' },
        },
        { says: 'The last one in resolves first.', deed: 'pass', hint: 'Press Done.' },
      ],
      learnt: 'The stack: the newest resolves first, and after each one everybody may answer again.',
      entries: ['T-248'],
    }),
    scene('Two legends', {
      you: { hand: ['Mirri, Cat Warrior'], inPlay: ['Forest', 'Forest', 'Forest'] },
      mara: { inPlay: ['Mirri, Cat Warrior', 'Forest'] },
      step: 'main',
      steps: [
        {
          says: 'Mara has Mirri, a legend, and so have you in hand. In 2007 two legends of one name destroy each other, whoever has them. Your own Mirri is as good as a removal spell: cast it.',
          deed: 'cast Mirri, Cat Warrior',
          hint: 'Cast Mirri, Cat Warrior.',
          wrong: { pass: 'Your Mirri would rid you of hers.' },
        },
        { says: 'Let it resolve.', deed: 'pass', hint: 'Press Done.' },
      ],
      learnt:
        'Both are in the graveyard. In 1997 the second could not have been cast so; later books let everybody have one.',
      entries: ['T-380'],
    }),
    scene('Equipment stays', {
      you: { inPlay: ['Loxodon Warhammer', 'Grizzly Bears', 'Forest', 'Forest', 'Forest'], life: 4 },
      mara: { inPlay: ['Plains'], life: 20 },
      step: 'main',
      steps: [
        {
          says: 'Loxodon Warhammer is Equipment: an artifact that is put on a creature for its equip cost, in your main phase. Equip your Bears.',
          deed: 'use Loxodon Warhammer',
          hint: 'Use the Warhammer.',
          wrong: { pass: 'First pick up the hammer.' },
        },
        { says: 'Let it resolve.', deed: 'pass', hint: 'Press Done.' },
      ],
      learnt:
        'The Bears are 5/2 with trample and lifelink. If they leave play, the hammer stays and can be picked up by another.',
      entries: ['T-049', 'T-050', 'T-357'],
    }),
  ],
};

export const lessons: readonly Lesson[] = [different];
