import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath, type PathName } from '@meetingapp/contract/paths.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';

/** What each page needs, as the build of the phone's app writes it (`screens.json`): files below the base. */
export interface ScreenMap {
  entry: { file: string; chunks: string[]; css: string[] };
  /** `texts` are the features whose texts the page shows, `ahead` is what it loads by itself at once. */
  screens: Record<string, { file: string; chunks: string[]; css: string[]; texts: string[]; ahead?: string[] }>;
  /** The chunk of each feature's texts; those that are not here are part of the entry. */
  texts: Record<Language, Record<string, string>>;
}

export function readScreens(folder: string): ScreenMap | null {
  const file = join(folder, 'screens.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ScreenMap) : null;
}

/** Links that let the browser fetch a page's parts together with the program instead of after it. */
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
    // A painted page has the line for what it shows; it loads the rest itself.
    ...((painted ? [] : screen.ahead) ?? []).map(
      (file) => `<link ${asWhat(file)} crossorigin href="${basePath}/${file}">`,
    ),
  ].join('\n');
}

/** A worker is fetched as a file: it is not run in the page. */
const asWhat = (file: string): string => (file.endsWith('.mjs') ? 'rel="preload" as="fetch"' : 'rel="modulepreload"');
