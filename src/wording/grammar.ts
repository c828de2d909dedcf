// Plain English: numbers in words, lists, articles, plurals and verbs. Knows nothing of cards or books.

/** Somebody or something that a sentence is about. `many` chooses "get" or "gets"; "you" counts as many. */
export interface Who {
  readonly text: string;
  readonly many: boolean;
}

/** What is said of somebody: a verb in its plain form ("get", "can't", "do not") and what follows it. */
export interface Predicate {
  readonly verb: string;
  readonly rest: string;
}

/** A predicate with its subject; `null` when the reader is simply told what to do. */
export interface Clause extends Predicate {
  readonly who: Who | null;
  /** What else is said of the same subject. */
  readonly more?: readonly Predicate[];
  /** What closes the clause, after all that is said: "until end of turn". */
  readonly tail?: string;
}

export const one = (text: string): Who => ({ text, many: false });
export const many = (text: string): Who => ({ text, many: true });
export const YOU: Who = many('you');

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
] as const;

/** "two", "three" …; figures beyond twenty. */
export const numberWord = (n: number): string => NUMBERS[n] ?? String(n);

/** "a card" or "two cards". */
export const counted = (n: number | string, single: string, plural: string): string =>
  n === 1 ? withArticle(single) : `${typeof n === 'number' ? numberWord(n) : n} ${plural}`;

/** "a creature", "an artifact", "an X/X", "an 8/8": as it is spoken. */
export const withArticle = (noun: string): string => `${/^([aeiou]|X\b|8|1[18]\b)/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** "A, B, and C"; two stand without a comma. */
export function list(items: readonly string[], word: 'and' | 'or' | 'and/or'): string {
  if (items.length <= 1) return items[0] ?? '';
  if (items.length === 2) return `${items[0]} ${word} ${items[1]}`;
  return `${items.slice(0, -1).join(', ')}, ${word} ${items[items.length - 1]}`;
}

const SAME_IN_PLURAL = new Set(['Plains', 'plains', 'Merfolk', 'Treefolk', 'Sphinx', 'Homarid']);
const ODD_PLURALS: Readonly<Record<string, string>> = {
  Elf: 'Elves',
  Dwarf: 'Dwarves',
  Wolf: 'Wolves',
  Werewolf: 'Werewolves',
  Thief: 'Thieves',
  Sorcery: 'Sorceries',
};

export function plural(noun: string): string {
  const cut = Math.max(noun.lastIndexOf(' '), noun.lastIndexOf('-')) + 1;
  const head = noun.slice(0, cut);
  const last = noun.slice(cut);
  if (SAME_IN_PLURAL.has(last)) return noun;
  if (ODD_PLURALS[last] !== undefined) return head + ODD_PLURALS[last];
  if (/[^aeiou]y$/.test(last)) return `${head}${last.slice(0, -1)}ies`;
  if (/(s|x|ch|sh)$/.test(last)) return `${noun}es`;
  return `${noun}s`;
}

export const possessive = (text: string): string => {
  if (text === 'you') return 'your';
  if (text === 'it') return 'its';
  if (text === 'they') return 'their';
  if (text === 'he or she') return 'his or her';
  if (text === 'that creature or spell') return "that creature's or spell's";
  return /s$/.test(text) && /^(all|each of|your) |players$|opponents$/.test(text) ? `${text}'` : `${text}'s`;
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const UNCHANGED = new Set(["can't", 'cannot', 'can', 'may', 'must', 'would']);

/** The verb as one or many use it; only the first word changes ("do not untap", "does not untap"). */
export function conjugate(verb: string, isMany: boolean): string {
  const [first = '', ...others] = verb.split(' ');
  const tail = others.length === 0 ? '' : ` ${others.join(' ')}`;
  if (UNCHANGED.has(first)) return verb;
  if (first === 'be') return (isMany ? 'are' : 'is') + tail;
  if (first === "don't") return (isMany ? "don't" : "doesn't") + tail;
  if (isMany) return verb;
  if (first === 'have') return `has${tail}`;
  if (/[^aeiou]y$/.test(first)) return `${first.slice(0, -1)}ies${tail}`;
  return `${first}${/(s|x|ch|sh|o)$/.test(first) ? 'es' : 's'}${tail}`;
}

const spaced = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');

/** "gets +1/+1", "have flying". */
export const predicated = (predicate: Predicate, isMany: boolean): string =>
  spaced(conjugate(predicate.verb, isMany), predicate.rest);

/** "gets +1/+1 and has haste": several things said of the same subject. */
export const joined = (predicates: readonly Predicate[], isMany: boolean): string =>
  list(
    predicates.map((predicate) => predicated(predicate, isMany)),
    'and',
  );

/** All that the clause says, its verbs in their plain form. */
const plainly = (clause: Clause): string =>
  spaced(
    list(
      [clause, ...(clause.more ?? [])].map(({ verb, rest }) => spaced(verb, rest)),
      'and',
    ),
    clause.tail ?? '',
  );

/** "target player loses 1 life"; "draw a card". */
export const clauseText = (clause: Clause): string =>
  clause.who === null
    ? plainly(clause)
    : spaced(clause.who.text, joined([clause, ...(clause.more ?? [])], clause.who.many), clause.tail ?? '');

/** Such verbs have no plain form: nobody is told "to can't". */
export const isModal = (clause: Clause): boolean => UNCHANGED.has(clause.verb.split(' ')[0] as string);

/** What stands after "to": "destroy it", "have Rod of Ruin do 1 damage to …". */
export const infinitive = (clause: Clause, doer = 'you'): string =>
  clause.who === null || clause.who.text === doer ? plainly(clause) : `have ${clause.who.text} ${plainly(clause)}`;

/** A sentence that is whole, or a quoted one at its end. */
export const isClosed = (text: string): boolean => /[.!]"?$/.test(text);

export const sentence = (text: string): string => {
  const whole = capital(text.trim());
  return isClosed(whole) ? whole : `${whole}.`;
};

/** For a `switch` that has a branch for every word: a new word without a phrase does not compile. */
export function unreachable(word: never): never {
  throw new Error(`there is no phrase for ${JSON.stringify(word)}`);
}
