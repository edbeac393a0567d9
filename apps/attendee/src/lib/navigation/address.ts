import { basePath, href, isScreen } from '@meetingapp/contract/paths.ts';
import type { PathName } from '@meetingapp/contract/paths.ts';
import { isOwnPdf } from './own-files.ts';

/** Parses a query without converting numbers: `cid=1` stays '1'; the messenger's `code` and `state` stay unchanged. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Builds a query with its question mark; empty values and values that are not text are left out. */
export function stringifySearch(search: Readonly<Record<string, string | number | null | undefined>>): string {
  const entries = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  const text = new URLSearchParams(entries).toString();
  return text === '' ? '' : `?${text}`;
}

/** The current location. Server rendering has no window and sets it. */
export const here = { search: (): string => location.search, origin: (): string => location.origin };

/** Query parameters retained on every navigation (T5, T6). */
const retained = ['lang', 'sourceCode'] as const;

export type Query = Readonly<Record<string, string | number | undefined>>;

/** Adds language and source code of the current query, unless the new query has its own. */
export function withRetained(query: Query, present: Query = parseSearch(here.search())): Query {
  const kept = retained.flatMap((name) =>
    present[name] === undefined || name in query ? [] : [[name, present[name]]],
  );
  return { ...query, ...(Object.fromEntries(kept) as Record<string, string>) };
}

/** Full path of a screen in this app, with language and source code of the current address. */
export function addressOf(name: PathName, parameters: Query = {}, query: Query = {}, present?: Query): string {
  const build = href as (name: PathName, parameters: object, query: Query) => string;
  return basePath + build(name, parameters, withRetained(query, present));
}

/**
 * Resolves an address as staff write it on a tile: below /meetingapp (`/conf/3`), or a full outside one. Anything else (such as
 * `javascript:`) gives null. A PDF of this server opens in the reader, other files in the browser.
 */
export function readAddress(text: string, present?: Query): { inside: string } | { outside: string } | null {
  if (/^https?:\/\//i.test(text)) return { outside: text };
  if (!/^\/(?![/\\])/.test(text)) return null;
  if (isOwnPdf(text)) return { inside: addressOf('pdfView', {}, { file: text, save: 1 }, present) };
  // Files are next to the app, not below it.
  if (text.startsWith('/files/')) return { outside: text };
  const url = new URL(text.startsWith(`${basePath}/`) ? text.slice(basePath.length) : text, here.origin());
  const query = withRetained(parseSearch(url.search), present);
  const full = basePath + url.pathname + stringifySearch(query) + url.hash;
  // Below the base are also pages of the server, such as that of verification.
  return isScreen(url.pathname) ? { inside: full } : { outside: full };
}
