// What is different in 1993, for those who know another book: everything at the same time, interrupts, one attack in the
// main phase, artifacts that are off while tapped, mana that burns.

import type { Lesson } from '../../lessons/lesson.ts';
import { scenesOf } from '../../lessons/write.ts';

const scene = scenesOf('beta');

const different: Lesson = {
  id: 'beta',
  book: 'beta',
  title: 'Magic of 1993',
  about: 'For players who know a later book: six scenes on how the first rules worked.',
  minutes: 8,
  scenes: [
    scene('Everything at the same time', {
      you: { hand: ['Giant Growth'], inPlay: ['Forest', 'Grizzly Bears'] },
      mara: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      turn: 'mara',
      rival: ['cast Lightning Bolt', 'choose Grizzly Bears'],
      steps: [
        {
          says: 'Mara throws a Lightning Bolt at your Grizzly Bears: 3 damage to a creature with toughness 2. You may answer. Cast Giant Growth.',
          deed: 'cast Giant Growth',
          hint: 'Cast Giant Growth from your hand while the Bolt is waiting.',
          wrong: { pass: 'Then the Bears would die. There is time to answer: nothing has taken effect yet.' },
        },
        {
          says: 'Now both wait, and nothing has happened yet. Let things take effect.',
          deed: 'pass',
          hint: 'Press Done: you have nothing more to add.',
        },
        {
          says: 'In 1993 there is no first and last: everything takes effect at the same time. Only where the order makes a difference is it asked, and the one who came later decides: you. Choose that the Growth comes first.',
          deed: 'choose first, before everything else',
          hint: 'First, before everything else: so the Bolt meets a 5/5.',
          wrong: { choose: 'Then 3 damage would meet a 2/2, and the Growth would come too late.' },
        },
      ],
      learnt:
        'Spells that answer each other take effect together. Where the order would change the outcome, the player who announced the later one says whether it comes before or after.',
      entries: ['B-284', 'B-285'],
    }),
    scene('Interrupts come before everything', {
      you: { hand: ['Counterspell', 'Unsummon'], inPlay: ['Island', 'Island', 'Island'] },
      mara: { hand: ['Serra Angel'], inPlay: ['Plains', 'Plains', 'Plains', 'Plains', 'Plains'] },
      turn: 'mara',
      rival: ['cast Serra Angel'],
      steps: [
        {
          says: 'Mara is casting Serra Angel. While a spell is being cast only interrupts may be used, and they take effect at once. You hold one: Counterspell.',
          deed: 'cast Counterspell',
          hint: 'Cast Counterspell. Unsummon is an instant: it would have to wait until the Angel is there.',
          wrong: {
            pass: 'If you let it pass, the Angel is cast successfully, and no interrupt can stop it any more.',
          },
        },
      ],
      learnt:
        'An interrupt is faster than an instant: it resolves at once, before anything else, unless it is itself interrupted. Once a spell is successfully cast, it is too late.',
      entries: ['B-286', 'B-291'],
    }),
    scene('An artifact that is tapped is off', {
      you: { hand: ['Twiddle'], inPlay: ['Island', 'Howling Mine'] },
      mara: { inPlay: ['Plains'] },
      turn: 'mara',
      step: 'upkeep',
      steps: [
        {
          says: 'It is Mara’s upkeep, and in a moment she will draw: a card, and one more for your Howling Mine. In 1993 a tapped artifact does nothing. Cast Twiddle.',
          deed: 'cast Twiddle',
          hint: 'Cast Twiddle now, before Mara draws.',
          wrong: { pass: 'Then she draws two cards. You have a Twiddle in hand and an Island to pay for it.' },
        },
        {
          says: 'Aim it at your own Howling Mine.',
          deed: 'choose Howling Mine',
          hint: 'Click Howling Mine.',
          wrong: { choose: 'That would change nothing. It is the Mine that gives Mara a card.' },
        },
        {
          says: 'Tap it.',
          deed: 'choose tap',
          hint: 'Choose to tap it.',
        },
        {
          says: 'Nothing more to do: let the Twiddle take effect, and watch Mara draw a single card.',
          deed: 'pass',
          hint: 'Press Done.',
        },
      ],
      learnt:
        'A tapped artifact’s lasting effect stops until it untaps: in your own untap phase, just in time for your own draw. People built decks on this.',
      entries: ['B-142'],
    }),
    scene('A tapped blocker strikes no blow', {
      you: { hand: ['Twiddle'], inPlay: ['Island', 'Grizzly Bears'] },
      mara: { inPlay: ['Plains', 'Hill Giant'], life: 20 },
      rival: ['block Grizzly Bears with Hill Giant'],
      steps: [
        {
          says: 'In 1993 the attack is a part of your main phase: you may cast spells before it and after it. Begin it now.',
          deed: 'begin the attack',
          hint: 'Press the button that begins the attack.',
          wrong: {
            pass: 'That would end your main phase, and with it your chance to attack.',
            cast: 'Keep the Twiddle: you will need it in the attack.',
          },
        },
        {
          says: 'Attack with the Bears, though the Hill Giant is larger.',
          deed: 'attack with Grizzly Bears',
          hint: 'Click Grizzly Bears, then Done.',
          wrong: { attack: 'Trust the lesson: send the Bears.' },
        },
        {
          says: 'Keep the Twiddle for later: let Mara declare her defense.',
          deed: 'pass',
          hint: 'Press Done and wait for the block.',
          wrong: { cast: 'Tapped now, the Giant could not block at all. But see what happens when it does.' },
        },
        {
          says: 'The Giant blocks. It would destroy your Bears. But a blocker that is tapped deals no damage in this book. Cast Twiddle.',
          deed: 'cast Twiddle',
          hint: 'Cast Twiddle now, before damage is dealt.',
          wrong: { pass: 'Then the Bears die. You still have the Twiddle.' },
        },
        {
          says: 'Aim it at the Hill Giant.',
          deed: 'choose Hill Giant',
          hint: 'Click the Hill Giant.',
          wrong: { choose: 'The Giant is the one that must not strike.' },
        },
        { says: 'Tap it.', deed: 'choose tap', hint: 'Choose to tap it.' },
        { says: 'Let it happen.', deed: 'pass', hint: 'Press Done.' },
      ],
      learnt: 'The Giant still blocks, but strikes no blow: your Bears live. Later books let tapped blockers strike.',
      entries: ['B-238'],
    }),
    scene('Saved at the moment of dying', {
      you: { inPlay: ['Swamp', 'Drudge Skeletons'] },
      mara: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      turn: 'mara',
      rival: ['cast Lightning Bolt', 'choose Drudge Skeletons'],
      steps: [
        {
          says: 'A Bolt flies at your Drudge Skeletons. Do not answer yet: in 1993 a creature is regenerated when it would go to the graveyard, not before.',
          deed: 'pass',
          hint: 'Press Done and let the Bolt hit.',
        },
        {
          says: 'Now the Skeletons are on their way to the graveyard, and only what saves them may be used. Regenerate them.',
          deed: 'use Drudge Skeletons',
          hint: 'Click Drudge Skeletons: one black mana saves them.',
          wrong: { pass: 'Then they are gone. One black mana brings them back.' },
        },
      ],
      learnt: 'Regeneration undoes a death that has just happened: no shield made beforehand, no mana spent in vain.',
      entries: ['B-255'],
    }),
    scene('Mana that is left burns', {
      you: { hand: ['Hypnotic Specter', 'Dark Ritual'], inPlay: ['Swamp'] },
      mara: { inPlay: ['Plains'] },
      steps: [
        {
          says: 'Dark Ritual turns one black mana into three. They last only until the phase ends: what is left then burns, and each costs you a life. So cast the Ritual only when you can use all of it: now.',
          deed: 'cast Dark Ritual',
          hint: 'Cast Dark Ritual: it is an interrupt and gives its mana at once.',
          wrong: { pass: 'You can have a Specter in the first turn. Begin with the Ritual.' },
        },
        {
          says: 'Three black mana are in your pool. Spend all of it: cast Hypnotic Specter.',
          deed: 'cast Hypnotic Specter',
          hint: 'Cast Hypnotic Specter with the mana of the Ritual.',
          wrong: { pass: 'Three mana would burn you for 3 life. Cast the Specter.' },
        },
      ],
      learnt:
        'A first-turn Specter, and nothing left to burn. Mana burns in the books of 1993, 1997 and 2007; in 2010 it is simply lost.',
      entries: ['B-111'],
    }),
  ],
};

export const lessons: readonly Lesson[] = [different];
