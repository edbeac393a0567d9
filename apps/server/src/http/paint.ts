import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Programme } from '@meetingapp/contract/agenda-programme.ts';
import { basePath, type PathName } from '@meetingapp/contract/paths.ts';
import type { BootCall } from './boot.ts';
import type { Surroundings } from './context.ts';
import type { ScreenMap } from './preload.ts';

/** A page as the painter takes it (`apps/attendee/src/app/painter.tsx`). */
interface Wanted {
  name: PathName;
  parameters: Record<string, string>;
  search: string;
  language: Surroundings['language'];
  calls: BootCall[];
  /** For screens that show it; which one it is follows from the calls. */
  programme: Programme | null;
  simulated: Surroundings['ports']['simulated'];
  now: string;
}

type Page = Omit<Wanted, 'simulated' | 'now'>;

/** A painted page, and the moment it was painted for. */
export interface Painted {
  html: string;
  title: string;
  /** One line about it, for those who list pages. */
  description: string;
  /** The picture that stands for it where it is shared; empty: none. */
  image?: string;
  style: string;
  at: Date;
}

export interface Painter {
  /** Null where a screen is not painted, or cannot be: then the phone draws it. */
  paint: (page: Page, surroundings: Surroundings) => Promise<Painted | null>;
}

/** Countdowns and ages in a painted page are at most so much behind when it arrives; the phone puts them right. */
const KEPT_MS = 10_000;
/** Of some 20 kB each. */
const MOST = 300;

interface Program {
  /** The screens that say they can be painted. */
  painted: readonly PathName[];
  paint: (wanted: Wanted) => Promise<Omit<Painted, 'at'> | null>;
}

/** The phone's app as a program that draws pages; null where it was not built, as in development. */
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
      if (known && now.getTime() - known.at.getTime() < KEPT_MS) return known.painted;
      const wanted = { ...page, simulated: ports.simulated, now: now.toISOString() };
      const drawn = await program.paint(wanted).catch((error: unknown) => {
        log.error({ err: error, page: page.name }, 'a page could not be painted');
        return null;
      });
      const painted = drawn && { ...drawn, at: now };
      kept.delete(key);
      kept.set(key, { painted, at: now });
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
      return painted;
    },
  };
}

/** All that a painted page depends on but the clock: with one word changed in the console it is another page. */
function keyOf({ name, parameters, search, language, calls }: Page): string {
  const data = JSON.stringify([name, parameters, search, language, calls], (key, value: unknown) =>
    key === 'now' ? undefined : value,
  );
  return createHash('sha1').update(data).digest('base64');
}

/** The styles of a page within it, so that it shows as soon as it has come, and nothing of it waits for a file of styles. */
export function inlineStyles(folder: string, map: ScreenMap): (name: PathName) => string {
  const texts = new Map<string, string>();
  const read = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(join(folder, file), 'utf8').trim();
    texts.set(file, text);
    return text;
  };
  return (name) => {
    const files = [...map.entry.css, ...(map.screens[name]?.css ?? [])];
    // A link that is switched off fetches nothing, and tells the program that these styles are there already.
    const links = files.map((file) => `<link rel="stylesheet" crossorigin disabled href="${basePath}/${file}">`);
    return `<style>${files.map(read).join('')}</style>\n${links.join('\n')}`;
  };
}
