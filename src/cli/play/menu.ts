// The choices a question offers, numbered, and how what was typed is read as an answer.

import { type Answer, aboutOf, type Id, type Option, type Payment, type Question } from '../../game/index.ts';
import { actWords, optionWords, passWords, paymentWords, type Scene } from '../../game/told/index.ts';
import { textOf } from '../../wording/index.ts';

type Ask<Kind extends Question['ask']> = Extract<Question, { readonly ask: Kind }>;

export interface Menu {
  /** One line for each choice, already numbered. */
  readonly lines: readonly string[];
  /** What may be typed. */
  readonly hint: string;
  /** The answer that was typed, or a sentence that says what is wrong with it. */
  readonly read: (typed: string) => Answer | string;
}

export function menuFor(scene: Scene, question: Question, legal: readonly Answer[]): Menu {
  const menu = plainMenu(scene, question, legal);
  if (question.mayCancel !== true) return menu;
  return {
    lines: menu.lines,
    hint: `${menu.hint}; 'cancel' takes it back`,
    read: (typed) => (typed === 'cancel' || typed === 'c' ? { kind: 'cancel' } : menu.read(typed)),
  };
}

function plainMenu(scene: Scene, question: Question, legal: readonly Answer[]): Menu {
  switch (question.ask) {
    case 'act':
      return actMenu(scene, question, legal);
    case 'pick':
      return pickMenu(scene, question);
    case 'order':
      return orderMenu(scene, question);
    case 'split':
      return splitMenu(scene, question);
    case 'number':
      return numberMenu(question);
    case 'option':
      if (aboutOf(question) === 'card name') return nameMenu(question.options);
      return oneOf(
        question.options.map((words) => optionWords(scene, question, words)),
        (index) => ({ kind: 'option', option: index }),
      );
    case 'yesno':
      return yesNoMenu(scene, question);
    case 'attack':
      return attackMenu(scene, question);
    case 'block':
      return blockMenu(scene, question);
    case 'pay':
      return oneOf(
        question.payments.map((payment) => paymentWords(scene, payment)),
        (index) => ({ kind: 'pay', payment: question.payments[index] as Payment }),
        true,
      );
    default:
      return question satisfies never;
  }
}

const numbered = (words: readonly string[]): string[] =>
  words.map((each, index) => `${String(index + 1).padStart(3)}  ${each}`);

/** Numbers typed with spaces or commas between them; null if anything else is there. */
function numbersIn(typed: string): number[] | null {
  const parts = typed.split(/[\s,]+/).filter((part) => part !== '');
  return parts.every((part) => /^\d+$/.test(part)) ? parts.map(Number) : null;
}

const outside = (number: number, most: number): string =>
  `There is no choice ${number}: they are numbered 1 to ${most}.`;

function oneOf(words: readonly string[], answer: (index: number) => Answer, first = false): Menu {
  return {
    lines: numbered(words),
    hint: first ? 'type a number (Enter takes the first)' : 'type a number',
    read: (typed) => {
      if (typed === '' && first) return answer(0);
      const numbers = numbersIn(typed);
      if (numbers === null || numbers.length !== 1) return `Type one number from 1 to ${words.length}.`;
      const [number] = numbers as [number];
      return number >= 1 && number <= words.length ? answer(number - 1) : outside(number, words.length);
    },
  };
}

const MOST_NAMES = 8;

/** One of very many names: it is typed, or as much of it as leaves no doubt. */
function nameMenu(names: readonly string[]): Menu {
  return {
    lines: [],
    hint: 'type the name of a card, or a part of it',
    read: (typed) => {
      const part = typed.toLowerCase();
      if (part === '') return 'Type the name of a card.';
      const fitting = names.filter((name) => name.toLowerCase().includes(part));
      const exact = fitting.find((name) => name.toLowerCase() === part);
      const named = exact ?? (fitting.length === 1 ? fitting[0] : undefined);
      if (named !== undefined) return { kind: 'option', option: names.indexOf(named) };
      if (fitting.length === 0) return `There is no card named '${typed}' in this book.`;
      const more = fitting.length > MOST_NAMES ? ' and others' : '';
      return `Which one: ${fitting.slice(0, MOST_NAMES).join(', ')}${more}?`;
    },
  };
}

// ---- acting ----

function actMenu(scene: Scene, question: Ask<'act'>, legal: readonly Answer[]): Menu {
  const acts = legal.filter((act) => act.kind !== 'pass');
  const pass = question.mayPass ? `  0  ${passWords(scene, question)}` : null;
  const lines = [...numbered(acts.map((act) => actWords(scene, act))), ...(pass === null ? [] : [pass])];
  return {
    lines,
    hint: question.mayPass ? 'type a number; Enter passes' : 'type a number',
    read: (typed) => {
      if (typed === '' || typed === '0' || typed === 'pass' || typed === 'p') return { kind: 'pass' };
      const numbers = numbersIn(typed);
      if (numbers === null || numbers.length !== 1) return "I don't understand that. Type a number, or ? for help.";
      return acts[(numbers[0] as number) - 1] ?? outside(numbers[0] as number, acts.length);
    },
  };
}

// ---- picking, ordering, dividing ----

function pickMenu(scene: Scene, question: Ask<'pick'>): Menu {
  const words = question.from.map((option) => scene.label(option, question));
  const one = question.min === 1 && question.max === 1;
  if (one) return oneOf(words, (index) => ({ kind: 'pick', picked: [question.from[index] as Option] }));
  return {
    lines: numbered(words),
    hint:
      question.min === 0
        ? 'type numbers, or Enter for none'
        : `type ${question.min === question.max ? question.min : `${question.min} to ${question.max}`} numbers`,
    read: (typed) => {
      const numbers = numbersIn(typed === 'none' ? '' : typed);
      if (numbers === null) return 'Type the numbers of your choices, with spaces between them.';
      const wrong = numbers.find((number) => number < 1 || number > words.length);
      if (wrong !== undefined) return outside(wrong, words.length);
      if (numbers.length < question.min || numbers.length > question.max)
        return `You chose ${numbers.length}; choose ${question.min === question.max ? question.min : `${question.min} to ${question.max}`}.`;
      return { kind: 'pick', picked: numbers.map((number) => question.from[number - 1] as Option) };
    },
  };
}

function orderMenu(scene: Scene, question: Ask<'order'>): Menu {
  const words = question.items.map((option) => scene.label(option, question));
  const plain = words.map((_, index) => index + 1).join(' ');
  return {
    lines: numbered(words),
    hint: `type all the numbers in the order you want (Enter for ${plain})`,
    read: (typed) => {
      const numbers = typed === '' ? words.map((_, index) => index + 1) : numbersIn(typed);
      const sorted = [...(numbers ?? [])].sort((a, b) => a - b);
      if (sorted.length !== words.length || sorted.some((number, index) => number !== index + 1))
        return `Type each of the numbers ${plain} once, in the order you want.`;
      return { kind: 'order', order: (numbers as number[]).map((number) => number - 1) };
    },
  };
}

function splitMenu(scene: Scene, question: Ask<'split'>): Menu {
  const words = question.among.map((option, index) => {
    const lethal = question.lethal?.[index];
    return `${scene.label(option, question)}${lethal === undefined || index === question.last ? '' : ` (${lethal} is enough to destroy it)`}`;
  });
  return {
    lines: numbered(words),
    hint: `type ${words.length} amounts that add up to ${question.total}, in this order`,
    read: (typed) => {
      const amounts = numbersIn(typed);
      if (amounts === null || amounts.length !== words.length)
        return `Type ${words.length} whole numbers, one for each line.`;
      const sum = amounts.reduce((total, each) => total + each, 0);
      return sum === question.total
        ? { kind: 'split', amounts }
        : `That makes ${sum}; it must be ${question.total} together.`;
    },
  };
}

function numberMenu(question: Ask<'number'>): Menu {
  return {
    lines: [],
    hint: `type a number from ${question.min} to ${question.max}`,
    read: (typed) => {
      const numbers = numbersIn(typed);
      const number = numbers?.length === 1 ? (numbers[0] as number) : null;
      if (number === null || number < question.min || number > question.max)
        return `Type a whole number from ${question.min} to ${question.max}.`;
      return { kind: 'number', number };
    },
  };
}

/** With what the card says about it, so that one knows what one agrees to. */
function yesNoMenu(scene: Scene, question: Ask<'yesno'>): Menu {
  const text = question.source === 0 ? '' : textOf(scene.definition(question.source), scene.game.book.wording);
  return {
    lines: text === '' ? [] : text.split('\n').map((line) => `     ${line}`),
    hint: 'type y or n',
    read: (typed) => {
      if (/^(y|yes)$/i.test(typed)) return { kind: 'yes' };
      return /^(n|no)$/i.test(typed) ? { kind: 'no' } : 'Type y for yes or n for no.';
    },
  };
}

// ---- attacking and blocking ----

const letter = (index: number): string => String.fromCharCode('a'.charCodeAt(0) + index);

function attackMenu(scene: Scene, question: Ask<'attack'>): Menu {
  const must = (id: Id): string => (question.must.includes(id) ? ' (must attack)' : '');
  const words = question.candidates.map(
    (id) => `${scene.label({ what: 'object', id }).replace(/^your /, '')}${must(id)}`,
  );
  const several = question.targets.length > 1;
  const targets = several
    ? question.targets.map((option, index) => `  ${letter(index)}  attack ${scene.label(option)}`)
    : [];
  const hints = [
    "numbers, 'all', or Enter for no attack",
    ...(several ? ["'2b' sends number 2 against b"] : []),
    ...(question.banding ? ["'1+2' makes a band of 1 and 2"] : []),
  ];
  return {
    lines: [...numbered(words), ...targets],
    hint: `type ${hints.join('; ')}`,
    read: (typed) => readAttack(question, typed),
  };
}

function readAttack(question: Ask<'attack'>, typed: string): Answer | string {
  const parts =
    typed === '' || typed === 'none'
      ? []
      : typed === 'all'
        ? question.candidates.map((_, index) => String(index + 1))
        : typed.split(/[\s,]+/);
  const attackers: { id: Id; target: Option; band: number }[] = [];
  let bands = 0;
  for (const part of parts) {
    const members = part.split('+');
    if (members.length > 1) bands += 1;
    const band = members.length > 1 ? bands : 0;
    for (const member of members) {
      const read = /^(\d+)([a-z]?)$/.exec(member);
      if (read === null) return `'${member}' is not understood: type the numbers of the attackers.`;
      const id = question.candidates[Number(read[1]) - 1];
      if (id === undefined) return outside(Number(read[1]), question.candidates.length);
      const target = question.targets[read[2] === '' ? 0 : (read[2] as string).charCodeAt(0) - 'a'.charCodeAt(0)];
      if (target === undefined) return `There is nothing '${read[2]}' to attack.`;
      if (attackers.some((each) => each.id === id)) return `Number ${read[1]} is there twice.`;
      attackers.push({ id, target, band });
    }
  }
  return { kind: 'attack', attackers };
}

function blockMenu(scene: Scene, question: Ask<'block'>): Menu {
  const attackers = [...new Set(question.candidates.flatMap((each) => each.attackers))];
  const one = attackers.length === 1;
  const can = (ids: readonly Id[]): string =>
    one ? '' : ` — can take ${ids.map((id) => letter(attackers.indexOf(id))).join(', ')}`;
  const words = question.candidates.map(
    ({ id, attackers: able }) => `${scene.label({ what: 'object', id }).replace(/^your /, '')}${can(able)}`,
  );
  const { block } = scene.game.book.wording;
  const list = one
    ? []
    : attackers.map(
        (id, index) =>
          `  ${letter(index)}  ${scene.label({ what: 'object', id })}${question.lures.includes(id) ? ' (lures)' : ''}`,
      );
  return {
    lines: [...list, ...numbered(words)],
    hint: one
      ? `type the numbers that ${block.base}, or Enter for none`
      : `type pairs like '1a 2a' (number 1 and 2 ${block.base} a), or Enter for none`,
    read: (typed) => {
      const parts = typed === '' || typed === 'none' ? [] : typed.split(/[\s,]+/);
      const blocks: { blocker: Id; attacker: Id }[] = [];
      for (const part of parts) {
        const read = /^(\d+)([a-z]?)$/.exec(part);
        if (read === null || (read[2] === '' && !one))
          return `'${part}' is not understood: ${one ? 'type numbers' : "type a number and a letter, like '1a'"}.`;
        const candidate = question.candidates[Number(read[1]) - 1];
        if (candidate === undefined) return outside(Number(read[1]), question.candidates.length);
        const attacker = attackers[read[2] === '' ? 0 : (read[2] as string).charCodeAt(0) - 'a'.charCodeAt(0)];
        if (attacker === undefined) return `There is no attacker '${read[2]}'.`;
        blocks.push({ blocker: candidate.id, attacker });
      }
      return { kind: 'block', blocks };
    },
  };
}
