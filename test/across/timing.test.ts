// Timing in five books: announcing, interrupting, responding, resolving, triggering.

import { BOOKS as RULEBOOKS } from '../../src/rulebooks/index.ts';
import { given, play, then } from '../play.ts';
import { across, type BookId } from '../support/catalogue.ts';

const lifeOf = (seat: number): number => play.game.state.players[seat]?.life ?? 0;
const inPlay = (name: string): boolean => {
  try {
    then(name).isIn('play');
    return true;
  } catch {
    return false;
  }
};
const holds = (book: BookId, ...cards: string[]): boolean => {
  try {
    given(book, { ann: { hand: cards }, ben: {} });
    return true;
  } catch {
    return false;
  }
};
/** Cards in Ann's hand, or drawn and not yet taken up. */
const drawn = (): number =>
  (play.game.state.players[0]?.hand.length ?? 0) + (play.game.state.players[0]?.drawing.length ?? 0);
function passAll(): void {
  for (let i = 0; i < 30 && play.question?.ask === 'act' && play.game.state.chain.length > 0; i += 1) play.pass();
}

across(
  'the smaller creature is hit by 3 damage; in response it grows by 3: does it live',
  { beta: true, fifth: true, portal: null, tenth: true, m11: true },
  (book) => {
    if (!holds(book, 'Lightning Bolt', 'Giant Growth')) return null;
    const { ann, ben } = given(book, {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { hand: ['Giant Growth'], inPlay: ['Forest', 'Grizzly Bears'] },
    });
    ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    ben.casts('Giant Growth', { target: 'Grizzly Bears' });
    passAll();
    if (play.question?.ask === 'pick') ben.chooses(0);
    passAll();
    return inPlay('Grizzly Bears');
  },
  { facts: ['timing.resolves'] },
);

across(
  'who decides whether a response takes effect first',
  {
    beta: 'the later caster',
    fifth: 'nobody: last in, first out',
    portal: 'there are no responses',
    tenth: 'nobody: last in, first out',
    m11: 'nobody: last in, first out',
  },
  (book) => {
    if (!holds(book, 'Lightning Bolt', 'Unsummon')) return 'there are no responses';
    const { ann, ben } = given(book, {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { hand: ['Unsummon'], inPlay: ['Island', 'Grizzly Bears'] },
    });
    ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    ben.casts('Unsummon', { target: 'Grizzly Bears' });
    passAll();
    return play.question?.ask === 'pick' && play.asked === 'ben' ? 'the later caster' : 'nobody: last in, first out';
  },
  { facts: ['timing.resolves'] },
);

across(
  'a spell has resolved with another still waiting: may players act in between',
  { beta: false, fifth: false, portal: null, tenth: true, m11: true },
  (book) => {
    if (!holds(book, 'Giant Growth')) return null;
    const { ann } = given(book, {
      ann: { hand: ['Giant Growth', 'Giant Growth'], inPlay: ['Forest', 'Forest', 'Forest', 'Grizzly Bears'] },
      ben: { inPlay: ['Forest'] },
    });
    ann.casts('Giant Growth', { target: 'Grizzly Bears' });
    ann.casts('Giant Growth', { target: 'Grizzly Bears' });
    for (let i = 0; i < 12 && play.question?.ask === 'act' && play.game.state.chain.length === 2; i += 1) play.pass();
    return play.game.state.chain.length === 1;
  },
  { facts: ['timing.resolves'] },
);

across(
  'who is asked first after the active player has announced something',
  { beta: 'ann', fifth: 'ann', portal: 'nobody', tenth: 'ann', m11: 'ann' },
  (book) => {
    if (!holds(book, 'Giant Growth')) return 'nobody';
    const { ann } = given(book, {
      ann: { hand: ['Giant Growth'], inPlay: ['Forest', 'Mountain', 'Grizzly Bears'] },
      ben: { inPlay: ['Forest'] },
    });
    ann.casts('Giant Growth', { target: 'Grizzly Bears' });
    return play.asked;
  },
  { facts: ['timing.responds'] },
);

across(
  'who is asked first after the other player has announced something',
  { beta: 'ann', fifth: 'ann', portal: 'nobody', tenth: 'ben', m11: 'ben' },
  (book) => {
    if (!holds(book, 'Giant Growth')) return 'nobody';
    const { ben } = given(book, {
      ann: { inPlay: ['Forest', 'Mountain'] },
      ben: { hand: ['Giant Growth'], inPlay: ['Forest', 'Forest', 'Grizzly Bears'] },
    });
    ben.casts('Giant Growth', { target: 'Grizzly Bears' });
    return play.asked;
  },
  { facts: ['timing.responds'] },
);

across(
  'a creature spell is countered: when can that be done',
  {
    beta: 'before it is successfully cast',
    fifth: 'before it is successfully cast',
    portal: null,
    tenth: 'while it is on the stack',
    m11: 'while it is on the stack',
  },
  (book) => {
    if (!holds(book, 'Counterspell')) return null;
    const { ann, ben } = given(book, {
      ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest'] },
      ben: { hand: ['Counterspell'], inPlay: ['Island', 'Island'] },
    });
    ann.casts('Grizzly Bears');
    for (let i = 0; i < 6 && play.asked !== 'ben'; i += 1) play.pass();
    const window = play.question?.ask === 'act' ? play.question.window : '';
    ben.casts('Counterspell', { target: 'Grizzly Bears' });
    passAll();
    if (inPlay('Grizzly Bears')) return 'never';
    return window === 'interrupt' ? 'before it is successfully cast' : 'while it is on the stack';
  },
  { facts: ['types.interrupts', 'timing.interrupts'] },
);

across(
  'a second interrupt by the same player to the same spell',
  { beta: true, fifth: false, portal: null, tenth: null, m11: null },
  (book) => {
    if (!RULEBOOKS[book].facts.types.interrupts) return null;
    const { ann } = given(book, {
      ann: { hand: ['Grizzly Bears', 'Thoughtlace', 'Deathlace'], inPlay: ['Forest', 'Forest', 'Island', 'Swamp'] },
      ben: {},
    });
    ann.casts('Grizzly Bears');
    ann.casts('Thoughtlace', { target: 'Grizzly Bears' });
    // She may always interrupt the Thoughtlace; the question is about the Bears once more.
    const about = (): number =>
      play.question?.ask === 'act' && play.question.window === 'interrupt' ? play.question.item : 0;
    const bears = play.game.state.chain[0]?.id;
    for (let i = 0; i < 4 && about() !== 0 && about() !== bears; i += 1) play.pass();
    return about() === bears && play.asked === 'ann' && ann.mayCast('Deathlace');
  },
  { facts: ['timing.interrupts'] },
);

across(
  'an ability that triggers when a creature comes into play: when it happens',
  { beta: 'at once', fifth: 'at once', portal: 'at once', tenth: 'on the stack', m11: 'on the stack' },
  (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Kavu Climber'], inPlay: Array.from({ length: 5 }, () => 'Forest') },
      ben: {},
    });
    ann.casts('Kavu Climber');
    for (let i = 0; i < 8 && play.game.state.chain.some((item) => item.what === 'spell'); i += 1) play.pass();
    return play.game.state.chain.some((item) => item.what === 'trigger')
      ? 'on the stack'
      : drawn() === 1
        ? 'at once'
        : 'never';
  },
  { facts: ['timing.triggers'] },
);

across(
  'two things to do in the upkeep: who brings them about',
  {
    beta: 'the player deals with each',
    fifth: 'the player deals with each',
    portal: null,
    tenth: 'they go on the stack',
    m11: 'they go on the stack',
  },
  (book) => {
    if (!holds(book, 'Wanderlust')) return null;
    given(book, { ann: { inPlay: [{ card: 'Grizzly Bears', with: ['Wanderlust'] }] }, ben: {} }, { step: 'untap' });
    play.until('upkeep');
    if (play.game.state.turn.duties.length > 0) return 'the player deals with each';
    return play.game.state.chain.length > 0 ? 'they go on the stack' : 'nobody';
  },
  { facts: ['timing.phaseEffects'] },
);

across(
  'an unpaid upkeep cost: may the card be used before it is paid',
  { beta: true, fifth: false, portal: null, tenth: null, m11: null },
  (book) => {
    if (RULEBOOKS[book].facts.timing.phaseEffects === 'triggers') return null;
    const { ann } = given(
      book,
      { ann: { inPlay: ['Fountain of Youth', 'Energy Flux', ...Array.from({ length: 4 }, () => 'Island')] }, ben: {} },
      { step: 'untap' },
    );
    play.until('upkeep');
    return ann.mayActivate('Fountain of Youth');
  },
  { facts: ['timing.upkeepLocks'] },
);

across(
  'Twiddle: when tap or untap is said',
  { beta: 'announcing', fifth: 'announcing', portal: null, tenth: 'resolving', m11: 'resolving' },
  (book) => {
    if (!holds(book, 'Twiddle')) return null;
    const { ann } = given(book, { ann: { hand: ['Twiddle'], inPlay: ['Island', 'Grizzly Bears'] }, ben: {} });
    ann.casts('Twiddle', { target: 'Grizzly Bears' });
    // Where it is a choice of two modes, the words of the test have taken the first.
    const modes = play.game.inside.kinds.named('Twiddle')?.definition.spell.modes.length ?? 1;
    const asks = (): string | undefined => play.question?.ask;
    if (asks() === 'option' || modes > 1) return 'announcing';
    passAll();
    return asks() === 'option' || asks() === 'yesno' ? 'resolving' : 'never';
  },
  { facts: ['timing.choices'] },
);

across(
  'a blue source is made black after its effect was announced: what color the damage is',
  { beta: 'black', fifth: 'blue', portal: null, tenth: 'black', m11: 'black' },
  (book) => {
    if (!holds(book, 'Prodigal Sorcerer', 'Deathlace', 'Circle of Protection: Blue')) return null;
    const { ann, ben } = given(book, {
      ann: { hand: ['Deathlace'], inPlay: ['Swamp', 'Prodigal Sorcerer'] },
      ben: { inPlay: ['Circle of Protection: Blue', 'Plains'] },
    });
    ann.activates('Prodigal Sorcerer', { target: 'ben' });
    ann.casts('Deathlace', { target: 'Prodigal Sorcerer' });
    // The Deathlace takes effect; then the Circle against blue is tried on what the Sorcerer does.
    const black = (): boolean =>
      play.game.view(0).inPlay.some((card) => card.name === 'Prodigal Sorcerer' && card.colors.includes('black'));
    for (let i = 0; i < 30 && play.question !== null && !black(); i += 1) {
      if (play.question.ask === 'pick') ann.chooses(0);
      else play.pass();
    }
    for (let i = 0; i < 4 && play.question?.ask === 'act' && play.asked !== 'ben' && lifeOf(1) === 20; i += 1)
      play.pass();
    if (lifeOf(1) < 20) return 'black';
    if (RULEBOOKS[book].facts.damage.prevention === 'step') {
      ben.activates('Circle of Protection: Blue');
      for (let i = 0; i < 8 && play.question?.ask === 'act' && play.question.window === 'prevention'; i += 1)
        play.pass();
      return lifeOf(1) === 20 ? 'blue' : 'black';
    }
    ben.activates('Circle of Protection: Blue');
    passAll();
    for (let i = 0; i < 6 && play.question?.ask === 'pick'; i += 1) ben.chooses(0);
    passAll();
    return lifeOf(1) === 20 ? 'blue' : 'black';
  },
  { facts: ['timing.sourceColor'] },
);

across(
  'cards drawn: is there a moment in which they lie face down',
  { beta: false, fifth: true, portal: false, tenth: false, m11: false },
  (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Tidings'], inPlay: Array.from({ length: 5 }, () => 'Island') },
      ben: {},
    });
    ann.casts('Tidings');
    for (let i = 0; i < 10 && play.question?.ask === 'act' && drawn() === 0; i += 1) play.pass();
    return (play.game.state.players[0]?.drawing.length ?? 0) > 0;
  },
  { facts: ['timing.draws'] },
);

across(
  'damage is dealt to a creature: is there a step in which it can still be prevented',
  { beta: false, fifth: true, portal: false, tenth: false, m11: false },
  (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Blaze'], inPlay: ['Mountain', 'Mountain'] },
      ben: { inPlay: ['Hurloon Minotaur'] },
    });
    ann.casts('Blaze', { x: 1, target: 'Hurloon Minotaur' });
    for (
      let i = 0;
      i < 12 &&
      play.question?.ask === 'act' &&
      play.question.window !== 'prevention' &&
      lifeOf(0) > 0 &&
      play.game.state.chain.length > 0;
      i += 1
    )
      play.pass();
    return play.question?.ask === 'act' && play.question.window === 'prevention';
  },
  { facts: ['damage.prevention'] },
);

across(
  'regenerating a healthy creature beforehand',
  { beta: 'refused', fifth: 'refused', portal: null, tenth: 'a shield', m11: 'a shield' },
  (book) => {
    if (!holds(book, 'Drudge Skeletons')) return null;
    const { ann } = given(book, { ann: { inPlay: ['Drudge Skeletons', 'Swamp'] }, ben: {} });
    return ann.mayActivate('Drudge Skeletons') ? 'a shield' : 'refused';
  },
  { facts: ['damage.regeneration'] },
);

across(
  'a regenerating attacker is destroyed before damage and saved: does it still hit',
  { beta: true, fifth: false, portal: null, tenth: false, m11: false },
  (book) => {
    if (!holds(book, 'Drudge Skeletons', 'Royal Assassin')) return null;
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Drudge Skeletons', 'Swamp'] },
      ben: { inPlay: ['Royal Assassin'] },
    });
    ann.attacks('Drudge Skeletons');
    ben.activates('Royal Assassin', { target: 'Drudge Skeletons' });
    if (RULEBOOKS[book].facts.damage.regeneration === 'shield') ann.activates('Drudge Skeletons');
    for (let i = 0; i < 30 && play.question !== null && play.game.state.combat !== null; i += 1) {
      if (play.question.ask === 'act' && play.question.window === 'regeneration' && play.asked === 'ann')
        ann.activates('Drudge Skeletons');
      else if (play.question.ask === 'block') ben.doesNotBlock();
      else play.pass();
    }
    return lifeOf(1) === 19;
  },
  { facts: ['damage.regenerated', 'damage.regeneration'] },
);
