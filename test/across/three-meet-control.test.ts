// Three cards meet where control, combat or a turn changes on the way.

import { test } from 'vitest';
import { given, play, refused, then } from '../play.ts';
import { answering, lands } from '../support/answering.ts';

const BOOKS = ['tenth', 'm11'];

test.each(BOOKS)('%s: two Warhammers: each gives life in 2007, one does in 2010', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: [{ card: 'Grizzly Bears', with: ['Loxodon Warhammer', 'Loxodon Warhammer'] }] },
    ben: {},
  });
  ann.attacks('Grizzly Bears');
  play.until('end of combat');
  then(ben).hasLife(12);
  then(ann).hasLife(book === 'tenth' ? 36 : 28);
});

test.each(BOOKS)('%s: mana kept by an Upwelling that leaves: it burns in 2007', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Upwelling', ...lands(3)] },
    ben: { inPlay: ['Plains'], hand: ['Demystify'] },
  });
  ann.taps('Mountain');
  ann.taps('Mountain');
  ann.taps('Mountain');
  play.until('end of combat');
  then(ann).hasMana('RRR').hasLife(20);
  play.until('second main');
  ann.passes();
  ben.casts('Demystify', { target: 'Upwelling' });
  play.allPass();
  then(ann).hasMana('RRR');
  play.until('end');
  then(ann)
    .hasMana('')
    .hasLife(book === 'tenth' ? 17 : 20);
});

test.each(BOOKS)('%s: a Guard that blocks any number blocks both Lures', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: [{ card: 'Grizzly Bears', with: ['Lure'] }, { card: 'Hill Giant', with: ['Lure'] }, 'Craw Wurm'] },
    ben: { inPlay: ['Palace Guard', 'Gray Ogre'] },
  });
  ann.attacks('Grizzly Bears', 'Hill Giant', 'Craw Wurm');
  play.until('declare block');
  refused('must block', () => {
    ben.blocks('Grizzly Bears', 'Palace Guard');
    ben.blocks('Hill Giant', 'Gray Ogre');
  });
  refused('must block', () => {
    ben.blocks('Grizzly Bears', 'Palace Guard');
    ben.blocks('Hill Giant', 'Palace Guard');
    ben.blocks('Craw Wurm', 'Gray Ogre');
  });
  ben.blocks('Grizzly Bears', 'Palace Guard');
  ben.blocks('Hill Giant', 'Palace Guard');
  ben.blocks('Hill Giant', 'Gray Ogre');
  then('Palace Guard').isBlocking();
});

test.each(BOOKS)('%s: a Lure that only one can block, and another Lure', (book) => {
  const { ann, ben } = given(book, {
    ann: {
      inPlay: [
        { card: 'Stalking Tiger', with: ['Lure'] },
        { card: 'Hill Giant', with: ['Lure'] },
      ],
    },
    ben: { inPlay: ['Gray Ogre', 'Grizzly Bears'] },
  });
  ann.attacks('Stalking Tiger', 'Hill Giant');
  play.until('declare block');
  refused('must block', () => {
    ben.blocks('Stalking Tiger', 'Gray Ogre');
  });
  ben.blocks('Stalking Tiger', 'Gray Ogre');
  ben.blocks('Hill Giant', 'Grizzly Bears');
  then('Gray Ogre').isBlocking();
});

test.each(BOOKS)("%s: a Cocoon on a stolen creature: the upkeep is its own controller's", (book) => {
  const { ben } = given(
    book,
    {
      ann: { inPlay: [{ card: 'Grizzly Bears', with: ['Primal Cocoon'] }, 'Hill Giant'] },
      ben: { inPlay: [...lands(5, 'Island')], hand: ['Mind Control'] },
    },
    { active: 'ben' },
  );
  ben.casts('Mind Control', { target: 'Grizzly Bears' });
  play.allPass();
  play.until('upkeep', 'ann');
  play.allPass();
  then('Grizzly Bears').hasCounters('+1/+1', 1);
  play.until('upkeep', 'ben');
  then('Grizzly Bears').hasCounters('+1/+1', 1);
  play.until('main', 'ben');
  ben.attacks('Grizzly Bears');
  play.allPass();
  then('Primal Cocoon').isIn('graveyard');
});

test.each(BOOKS)('%s: a Fog Elemental taken over in the fight is not sacrificed', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Grizzly Bears', 'Leyline of Anticipation', ...lands(5, 'Island')], hand: ['Persuasion'] },
    ben: { inPlay: ['Fog Elemental'] },
  });
  ann.attacks('Grizzly Bears');
  ben.blocks('Grizzly Bears', 'Fog Elemental');
  play.pass();
  play.pass();
  ann.casts('Persuasion', { target: 'Fog Elemental' });
  play.allPass();
  play.until('second main');
  then('Fog Elemental').isIn('play').isControlledBy(ann);
});

test.each(BOOKS)('%s: a borrowed Ball Lightning is sacrificed by who has it', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: lands(3), hand: ['Act of Treason'] },
    ben: { inPlay: ['Ball Lightning'] },
  });
  ann.casts('Act of Treason', { target: 'Ball Lightning' });
  play.allPass();
  ann.attacks('Ball Lightning');
  play.until('end of combat');
  then(ben).hasLife(14);
  play.until('main', 'ben');
  then('Ball Lightning').isIn('graveyard');
});

test.each(BOOKS)('%s: a Sandscout taken with its trigger waiting goes to its owner', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Viashino Sandscout'] },
    ben: {
      inPlay: ['Rootwater Matriarch', 'Leyline of Anticipation', ...lands(2, 'Forest'), 'Forest'],
      hand: ['Oakenform'],
    },
  });
  play.until('end');
  ann.passes();
  ben.casts('Oakenform', { target: 'Viashino Sandscout' });
  play.pass();
  play.pass();
  ben.activates('Rootwater Matriarch', { target: 'Viashino Sandscout' });
  play.pass();
  play.pass();
  then('Viashino Sandscout').isControlledBy(ben);
  play.pass();
  play.pass();
  then('Viashino Sandscout').isIn('hand');
  then(ann).hasInHand('Viashino Sandscout');
});

test.each(BOOKS)('%s: a Whelp used by two players in one turn', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: [...lands(8)], hand: ['Act of Treason'] },
    ben: { inPlay: ['Dragon Whelp', ...lands(4)] },
  });
  ben.activates('Dragon Whelp');
  play.pass();
  play.pass();
  ann.casts('Act of Treason', { target: 'Dragon Whelp' });
  play.allPass();
  for (let i = 0; i < 3; i++) {
    ann.activates('Dragon Whelp');
    play.allPass();
  }
  then('Dragon Whelp').is(6, 3);
  play.until('main', 'ben');
  then('Dragon Whelp').isIn('graveyard');
});

test.each(BOOKS)('%s: Angelic Chorus looks at a creature as it last was', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Angelic Chorus', ...lands(2, 'Forest'), 'Glorious Anthem'], hand: ['Grizzly Bears'] },
    ben: { inPlay: ['Swamp', 'Swamp', 'Forest'], hand: ['Terror', 'Giant Growth'] },
  });
  ann.casts('Grizzly Bears');
  play.pass();
  play.pass();
  ann.passes();
  ben.casts('Giant Growth', { target: 'Grizzly Bears' });
  play.pass();
  play.pass();
  ann.passes();
  ben.casts('Terror', { target: 'Grizzly Bears' });
  play.allPass();
  then(ann).hasLife(26);
});

test.each(BOOKS)("%s: an Aura for one's own creatures comes off a stolen one", (book) => {
  const { ann } = given(book, {
    ann: { inPlay: lands(3), hand: ['Act of Treason'] },
    ben: { inPlay: [{ card: 'Hill Giant', with: ['Cloak of Confusion'] }] },
  });
  ann.casts('Act of Treason', { target: 'Hill Giant' });
  answering();
  then('Cloak of Confusion').isIn('graveyard');
});

test.each(BOOKS)('%s: a Rock Sled that attacked rests for one turn', (book) => {
  const { ann } = given(book, {
    ann: { inPlay: ['Goblin Rock Sled'] },
    ben: { inPlay: ['Mountain'] },
  });
  ann.attacks('Goblin Rock Sled');
  play.until('main', 'ben');
  play.until('main', 'ann');
  then('Goblin Rock Sled').isTapped();
  play.until('main', 'ben');
  play.until('main', 'ann');
  then('Goblin Rock Sled').isUntapped();
});

test.each(BOOKS)('%s: a pack without its prey stays untapped', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Master of the Wild Hunt', 'Tundra Wolves'] },
    ben: { inPlay: ['Hill Giant', 'Island'], hand: ['Unsummon'] },
  });
  ann.activates('Master of the Wild Hunt', { target: 'Hill Giant' });
  ann.passes();
  ben.casts('Unsummon', { target: 'Hill Giant' });
  answering();
  then('Tundra Wolves').isUntapped();
});

test.each(BOOKS)('%s: a Cone with one target gone hurts the others', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: lands(5), hand: ['Cone of Flame'] },
    ben: { inPlay: ['Hill Giant', 'Grizzly Bears', 'Island'], hand: ['Unsummon'] },
  });
  ann.casts('Cone of Flame', { targets: ['Hill Giant', 'Grizzly Bears', ben] });
  ann.passes();
  ben.casts('Unsummon', { target: 'Hill Giant' });
  answering();
  then('Grizzly Bears').isIn('graveyard');
  then(ben).hasLife(17);
});

test.each(BOOKS)('%s: a Giant grown weak throws nobody', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Stone Giant', 'Grizzly Bears'] },
    ben: { inPlay: ['Forest'], hand: ['Shrink'] },
  });
  ann.activates('Stone Giant', { target: 'Grizzly Bears' });
  ann.passes();
  ben.casts('Shrink', { target: 'Stone Giant' });
  answering();
  then('Grizzly Bears').lacksKeyword('flying');
  play.until('main', 'ben');
  then('Grizzly Bears').isIn('play');
});

test.each(BOOKS)('%s: an attacker untapped by Foxfire beside a Furnace', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Craw Wurm', 'Hill Giant', 'Furnace of Rath'] },
    ben: { inPlay: lands(3, 'Forest'), hand: ['Foxfire'] },
  });
  ann.attacks('Craw Wurm', 'Hill Giant');
  ann.passes();
  ben.casts('Foxfire', { target: 'Craw Wurm' });
  answering();
  then('Craw Wurm').isUntapped().isAttacking();
  play.until('second main');
  then(ben).hasLife(14);
});

test.each(BOOKS)('%s: Worms that leave hold no land', (book) => {
  const { ann } = given(book, {
    ann: { inPlay: ['Mole Worms', 'Island'], hand: ['Unsummon'] },
    ben: { inPlay: ['Forest'] },
  });
  ann.activates('Mole Worms', { target: 'Forest' });
  answering();
  then('Forest').isTapped();
  ann.casts('Unsummon', { target: 'Mole Worms' });
  answering();
  play.until('main', 'ben');
  then('Forest').isUntapped();
});

test.each(BOOKS)('%s: what The Wretched took goes back with it', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['The Wretched'] },
    ben: { inPlay: ['Wall of Stone', 'Island'], hand: ['Unsummon'] },
  });
  ann.attacks('The Wretched');
  ben.blocks('The Wretched', 'Wall of Stone');
  play.until('end of combat');
  answering();
  then('Wall of Stone').isControlledBy(ann);
  ann.passes();
  ben.casts('Unsummon', { target: 'The Wretched' });
  answering();
  then('Wall of Stone').isControlledBy(ben);
});

test.each(BOOKS)('%s: what a Seraph raised is sacrificed when she is taken', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Seraph'] },
    ben: { inPlay: ['Giant Spider', ...lands(5, 'Island')], hand: ['Persuasion'] },
  });
  ann.attacks('Seraph');
  ben.blocks('Seraph', 'Giant Spider');
  play.until('end');
  answering();
  then('Giant Spider').isControlledBy(ann).isIn('play');
  play.until('main', 'ben');
  ben.casts('Persuasion', { target: 'Seraph' });
  answering();
  then('Giant Spider').isIn('graveyard');
});

test.each(BOOKS)('%s: Sacred Boon counts what it prevented', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Mountain'], hand: ['Shock'] },
    ben: { inPlay: [...lands(2, 'Plains'), 'Grizzly Bears'], hand: ['Sacred Boon'] },
  });
  ann.casts('Shock', { target: 'Grizzly Bears' });
  ann.passes();
  ben.casts('Sacred Boon', { target: 'Grizzly Bears' });
  answering();
  play.until('main', 'ben');
  then('Grizzly Bears').hasCounters('+0/+1', 2).is(2, 4);
});

test.each(BOOKS)('%s: Word of Blasting hurts though the Wall stands', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: lands(2), hand: ['Word of Blasting'] },
    ben: { inPlay: [{ card: 'Wall of Swords', with: ['Indestructibility'] }] },
  });
  ann.casts('Word of Blasting', { target: 'Wall of Swords' });
  answering();
  then('Wall of Swords').isIn('play');
  then(ben).hasLife(16);
});

test.each(BOOKS)('%s: Gauntlets without one of the two: nothing is exchanged, no Aura destroyed', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Gauntlets of Chaos', ...lands(5), { card: 'Hill Giant', with: ['Holy Strength'] }] },
    ben: { inPlay: ['Grizzly Bears', 'Island'], hand: ['Unsummon'] },
  });
  ann.activates('Gauntlets of Chaos', { targets: ['Hill Giant', 'Grizzly Bears'] });
  ann.passes();
  ben.casts('Unsummon', { target: 'Grizzly Bears' });
  answering();
  then('Hill Giant').isControlledBy(ann);
  then('Holy Strength').isIn('play');
});

test.each(BOOKS)('%s: Juxtapose where one has no creature exchanges artifacts alone', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: [...lands(4, 'Island'), 'Sol Ring'], hand: ['Juxtapose'] },
    ben: { inPlay: ['Hill Giant', 'Howling Mine', 'Mox Ruby'] },
  });
  ann.casts('Juxtapose', { target: ben });
  answering();
  then('Hill Giant').isControlledBy(ben);
  then('Sol Ring').isControlledBy(ben);
  then('Howling Mine').isControlledBy(ann);
});
