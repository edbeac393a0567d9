import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BEATS_S, drawFrame, drawnFilms, loopedFilm, secondsOf } from '@meetingapp/demo/video/video-drawing.ts';
import sharp from 'sharp';

// `npm run demo:films`: redraws the demo's films and its recording of heart sounds. Needs ffmpeg; the product does not.

const to = fileURLToPath(new URL('../apps/server/data/films/', import.meta.url));
const RATE = 6;
const SOUND_S = 24;

/** Two soft tones per beat, as heard through a stethoscope. */
const heart = (seconds: number): string[] => {
  const tone = (at: number, hertz: number, loud: number) =>
    `${loud}*sin(2*PI*${hertz}*t)*exp(-pow((mod(t,${BEATS_S})-${at})/0.03,2))`;
  return ['-f', 'lavfi', '-i', `aevalsrc='${tone(0.36, 62, 0.7)}+${tone(0.62, 84, 0.5)}':s=16000:d=${seconds}`];
};
const sound = ['-c:a', 'aac', '-b:a', '12k', '-ac', '1', '-ar', '16000'];

function ffmpeg(...options: string[]): void {
  const run = spawnSync('ffmpeg', ['-y', '-v', 'error', ...options], { stdio: 'inherit' });
  if (run.status !== 0) throw new Error('ffmpeg failed');
}

await mkdir(to, { recursive: true });
for (const film of drawnFilms) {
  const folder = await mkdtemp(join(tmpdir(), 'films-'));
  const frames = secondsOf(film) * RATE;
  for (let frame = 0; frame < frames; frame += 1)
    await sharp(Buffer.from(drawFrame(film, frame / RATE)))
      .png()
      .toFile(join(folder, `${String(frame).padStart(4, '0')}.png`));
  const pictures = ['-framerate', String(RATE), '-i', join(folder, '%04d.png')];
  const coded = [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-crf',
    '33',
    '-g',
    '36',
    '-pix_fmt',
    'yuv420p',
  ];
  ffmpeg(
    ...pictures,
    ...heart(secondsOf(film)),
    ...coded,
    ...sound,
    '-movflags',
    '+faststart',
    join(to, `${film.name}.mp4`),
  );
  await sharp(Buffer.from(drawFrame(film, 3.4)))
    .jpeg({ quality: 74 })
    .toFile(join(to, `${film.name}.jpg`));
  await rm(folder, { recursive: true });
  console.log(`${film.name}.mp4: ${(await stat(join(to, `${film.name}.mp4`))).size} bytes`);
}
// A picture in a loop needs segments, as the stream server writes them.
const loop = join(to, 'loop');
await rm(loop, { recursive: true, force: true });
await mkdir(loop);
ffmpeg(
  '-i',
  join(to, `${loopedFilm}.mp4`),
  '-c',
  'copy',
  '-f',
  'hls',
  '-hls_time',
  '6',
  '-hls_segment_type',
  'mpegts',
  '-hls_list_size',
  '0',
  '-hls_segment_filename',
  // Not `.ts`: the tools of this code base would read them as TypeScript.
  join(loop, 'loop-%02d.mpeg'),
  join(loop, 'index.m3u8'),
);
ffmpeg(...heart(SOUND_S), ...sound, '-movflags', '+faststart', join(to, 'heart-sounds.mp4'));
