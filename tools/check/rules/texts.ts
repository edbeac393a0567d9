import type { Source } from '../tree/source.ts';
import { bare, isNode, type Node, stringOf } from '../tree/walk.ts';

export interface Text {
  /** `registration.fee.title` */
  readonly key: string;
  /** The text; null when it is a function. */
  readonly words: string | null;
  /** Names of the placeholders, sorted. */
  readonly placeholders: readonly string[];
  readonly start: number;
}

/** Returns every text of a locale file: the leaves of its exported objects. */
export function textsOf(source: Source): Text[] {
  return source.parsed.program.body.flatMap((statement) => {
    const declaration = (statement as unknown as Node)['declaration'];
    if (!isNode(declaration) || declaration.type !== 'VariableDeclaration') return [];
    return (declaration['declarations'] as Node[]).flatMap((one) => {
      const name = (one['id'] as { name?: string }).name ?? '';
      return leaves(one['init'], name);
    });
  });
}

function leaves(value: unknown, key: string): Text[] {
  const node = bare(value);
  if (!node) return [];
  if (node.type === 'ObjectExpression')
    return (node['properties'] as Node[]).flatMap((one) =>
      one.type === 'Property' ? leaves(one['value'], `${key}.${nameOfKey(one)}`) : [],
    );
  if (node.type === 'ArrayExpression')
    return (node['elements'] as unknown[]).flatMap((one, index) => leaves(one, `${key}.${index}`));
  const words = stringOf(node) ?? null;
  if (words !== null) return [{ key, words, placeholders: braces(words), start: node.start }];
  const isFunction = node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';
  return [{ key, words: null, placeholders: isFunction ? parameters(node) : [], start: node.start }];
}

function nameOfKey(property: Node): string {
  const key = property['key'] as { name?: string; value?: unknown };
  return key.name ?? String(key.value);
}

function braces(words: string): string[] {
  return [...new Set([...words.matchAll(/\{(\w+)[|}]/g)].map((match) => match[1] ?? ''))].sort();
}

function parameters(node: Node): string[] {
  return (node['params'] as { name?: string; type: string }[]).map((one, index) => one.name ?? `${one.type}${index}`);
}
