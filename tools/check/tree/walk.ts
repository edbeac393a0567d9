/** A node of the syntax tree, reduced to what the checks need. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

/** Visits every node, parents first. Returning `false` skips its children. */
export function walk(root: unknown, visit: (node: Node, parent: Node | null) => boolean | void): void {
  const step = (node: Node, parent: Node | null): void => {
    if (visit(node, parent) === false) return;
    for (const child of childrenOf(node)) step(child, node);
  };
  if (isNode(root)) step(root, null);
}

/** `name` of an identifier, or null for any other node. */
export function nameOf(node: unknown): string | null {
  return isNode(node) && node.type === 'Identifier' ? (node['name'] as string) : null;
}

/** `Date.now` and the like as `object.member`; null for any other expression. */
export function memberOf(node: unknown): string | null {
  if (!isNode(node) || node.type !== 'MemberExpression') return null;
  const object = nameOf(node['object']);
  const property = nameOf(node['property']);
  return object && property ? `${object}.${property}` : null;
}

/** Unwraps `x as const`, `x satisfies T`, `(x)`. */
export function bare(node: unknown): Node | null {
  if (!isNode(node)) return null;
  const wrapped = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression', 'TSNonNullExpression'];
  return wrapped.includes(node.type) ? bare(node['expression']) : node;
}

/** The text of a string literal or of a template without expressions; null otherwise. */
export function stringOf(value: unknown): string | null {
  const node = bare(value);
  if (!node) return null;
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type === 'TemplateLiteral') {
    const quasis = node['quasis'] as { value: { cooked: string } }[];
    return quasis.length === 1 ? (quasis[0]?.value.cooked ?? null) : null;
  }
  return null;
}
