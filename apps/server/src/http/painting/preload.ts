import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath, type PathName } from '@meetingapp/contract/paths.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';

/** The files of each page, below the base, as written by the build of the phone's app (`screens.json`). */
export interface ScreenMap {
  entry: { file: string; chunks: string[]; css: string[] };
  /**
   * `part`: name of the screen's component in `file`; `traits`: its title and behaviour, which only the phone reads, null when only
   * the directory of all screens has them; `texts`: the features whose texts the page shows; `ahead`: what it imports dynamically at once.
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
      ahead?: string[];
    }
  >;
  /** The chunk of each feature's texts; texts that are missing here are part of the entry. */
  texts: Record<Language, Record<string, string>>;
}

export function readScreens(folder: string): ScreenMap | null {
  const file = join(folder, 'screens.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ScreenMap) : null;
}

/** The page's own screen with its files, as the phone opens it without the directory of all screens. */
export interface OwnScreen {
  name: PathName;
  language: Language;
  file: string;
  part: string;
  traits: Record<string, string | true>;
  /** File of each feature's texts. */
  texts: Record<string, string>;
}

/** Null for a page that the map does not know, or whose screen only the directory describes. */
export function ownScreen(map: ScreenMap | null, name: PathName, language: Language): OwnScreen | null {
  const screen = map?.screens[name];
  if (!map || !screen) return null;
  const { file, part, traits } = screen;
  if (traits === null) return null;
  const texts = screen.texts.flatMap((feature) => {
    const own = map.texts[language][feature];
    return own === undefined ? [] : [[feature, own] as const];
  });
  return { name, language, file, part, traits, texts: Object.fromEntries(texts) };
}

/** Links with which the browser fetches a page's parts in parallel with the program instead of after it. */
export function preloadLinks(
  map: ScreenMap | null,
  { name, language, painted }: { name: PathName | null; language: Language; painted: boolean },
): string {
  const screen = name === null ? undefined : map?.screens[name];
  if (!map || !screen) return '';
  const texts = screen.texts.flatMap((feature) => map.texts[language][feature] ?? []);
  const scripts = [...new Set([screen.file, ...screen.chunks, ...texts])];
  return [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${basePath}/${file}">`),
    // A painted page gets the bandwidth for its content; it loads the rest itself.
    ...((painted ? [] : screen.ahead) ?? []).map(
      (file) => `<link ${asWhat(file)} crossorigin href="${basePath}/${file}">`,
    ),
  ].join('\n');
}

/** A worker is fetched as a file, because it does not run in the page. */
const asWhat = (file: string): string => (file.endsWith('.mjs') ? 'rel="preload" as="fetch"' : 'rel="modulepreload"');
