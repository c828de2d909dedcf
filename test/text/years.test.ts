// Sentences that an editor of each year would print: one card for each way in which the books part.

import { describe, expect, it } from 'vitest';
import { type Book, cardOf, linesOf } from './voices.ts';

type Said = Readonly<Partial<Record<Book, string>>>;

const said = (card: string, line: number, by: Said): void => {
  it.each(Object.entries(by) as [Book, string][])(`${card} in %s`, (book, text) => {
    expect(linesOf(cardOf(card, book), book)[line]).toBe(text);
  });
};

describe('lands', () => {
  // "If a card can be tapped for mana, it will say so" (Fifth Edition, Lands); a color symbol in the text box (Portal).
  said('Forest', 1, {
    beta: 'Tap to add {G} to your mana pool.',
    fifth: '{T}: Add {G} to your mana pool.',
    portal: '{G}',
  });
  it.each(['tenth', 'm11'] as const)('say nothing beside their type line in %s', (book) => {
    expect(linesOf(cardOf('Forest', book), book)).toEqual(['Basic Land — Forest']);
  });
  said('Badlands', 1, {
    beta: 'Counts as both a swamp and a mountain and is affected by anything that affects either.',
    fifth: 'Counts as both a swamp and a mountain and is affected by anything that affects either.',
  });
  said('Tundra', 2, {
    beta: 'Tap to add {W} or {U} to your mana pool.',
    fifth: '{T}: Add {W} or {U} to your mana pool.',
  });
});

describe('summonings', () => {
  // One word on the line: what it is; of people, what they do.
  said('Field Marshal', 0, { beta: 'Summon Soldier', fifth: 'Summon Soldier', tenth: 'Creature — Human Soldier' });
  said('Scroll Thief', 0, { beta: 'Summon Merfolk', fifth: 'Summon Merfolk', m11: 'Creature — Merfolk Rogue' });
  said('Wall of Vines', 0, { beta: 'Summon Wall', fifth: 'Summon Wall', m11: 'Creature — Plant Wall' });
  said('Mirri, Cat Warrior', 0, { beta: 'Summon Legend', fifth: 'Summon Legend' });
});

describe('tokens', () => {
  said('Icatian Town', 1, {
    beta: 'Put four Citizen tokens into play. Treat these tokens as 1/1 white creatures.',
    fifth: 'Put four Citizen tokens into play. Treat these tokens as 1/1 white creatures.',
    portal: 'Put four Citizen tokens into play. Treat these tokens as 1⚔/1🛡 white creatures.',
    tenth: 'Put four 1/1 white Citizen creature tokens into play.',
  });
  said('Gargoyle Castle', 2, {
    beta: '{5}, tap, sacrifice Gargoyle Castle: Put a Gargoyle token into play. Treat this token as a 3/4 artifact creature with flying.',
    fifth:
      '{5}, {T}, Sacrifice Gargoyle Castle: Put a Gargoyle token into play. Treat this token as a 3/4 artifact creature with flying.',
  });
});

describe('damage in combat and outside of it', () => {
  said('Scroll Thief', 1, {
    beta: 'Each time Scroll Thief does damage to a player in the attack, draw a card.',
    fifth: 'Whenever Scroll Thief deals combat damage to a player, draw a card.',
    portal: 'If Scroll Thief deals damage to a player in combat, draw a card.',
    m11: 'Whenever Scroll Thief deals combat damage to a player, draw a card.',
  });
  said("Chandra's Spitfire", 2, {
    beta: "Each time your rival is damaged other than in the attack, Chandra's Spitfire gains +3/+0 until end of turn.",
    fifth: "Whenever an opponent is dealt damage outside of combat, Chandra's Spitfire gets +3/+0 until end of turn.",
    tenth: "Whenever an opponent is dealt noncombat damage, Chandra's Spitfire gets +3/+0 until end of turn.",
  });
});

describe('whose', () => {
  said('Sleep', 1, {
    beta: "Tap all of target player's creatures. Those creatures do not untap during that player's next untap phase.",
    portal:
      "Tap all of any one player's creatures. Those creatures don't untap at the beginning of that player's next turn.",
  });
  said('Taunt', 1, {
    beta: "During target player's next turn, that player's creatures must attack you if possible.",
    portal: "During any one player's next turn, that player's creatures attack you if able.",
  });
  said('Lightwielder Paladin', 2, {
    beta: 'Each time Lightwielder Paladin does damage to a player in the attack, you may remove target black or red card that player has in play from the game.',
  });
  said('Capricious Efreet', 1, {
    beta: 'During your upkeep, choose target non-land card you have in play and up to two target non-land cards in play that are not yours. Destroy one of them at random.',
  });
  said('Cruel Edict', 1, { portal: 'Your opponent destroys one of his or her creatures.' });
  said("Garruk's Packleader", 1, {
    beta: 'Each time another creature with power 3 or greater comes into play on your side, you may draw a card.',
    portal:
      'If another creature with offense 3 or greater comes into play on your side, you may choose to draw a card.',
  });
  said('Act of Treason', 1, {
    beta: 'Gain control of target creature until end of turn. Untap that creature. It may attack or be tapped this turn.',
    portal: 'Any one creature becomes yours until the end of the turn. Untap that creature. It can attack this turn.',
  });
  said('Angelic Arbiter', 2, {
    beta: 'If your rival cast a spell this turn, he or she cannot attack with creatures.',
    portal: "If your opponent played a summon creature or sorcery this turn, he or she can't attack with creatures.",
    fifth: 'Each opponent who cast a spell this turn cannot attack with creatures.',
  });
  said('Necrotic Plague', 2, {
    beta: "When enchanted creature goes to the graveyard, its controller chooses target creature of his or her rival's. Return Necrotic Plague from its owner's graveyard to play on that creature.",
  });
});

describe('each player', () => {
  said('Rebirth', 2, {
    beta: 'Either player may ante the top card of his or her library. If a player does, his or her life total becomes 20.',
    fifth:
      'Each player may ante the top card of his or her library. If a player does, his or her life total becomes 20.',
  });
  said('Demonic Attorney', 2, {
    beta: 'Both players ante the top card of their libraries.',
    fifth: 'Each player antes the top card of his or her library.',
  });
  said('Time Reversal', 1, {
    beta: 'Both players shuffle their hands and graveyards into their libraries, then draw seven cards. Remove Time Reversal from the game.',
  });
});

describe('what the book has no word for', () => {
  said('Mystic Denial', 2, {
    portal: "Any one summon creature or sorcery has no effect and is put into its owner's discard pile.",
  });
  said("Gaea's Herald", 1, { portal: 'Summon creatures take effect no matter what.' });
  said('Call to Mind', 1, { portal: 'Return any one sorcery card from your discard pile to your hand.' });
  said('Disintegrate', 1, {
    portal:
      'Disintegrate deals X damage to any one creature or player. If that creature would be put into the discard pile this turn, remove it from the game instead.',
  });
  said('Gargoyle Sentinel', 2, {
    beta: '{3}: Until end of turn, Gargoyle Sentinel can attack and gains flying.',
    m11: '{3}: Until end of turn, Gargoyle Sentinel loses defender and gains flying.',
  });
  said('Viscera Seer', 1, {
    beta: 'Sacrifice a creature: Look at the top card of your library. You may put it on the bottom of your library.',
    m11: 'Sacrifice a creature: Scry 1.',
  });
  said('Foresee', 1, {
    tenth: 'Scry 4, then draw two cards.',
    fifth:
      'Look at the top four cards of your library, then put any number of them on the bottom of your library and the rest on top in any order. Draw two cards.',
  });
  said('Ice Cage', 1, {
    beta: 'Enchanted creature cannot attack or block, and its special abilities cannot be used.',
    fifth: 'Enchanted creature cannot attack or block, and its special abilities cannot be used.',
  });
  said('Wild Evocation', 1, {
    beta: "During each player's upkeep, that player shows a card at random from his or her hand. If it is a land card, the player puts it into play. Otherwise, the player casts it without paying its casting cost if possible.",
  });
  said('Combust', 1, { beta: 'Combust cannot be countered.', fifth: 'Combust cannot be countered.' });
});

describe('cards that all may see', () => {
  said('Personal Tutor', 1, {
    beta: 'Search your library for a sorcery card and show that card. Shuffle your library, then put the card on top of it.',
    fifth:
      'Search your library for a sorcery card and reveal that card. Shuffle your library, then put the card on top of it.',
  });
  said('Polymorph', 1, {
    beta: 'Destroy target creature. It cannot be regenerated. Its controller shows cards from the top of his or her library until he or she shows a creature card. The player puts that card into play, then shuffles all other cards shown this way into his or her library.',
  });
  said('Conundrum Sphinx', 2, {
    beta: 'Each time Conundrum Sphinx attacks, both players name a card. Then both players show the top card of their libraries. If the card a player showed is the card he or she named, that player puts it into his or her hand. If it is not, that player puts it on the bottom of his or her library.',
  });
  said('Telepathy', 1, {
    beta: 'Your rival plays with his or her hand face up.',
    fifth: 'Your opponents play with their hands revealed.',
  });
});

describe('one thing at a time', () => {
  said('Weakness', 1, { beta: 'Enchanted creature gets -2/-1.' });
  said('Battering Ram', 1, {
    beta: 'During your turn, Battering Ram has the ability bands.',
    fifth: 'During your turn, Battering Ram has banding.',
  });
  said('Merfolk Looter', 1, { beta: 'Tap to draw a card, then discard a card.' });
  said('Hidden Horror', 1, {
    beta: 'When Hidden Horror comes into play, discard a creature card or sacrifice Hidden Horror.',
    tenth: 'When Hidden Horror comes into play, sacrifice it unless you discard a creature card.',
  });
  said('Dread Charge', 1, {
    beta: 'Your black creatures cannot be blocked this turn except by black creatures.',
    portal: "Your black creatures can't be intercepted this turn except by black creatures.",
  });
  said('Coat of Arms', 1, {
    beta: 'Each creature gains +1/+1 for each other creature in play that shares at least one creature type with it.',
  });
  said('Cemetery Reaper', 2, {
    tenth:
      '{2}{B}, {T}: Remove target creature card in a graveyard from the game. Put a 2/2 black Zombie creature token into play.',
  });
  said('Island Sanctuary', 1, {
    beta: 'You may decline to draw a card during your draw phase. If you do, until your next turn, you cannot be attacked except by creatures with flying and/or islandwalk.',
  });
  said('Planar Cleansing', 1, { portal: "Destroy all cards in play that aren't lands." });
});

describe('what is put on other cards', () => {
  // "Targeted enchantments are also called local enchantments" (Fifth Edition, Enchantments); Auras are of 2005.
  said('Rabid Wombat', 2, {
    beta: 'Rabid Wombat gains +2/+2 for each enchantment on it.',
    fifth: 'Rabid Wombat gets +2/+2 for each local enchantment on it.',
    portal: 'Rabid Wombat gets +2⚔/+2🛡 for each enchantment on it.',
    tenth: 'Rabid Wombat gets +2/+2 for each Aura attached to it.',
  });
  said('Crown of the Ages', 1, {
    beta: '{4}: Move target enchantment on a creature to another creature.',
    fifth: '{4}, {T}: Move target local enchantment on a creature to another creature.',
    portal:
      'You may pay {4} and tap Crown of the Ages. If you do, move any one enchantment on a creature to another creature.',
    m11: '{4}, {T}: Attach target Aura attached to a creature to another creature.',
  });
});

describe('summonings on their way', () => {
  // "Artifact creatures are not summon spells" (Fifth Edition, Artifacts).
  said('Aether Storm', 1, {
    beta: 'Summon spells cannot be cast.',
    fifth: 'Summon spells cannot be cast.',
    portal: "Summon creatures can't be played.",
    tenth: "Creature spells can't be played.",
  });
});

describe('what is not contracted in the old books', () => {
  said('Treetop Village', 3, {
    beta: '{1}{G}: Treetop Village becomes a 3/3 green Ape creature with trample until end of turn. It is still a land.',
    fifth:
      '{1}{G}: Treetop Village becomes a 3/3 green Ape creature with trample until end of turn. It is still a land.',
    tenth:
      "{1}{G}: Treetop Village becomes a 3/3 green Ape creature with trample until end of turn. It's still a land.",
  });
  said('Castle', 1, { beta: 'All your untapped non-attacking creatures gain +0/+2.' });
});

describe('hands, pools and turns', () => {
  said('Cursed Rack', 2, {
    beta: 'The chosen player must discard down to four cards during the discard phase.',
    fifth: 'The chosen player discards down to four cards during the discard phase.',
    tenth: "The chosen player's maximum hand size is four.",
  });
  // Portal has no pool that mana could lie in.
  said('Wild Growth', 1, { portal: 'If enchanted land is tapped for mana, its player gets {G} to pay with.' });
  said('Sisters of the Flame', 1, { portal: 'You may tap Sisters of the Flame to pay {R} of a cost.' });
  said('Power Sink', 1, {
    fifth:
      'Counter target spell unless its controller pays {X}. He or she must do so if he or she can with mana from lands. If he or she cannot, that player taps all lands he or she controls that can be tapped for mana and empties his or her mana pool.',
    portal:
      "Any one summon creature or sorcery has no effect and is put into its owner's discard pile unless its player pays {X}. If he or she doesn't, that player taps all of his or her lands that make mana and takes away all his or her unspent mana.",
  });
  said('Nettling Imp', 1, {
    beta: "Tap to choose target non-Wall creature your rival has had in play since the beginning of the turn. That creature must attack this turn if possible. If it does not, destroy it at end of turn. Use this only during your rival's turn, before the attack.",
    portal:
      "You may tap Nettling Imp. If you do, choose any one creature that's not a Wall your opponent has had in play since the beginning of the turn. That creature attacks this turn if able. If it doesn't, destroy it at the end of the turn. Do this only on your opponent's turn, before attackers are announced.",
  });
  said('Memory Lapse', 1, {
    portal: "Any one summon creature or sorcery has no effect and is returned to the top of its owner's deck.",
  });
  said('Fastbond', 2, {
    portal: "If you play a land and it wasn't the first land you played this turn, Fastbond deals 1 damage to you.",
  });
  said('Sleeper Agent', 1, {
    beta: 'When Sleeper Agent comes into play, your rival gains control of it.',
    portal: "When Sleeper Agent comes into play, it becomes your opponent's.",
  });
});

describe('creatures that went to the graveyard', () => {
  // "Dies" is of 2011, and so is "died".
  said('Osai Vultures', 2, {
    beta: 'At the end of any turn, if a creature went to the graveyard this turn, put a carrion counter on Osai Vultures.',
    tenth:
      'At end of turn, if a creature was put into a graveyard from play this turn, put a carrion counter on Osai Vultures.',
    m11: 'At the beginning of each end step, if a creature was put into a graveyard from the battlefield this turn, put a carrion counter on Osai Vultures.',
  });
});
