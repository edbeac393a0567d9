import { mkdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PLAYLIST, STILL } from '../media/media.ts';
import { runProgram } from './program.ts';
import { askFigures, type StreamFigures } from './stream-figures.ts';

/** State of a studio's signal on the bundled stream server. */
export interface SignalLook {
  at: Date;
  /** Time of the newest still; null: there is none. */
  stillAt: Date | null;
  /** Time of the newest segment. */
  seenAt: Date | null;
  /** Frames per second received, over the last seconds; null: there is no picture, or ffmpeg is not installed. */
  frames: number | null;
  /** Null: the stream server did not report any. */
  figures: StreamFigures | null;
}

export interface Signals {
  /**
   * Returns the known state of streams. When it is some seconds old, it is refreshed in the background for the next request. Without
   * requests nothing runs.
   */
  of(streamNames: readonly string[]): ReadonlyMap<string, SignalLook>;
}

const AGAIN_MS = 6_000;
/** Number of last segments, of a second each, that the frame rate is measured over. */
const MEASURED = 3;
const WIDTH = 480;

export function signalsIn(dataDir: string): Signals {
  const looks = new Map<string, SignalLook>();
  const lookedAt = new Map<string, number>();
  let looking = false;
  // One stream after the other: a picture takes a tenth of a second of one core.
  async function look(names: readonly string[]): Promise<void> {
    const figures = await askFigures(dataDir);
    for (const name of names) {
      looks.set(name, { ...(await lookAt(dataDir, name)), figures: figures.get(name) ?? null });
      lookedAt.set(name, Date.now());
    }
  }
  return {
    of(names) {
      const due = names.filter((name) => Date.now() - (lookedAt.get(name) ?? 0) >= AGAIN_MS);
      if (due.length > 0 && !looking) {
        looking = true;
        void look(due).finally(() => {
          looking = false;
        });
      }
      return looks;
    },
  };
}

async function lookAt(dataDir: string, name: string): Promise<Omit<SignalLook, 'figures'>> {
  const at = new Date();
  const folder = join(dataDir, 'live', 'hls', name);
  const stills = join(dataDir, 'live', 'stills', name);
  const playlist = join(folder, PLAYLIST);
  const seenAt = await writtenAt(playlist);
  const list = await readFile(playlist, 'utf8').catch(() => '');
  const segments = (list.match(/^[\w-]+\.ts$/gm) ?? []).slice(-MEASURED).map((segment) => join(folder, segment));
  const newest = segments.at(-1);
  if (newest === undefined) return { at, stillAt: null, seenAt, frames: null };
  const still = join(stills, STILL);
  const taken = await writtenAt(still);
  // Another process may just have taken it.
  const isFresh = taken !== null && Date.now() - taken.getTime() < AGAIN_MS / 2;
  if (!isFresh) await takeStill(newest, stills);
  return { at, stillAt: await writtenAt(still), seenAt, frames: await framesOf(segments) };
}

const writtenAt = (path: string): Promise<Date | null> =>
  stat(path).then(
    ({ mtime }) => mtime,
    () => null,
  );

/** The first picture of a segment, which is a key frame. */
async function takeStill(segment: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const aside = join(folder, `${process.pid}.jpg`);
  const drawn = ['-frames:v', '1', '-vf', `scale=${WIDTH}:-2`, '-q:v', '5'];
  const made = await runProgram('ffmpeg', ['-nostdin', '-loglevel', 'error', '-y', '-i', segment, ...drawn, aside]);
  if (made.ok) await rename(aside, join(folder, STILL)).catch(() => null);
}

async function framesOf(segments: readonly string[]): Promise<number | null> {
  const input = `concat:${segments.join('|')}`;
  const shown = ['-select_streams', 'v:0', '-show_entries', 'packet=pts_time', '-of', 'csv=p=0'];
  const told = await runProgram('ffprobe', ['-v', 'error', ...shown, input]);
  const times = told.ok ? told.output.split(/[\s,]+/).flatMap((one) => (one === '' ? [] : [Number(one)])) : [];
  const span = Math.max(...times) - Math.min(...times);
  if (times.length < 2 || !(span > 0)) return null;
  return Math.round(((times.length - 1) / span) * 10) / 10;
}
