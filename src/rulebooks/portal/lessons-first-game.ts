// The guided first game that Portal begins with (P-001 to P-003): both decks lie in a fixed order, and a whole short duel
// leads from the first land to the win, one idea at a time.

import type { Lesson, Step } from '../../lessons/lesson.ts';

const attack = (deed: string, says: string, hint: string, wrong: Step['wrong'] = {}): Step => ({
  says,
  deed,
  hint,
  wrong,
});

const steps: readonly Step[] = [
  {
    says: 'Welcome. Your hand is at the bottom. Lands pay for everything else, and you may play one each turn. Click the Mountain.',
    deed: 'play Mountain',
    hint: 'The Mountain is the land with the red picture: click it, or drag it onto the table.',
    wrong: {
      play: 'A Forest would be a land too, but the card we want next is red, and red is paid with a Mountain.',
      pass: 'A turn without a land is a turn lost. Play the Mountain first.',
    },
  },
  {
    says: 'The number and symbols in the corner of a card are its cost. Raging Goblin costs one red: your Mountain pays it. Click the Goblin.',
    deed: 'cast Raging Goblin',
    hint: 'Click Raging Goblin in your hand. Your Mountain is tapped (turned) to pay: it is used up until your next turn.',
    wrong: { pass: 'You can afford the Goblin: one red, and you have one Mountain. Play it before you go on.' },
  },
  attack(
    'attack with Raging Goblin',
    'The Goblin lies before you: 1 is its offense, 1 its defense. Most creatures must wait a turn before they attack; this one says that it need not. Nobody is there to stop it: click it, then Done.',
    'Click Raging Goblin, so that it steps forward, and then Done.',
    { attack: 'Mara has no creature: nothing can happen to your Goblin. Send it.' },
  ),
  {
    says: 'Mara lost 1 life; when hers are gone, you have won. With nothing left to do your turn ended, she played a land, and now it is your turn again: your cards turned upright, and you drew a card. Play a Forest.',
    deed: 'play Forest',
    hint: 'Click a Forest in your hand.',
    wrong: {
      play: 'You have a Mountain already. Grizzly Bears needs a green land: the Forest.',
      pass: 'First your land for this turn: the Forest.',
    },
  },
  {
    says: 'Grizzly Bears costs one green and one of any kind. Play it: your two lands are just enough.',
    deed: 'cast Grizzly Bears',
    hint: 'Click Grizzly Bears.',
    wrong: {
      cast: 'Volcanic Hammer hurts one creature or player. Mara has no creature yet: it is worth more later.',
      pass: 'You have two lands and nothing else to pay: play the Bears.',
    },
  },
  attack(
    'attack with Raging Goblin',
    'The Bears came only now and must wait. The Goblin may go again.',
    'Click the Goblin, then Done.',
    { attack: 'There is still nobody to stop the Goblin. Every point counts.' },
  ),
  {
    says: 'Mara has a Knight Errant: offense 2, defense 2. First your land: a Forest.',
    deed: 'play Forest',
    hint: 'Click the Forest.',
    wrong: {
      play: 'Both would do now, but keep to the Forest: the big creature in your hand is green.',
      pass: 'First the land.',
    },
  },
  {
    says: 'If your Goblin attacked now, the Knight would step in its way (Portal says: intercept) and destroy it. A sorcery clears the way: play Volcanic Hammer.',
    deed: 'cast Volcanic Hammer',
    hint: 'Click Volcanic Hammer in your hand.',
    wrong: {
      pass: 'With the Knight there your attack would cost you the Goblin. Use the Hammer first.',
    },
  },
  {
    says: 'The Hammer deals 3 damage to any one creature or player. 3 is more than the Knight can stand. Click the Knight.',
    deed: 'choose Knight Errant',
    hint: 'Click Knight Errant on Mara’s side.',
    wrong: {
      'choose Mara': '3 damage to Mara would be something, but the Knight would stop your creatures turn after turn.',
      'choose You': 'That would be you! The Hammer is for the Knight.',
      choose: 'That is one of your own. Aim at the Knight.',
    },
  },
  attack(
    'attack with Grizzly Bears and Raging Goblin',
    'The Knight is gone: it lies in Mara’s discard pile. Your Bears are ready by now. Attack with both: click one, then the other, then Done.',
    'Click Grizzly Bears and Raging Goblin, then Done.',
    {
      'attack with nothing': 'Nobody can stop them, and you would give away 3 damage.',
      attack: 'Send both: nobody is there to intercept.',
    },
  ),
  {
    says: '3 damage: Mara has 5 life left. But she has a Border Guard now: offense 1, and defense 4. Play your land: the Mountain.',
    deed: 'play Mountain',
    hint: 'Click the Mountain.',
    wrong: { pass: 'A land every turn, as long as you have one.' },
  },
  {
    says: 'Four lands: enough for Giant Spider, 2/4. Its text says that it can intercept creatures that fly. You will see what for.',
    deed: 'cast Giant Spider',
    hint: 'Click Giant Spider.',
    wrong: { pass: 'You can afford the Spider, and you will need it.' },
  },
  attack(
    'attack with nothing',
    'Look at the Border Guard: 4 defense. Your Bears deal 2, your Goblin 1. One of them would be intercepted and could win nothing. Sometimes it is best to stay at home: choose no attacker, and press Done.',
    'Just press Done without choosing an attacker.',
    {
      'attack with Raging Goblin':
        'The Guard would intercept your Goblin: its 1 damage destroys the Goblin, and the Guard shrugs. (Taken back: nothing has happened.)',
      attack:
        'What attacks is tapped and cannot defend you in Mara’s turn, and the Guard makes sure that little gets through. (Taken back: nothing has happened.)',
    },
  ),
  {
    says: 'Well considered. Mara has summoned a Wild Griffin, which flies. Your land first: the Forest.',
    deed: 'play Forest',
    hint: 'Click the Forest.',
    wrong: { pass: 'The fifth land matters: play it.' },
  },
  {
    says: 'Five lands! Spined Wurm costs four of any kind and one green, and is 5/4: the largest creature on the table.',
    deed: 'cast Spined Wurm',
    hint: 'Click Spined Wurm.',
    wrong: { pass: 'You have waited for the Wurm since the first turn. Play it.' },
  },
  attack(
    'attack with nothing',
    'The Wurm must wait, and the Griffin will come flying in Mara’s turn: whoever attacks now cannot defend you then. Stay at home once more.',
    'Press Done without choosing an attacker.',
    { attack: 'Keep your creatures upright for Mara’s turn. (Taken back: nothing has happened.)' },
  ),
  {
    says: 'The Griffin attacks: 2 damage in the air. Only a creature that flies, or says that it can, may intercept it. Click your Giant Spider, then the Griffin, then Done.',
    deed: 'block Wild Griffin with Giant Spider',
    hint: 'Click Giant Spider, then Wild Griffin, then Done.',
    wrong: {
      'block nothing':
        'You could take the 2 damage, but the Spider beats the Griffin: it deals 2, and the Griffin’s 2 cannot destroy a creature with 4 defense.',
    },
  },
  {
    says: 'The Griffin is destroyed, and the Spider lives: damage on a creature is gone when the turn ends. Your turn. Mara has 5 life. You can win now. Play your land, then look at your hand.',
    deed: 'play Mountain',
    hint: 'Play the Mountain: it is your land for this turn.',
    wrong: { pass: 'A land first: you will see why.' },
  },
  {
    says: 'How do you win this turn? Read your cards.',
    deed: 'cast Lava Axe',
    hint: 'Lava Axe deals 5 damage to a player, and Mara has 5 life.',
    wrong: {
      pass: 'An attack would hurt, but the Guard stops one of them, and it would not be quite enough. There is a card in your hand that is.',
    },
  },
];

export const firstGame: Lesson = {
  id: 'first-game',
  book: 'portal',
  title: 'Your first game',
  about: 'A whole short game that leads you by the hand: lands, creatures, attacks, interception, sorceries, winning.',
  minutes: 12,
  scenes: [
    {
      title: 'Your first game',
      position: {
        book: 'portal',
        seats: {
          You: {
            life: 10,
            hand: ['Mountain', 'Forest', 'Forest', 'Raging Goblin', 'Grizzly Bears', 'Volcanic Hammer', 'Spined Wurm'],
            library: ['Mountain', 'Giant Spider', 'Forest', 'Mountain', 'Lava Axe', 'Forest', 'Mountain', 'Forest'],
          },
          Mara: {
            life: 10,
            hand: ['Plains', 'Plains', 'Plains', 'Plains', 'Knight Errant', 'Border Guard', 'Wild Griffin'],
            library: ['Path of Peace', 'Plains', 'Plains', 'Sacred Nectar', 'Plains', 'Plains', 'Plains', 'Plains'],
          },
        },
        turn: 1,
        active: 'You',
        step: 'land',
      },
      rival: [
        'play Plains',
        'play Plains',
        'cast Knight Errant',
        'play Plains',
        'cast Border Guard',
        'play Plains',
        'cast Wild Griffin',
        'attack with Wild Griffin',
      ],
      steps,
      learnt:
        'You have won your first game. You know lands, costs, creatures, attacks, interception and sorceries: that is all of Portal’s turn. Now play a whole game, or see how the other books differ.',
      entries: ['P-001', 'P-002', 'P-003'],
    },
  ],
};
