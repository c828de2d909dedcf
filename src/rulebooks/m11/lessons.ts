// What is different in 2010 (Magic 2011), for those who know another book: damage at once, blockers in order, planeswalkers,
// deathtouch and lifelink as they were then, and mana that is lost without pain.

import type { Lesson } from '../../lessons/lesson.ts';
import { scenesOf } from '../../lessons/write.ts';

const scene = scenesOf('m11');

const different: Lesson = {
  id: 'm11',
  book: 'm11',
  title: 'Magic of 2010',
  about: 'For players who know an older book: five scenes on ordered blockers, planeswalkers and damage dealt at once.',
  minutes: 8,
  scenes: [
    scene('Blockers in order', {
      you: { inPlay: ['Enormous Baloth'], life: 20 },
      mara: { inPlay: ['Runeclaw Bear', 'Giant Spider'] },
      step: 'beginning of combat',
      rival: ['block Enormous Baloth with Giant Spider and Enormous Baloth with Runeclaw Bear'],
      steps: [
        {
          says: 'Attack with your Baloth, 7/7.',
          deed: 'attack with Enormous Baloth',
          hint: 'Click the Baloth, then Done.',
          wrong: { attack: 'Send it.' },
        },
        {
          says: 'Two creatures block. In 2010 you put the blockers in an order, and damage goes along it: the next gets something only when the one before has enough to be destroyed. Put Giant Spider first.',
          deed: 'order Giant Spider, Runeclaw Bear',
          hint: 'Giant Spider first, then Runeclaw Bear.',
          wrong: { order: 'That works too: 2 for the Bear and 5 for the Spider. For now the Spider first.' },
        },
      ],
      learnt: 'Lethal damage to the first, then to the next. Older books let you divide it as you liked.',
      entries: ['M-198'],
    }),
    scene('A planeswalker fights for you', {
      you: { hand: ['Chandra Nalaar'], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain'] },
      mara: { inPlay: ['Giant Spider', 'Forest'] },
      step: 'main',
      steps: [
        {
          says: 'Chandra is a planeswalker: an ally with loyalty in the place of toughness. Cast her.',
          deed: 'cast Chandra Nalaar',
          hint: 'Cast Chandra Nalaar.',
          wrong: { pass: 'Cast her first.' },
        },
        { says: 'Let her resolve.', deed: 'pass', hint: 'Press Done.' },
        {
          says: 'Once in each of your turns you may use one of her abilities. Putting loyalty on her is the safe one: +1, and 1 damage to a player. Or take loyalty off for more. Use her.',
          deed: 'use Chandra Nalaar',
          hint: 'Click Chandra and choose an ability.',
          wrong: { pass: 'She came to help: use her.' },
        },
      ],
      learnt:
        'Creatures may attack a planeswalker, and damage meant for you may be turned to one. At 0 loyalty she leaves.',
      entries: ['M-062', 'M-064'],
    }),
    scene('Damage does not wait', {
      you: { hand: ['Giant Growth'], inPlay: ['Forest', 'Runeclaw Bear'] },
      mara: { inPlay: ['Silvercoat Lion', 'Plains'] },
      step: 'beginning of combat',
      rival: ['block Runeclaw Bear with Silvercoat Lion'],
      steps: [
        {
          says: 'Attack with your Bear.',
          deed: 'attack with Runeclaw Bear',
          hint: 'Click your Bear, then Done.',
          wrong: { attack: 'Send it: you hold a Giant Growth.' },
        },
        {
          says: 'Wait for the block.',
          deed: 'pass',
          hint: 'Press Done.',
          wrong: { cast: 'Wait until she has blocked: then she cannot change her mind.' },
        },
        {
          says: 'Blocked. Combat damage does not use the stack any more: when both pass now, it is dealt. This is your last chance. Cast Giant Growth.',
          deed: 'cast Giant Growth',
          hint: 'Cast Giant Growth now.',
          wrong: { pass: 'Then both die: there is no pause between damage assigned and damage dealt.' },
        },
        {
          says: 'On your own Bear.',
          deed: 'choose Runeclaw Bear',
          hint: 'Click your own Bear.',
          wrong: { choose: 'That would make Mara’s creature larger.' },
        },
        { says: 'Let it resolve.', deed: 'pass', hint: 'Press Done.' },
      ],
      learnt: 'Tricks come before damage, or not at all.',
      entries: ['M-198'],
    }),
    scene('Deathtouch divides', {
      you: { inPlay: ['Deadly Recluse', 'Forest'] },
      mara: { inPlay: ['Enormous Baloth', 'Forest'] },
      turn: 'mara',
      step: 'beginning of combat',
      rival: ['attack with Enormous Baloth'],
      steps: [
        {
          says: 'A 7/7 attacks. Your Deadly Recluse is 1/2, but it has deathtouch: any damage from it destroys a creature. Block.',
          deed: 'block Enormous Baloth with Deadly Recluse',
          hint: 'Click the Recluse, then the Baloth, then Done.',
          wrong: { block: 'One bite is enough: block.' },
        },
      ],
      learnt: 'Both are gone. With deathtouch, 1 damage counts as lethal, also when damage is divided among blockers.',
      entries: ['M-376', 'M-377'],
    }),
    scene('Lifelink at once', {
      you: { life: 1, inPlay: ['Child of Night', 'Swamp'] },
      mara: { inPlay: ['Runeclaw Bear', 'Runeclaw Bear', 'Forest'] },
      turn: 'mara',
      step: 'beginning of combat',
      rival: ['attack with Runeclaw Bear and Runeclaw Bear'],
      steps: [
        {
          says: 'You have 1 life, and two Bears attack. Your Child of Night has lifelink. One Bear will get through for 2. Does it help to block? Yes: block one.',
          deed: 'block Runeclaw Bear with Child of Night',
          hint: 'Click Child of Night, then one of the Bears, then Done.',
          wrong: { block: 'Then 4 damage get through. With the block 2 do, and you gain 2 in the same moment.' },
        },
      ],
      learnt:
        '1 − 2 + 2 = 1: lifelink gains life as the damage is dealt, not afterwards as in 2007, so you never were at 0 when it was looked at.',
      entries: ['M-429'],
    }),
  ],
};

export const lessons: readonly Lesson[] = [different];
