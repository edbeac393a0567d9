import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const TOO_LONG_MS = 2_000;

/** Figures of the bundled stream server about a sending studio. */
export interface StreamFigures {
  /** Over the last ten seconds; null: not yet available, reported by nginx as 0. */
  kilobits: number | null;
  /** Frames per second announced by the studio; null: not announced. */
  announced: number | null;
  width: number | null;
  height: number | null;
  /** Frames dropped by the server since the studio began. */
  dropped: number;
}

const place = (dataDir: string) => join(dataDir, 'live', 'figures');

/** Saves the address of the stream server beside its data, so that it need not be configured twice. */
export async function noteFigures(dataDir: string, address: string): Promise<void> {
  await mkdir(join(dataDir, 'live'), { recursive: true });
  await writeFile(place(dataDir), `${address}\n`);
}

/** By name of the stream; empty when the stream server does not answer. */
export async function askFigures(dataDir: string): Promise<ReadonlyMap<string, StreamFigures>> {
  try {
    const address = (await readFile(place(dataDir), 'utf8')).trim();
    const answer = await fetch(address, { signal: AbortSignal.timeout(TOO_LONG_MS) });
    return answer.ok ? figuresIn(await answer.text()) : new Map();
  } catch {
    return new Map();
  }
}

const numberIn = (text: string, name: string): number | null => {
  const [, found] = new RegExp(`<${name}>([\\d.]+)</${name}>`).exec(text) ?? [];
  return found === undefined ? null : Number(found);
};

/** Parses `rtmp_stat` of nginx: a flat list of streams, each with the one client that publishes. */
export function figuresIn(stat: string): ReadonlyMap<string, StreamFigures> {
  const figures = new Map<string, StreamFigures>();
  for (const [, stream = ''] of stat.matchAll(/<stream>([\s\S]*?)<\/stream>/g)) {
    const [, name] = /<name>([^<]*)<\/name>/.exec(stream) ?? [];
    const clients = [...stream.matchAll(/<client>([\s\S]*?)<\/client>/g)].map(([, client = '']) => client);
    const studio = clients.find((client) => client.includes('<publishing'));
    if (name === undefined || studio === undefined) continue;
    figures.set(name, {
      kilobits: Math.round((numberIn(stream, 'bw_in') ?? 0) / 1000) || null,
      announced: numberIn(stream, 'frame_rate'),
      width: numberIn(stream, 'width'),
      height: numberIn(stream, 'height'),
      dropped: numberIn(studio, 'dropped') ?? 0,
    });
  }
  return figures;
}
