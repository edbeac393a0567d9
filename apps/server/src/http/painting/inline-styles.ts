import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath, type PathName } from '@meetingapp/contract/paths.ts';
import { namesIn, readSheet, rulesFor, type Sheet } from './first-styles.ts';
import type { ScreenMap } from './preload.ts';

/** Characters that a page must save for a sheet to be fetched after the paint instead: a request costs 0.4 kB of headers. */
const WORTH = 4000;

/** Homes alone would not fit the 14.6 kB that a server sends before the phone's first acknowledgement. */
export const isHeavy = (name: PathName): boolean => /^tpl\d+Home$/.test(name);

/**
 * Returns a page's styles for inlining, so that the page shows at once and waits for no style sheet. A painted home contains of a sheet
 * that all pages share only the rules that its elements need; the phone fetches the sheet after the paint, before the program runs
 * (after-paint.ts). The sheet's link stands where its rules stand, so that the order of all rules is the same before and after.
 */
export function inlineStyles(folder: string, map: ScreenMap): (name: PathName, painted: string | null) => string {
  const known = new Map<string, { text: string; sheet: Sheet }>();
  const read = (file: string): { text: string; sheet: Sheet } => {
    const found = known.get(file);
    if (found) return found;
    const text = readFileSync(join(folder, file), 'utf8').trim();
    const made = { text, sheet: readSheet(text) };
    known.set(file, made);
    return made;
  };
  return (name, painted) => {
    const has = painted !== null && isHeavy(name) ? namesIn(painted) : null;
    const parts = [...new Set([...map.entry.css, ...(map.screens[name]?.css ?? [])])].map((file) => {
      const { text, sheet } = read(file);
      const used = has && map.entry.css.includes(file) ? rulesFor(sheet, has) : text;
      const late = text.length - used.length >= WORTH;
      return { file, late, css: late ? used : text };
    });
    // A disabled link fetches nothing, and shows the program that these styles are present.
    const link = (file: string, is = ''): string =>
      `<link rel="stylesheet" crossorigin disabled${is} href="${basePath}/${file}">`;
    const styles = parts.map(({ file, late, css }) =>
      late ? `${css}</style>\n${link(file, ' data-late')}\n<style>` : css,
    );
    const links = parts.filter(({ late }) => !late).map(({ file }) => link(file));
    return [`<style>${styles.join('')}</style>`, ...links].join('\n');
  };
}
