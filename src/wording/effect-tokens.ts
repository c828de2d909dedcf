// Tokens in words: what is put into play, described at once or told how to treat it.

import type { Ref } from '../language/amount.ts';
import type { Effect, TokenSpec } from '../language/effect.ts';
import { amountPhrase, forEach, isPlain } from './amount.ts';
import { clauseText, counted, list, plural, withArticle, YOU } from './grammar.ts';
import { does, type Item, order, text } from './items.ts';
import { noun } from './noun.ts';
import { who, whose } from './ref.ts';
import type { Telling } from './telling.ts';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

const isCounted = (token: TokenSpec): boolean => token.size.some((amount) => typeof amount !== 'number');

/** "It has "This creature's power and toughness are each equal to …"", where the size is counted. */
function countedSize(token: TokenSpec, t: Telling): Item[] {
  if (token.sizedLike !== undefined) {
    const { power, toughness } = t.voice;
    const its = whose(token.sizedLike, t);
    return [text(`its ${power} is equal to ${its} ${power} and its ${toughness} is equal to ${its} ${toughness}`)];
  }
  if (!isCounted(token)) return [];
  const each = amountPhrase(token.size[0], t);
  const { power, toughness } = t.voice;
  return [text(`it has "This creature's ${power} and ${toughness} are each equal to ${each}."`)];
}

const tokenNoun = (token: TokenSpec, t: Telling): string =>
  [
    ...token.supertypes,
    ...(isCounted(token) || token.sizedLike !== undefined
      ? []
      : [t.voice.size(String(token.size[0]), String(token.size[1]))]),
    token.colors.length === 0 ? 'colorless' : list(token.colors, 'and'),
    ...token.subtypes,
    ...token.types,
    'token',
  ].join(' ');

/** "put a token that's a copy of target nontoken creature onto the battlefield". */
function copies(effect: Of<'token'>, copyOf: Ref, t: Telling): Item[] {
  const words = `a token ${t.voice.ontoPlay} ${t.voice.itIs.replace('it', 'that')} a copy of ${who(copyOf, t).text}`;
  const maker = who(effect.who, t);
  return [maker === YOU ? order('put', words) : does({ who: maker, verb: 'put', rest: words })];
}

type Made = Of<'token'> & { readonly token: TokenSpec };

export function tokens(effect: Of<'token'>, t: Telling): Item[] {
  const { token } = effect;
  return 'copyOf' in token ? copies(effect, token.copyOf, t) : madeTokens({ ...effect, token }, t);
}

function madeTokens(effect: Made, t: Telling): Item[] {
  const found = typeof effect.amount !== 'number' && effect.amount.amount === 'named' ? effect.amount.name : null;
  const naming = found === null ? undefined : t.heard.names[found];
  if (naming?.how === 'exile') {
    const [first, ...others] = madeTokens({ ...effect, amount: 1 }, t);
    const did = `${t.voice.exile('').verb.replace(/e$/, '')}ed`;
    const each = `for each ${noun(t.targets[0]?.zone === 'graveyard' ? t.targets[0].filter : naming.filter, t, 'card').one} ${did} this way`;
    const made = first === undefined ? '' : 'text' in first ? first.text : clauseText(first.clause);
    return [text(`${each}, ${made}`), ...others];
  }
  if (t.voice.tokens === 'treated') return treatedTokens(effect, t);
  const words = tokenNoun(effect.token, t);
  const withWords = tokenKeywords(effect.token, t) + tokenName(effect.token);
  const some = typeof effect.amount === 'number' ? counted(effect.amount, words, `${words}s`) : `X ${words}s`;
  const where = isPlain(effect.amount) ? '' : `, where X is ${amountPhrase(effect.amount, t)}`;
  const each = isToldApart(effect) ? null : forEach(effect.amount, t);
  if (isToldApart(effect))
    return [order('put', `that many ${words}s ${t.voice.ontoPlay}`), ...tokenAbilities(effect, t)];
  const rest =
    each === null
      ? `${some}${withWords} ${t.voice.ontoPlay}${where}`
      : `${withArticle(words)}${withWords} ${t.voice.ontoPlay} for each ${each}`;
  const maker = who(effect.who, t);
  const made = maker === YOU ? order('put', rest) : does({ who: maker, verb: 'put', rest });
  return [made, ...countedSize(effect.token, t), ...tokenAbilities(effect, t)];
}

/** A token is called what it is, unless it says otherwise. */
const tokenName = ({ name, subtypes }: TokenSpec): string => (name === subtypes.join(' ') ? '' : ` named ${name}`);

function tokenKeywords(token: TokenSpec, t: Telling): string {
  const words = token.keywords.map((keyword) => {
    const said = t.voice.keywords[keyword];
    return 'word' in said ? said.word : keyword;
  });
  return words.length === 0 ? '' : ` with ${list(words, 'and')}`;
}

/** As many as were just counted, which have keywords and more: what they have is a sentence of its own. */
const isToldApart = ({ amount, token }: Made): boolean =>
  typeof amount !== 'number' && amount.amount === 'named' && token.keywords.length > 0 && token.abilities !== undefined;

function tokenAbilities(effect: Made, t: Telling): Item[] {
  if (isToldApart(effect) && t.voice.tokens !== 'treated') {
    const words = tokenKeywords(effect.token, t).replace(' with ', '');
    const quoted = (effect.token.abilities ?? []).map((each) => t.quote(each, 'this creature'));
    return [text(`they each have ${list([words, ...quoted], 'and')}`)];
  }
  const they = effect.amount === 1 ? 'it has' : 'they have';
  return (effect.token.abilities ?? []).map((each) => text(`${they} ${t.quote(each, 'this creature')}`));
}

/** "Put two Zombie tokens into play. Treat these tokens as 2/2 black creatures." */
function treatedTokens(effect: Made, t: Telling): Item[] {
  const { token, amount } = effect;
  const name = `${token.name} token`;
  const apart = isToldApart(effect);
  const each = apart ? null : forEach(amount, t);
  const many = apart ? `that many ${name}s` : `X ${name}s`;
  const some = typeof amount === 'number' ? counted(amount, name, `${name}s`) : many;
  const where = apart || isPlain(amount) ? '' : `, where X is ${amountPhrase(amount, t)}`;
  const rest =
    each === null ? `${some} ${t.voice.ontoPlay}${where}` : `${withArticle(name)} ${t.voice.ontoPlay} for each ${each}`;
  const maker = who(effect.who, t);
  const nature = [
    ...token.supertypes,
    ...(isCounted(token) || token.sizedLike !== undefined
      ? []
      : [t.voice.size(String(token.size[0]), String(token.size[1]))]),
    ...(token.colors.length === 0 ? [] : [list(token.colors, 'and')]),
    ...token.types,
  ].join(' ');
  const withWords = tokenKeywords(token, t);
  const treat =
    amount === 1
      ? `treat this token as ${withArticle(nature)}${withWords}`
      : `treat these tokens as ${plural(nature)}${withWords}`;
  return [
    maker === YOU ? order('put', rest) : does({ who: maker, verb: 'put', rest }),
    text(treat),
    ...countedSize(token, t),
    ...tokenAbilities(effect, t),
  ];
}
