import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { parseSync } from 'vite';

/** What a page needs to open fast: `screens.json`, from which the server writes its preload links. */
export interface ScreenMap {
  /** The entry and all it imports, in every page. */
  entry: { file: string; chunks: string[]; css: string[] };
  /**
   * By the name of a path; `texts` are the features whose texts it needs, `ahead` what it loads by itself at once, `late` what it may
   * load later, a sheet that somebody opens for instance.
   */
  screens: Record<
    string,
    {
      file: string;
      chunks: string[];
      css: string[];
      texts: string[];
      offline: boolean;
      ahead: string[];
      late: string[];
    }
  >;
  /** Text chunks by language and feature; those that are not here are part of the entry. */
  texts: { zh: Record<string, string>; en: Record<string, string> };
}

interface Declared {
  module: string;
  texts: string[];
  /** It opens without a network. */
  offline: boolean;
  /** What it loads by itself is needed at once. */
  ahead: boolean;
}

/** Writes `dist/screens.json`. Reads which module a path opens out of the features' routes.ts. */
export function screenMap(root: string): Plugin {
  return {
    name: 'screen-map',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After Vite has taken out the chunks that held nothing but CSS.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((one): one is Rolldown.OutputChunk => one.type === 'chunk');
        const map = describe(chunks, declaredScreens(root), resolve(root, '../../packages/locales/src'));
        this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(map, null, 1) });
      },
    },
  };
}

function describe(chunks: Rolldown.OutputChunk[], declared: Map<string, Declared>, locales: string): ScreenMap {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)));
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The build has no entry');
  const always = withImports(entry, byFile);
  const screens = [...declared].flatMap(([name, { module, texts, offline, ahead }]) => {
    const chunk = byModule.get(module);
    // Declared by its feature, but not assembled in app/routes.ts.
    if (!chunk) return [];
    const own = withImports(chunk, byFile).filter((one) => !always.includes(one));
    const others = own.filter((one) => one !== chunk);
    return [
      [
        name,
        {
          file: chunk.fileName,
          chunks: fileNames(others),
          css: cssOf(own),
          texts,
          offline,
          ahead: ahead ? loadedBy(chunk) : [],
          late: loadedLater(own, [...always, ...own], byFile),
        },
      ],
    ];
  });
  const texts = (language: string) =>
    Object.fromEntries(
      [...byModule].flatMap(([id, chunk]) => {
        const inside = relative(join(locales, language), id);
        return inside.startsWith('..') || always.includes(chunk) ? [] : [[inside.replace('.ts', ''), chunk.fileName]];
      }),
    ) as Record<string, string>;
  return {
    entry: { file: entry.fileName, chunks: fileNames(always.filter((one) => one !== entry)), css: cssOf(always) },
    screens: Object.fromEntries(screens) as ScreenMap['screens'],
    texts: { zh: texts('zh'), en: texts('en') },
  };
}

/** What a chunk loads by itself: other chunks, and the files of its workers. */
function loadedBy({ dynamicImports, viteMetadata }: Rolldown.OutputChunk): string[] {
  const assets = [...(viteMetadata?.importedAssets ?? [])];
  return [...dynamicImports, ...assets.filter((file) => file.endsWith('.mjs'))];
}

/** All that these chunks load when it is wanted, with its styles, but for what is there already. */
function loadedLater(
  chunks: readonly Rolldown.OutputChunk[],
  there: readonly Rolldown.OutputChunk[],
  byFile: Map<string, Rolldown.OutputChunk>,
): string[] {
  const late = new Set<Rolldown.OutputChunk>();
  const visit = (one: Rolldown.OutputChunk): void => {
    for (const file of one.dynamicImports) {
      const next = byFile.get(file);
      if (!next || late.has(next) || there.includes(next)) continue;
      for (const part of withImports(next, byFile)) if (!there.includes(part)) late.add(part);
      visit(next);
    }
  };
  for (const one of chunks) visit(one);
  return [...fileNames([...late]), ...cssOf([...late])];
}

const fileNames = (chunks: Rolldown.OutputChunk[]): string[] => chunks.map((one) => one.fileName);

function cssOf(chunks: Rolldown.OutputChunk[]): string[] {
  return [...new Set(chunks.flatMap((one) => [...(one.viteMetadata?.importedCss ?? [])]))];
}

/** The chunk and everything it imports before it runs, each after what it imports: so its styles come after those they build on. */
function withImports(chunk: Rolldown.OutputChunk, byFile: Map<string, Rolldown.OutputChunk>): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const begun = new Set<Rolldown.OutputChunk>();
  const visit = (one: Rolldown.OutputChunk): void => {
    if (begun.has(one)) return;
    begun.add(one);
    for (const file of one.imports) {
      const next = byFile.get(file);
      if (next) visit(next);
    }
    found.add(one);
  };
  visit(chunk);
  return [...found];
}

/** Which module each path opens, as the features' routes.ts declare it. */
export function declaredScreens(root: string): Map<string, Declared> {
  const features = join(root, 'src/features');
  const declared = new Map<string, Declared>();
  for (const feature of readdirSync(features)) {
    const file = join(features, feature, 'routes.ts');
    let source: string;
    try {
      source = readFileSync(file, 'utf8');
    } catch {
      continue;
    }
    for (const [name, one] of readRoutes(source, file)) declared.set(name, one);
  }
  return declared;
}

interface Node {
  type: string;
  [key: string]: unknown;
}

/** What `export const screens` of a routes.ts says; values may stand in constants of the same file. */
function readRoutes(source: string, file: string): [string, Declared][] {
  const { program } = parseSync(file, source, { lang: 'ts' });
  const constants = new Map<string, Node>();
  walk(program as unknown as Node, (node) => {
    if (node.type === 'VariableDeclarator' && node['init'])
      constants.set(nameOf(node['id'] as Node), node['init'] as Node);
  });
  const value = (node: Node | undefined): Node | undefined => {
    if (node?.type === 'Identifier') return value(constants.get(nameOf(node)));
    return node && /^TS(As|Satisfies)Expression$/.test(node.type) ? value(node['expression'] as Node) : node;
  };
  return propertiesOf(value(constants.get('screens'))).map(([name, screen]) => {
    const parts = new Map(propertiesOf(value(screen)));
    const module = importedBy(parts.get('load'));
    if (module === null) throw new Error(`${file}: load of ${name} has to be () => import('…')`);
    return [
      name,
      {
        module: resolve(dirname(file), module),
        texts: stringsIn(value(parts.get('texts'))),
        offline: value(parts.get('offline'))?.['value'] === true,
        ahead: value(parts.get('ahead'))?.['value'] === true,
      },
    ];
  });
}

function propertiesOf(node: Node | undefined): [string, Node][] {
  return ((node?.['properties'] as Node[] | undefined) ?? []).map((one) => [
    nameOf(one['key'] as Node),
    one['value'] as Node,
  ]);
}

const nameOf = (key: Node | undefined): string => `${(key?.['name'] ?? key?.['value'] ?? '') as string}`;

function importedBy(load: Node | undefined): string | null {
  let found: string | null = null;
  if (!load) return found;
  walk(load, (node) => {
    if (node.type === 'ImportExpression') found = String((node['source'] as Node)['value']);
  });
  return found;
}

function stringsIn(list: Node | undefined): string[] {
  return ((list?.['elements'] as Node[] | undefined) ?? []).map((one) => String(one['value']));
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (typeof one === 'object' && one !== null && typeof (one as Node).type === 'string') walk(one as Node, visit);
    }
  }
}
