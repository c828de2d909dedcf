// Fifth, "Upkeep Phase": what a card wants goes with the card, and a card whose upkeep is unpaid gives nothing.

import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

rule('F-146', 'a Sol Ring under Energy Flux does not pay for itself, nor for another card', () => {
  const { ann } = given(
    'fifth',
    { ann: { inPlay: ['Sol Ring', 'Rod of Ruin', 'Island'] }, ben: { inPlay: ['Energy Flux'] } },
    { step: 'beginning of upkeep' },
  );
  play.until('upkeep');
  ann.dealsWith('Rod of Ruin');
  then('Rod of Ruin').isIn('graveyard');
  ann.dealsWith('Sol Ring');
  then('Sol Ring').isIn('graveyard');
  then('Island').isUntapped();
});

rule(['F-137', 'F-136'], 'what a card wants in upkeep goes with the card', () => {
  const { ann } = given(
    'fifth',
    {
      ann: { hand: ['Disenchant', 'Plains', 'Plains', 'Plains', 'Plains', 'Plains'], inPlay: ['Plains', 'Plains'] },
      ben: { inPlay: [{ card: 'Black Vise', chosenPlayer: 'ann' }] },
    },
    { step: 'beginning of upkeep' },
  );
  play.until('upkeep');
  refused('duties first', () => ann.passes());
  ann.casts('Disenchant', { target: 'Black Vise' });
  play.allPass();
  then('Black Vise').isIn('graveyard');
  ann.passes();
  play.until('main');
  then(ann).hasLife(20);
});

rule('F-137', 'and with the effect that made the card want it', () => {
  const { ann } = given(
    'fifth',
    { ann: { hand: ['Disenchant'], inPlay: ['Sol Ring', 'Plains', 'Plains'] }, ben: { inPlay: ['Energy Flux'] } },
    { step: 'beginning of upkeep' },
  );
  play.until('upkeep');
  refused('duties first', () => ann.passes());
  ann.casts('Disenchant', { target: 'Energy Flux' });
  play.allPass();
  ann.taps('Sol Ring');
  then(ann).hasMana('CC');
  ann.passes();
  then('Sol Ring').isIn('play');
});
