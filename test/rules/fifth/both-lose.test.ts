// Fifth, losing: both at once, one after the other, and what counts as one effect.

import { given, play } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { TOGETHER } from '../../support/together-cards.ts';

/** Everybody passes until the game is over, or for a while. */
function passOn(times = 20): void {
  for (let i = 0; i < times && play.question !== null; i += 1) play.pass();
}

rule(['F-616', 'F-615'], 'one effect makes both draw from an empty library: the game is a draw', () => {
  const { ann } = given(
    'fifth',
    { ann: { hand: ['Each Draws'], library: [] }, ben: { library: [] } },
    { cards: TOGETHER },
  );
  ann.casts('Each Draws');
  passOn();
  play.isWonBy(null);
});

rule('F-616', 'it is the effect that counts, not the card at which each of them fails', () => {
  for (const [annHas, benHas] of [
    [[], ['Forest']],
    [['Forest'], []],
    [['Forest'], ['Forest']],
  ] as const) {
    const { ann } = given('fifth', {
      ann: { hand: ['Prosperity'], inPlay: ['Island', 'Island', 'Island'], library: annHas },
      ben: { library: benHas },
    });
    ann.casts('Prosperity', { x: 2 });
    passOn(40);
    play.isWonBy(null);
  }
});

rule('F-616', 'whoever has cards enough for the effect wins', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Prosperity'], inPlay: ['Island', 'Island', 'Island'], library: ['Forest'] },
    ben: { library: ['Forest', 'Forest'] },
  });
  ann.casts('Prosperity', { x: 2 });
  passOn(40);
  play.isWonBy('ben');
});

rule('F-616', 'two effects are not one: the player who must draw first loses alone', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Ancestral Recall', 'Ancestral Recall'], inPlay: ['Island', 'Island'], library: [] },
    ben: { library: [] },
  });
  ann.casts('Ancestral Recall', { target: 'ben' });
  ann.casts('Ancestral Recall', { target: 'ann' });
  passOn(40);
  play.isWonBy('ben');
});

rule('F-1035', 'a library filled again in time saves the one who has it', () => {
  const { ann, ben } = given(
    'fifth',
    {
      ann: { hand: ['Each Draws'], library: [] },
      ben: { library: [], graveyard: ['Forest', 'Plains'], inPlay: ["Feldon's Cane"] },
    },
    { cards: TOGETHER },
  );
  ann.casts('Each Draws');
  for (let i = 0; i < 10 && play.game.state.players[0]?.drawing.length === 0; i += 1) play.pass();
  ben.activates("Feldon's Cane");
  passOn();
  play.isWonBy('ben');
});

rule('F-877', 'both without life when the phase ends: a draw, whatever took it from them', () => {
  const { ann } = given('fifth', {
    ann: { life: 3, inPlay: ['Pestilence', 'Swamp', 'Swamp', 'Swamp'] },
    ben: { life: 2 },
  });
  for (let i = 0; i < 3; i += 1) ann.activates('Pestilence');
  passOn(60);
  play.isWonBy(null);
});

rule(['F-615', 'F-877'], 'a player without life who still stands when the other cannot draw has won', () => {
  const { ann } = given(
    'fifth',
    { ann: { hand: ['You Draw Two'], library: [] }, ben: { life: 0 } },
    { cards: TOGETHER },
  );
  ann.casts('You Draw Two');
  passOn();
  play.isWonBy('ben');
});
