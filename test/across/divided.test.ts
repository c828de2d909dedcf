// Damage divided among targets, one of which is gone when it is dealt.

import { given, play } from '../play.ts';
import { across } from '../support/catalogue.ts';

const damageOn = (name: string): number => {
  const { state, inside } = play.game;
  const id = state.inPlay.find((each) => inside.kind(each).definition.name === name) ?? 0;
  return state.objects[id]?.damage ?? 0;
};

across(
  'what is divided evenly is divided among the targets that are left',
  { beta: 4, fifth: 4, portal: null, tenth: 4, m11: 4 },
  (book) => {
    if (book === 'portal') return null;
    const { ann, ben } = given(book, {
      ann: { hand: ['Fireball'], mana: 'RRRRRR' },
      ben: { hand: ['Unsummon'], inPlay: ['Island', 'Grizzly Bears', 'Wall of Stone'] },
    });
    ann.casts('Fireball', { x: 4, targets: ['Grizzly Bears', 'Wall of Stone'] });
    ann.passes();
    ben.casts('Unsummon', { target: 'Grizzly Bears' });
    const waits = (): boolean => play.game.state.chain.length + play.game.state.packets.length > 0;
    while (waits() && play.question?.ask === 'act') play.pass();
    // Where both happen at the same time (1993) the later caster says which is first.
    if (play.question?.ask === 'pick') play.game.answer({ kind: 'pick', picked: [{ what: 'entry', id: 0 }] });
    return damageOn('Wall of Stone');
  },
);

across(
  'what the caster divided stays as it was divided: the share of a target that is gone is lost',
  { beta: null, fifth: null, portal: null, tenth: 1, m11: 1 },
  (book) => {
    if (book !== 'tenth' && book !== 'm11') return null;
    const { ann, ben } = given(book, {
      ann: { hand: ['Ignite Disorder'], inPlay: ['Mountain', 'Mountain'] },
      ben: { hand: ['Unsummon'], inPlay: ['Island', 'White Knight', 'Wall of Swords'] },
    });
    ann.casts('Ignite Disorder', { targets: ['White Knight', 'Wall of Swords'] });
    ann.assigns({ 'White Knight': 2, 'Wall of Swords': 1 });
    ann.passes();
    ben.casts('Unsummon', { target: 'White Knight' });
    play.allPass();
    return damageOn('Wall of Swords');
  },
);
