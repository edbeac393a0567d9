import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath, type PathName } from '@meetingapp/contract/paths.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';

/** What a page needs beside the frame, as the build wrote it (`screens.json`): addresses below the base. */
export interface ScreenFiles {
  js: string[];
  css: string[];
  texts: Record<Language, string[]>;
}
export type Screens = Partial<Record<PathName, ScreenFiles>>;

export function readScreens(folder: string): Screens {
  const file = join(folder, 'screens.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Screens) : {};
}

/** Links that let the browser fetch a page's parts together with the program instead of after it. */
export function preloadLinks(screens: Screens, name: PathName | null, language: Language): string {
  const files = name === null ? undefined : screens[name];
  if (!files) return '';
  const address = (file: string) => `${basePath}/${file}`;
  const scripts = [...files.js, ...files.texts[language]].map((file) => `<link rel="modulepreload" crossorigin href="${address(file)}">`);
  const styles = files.css.map((file) => `<link rel="stylesheet" crossorigin href="${address(file)}">`);
  return [...scripts, ...styles].join('\n');
}
