// The ways to break a program: what one node of its tree can be changed into, each a small mistake that people make.
import { isNode, type Node } from '../spec/source.ts';

/** One edit of a text: what stands from `start` to `end` becomes `text`. */
export interface Change {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const SWAPS: Readonly<Record<string, { readonly kind: string; readonly to: string }>> = {
  '&&': { kind: 'and or swapped', to: '||' },
  '||': { kind: 'and or swapped', to: '&&' },
  '<': { kind: 'boundary moved', to: '<=' },
  '<=': { kind: 'boundary moved', to: '<' },
  '>': { kind: 'boundary moved', to: '>=' },
  '>=': { kind: 'boundary moved', to: '>' },
  '===': { kind: 'comparison turned', to: '!==' },
  '!==': { kind: 'comparison turned', to: '===' },
  '+': { kind: 'plus minus swapped', to: '-' },
  '-': { kind: 'plus minus swapped', to: '+' },
  '+=': { kind: 'plus minus swapped', to: '-=' },
  '-=': { kind: 'plus minus swapped', to: '+=' },
  '&': { kind: 'bits mixed', to: '|' },
  '|': { kind: 'bits mixed', to: '&' },
};

const CALLS: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' };
const LOGICAL = new Set(['&&', '||']);
const COMPARED = new Set(['<', '<=', '>', '>=', '===', '!==']);

/** What the node can be changed into; what could not be told apart from the original is left out where that is plain to see. */
export function changesOf(node: Node, parent: Node | null, source: string): Change[] {
  const found: Change[] = [];
  const of = (part: Node): string => source.slice(part.start, part.end);
  const add = (kind: string, part: Node, text: string): void => {
    found.push({ kind, start: part.start, end: part.end, text });
  };
  const negate = (kind: string, part: unknown): void => {
    if (isNode(part) && !isEquality(part)) add(kind, part, negated(part, of(part)));
  };
  switch (node.type) {
    case 'IfStatement':
      negate('condition negated', node.test);
      if (isEarlyEnd(node)) add('early end removed', node, '{}');
      break;
    case 'ConditionalExpression':
      negate('condition negated', node.test);
      break;
    case 'LogicalExpression':
    case 'BinaryExpression':
    case 'AssignmentExpression':
      swap(node, source, found);
      break;
    case 'UpdateExpression':
      if (parent?.type !== 'ForStatement') add('plus minus swapped', node, of(node).replace(/\+\+|--/, opposite));
      break;
    case 'Literal':
      if (typeof node.value === 'boolean') add('truth turned', node, String(!node.value));
      // With a minus before it a number stands for nobody and nothing: any other below 0 does as well.
      if (typeof node.value === 'number' && !isBelow(parent)) add('number off by one', node, `(${of(node)} + 1)`);
      break;
    case 'ReturnStatement':
      if (isNode(node.argument)) emptied(node.argument, found, source);
      break;
    case 'ArrowFunctionExpression':
      if (isNode(node.body) && node.body.type !== 'BlockStatement' && isTruth(node.body)) {
        negate('answer negated', node.body);
      }
      break;
    case 'ExpressionStatement':
      if (isNode(node.expression) && isDeed(node.expression)) add('deed removed', node, ';');
      break;
    case 'ArrayExpression':
      reversed(node, found, source);
      break;
    case 'ObjectExpression':
      dropped(node, found, source);
      break;
    case 'CallExpression':
      called(node, found, source);
      break;
  }
  return found;
}

const isBelow = (parent: Node | null): boolean => parent?.type === 'UnaryExpression' && parent.operator === '-';

const opposite = (sign: string): string => (sign === '++' ? '--' : '++');

const isTruth = (node: Node): boolean =>
  (node.type === 'LogicalExpression' && LOGICAL.has(String(node.operator))) ||
  (node.type === 'BinaryExpression' && COMPARED.has(String(node.operator))) ||
  (node.type === 'UnaryExpression' && node.operator === '!');

/** Its comparison is turned already. */
const isEquality = (node: Node): boolean => node.type === 'BinaryExpression' && /^[!=]==$/.test(String(node.operator));

function negated(node: Node, text: string): string {
  const inner = node.type === 'UnaryExpression' && node.operator === '!' ? node.argument : null;
  return isNode(inner) ? `(${text.slice(inner.start - node.start)})` : `!(${text})`;
}

/** A guard against what the types cannot rule out ends early as well, but never does: `if (x === undefined) return`. */
function isEarlyEnd(node: Node): boolean {
  const then = isNode(node.consequent) ? node.consequent : null;
  const only = then?.type === 'BlockStatement' ? (then.body as readonly Node[]) : [then];
  const last = only.at(-1)?.type ?? '';
  if (node.alternate !== null || !['ReturnStatement', 'ContinueStatement', 'BreakStatement'].includes(last))
    return false;
  const test = node.test as Node;
  const right = isNode(test.right) ? test.right : null;
  return !(test.operator === '===' && right?.type === 'Identifier' && right.name === 'undefined');
}

const isDeed = (node: Node): boolean =>
  ['CallExpression', 'YieldExpression', 'AssignmentExpression'].includes(node.type);

function swap(node: Node, source: string, found: Change[]): void {
  const left = node.left as Node;
  const right = node.right as Node;
  const swapped = SWAPS[String(node.operator)];
  if (swapped === undefined || [left, right].some(isText)) return;
  // A length is never below nothing: `length >= 0` only takes a short cut away.
  if (/^[<>]/.test(String(node.operator)) && right.value === 0 && /\.(length|size)$/.test(source.slice(0, left.end)))
    return;
  const between = source.slice(left.end, right.start);
  const start = left.end + between.lastIndexOf(String(node.operator));
  found.push({ kind: swapped.kind, start, end: start + String(node.operator).length, text: swapped.to });
}

/** Sums of text are no sums. */
const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'BinaryExpression' && [node.left, node.right].some((part) => isNode(part) && isText(part)));

function emptied(node: Node, found: Change[], source: string): void {
  const text = source.slice(node.start, node.end);
  const put = (kind: string, becomes: string): void => {
    if (becomes !== text) found.push({ kind, start: node.start, end: node.end, text: becomes });
  };
  // What the types rule out is never reached: `default: return word satisfies never`.
  if (isEquality(node) || node.type === 'TSSatisfiesExpression') return;
  if (isTruth(node)) put('answer negated', negated(node, text));
  else if (node.type === 'ArrayExpression' || /\.(filter|map|flatMap|slice|concat)\([^;]*\)$/.test(text)) {
    put('answer emptied', '[]');
  } else if (!['Literal', 'Identifier', 'ObjectExpression', 'ConditionalExpression'].includes(node.type)) {
    put('answer emptied', 'undefined');
  }
}

function reversed(node: Node, found: Change[], source: string): void {
  const parts = (node.elements as readonly (Node | null)[]).filter(isNode);
  if (parts.length < 2 || !parts.some((part) => part.type === 'SpreadElement')) return;
  const text = parts.toReversed().map((part) => source.slice(part.start, part.end));
  found.push({ kind: 'order reversed', start: node.start, end: node.end, text: `[${text.join(', ')}]` });
}

/** One field that a copy changes is left as it was: `{ ...object, tapped: true }`. */
function dropped(node: Node, found: Change[], source: string): void {
  const parts = node.properties as readonly Node[];
  if (parts[0]?.type !== 'SpreadElement') return;
  for (const part of parts.slice(1)) {
    const after = source[part.end] === ',' ? part.end + 1 : part.end;
    found.push({ kind: 'field left as it was', start: part.start, end: after, text: '' });
  }
}

function called(node: Node, found: Change[], source: string): void {
  const callee = node.callee as Node;
  const name = callee.type === 'MemberExpression' && isNode(callee.property) ? callee.property : null;
  const first = (node.arguments as readonly Node[])[0];
  if (name === null) return;
  const other = CALLS[String(name.name)];
  if (other !== undefined) found.push({ kind: 'call swapped', start: name.start, end: name.end, text: other });
  if (name.name === 'filter' && first !== undefined) {
    const test = source.slice(first.start, first.end);
    const text = `(...all) => !(${test})(...all)`;
    found.push({ kind: 'filter turned', start: first.start, end: first.end, text });
  }
}
