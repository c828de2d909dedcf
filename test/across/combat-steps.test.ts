// Which steps of an attack there are, in five books: without attackers, and with an attacker that is gone before the
// blocks. An attack that was declared goes on, whatever becomes of the attackers.

import { given, play } from '../play.ts';
import { across, type BookId } from '../support/catalogue.ts';

const AFTER: Record<string, string> = {
  beta: 'main after attack',
  fifth: 'main post-combat',
  portal: 'play cards after attack',
};

/** The steps of the attack that come from now on, by their names. */
function stepsOfAttack(): string[] {
  const { game } = play;
  const combat = new Set(game.book.turn.flatMap(({ steps }) => steps.filter((each) => each.combat)).map((s) => s.name));
  const from = game.events.length;
  play.until(AFTER[game.book.id] ?? 'second main');
  return game.events
    .slice(from)
    .flatMap((event) => (event.event === 'step' && combat.has(event.step) ? [event.step] : []));
}

across(
  'an attack without attackers: what comes after their declaration',
  {
    beta: ['end of attack'],
    fifth: ['end of combat'],
    portal: [],
    tenth: ['end of combat'],
    m11: ['end of combat'],
  },
  (book) => {
    const { ann } = given(book, { ann: { inPlay: ['Grizzly Bears'] }, ben: {} });
    ann.attacks();
    return stepsOfAttack();
  },
  { ids: ['M-212', 'F-164'] },
);

across(
  'the only attacker is gone before blocks: the steps come all the same',
  {
    beta: ['declare defense', 'damage dealing', 'end of attack'],
    fifth: ['declare blocking', 'damage dealing', 'end of combat'],
    portal: null,
    tenth: ['declare blockers', 'combat damage', 'end of combat'],
    m11: ['declare blockers', 'combat damage', 'end of combat'],
  },
  (book: BookId) => {
    if (book === 'portal') return null;
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Grizzly Bears'] },
      ben: { hand: ['Unsummon'], inPlay: ['Island', 'Hill Giant'] },
    });
    ann.attacks('Grizzly Bears');
    ben.casts('Unsummon', { target: 'Grizzly Bears' });
    return stepsOfAttack();
  },
);
