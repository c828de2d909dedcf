// Finds, without running them, which tests show which entries: the ids in calls of rule(), example() and across(), and
// of shows() in the tests that run in a browser.
import { isNode, lineOf, type Node, nodes, parse, type SourceFile, sourceFiles } from './source.ts';

/** One test that shows entries of the catalogue. */
export interface Shown {
  readonly by: 'rule' | 'example' | 'across' | 'shows';
  readonly ids: readonly string[];
  readonly title: string;
  readonly file: string;
  /** Paths of facts of the rulebook whose values an across() table shows. */
  readonly facts: readonly string[];
}

export interface Scan {
  readonly shown: readonly Shown[];
  /** Calls whose ids cannot be read from the text; a count that leaves them out would be wrong. */
  readonly faults: readonly string[];
}

const CALLS: readonly string[] = ['rule', 'example', 'across', 'shows'];

export function scanTests(root: string): Scan {
  const files = ['.test.ts', '.spec.ts'].flatMap((ending) => sourceFiles(root, 'test', ending));
  const scans = files.map(scanFile);
  return { shown: scans.flatMap((scan) => scan.shown), faults: scans.flatMap((scan) => scan.faults) };
}

export function scanFile(file: SourceFile): Scan {
  const shown: Shown[] = [];
  const faults: string[] = [];
  const tree = parse(file);
  const constants = constantsOf(tree);
  for (const node of nodes(tree)) {
    const by = calledName(node);
    if (by === null) continue;
    const read = readCall(by, node.arguments as readonly Node[], file, constants);
    if (typeof read === 'string') faults.push(`${file.path}:${lineOf(file, node)}: ${read}`);
    else shown.push(read);
  }
  return { shown, faults };
}

type Constants = ReadonlyMap<string, Node>;

function readCall(by: Shown['by'], args: readonly Node[], file: SourceFile, constants: Constants): Shown | string {
  const [first, second, , options] = args;
  const titleNode = by === 'across' ? first : second;
  if (titleNode === undefined) return `${by}() has no title`;
  const title = titleOf(titleNode, file);
  if (by !== 'across') {
    const ids = strings(first, constants);
    return ids === null ? `the ids of ${by}() are not written out` : { by, ids, title, file: file.path, facts: [] };
  }
  const ids = strings(optionOf(options, 'ids'), constants);
  const facts = strings(optionOf(options, 'facts'), constants);
  if (ids === null || facts === null) return 'the ids or facts of across() are not written out';
  return { by, ids, title, file: file.path, facts };
}

function calledName(node: Node): Shown['by'] | null {
  if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'Identifier') return null;
  const name = node.callee.name as string;
  return CALLS.includes(name) ? (name as Shown['by']) : null;
}

/** The constants of the file, by name: ids may be named once and used in several tests. */
function constantsOf(tree: Node): Constants {
  const found = new Map<string, Node>();
  for (const node of nodes(tree)) {
    if (node.type !== 'VariableDeclarator' || !isNode(node.id) || !isNode(node.init)) continue;
    if (typeof node.id.name === 'string') found.set(node.id.name, node.init);
  }
  return found;
}

/** The strings that the node says: none where it is missing, null where it cannot be read. */
function strings(node: Node | undefined, constants: Constants, depth = 0): string[] | null {
  if (node === undefined) return [];
  if (depth > 5) return null;
  const within = (inner: unknown) => strings(inner as Node, constants, depth + 1);
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : null;
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return within(node.expression);
  if (node.type === 'SpreadElement') return within(node.argument);
  if (node.type === 'ArrayExpression') {
    const items = (node.elements as readonly Node[]).map(within);
    return items.includes(null) ? null : (items as string[][]).flat();
  }
  if (node.type === 'TemplateLiteral' && (node.expressions as readonly Node[]).length === 0) {
    return [(node.quasis as readonly { value: { cooked: string } }[])[0]?.value.cooked ?? ''];
  }
  const named = node.type === 'Identifier' ? constants.get(node.name as string) : undefined;
  return named === undefined ? null : within(named);
}

function optionOf(options: Node | undefined, name: string): Node | undefined {
  if (options?.type !== 'ObjectExpression') return undefined;
  for (const property of options.properties as readonly Node[]) {
    const key = property.key as Node | undefined;
    if (key?.name === name || key?.value === name) return property.value as Node;
  }
  return undefined;
}

function titleOf(node: Node, file: SourceFile): string {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return file.text.slice(node.start, node.end).replaceAll('`', '').replace(/\s+/g, ' ');
}
