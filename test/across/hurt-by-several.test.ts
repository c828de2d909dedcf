// Being dealt damage by several sources at one time is being dealt damage once, all of it together.

import { given, play, then } from '../play.ts';
import { across } from '../support/catalogue.ts';

across(
  'Fungusaur is hurt by two blockers at the same time and lives: counters that it gets',
  { beta: 1, fifth: 1, portal: null, tenth: 1, m11: 1 },
  (book) => {
    if (book === 'portal') return null;
    const { ann, ben } = given(book, {
      ann: { inPlay: [{ card: 'Fungusaur', with: ['Holy Armor', 'Holy Armor'] }] },
      ben: { inPlay: ['Grizzly Bears', 'Llanowar Elves'] },
    });
    ann.attacks('Fungusaur');
    ben.blocks('Fungusaur', 'Grizzly Bears', 'Llanowar Elves');
    then('Fungusaur').isBlocked();
    if (play.question?.ask === 'order') ann.chooses('Grizzly Bears', 'Llanowar Elves');
    ann.assigns({ 'Grizzly Bears': 2 });
    play.until('second main');
    then('Fungusaur').hasDamage(3);
    return play.game.inside.object(play.game.state.inPlay.find(isFungusaur) ?? 0).counters[0]?.number ?? 0;
  },
);

const isFungusaur = (id: number): boolean => play.game.inside.kind(id).definition.name === 'Fungusaur';

across(
  'two attackers for 5 in all, and Living Artifact: counters and life',
  { beta: '5 15', fifth: '5 15', portal: null, tenth: '5 15', m11: '5 15' },
  (book) => {
    if (book === 'portal') return null;
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
      ben: { inPlay: [{ card: 'Sol Ring', with: ['Living Artifact'] }] },
    });
    ann.attacks('Grizzly Bears', 'Hill Giant');
    play.until('second main');
    then('Living Artifact').hasCounters('vitality', 5);
    then(ben).hasLife(15);
    return '5 15';
  },
);
