import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { parseSync } from 'vite';

/** What a page needs to open fast: the content of `screens.json`, from which the server writes preload links. */
export interface ScreenMap {
  /** The entry and all its imports, needed by every page. */
  entry: { file: string; chunks: string[]; css: string[] };
  /**
   * By path name. `part`: name of its component in `file`; `traits`: title and behaviour as declared, null when
   * a function is among it or another module of the file exports that name; `texts`: features whose texts it needs; `ahead`: what it imports dynamically at once; `late`: what it may load
   * later, for example a sheet that a person opens.
   */
  screens: Record<
    string,
    {
      file: string;
      part: string;
      traits: Record<string, string | true> | null;
      chunks: string[];
      css: string[];
      texts: string[];
      offline: boolean;
      ahead: string[];
      late: string[];
    }
  >;
  /** Text chunks by language and key of `textSources`; texts not listed here are part of the entry. */
  texts: { zh: Record<string, string>; en: Record<string, string> };
}

type Language = 'zh' | 'en';
/** Module of each feature's texts, by the key under which the phone loads it. */
type TextModules = Record<Language, Map<string, string>>;

interface Declared {
  module: string;
  traits: Record<string, string | true> | null;
  texts: string[];
  /** True when the screen opens without a network. */
  offline: boolean;
  /** True when its dynamic imports are needed at once. */
  ahead: boolean;
}

/** Writes `dist/screens.json`. Reads from each feature's routes.ts which module a path opens. */
export function screenMap(root: string): Plugin {
  return {
    name: 'screen-map',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Runs after Vite has removed the chunks that held only CSS.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((one): one is Rolldown.OutputChunk => one.type === 'chunk');
        const map = describe(chunks, declaredScreens(root), declaredTexts(root));
        this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(map, null, 1) });
      },
    },
  };
}

function describe(
  chunks: Rolldown.OutputChunk[],
  declared: Map<string, Declared>,
  textModules: TextModules,
): ScreenMap {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)));
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The build has no entry');
  const always = withImports(entry, byFile);
  const screens = [...declared].flatMap(([name, { module, traits, texts, offline, ahead }]) => {
    const chunk = byModule.get(module);
    // Declared by its feature but not listed in app/routes.ts.
    if (!chunk) return [];
    const own = withImports(chunk, byFile).filter((one) => !always.includes(one));
    const others = own.filter((one) => one !== chunk);
    const part = chunk.modules[module]?.renderedExports[0] ?? '';
    return [
      [
        name,
        {
          file: chunk.fileName,
          part,
          traits: isOnly(chunk, part) ? traits : null,
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
  const texts = (language: Language): Record<string, string> =>
    Object.fromEntries(
      [...textModules[language]].flatMap(([feature, module]) => {
        const chunk = byModule.get(module);
        if (!chunk || always.includes(chunk)) return [];
        // The phone finds them in the file by this name.
        if (!chunk.modules[module]?.renderedExports.includes(feature))
          throw new Error(`${module} has to export ${feature}`);
        if (!isOnly(chunk, feature))
          throw new Error(`${chunk.fileName} has ${feature} twice: import texts of a given language by useTextsIn`);
        return [[feature, chunk.fileName]];
      }),
    );
  return {
    entry: { file: entry.fileName, chunks: fileNames(always.filter((one) => one !== entry)), css: cssOf(always) },
    screens: Object.fromEntries(screens) as ScreenMap['screens'],
    texts: { zh: texts('zh'), en: texts('en') },
  };
}

/** True when no other module of the file exports this name: the phone finds it there by its name. */
const isOnly = ({ modules }: Rolldown.OutputChunk, name: string): boolean =>
  Object.values(modules).filter(({ renderedExports }) => renderedExports.includes(name)).length === 1;

/** What a chunk loads dynamically: other chunks and the files of its workers. */
function loadedBy({ dynamicImports, viteMetadata }: Rolldown.OutputChunk): string[] {
  const assets = [...(viteMetadata?.importedAssets ?? [])];
  return [...dynamicImports, ...assets.filter((file) => file.endsWith('.mjs'))];
}

/** Everything that these chunks load dynamically, with styles, except what is already loaded. */
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

/** The chunk and all its static imports, each after its own imports, so that styles come after those they build on. */
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

/** Returns which module each path opens, as declared in the features' routes.ts. */
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

/** Returns the modules of all texts that the phone may load, as declared in `textSources` of text-sources.ts. */
function declaredTexts(root: string): TextModules {
  const file = join(root, 'src/lib/texts/text-sources.ts');
  const constants = constantsIn(readFileSync(file, 'utf8'), file);
  const modules = (language: Language): Map<string, string> =>
    new Map(
      propertiesOf(bare(constants.get('textSources'))).flatMap(([feature, sources]) => {
        const module = importedBy(new Map(propertiesOf(sources)).get(language));
        const inside = module?.replace('@meetingapp/locales/', '');
        return inside === undefined ? [] : [[feature, resolve(root, '../../packages/locales/src', inside)] as const];
      }),
    );
  return { zh: modules('zh'), en: modules('en') };
}

interface Node {
  type: string;
  [key: string]: unknown;
}

/** Reads `export const screens` of a routes.ts; values may be constants of the same file. */
function readRoutes(source: string, file: string): [string, Declared][] {
  const constants = constantsIn(source, file);
  const value = (node: Node | undefined): Node | undefined => {
    const inner = bare(node);
    return inner?.type === 'Identifier' ? value(constants.get(nameOf(inner))) : inner;
  };
  return propertiesOf(value(constants.get('screens'))).map(([name, screen]) => {
    const parts = new Map(propertiesOf(value(screen)));
    const module = importedBy(parts.get('load'));
    if (module === null) throw new Error(`${file}: load of ${name} has to be () => import('…')`);
    return [
      name,
      {
        module: resolve(dirname(file), module),
        traits: traitsIn(parts),
        texts: stringsIn(value(parts.get('texts'))),
        offline: value(parts.get('offline'))?.['value'] === true,
        ahead: value(parts.get('ahead'))?.['value'] === true,
      },
    ];
  });
}

/**
 * What the phone knows of a screen besides its parts and its use offline: its title and behaviour. Null when a function is among it,
 * which a page cannot carry.
 */
function traitsIn(parts: ReadonlyMap<string, Node>): Record<string, string | true> | null {
  if (parts.has('leave')) return null;
  const traits: Record<string, string | true> = {};
  for (const name of ['title', 'keepAlive', 'programme', 'scroll']) {
    const value = bare(parts.get(name))?.['value'];
    if (typeof value === 'string' || value === true) traits[name] = value;
  }
  return traits;
}

/** Values of a file's constants, by name. */
function constantsIn(source: string, file: string): Map<string, Node> {
  const { program } = parseSync(file, source, { lang: 'ts' });
  const constants = new Map<string, Node>();
  walk(program as unknown as Node, (node) => {
    if (node.type === 'VariableDeclarator' && node['init'])
      constants.set(nameOf(node['id'] as Node), node['init'] as Node);
  });
  return constants;
}

/** Strips `as const` and `satisfies`. */
const bare = (node: Node | undefined): Node | undefined =>
  node && /^TS(As|Satisfies)Expression$/.test(node.type) ? bare(node['expression'] as Node) : node;

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
