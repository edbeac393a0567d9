import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PLAYLIST, WHOLE_FILM } from '../media/media.ts';
import { runProgram, type ProgramOutcome } from './program.ts';

const SEGMENT_SECONDS = 4;
const quiet = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y'];

export type FilmOutcome =
  | { ok: true; milliseconds: number }
  /** `missing`: ffmpeg is not installed. */
  | { ok: false; reason: 'missing' | 'failed'; detail: string };

/** Reads the streams and duration of a file, even of a recording still being written. Null: not a film, or ffmpeg is not installed. */
export async function probe(path: string): Promise<{ milliseconds: number; shape: string } | null> {
  const fields = 'format=duration:stream=codec_name,width,height,sample_rate,channels,pix_fmt';
  const told = await runProgram('ffprobe', ['-v', 'error', '-show_entries', fields, '-of', 'json', path]);
  if (!told.ok) return null;
  const { format, streams } = JSON.parse(told.output) as { format?: { duration?: string }; streams?: object[] };
  const seconds = Number(format?.duration);
  if (!Number.isFinite(seconds) || !streams || streams.length === 0) return null;
  // By kind, independent of their order in the file.
  const shape = streams
    .map((stream) => JSON.stringify(stream))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join();
  return { milliseconds: Math.round(seconds * 1000), shape };
}

export interface FilmPart {
  path: string;
  /** Milliseconds. */
  from: number;
  to: number;
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

/**
 * Joins parts into a film, as one MP4 and as a playlist, in a new folder. Pictures are copied as the studio sent them, which takes a
 * moment; they are encoded again only when the studio changed size or codec in between.
 */
export async function makeFilm(folder: string, parts: readonly FilmPart[]): Promise<FilmOutcome> {
  const work = `${folder}.work`;
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  await mkdir(folder, { recursive: true });
  try {
    const done = await joinParts(folder, work, parts);
    if (!done.ok) await rm(folder, { recursive: true, force: true });
    return done;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function joinParts(folder: string, work: string, parts: readonly FilmPart[]): Promise<FilmOutcome> {
  const shapes = new Set<string | undefined>();
  for (const { path } of parts) shapes.add((await probe(path))?.shape);
  const codec =
    shapes.size === 1
      ? ['-c', 'copy']
      : [
          '-c:v',
          'libx264',
          '-preset',
          'veryfast',
          '-pix_fmt',
          'yuv420p',
          '-r',
          '25',
          '-vf',
          'scale=1280:720:force_original_aspect_ratio=decrease,pad=1280:720:(ow-iw)/2:(oh-ih)/2',
          '-c:a',
          'aac',
          '-ar',
          '48000',
          '-ac',
          '2',
        ];
  for (const [index, { path, from, to }] of parts.entries()) {
    const cut = await ffmpeg([
      '-ss',
      seconds(from),
      '-t',
      seconds(to - from),
      '-i',
      path,
      ...codec,
      '-avoid_negative_ts',
      'make_zero',
      '-f',
      'mpegts',
      join(work, `${index}.ts`),
    ]);
    if (!cut.ok) return cut;
  }
  const list = join(work, 'list.txt');
  await writeFile(list, parts.map((_part, index) => `file '${index}.ts'\n`).join(''));
  const film = join(folder, WHOLE_FILM);
  const joined = await ffmpeg([
    '-f',
    'concat',
    '-safe',
    '0',
    '-i',
    list,
    '-c',
    'copy',
    '-bsf:a',
    'aac_adtstoasc',
    '-movflags',
    '+faststart',
    film,
  ]);
  if (!joined.ok) return joined;
  const cut = await cutPlaylist(folder);
  if (!cut.ok) return cut;
  const found = await probe(film);
  return found ? { ok: true, milliseconds: found.milliseconds } : { ok: false, reason: 'failed', detail: 'no film' };
}

/** Writes the playlist of the whole film in a folder; without ffmpeg a film is served as one file. */
export function cutPlaylist(folder: string): Promise<ProgramOutcome> {
  return ffmpeg([
    '-i',
    join(folder, WHOLE_FILM),
    '-c',
    'copy',
    '-f',
    'hls',
    '-hls_time',
    String(SEGMENT_SECONDS),
    '-hls_playlist_type',
    'vod',
    '-hls_segment_filename',
    join(folder, 'part-%05d.ts'),
    join(folder, PLAYLIST),
  ]);
}

const ffmpeg = (parameters: readonly string[]): Promise<ProgramOutcome> =>
  runProgram('ffmpeg', [...quiet, ...parameters]);
