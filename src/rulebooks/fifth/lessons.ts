// What is different in 1997 (Fifth Edition), for those who know another book: batches, the damage-prevention step, life that
// is counted at the end of a phase, regeneration at the moment of dying.

import type { Lesson } from '../../lessons/lesson.ts';
import { scenesOf } from '../../lessons/write.ts';

const scene = scenesOf('fifth');

const different: Lesson = {
  id: 'fifth',
  book: 'fifth',
  title: 'Magic of 1997',
  about: 'For players who know another book: five scenes on batches, damage prevention and life at zero.',
  minutes: 7,
  scenes: [
    scene('A batch resolves backwards', {
      you: { hand: ['Giant Growth'], inPlay: ['Forest', 'Grizzly Bears'] },
      mara: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      turn: 'mara',
      rival: ['cast Lightning Bolt', 'choose Grizzly Bears'],
      steps: [
        {
          says: 'A Lightning Bolt at your Bears. Fast effects that answer each other form a batch, and the last one in comes first. So answer: cast Giant Growth.',
          deed: 'cast Giant Growth',
          hint: 'Cast Giant Growth now.',
          wrong: { pass: 'Then the Bolt resolves alone, and the Bears die.' },
        },
        {
          says: 'Growth was last in: it resolves first, and the Bolt then finds a 5/5. Let the batch resolve. Once it has begun to resolve, nobody may add to it.',
          deed: 'pass',
          hint: 'Press Done.',
        },
      ],
      learnt:
        'The whole batch resolves in one go, last in, first out. Later books let players answer again between one resolution and the next; this one does not.',
      entries: ['F-591', 'F-062'],
    }),
    scene('Prevention has a step of its own', {
      you: { hand: ['Healing Salve'], inPlay: ['Plains', 'Serra Angel'] },
      mara: { hand: ['Fireball'], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain'] },
      turn: 'mara',
      rival: ['cast Fireball', 'number 4', 'choose Serra Angel'],
      steps: [
        {
          says: 'A Fireball for 4 at your Serra Angel. Your Healing Salve could prevent 3 of it, but not yet: there is no damage so far. Let the Fireball resolve.',
          deed: 'pass',
          hint: 'Press Done: prevention waits for the damage.',
          wrong: { cast: 'There is no damage yet that could be prevented. Used now, the Salve could only give life.' },
        },
        {
          says: 'Now damage has been dealt and does not count yet: this is the damage-prevention step, and only prevention may be used. Cast Healing Salve.',
          deed: 'cast Healing Salve',
          hint: 'Cast Healing Salve.',
          wrong: { pass: 'Then all 4 count, and the Angel dies.' },
        },
        {
          says: 'The damage itself is what you aim at. Prevent 3: the Angel lives with 1.',
          deed: 'pass',
          hint: 'Press Done to let it count.',
        },
      ],
      learnt:
        'In 1997 you see the damage first and prevent it then, in a step in which nothing else can be done. In later books a shield must be made beforehand.',
      entries: ['F-299', 'F-603'],
    }),
    scene('Life is counted at the end of the phase', {
      you: { life: 2, hand: ['Healing Salve'], inPlay: ['Plains'] },
      mara: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      turn: 'mara',
      rival: ['cast Lightning Bolt', 'choose You'],
      steps: [
        {
          says: 'You have 2 life, and a Lightning Bolt comes for 3. Keep calm and let it resolve.',
          deed: 'pass',
          hint: 'Press Done.',
        },
        {
          says: 'Do not prevent it: let the damage count, just to see.',
          deed: 'pass',
          hint: 'Press Done once more.',
          wrong: { cast: 'That would save you too. But let us see what happens without: nothing is lost yet.' },
        },
        {
          says: 'You stand at −1, and still play! A life total is only looked at when a phase ends. Cast Healing Salve for 3 life before that.',
          deed: 'cast Healing Salve',
          hint: 'Cast Healing Salve, and choose to gain life.',
          wrong: { pass: 'When the phase ends with you below 1, you have lost.' },
        },
      ],
      learnt:
        'Whoever has 0 life or less at the end of a phase, or at the beginning or end of an attack, loses. In between there is time.',
      entries: ['F-002'],
    }),
    scene('Regenerated when it dies', {
      you: { inPlay: ['Swamp', 'Drudge Skeletons'] },
      mara: { inPlay: ['Hill Giant', 'Mountain'] },
      turn: 'mara',
      step: 'begin combat',
      rival: ['attack with Hill Giant'],
      steps: [
        {
          says: 'A Hill Giant attacks. Block it with your Drudge Skeletons.',
          deed: 'block Hill Giant with Drudge Skeletons',
          hint: 'Click the Skeletons, then the Giant, then Done.',
          wrong: { block: 'The Skeletons can be brought back for one black mana: they are made for this.' },
        },
        {
          says: 'Now wait: regenerating beforehand is not possible here. Let the damage be dealt.',
          deed: 'pass',
          hint: 'Press Done.',
        },
        {
          says: 'The Skeletons have lethal damage and are on their way to the graveyard. Regenerate them now.',
          deed: 'use Drudge Skeletons',
          hint: 'Click Drudge Skeletons.',
          wrong: { pass: 'Then they go to the graveyard for good.' },
        },
      ],
      learnt:
        'Regeneration comes at the last moment and costs nothing where it is not needed. From the Sixth Edition on it is a shield made in advance.',
      entries: ['F-249'],
    }),
    scene('The interrupt’s window', {
      you: { hand: ['Counterspell'], inPlay: ['Island', 'Island'] },
      mara: {
        hand: ['Shivan Dragon'],
        inPlay: ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain'],
      },
      turn: 'mara',
      rival: ['cast Shivan Dragon'],
      steps: [
        {
          says: 'Mara casts Shivan Dragon. Before it is successfully cast there is one chance for interrupts. Use yours.',
          deed: 'cast Counterspell',
          hint: 'Cast Counterspell.',
          wrong: { pass: 'There is no second chance: a summoned Dragon is no spell any more.' },
        },
      ],
      learnt:
        'Each spell and each effect can be interrupted once while it is being cast; interrupts at interrupts make a stack of their own.',
      entries: ['F-071'],
    }),
  ],
};

export const lessons: readonly Lesson[] = [different];
