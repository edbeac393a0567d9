import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFile } from '../files/data-file.ts';
import { PLAYLIST } from '../media/media.ts';

/** When a film stands in for the studio of a stream. */
export interface FilmLoop {
  /** The stream's public name. */
  name: string;
  /** What its studio would authenticate with. */
  secret: string;
  from: Date;
  to: Date;
}

export interface LoopSegment {
  /** Name without its ending: `.mpeg` where it ships, `.ts` where it is served. */
  name: string;
  /** Seconds. */
  seconds: number;
}

/** Segments that a player can start with, as the stream server lists them. */
const LISTED = 4;
const TICK_MS = 2_000;

const scheduleFile = (dataDir: string): string => join(dataDir, 'live', 'film-loops.json');

/** Saves the times at which films stand in for studios; a server with this data folder follows them. */
export async function saveFilmLoops(dataDir: string, loops: readonly FilmLoop[]): Promise<void> {
  await mkdir(join(dataDir, 'live'), { recursive: true });
  await writeFile(scheduleFile(dataDir), JSON.stringify(loops), { mode: 0o600 });
}

async function readFilmLoops(dataDir: string): Promise<FilmLoop[]> {
  const text = await readFile(scheduleFile(dataDir), 'utf8').catch(() => '[]');
  const rows = JSON.parse(text) as (Omit<FilmLoop, 'from' | 'to'> & { from: string; to: string })[];
  return rows.map(({ from, to, ...row }) => ({ ...row, from: new Date(from), to: new Date(to) }));
}

/** Returns the segments that the playlist of the film names, in order. */
export function segmentsIn(playlist: string): LoopSegment[] {
  return [...playlist.matchAll(/^#EXTINF:([\d.]+),[^\n]*\n([\w-]+)\.mpeg$/gm)].map(([, seconds = '', name = '']) => ({
    seconds: Number(seconds),
    name,
  }));
}

/**
 * The live playlist at a moment of a film that has run in a loop since 1970. It depends on the clock only: after a restart players
 * continue, and several processes write the same.
 */
export function loopPlaylist(segments: readonly LoopSegment[], at: Date): { text: string; names: string[] } {
  const whole = segments.reduce((sum, { seconds }) => sum + seconds, 0);
  const rounds = Math.floor(at.getTime() / 1000 / whole);
  let left = at.getTime() / 1000 - rounds * whole;
  let running = 0;
  for (const { seconds } of segments) {
    if (left < seconds) break;
    left -= seconds;
    running += 1;
  }
  const first = rounds * segments.length + running - LISTED;
  const listed = Array.from({ length: LISTED }, (_, index) => {
    const place = (first + index) % segments.length;
    const { seconds, name } = segments[place] as LoopSegment;
    const breaks = place === 0 ? ['#EXT-X-DISCONTINUITY'] : [];
    return { name, lines: [...breaks, `#EXTINF:${seconds.toFixed(3)},`, `${name}.ts`] };
  });
  const text = [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...segments.map(({ seconds }) => seconds)))}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    // Each round begins with a break, except the very first; a break that is listed is not counted.
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.ceil(first / segments.length)}`,
    ...listed.flatMap(({ lines }) => lines),
    '',
  ].join('\n');
  return { text, names: listed.map(({ name }) => name) };
}

export interface FilmLoopPlace {
  dataDir: string;
  clock: () => Date;
  /** Reports to the server as the stream server does; false when the stream is refused. */
  notify: (fields: Readonly<Record<string, string>>) => Promise<boolean>;
}

/**
 * Stands in for studios with the film of the data folder: writes what the stream server would write, and reports what it would report.
 * A studio that already sends has precedence.
 */
export async function startFilmLoops({ dataDir, clock, notify }: FilmLoopPlace): Promise<{ stop(): Promise<void> }> {
  const loops = await readFilmLoops(dataDir);
  if (loops.length === 0) return { stop: async () => undefined };
  const segments = segmentsIn(await readFile(dataFile(`films/loop/${PLAYLIST}`), 'utf8'));
  const clientid = `film-${process.pid}`;
  const sending = new Set<string>();
  const begin = async ({ name, secret }: FilmLoop): Promise<void> => {
    if (await notify({ call: 'publish', name, secret, clientid })) sending.add(name);
  };
  const end = async (name: string): Promise<void> => {
    sending.delete(name);
    await rm(join(dataDir, 'live', 'hls', name, PLAYLIST), { force: true });
    await notify({ call: 'publish_done', name, clientid });
  };
  async function step(): Promise<void> {
    const now = clock();
    const due = loops.filter(({ from, to }) => from <= now && now < to);
    for (const name of sending) if (!due.some((one) => one.name === name)) await end(name);
    for (const loop of due) {
      if (!sending.has(loop.name)) await begin(loop);
      if (sending.has(loop.name)) await writePlaylist(join(dataDir, 'live', 'hls', loop.name), segments, now);
    }
  }
  let running: Promise<void> = step();
  await running;
  const timer = setInterval(() => {
    running = running.then(step).catch(() => undefined);
  }, TICK_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
      for (const name of sending) await end(name);
    },
  };
}

/** Copies the listed segments as well: the stream server removes files that it did not write after a while. */
async function writePlaylist(folder: string, segments: readonly LoopSegment[], now: Date): Promise<void> {
  const { text, names } = loopPlaylist(segments, now);
  await mkdir(folder, { recursive: true });
  for (const name of names) await copyFile(dataFile(`films/loop/${name}.mpeg`), join(folder, `${name}.ts`));
  const aside = join(folder, `${process.pid}.part`);
  await writeFile(aside, text);
  await rename(aside, join(folder, PLAYLIST));
}
