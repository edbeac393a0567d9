import type { Finding, Tree } from '../tree/finding.ts';
import { isGenerated, isTest, sources, type Source } from '../tree/source.ts';
import { bare, isNode, type Node } from '../tree/walk.ts';

const limits = { median: 60, p95: 220, most: 400 } as const;

/** Minimum number of files for a meaningful median. */
const enoughFiles = 20;

export interface Sizes {
  readonly files: number;
  readonly median: number;
  readonly p95: number;
  readonly most: number;
}

/**
 * Reports files over the limit, and a code base whose files are too large on the whole. Data and generated files do not count (see
 * `isData`).
 */
export function checkBudget(tree: Tree): Finding[] {
  const counted = sources(tree).filter((source) => !isGenerated(source) && !isData(source));
  const tooLong = counted
    .filter((source) => lines(source) > limits.most)
    .map((source) => ({
      rule: 'budget',
      path: source.path,
      message: `${lines(source)} lines; the most is ${limits.most}. Split it by reason to change, not by line count.`,
    }));
  return [...tooLong, ...houseFindings(sizes(tree))];
}

export function sizes(tree: Tree): Sizes {
  const all = sources(tree)
    .filter((source) => !isTest(source.path) && !isGenerated(source) && !isData(source))
    .map(lines)
    .sort((a, b) => a - b);
  const at = (share: number) => all[Math.max(0, Math.ceil(all.length * share) - 1)] ?? 0;
  return { files: all.length, median: at(0.5), p95: at(0.95), most: all.at(-1) ?? 0 };
}

function houseFindings(size: Sizes): Finding[] {
  if (size.files < enoughFiles) return [];
  const wayOut = 'Split the longest files by reason to change.';
  const found: Finding[] = [];
  if (size.median > limits.median)
    found.push({
      rule: 'budget',
      path: '.',
      message: `median file has ${size.median} lines; the goal is ${limits.median}. ${wayOut}`,
    });
  if (size.p95 > limits.p95)
    found.push({
      rule: 'budget',
      path: '.',
      message: `95 % of files have up to ${size.p95} lines; the goal is ${limits.p95}. ${wayOut}`,
    });
  return found;
}

function lines(source: Source): number {
  return source.text.split('\n').length - (source.text.endsWith('\n') ? 1 : 0);
}

/** True for a file whose every statement is an import, a type, or a constant of literals only: no call, no function. */
function isData(source: Source): boolean {
  return source.parsed.program.body.every((statement) => isDataStatement(statement as unknown as Node));
}

function isDataStatement(statement: Node): boolean {
  if (['ImportDeclaration', 'TSTypeAliasDeclaration', 'TSInterfaceDeclaration'].includes(statement.type)) return true;
  if (statement.type === 'ExportNamedDeclaration') {
    return isNode(statement['declaration']) && isDataStatement(statement['declaration']);
  }
  if (statement.type === 'ExportDefaultDeclaration') return isLiteral(statement['declaration']);
  if (statement.type !== 'VariableDeclaration') return false;
  return (statement['declarations'] as Node[]).every((one) => isLiteral(one['init']));
}

function isLiteral(value: unknown): boolean {
  const node = bare(value);
  if (!node) return false;
  if (node.type === 'Literal') return true;
  if (node.type === 'TemplateLiteral') return (node['expressions'] as Node[]).length === 0;
  if (node.type === 'UnaryExpression') return isLiteral(node['argument']);
  if (node.type === 'ArrayExpression') return (node['elements'] as unknown[]).every(isLiteral);
  if (node.type === 'ObjectExpression')
    return (node['properties'] as Node[]).every((one) => one.type === 'Property' && isLiteral(one['value']));
  return false;
}
