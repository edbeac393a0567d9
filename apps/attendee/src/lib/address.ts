import { basePath, href } from '@meetingapp/contract/paths.ts';
import type { PathName } from '@meetingapp/contract/paths.ts';
import { isOwnPdf } from './own-files.ts';

/** Reads a query without guessing numbers: `cid=1` stays '1', the messenger's `code` and `state` stay as they are. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** The query with its question mark; empty values and what is not text are left out. */
export function stringifySearch(search: Readonly<Record<string, string | number | null | undefined>>): string {
  const entries = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  const text = new URLSearchParams(entries).toString();
  return text === '' ? '' : `?${text}`;
}

/** Where one is. The server, which paints pages without a window, says so itself. */
export const here = { search: (): string => location.search, origin: (): string => location.origin };

/** Query parts that go along wherever one goes (T5, T6). */
const retained = ['lang', 'sourceCode'] as const;

export type Query = Readonly<Record<string, string | number | undefined>>;

/** Adds the language and the source code of the present query, unless the new one names its own. */
export function withRetained(query: Query, present: Query = parseSearch(here.search())): Query {
  const kept = retained.flatMap((name) =>
    present[name] === undefined || name in query ? [] : [[name, present[name]]],
  );
  return { ...query, ...(Object.fromEntries(kept) as Record<string, string>) };
}

/** The full path of a screen in this app, with the language and source code of the present address. */
export function addressOf(name: PathName, parameters: Query = {}, query: Query = {}, present?: Query): string {
  const build = href as (name: PathName, parameters: object, query: Query) => string;
  return basePath + build(name, parameters, withRetained(query, present));
}

/**
 * An address as staff write it on a tile: below /meetingapp (`/conf/3`), or a full outside one. Anything that is neither (such as
 * `javascript:`) leads nowhere. A PDF of this server opens in the reader, another file of it as the browser does.
 */
export function readAddress(text: string, present?: Query): { inside: string } | { outside: string } | null {
  if (/^https?:\/\//i.test(text)) return { outside: text };
  if (!/^\/(?![/\\])/.test(text)) return null;
  if (isOwnPdf(text)) return { inside: addressOf('pdfView', {}, { file: text, save: 1 }, present) };
  // Files lie beside the app.
  if (text.startsWith('/files/')) return { outside: text };
  const url = new URL(text.startsWith(`${basePath}/`) ? text.slice(basePath.length) : text, here.origin());
  const query = withRetained(parseSearch(url.search), present);
  return { inside: basePath + url.pathname + stringifySearch(query) + url.hash };
}
