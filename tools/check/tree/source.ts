import { parseSync, type ParseResult } from 'oxc-parser';
import type { Tree } from './finding.ts';

export interface Import {
  readonly from: string;
  readonly line: number;
  /** Erased at run time: `import type`, or only `type` names. */
  readonly typeOnly: boolean;
  /** `import()`: resolved when called, so it creates no cycle. */
  readonly dynamic: boolean;
}

export interface Source {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
  readonly parsed: ParseResult;
}

const parsedByText = new Map<string, Source>();

export function isCode(path: string): boolean {
  return /\.(ts|tsx|mts|mjs|js)$/.test(path) && !/\.d\.m?ts$/.test(path);
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** True for data and functions that only tests use, kept beside what they test: `testing-rows.ts`. */
export function isTestHelper(path: string): boolean {
  return /(^|\/)testing-[^/]+\.ts$/.test(path);
}

/** True for a file written by a program: its first line says so. */
export function isGenerated(source: Source): boolean {
  return /^\/[/*]+\s*(generated\b|written by `npm run)/i.test(source.text);
}

/** Returns every code file of the tree, parsed once for all checks. */
export function sources(tree: Tree): Source[] {
  return [...tree].filter(([path]) => isCode(path)).map(([path, text]) => parse(path, text));
}

export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

function parse(path: string, text: string): Source {
  const key = `${path}\0${text}`;
  const known = parsedByText.get(key);
  if (known) return known;
  const parsed = parseSync(path, text);
  const source = { path, text, parsed, imports: importsOf(text, parsed) };
  parsedByText.set(key, source);
  return source;
}

function importsOf(text: string, parsed: ParseResult): Import[] {
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const found: Import[] = staticImports.map((item) => ({
    from: item.moduleRequest.value,
    line: lineAt(text, item.start),
    typeOnly: item.entries.length > 0 && item.entries.every((entry) => entry.isType),
    dynamic: false,
  }));
  for (const item of staticExports) {
    const [first] = item.entries;
    if (!first?.moduleRequest) continue;
    const typeOnly = item.entries.every((entry) => entry.isType);
    found.push({ from: first.moduleRequest.value, line: lineAt(text, item.start), typeOnly, dynamic: false });
  }
  for (const item of dynamicImports) {
    const literal = /^(['"])(.+)\1$/s.exec(text.slice(item.moduleRequest.start, item.moduleRequest.end));
    if (literal?.[2]) found.push({ from: literal[2], line: lineAt(text, item.start), typeOnly: false, dynamic: true });
  }
  return found;
}
