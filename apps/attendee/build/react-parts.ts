import type { Plugin } from 'vite';
import { parseSync } from 'vite';
import { withoutNames } from './react-names.ts';
import { unusedExports, unusedParts, version, type Piece } from './unused-react.ts';

/** What a function of a dropped part returns; the others return nothing. Null: a commit waits for no resource. */
const returns: Readonly<Record<string, string>> = { isAttributeNameSafe: '!0', waitForCommitToBeReady: 'null' };

type Module = keyof typeof unusedExports;
type Nodes = ReturnType<typeof parseSync>['program']['body'];
type Edit = readonly [start: number, end: number, put: string];

/** Drops the parts of React that no screen uses (docs/decisions/small-phone.md). The server's renderer stays whole. */
export function reactParts(): Plugin {
  return {
    name: 'react-parts',
    apply: 'build',
    transform(code, id) {
      const [, module] = /\/cjs\/(react|react-dom|react-dom-client|scheduler)\.production\.js$/.exec(id) ?? [];
      if (module === undefined) return null;
      return {
        code: module === 'react-dom-client' ? withoutParts(code) : withoutExports(code, module as Module),
        map: null,
      };
    },
  };
}

/** The renderer without its unused parts. @throws when this is another version than the table describes */
export function withoutParts(code: string): string {
  if (!code.includes(`version: "${version}"`))
    throw new Error(`react-dom is not ${version}: look through build/unused-react.ts`);
  const parts = Object.values(unusedParts);
  const shorter = parts.flatMap(({ pieces = [] }) => pieces).reduce(withoutPiece, withoutNames(code));
  const { body } = parseSync('react-dom-client.js', shorter).program;
  const edited = [...emptied(body, shorter), ...droppedCases(body), ...droppedHooks(body)]
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [start, end, put]) => text.slice(0, start) + put + text.slice(end), shorter);
  const decided = parts.flatMap(({ never = [], always = [] }) => [
    ...never.map((one) => [one, '!1'] as const),
    ...always.map((one) => [one, '!0'] as const),
  ]);
  return decided.reduce((text, [condition, value]) => {
    const next = text.replaceAll(condition, value);
    if (next === text) throw new Error(`react-dom has no condition ${condition.source}`);
    return next;
  }, edited);
}

function withoutPiece(code: string, { from, upTo, put = '' }: Piece): string {
  const start = code.indexOf(from);
  const end = code.indexOf(upTo, start + from.length);
  if (start < 0 || end < 0 || code.includes(from, start + 1)) throw new Error(`react-dom has no piece ${from}`);
  return code.slice(0, start) + put + code.slice(end);
}

/** Empties the functions with which the parts begin, and removes the methods of their classes. */
function emptied(body: Nodes, code: string): Edit[] {
  const parts = Object.values(unusedParts);
  const missing = new Set(parts.flatMap(({ begins = [] }) => begins));
  const methods = parts.flatMap(({ methodsOf }) => (methodsOf === undefined ? [] : [`${methodsOf}.prototype.`]));
  const edits = body.flatMap((node): Edit[] => {
    if (node.type === 'FunctionDeclaration' && node.body && node.id && missing.delete(node.id.name)) {
      const value = returns[node.id.name];
      return [[node.body.start, node.body.end, `{${value === undefined ? '' : `return ${value}`}}`]];
    }
    const isMethod = node.type === 'ExpressionStatement' && methods.some((one) => code.startsWith(one, node.start));
    return isMethod ? [[node.start, node.end, '']] : [];
  });
  if (missing.size > 0) throw new Error(`react-dom has no functions ${[...missing].join(', ')}`);
  return edits;
}

/** Removes cases of switches: what only they reach goes with them; what the case before leads into stays. */
function droppedCases(body: Nodes): Edit[] {
  const edits: Edit[] = [];
  const missing = new Set<string>();
  for (const { cases = {} } of Object.values(unusedParts))
    for (const [name, labels] of Object.entries(cases)) for (const label of labels) missing.add(`${name} ${label}`);
  const all = new Set(missing);
  for (const node of body) {
    if (node.type !== 'FunctionDeclaration' || !node.id) continue;
    const { name } = node.id;
    if (![...all].some((one) => one.startsWith(`${name} `))) continue;
    for (const { cases } of switchesIn(node)) {
      let isReached = false;
      for (const { test, consequent, start, end } of cases) {
        const label = test?.type === 'Identifier' ? test.name : test?.type === 'Literal' ? String(test.value) : '';
        const isDropped = all.has(`${name} ${label}`);
        missing.delete(`${name} ${label}`);
        if (isDropped) edits.push([start, isReached ? (consequent[0]?.start ?? end) : end, '']);
        if (isDropped && !isReached) continue;
        isReached = !/^(Break|Return|Throw|Continue)/.test(consequent.at(-1)?.type ?? '');
      }
    }
  }
  if (missing.size > 0) throw new Error(`react-dom has no cases ${[...missing].join(', ')}`);
  return edits;
}

/** Removes the hooks of the parts from the tables of hooks. */
function droppedHooks(body: Nodes): Edit[] {
  const dropped = new Set(Object.values(unusedParts).flatMap(({ hooks = [] }) => hooks));
  const missing = new Set(dropped);
  const edits = body
    .flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))
    .flatMap(({ id, init }): Edit[] => {
      if (id.type !== 'Identifier' || !/Dispatcher/.test(id.name) || init?.type !== 'ObjectExpression') return [];
      return init.properties.flatMap((one, at): Edit[] => {
        if (one.type !== 'Property' || one.key.type !== 'Identifier' || !dropped.has(one.key.name)) return [];
        missing.delete(one.key.name);
        return [[one.start, init.properties[at + 1]?.start ?? one.end, '']];
      });
    });
  if (missing.size > 0) throw new Error(`react-dom has no hooks ${[...missing].join(', ')}`);
  return edits;
}

type Switch = Extract<Nodes[number], { type: 'SwitchStatement' }>;

function switchesIn(node: unknown): Switch[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(switchesIn);
  return (node as { type?: string }).type === 'SwitchStatement' ? [node as Switch, ...inside] : inside;
}

/** React, its DOM module or its scheduler without the unused exports. @throws when one is missing */
export function withoutExports(code: string, module: Module): string {
  const missing = new Set<string>(unusedExports[module]);
  let kept = '';
  let at = 0;
  for (const node of parseSync(`${module}.js`, code).program.body) {
    const [, name = ''] = /^exports\.(\w+) = /.exec(code.slice(node.start, node.end)) ?? [];
    if (!missing.delete(name)) continue;
    kept += code.slice(at, node.start);
    at = node.end;
  }
  if (missing.size > 0) throw new Error(`${module} has no exports ${[...missing].join(', ')}`);
  return kept + code.slice(at);
}
