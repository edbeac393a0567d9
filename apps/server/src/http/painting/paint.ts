import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import type { PathName } from '@meetingapp/contract/paths.ts';
import type { BootCall } from './boot.ts';
import type { Surroundings } from '../calls/context.ts';
import { withPreview } from './picture-preview.ts';

/** A page as passed to the painter (`apps/attendee/src/app/start/painter.tsx`). */
interface Wanted {
  name: PathName;
  parameters: Record<string, string>;
  search: string;
  language: Surroundings['language'];
  calls: BootCall[];
  /** For screens that show the programme; the calls determine which release. */
  programme: Programme | null;
  simulated: Surroundings['ports']['simulated'];
  now: string;
}

type Page = Omit<Wanted, 'simulated' | 'now'>;

/** What search engines, link previews and the browser's tab show of a page. */
export interface Head {
  title: string;
  /** One line of description. */
  description: string;
  /** Preview picture for sharing; empty: none. */
  image?: string;
}

/** A painted page, and the time for which it was painted. */
export interface Painted extends Head {
  html: string;
  style: string;
  at: Date;
  /** True when this page was painted shortly before: it is visited often, so that its bytes count more than the time to compress it. */
  again: boolean;
}

export interface Painter {
  /** Null when a screen is not or cannot be painted: the phone then renders it. */
  paint: (page: Page, surroundings: Surroundings) => Promise<Painted | null>;
  /** Of a page that the phone renders; null when it cannot be determined. */
  head: (page: Page, surroundings: Surroundings) => Promise<Head | null>;
}

/** Cache lifetime in milliseconds: countdowns and ages in a painted page can be this far behind; the phone corrects them. */
const CACHE_MS = 10_000;
/** Milliseconds between two paintings of a page that is visited often. */
const OFTEN_MS = 60_000;
/** Maximum number of cached pages, of about 20 kB each. */
const MOST = 300;

interface Program {
  /** The screens that can be painted. */
  painted: readonly PathName[];
  paint: (wanted: Wanted) => Promise<Omit<Painted, 'at' | 'again'> | null>;
  head: (wanted: Wanted) => Promise<Head | null>;
}

/** Loads the phone's app as a program that renders pages; null when it was not built, as in development. */
export async function loadPainter(folder: string): Promise<Painter | null> {
  const file = join(folder, 'painter', 'painter.js');
  if (!existsSync(file)) return null;
  const program = (await import(pathToFileURL(file).href)) as Program;
  const screens = new Set(program.painted);
  const kept = new Map<string, { painted: Painted | null; at: Date }>();
  return {
    async paint(page, { ports, now, log }) {
      if (!screens.has(page.name)) return null;
      const key = keyOf(page);
      const known = kept.get(key);
      const age = known ? now.getTime() - known.at.getTime() : Infinity;
      if (known && age < CACHE_MS) return known.painted;
      const wanted = { ...page, simulated: ports.simulated, now: now.toISOString() };
      const drawn = await program.paint(wanted).catch((error: unknown) => {
        log.error({ err: error, page: page.name }, 'a page could not be painted');
        return null;
      });
      const html = drawn && (await withPreview(drawn.html, ports.files));
      const painted = drawn && { ...drawn, html: html ?? drawn.html, at: now, again: age < OFTEN_MS };
      kept.delete(key);
      kept.set(key, { painted, at: now });
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
      return painted;
    },
    head: (page, { ports, now, log }) =>
      program.head({ ...page, simulated: ports.simulated, now: now.toISOString() }).catch((error: unknown) => {
        log.error({ err: error, page: page.name }, 'the title of a page could not be determined');
        return null;
      }),
  };
}

/** Cache key: everything that a painted page depends on except the clock, so that any change in the console gives another page. */
function keyOf({ name, parameters, search, language, calls }: Page): string {
  const data = JSON.stringify([name, parameters, search, language, calls], (key, value: unknown) =>
    key === 'now' ? undefined : value,
  );
  return createHash('sha1').update(data).digest('base64');
}
