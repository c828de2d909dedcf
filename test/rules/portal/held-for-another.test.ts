// Alluring Scent with interception one at a time: only who could really intercept that creature is kept for it.

import { describe } from 'vitest';
import { given, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { untilAsked } from '../../support/onward.ts';

const FORESTS = ['Forest', 'Forest', 'Forest'];

function lured(lure: string, other: string, defenders: readonly string[]) {
  const players = given('portal', {
    ann: { hand: ['Alluring Scent'], inPlay: [...FORESTS, lure, other] },
    ben: { inPlay: [...defenders] },
  });
  players.ann.casts('Alluring Scent', { target: lure });
  players.ann.attacks(lure, other);
  untilAsked('pick');
  return players;
}

describe('what it takes two to intercept', () => {
  rule(['P-104', 'P-121'], 'one alone could not intercept it, and is free for another', () => {
    const { ben } = lured('Wind Spirit', 'Snapping Drake', ['Moon Sprite']);
    ben.intercepts('Snapping Drake', 'Moon Sprite');
    then('Moon Sprite').isIn('graveyard');
    then(ben).hasLife(17);
  });

  rule(['P-104', 'P-121'], 'two that could are both kept for it', () => {
    const { ben } = lured('Wind Spirit', 'Snapping Drake', ['Moon Sprite', 'Spotted Griffin']);
    // Nothing else could intercept the Drake: it deals its damage without a question.
    ben.chooses('Snapping Drake');
    then(ben).hasLife(17);
    refused('must block', () => ben.letsThrough('Wind Spirit'));
    ben.intercepts('Wind Spirit', 'Moon Sprite', 'Spotted Griffin');
    then(ben).hasLife(17);
  });
});

rule(['P-104', 'P-121'], 'who intercepts only along with others is not kept where there are none', () => {
  const { ben } = lured('Hill Giant', 'Grizzly Bears', ['Orcish Conscripts']);
  ben.letsThrough('Grizzly Bears');
  then(ben).hasLife(15);
});
