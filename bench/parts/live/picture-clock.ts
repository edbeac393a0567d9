import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

// A studio whose picture shows its creation time, in black and white fields on its upper edge, and the code that reads it.

export const picture = { width: 640, height: 360, field: 16, rate: 25 };
const { width, height, field, rate } = picture;
const BACKGROUNDS = 50;
const CHROMA = Buffer.alloc((width * height) / 2, 128);

/** Thirty-two bits of milliseconds and eight of checksum: as many fields as fit side by side. */
function fieldsOf(milliseconds: number): boolean[] {
  const low = milliseconds % 2 ** 32;
  const bytes = [24, 16, 8, 0].map((shift) => Math.floor(low / 2 ** shift) % 256);
  const check = bytes.reduce((sum, byte) => sum ^ byte, 0x5a);
  return [...bytes, check].flatMap((byte) => Array.from({ length: 8 }, (_, bit) => ((byte >> (7 - bit)) & 1) === 1));
}

/** A moving picture, so that the stream has the size of a lecture. */
function background(turn: number): Buffer {
  const luma = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      luma[y * width + x] = 128 + 60 * Math.sin((x + turn * 8) / 23) * Math.cos((y - turn * 5) / 17);
  return luma;
}

/** Pushes pictures in real time to an address, with one key frame per second, as required of a studio. */
export function startClockStudio(address: string): { stop: () => Promise<void> } {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`, '-r', String(rate), '-i', 'pipe:0'];
  const video = ['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-g', String(rate), '-b:v', '600k'];
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=330', '-c:a', 'aac', '-ar', '44100', '-b:a', '64k'];
  const words = ['-hide_banner', '-loglevel', 'error', ...raw, ...sound.slice(0, 4), ...video, ...sound.slice(4)];
  const child = spawn('ffmpeg', [...words, '-maxrate', '600k', '-bufsize', '600k', '-f', 'flv', address], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.on('error', () => undefined);
  process.on('exit', () => child.kill('SIGKILL'));
  const backgrounds = Array.from({ length: BACKGROUNDS }, (_, turn) => background(turn));
  const began = performance.now();
  let made = 0;
  const timer = setInterval(() => {
    for (; made < ((performance.now() - began) * rate) / 1000; made += 1) {
      const luma = Buffer.from(backgrounds[made % BACKGROUNDS] ?? Buffer.alloc(0));
      for (const [index, white] of fieldsOf(Date.now()).entries())
        for (let y = 0; y < field; y += 1)
          luma.fill(white ? 235 : 16, y * width + index * field, y * width + (index + 1) * field);
      child.stdin.write(luma);
      child.stdin.write(CHROMA);
    }
  }, 5);
  return {
    stop: async () => {
      clearInterval(timer);
      child.stdin.end();
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'close');
    },
  };
}

/** Decodes the moment (Unix milliseconds) from a row of pixels through the fields. Null when it cannot be read. */
function momentIn(luma: (x: number) => number, now: number): number | null {
  const bytes = Array.from({ length: 5 }, (_, byte) => {
    let value = 0;
    for (let bit = 0; bit < 8; bit += 1) value = value * 2 + (luma((byte * 8 + bit) * field + field / 2) > 128 ? 1 : 0);
    return value;
  });
  if (bytes.reduce((sum, byte) => sum ^ byte, 0x5a) !== 0) return null;
  const low = bytes.slice(0, 4).reduce((sum, byte) => sum * 256 + byte, 0);
  return now - (now % 2 ** 32) + low;
}

/** The floor: reads the stream itself, which no browser plays. Returns delays in milliseconds. */
export async function delaysOfStream(address: string, seconds: number): Promise<number[]> {
  const words = ['-fflags', 'nobuffer', '-flags', 'low_delay', '-i', address, '-vf', `crop=${width}:${field}:0:0`];
  const child: ChildProcess = spawn(
    'ffmpeg',
    ['-nostdin', '-loglevel', 'error', ...words, '-an', '-f', 'rawvideo', '-pix_fmt', 'gray', 'pipe:1'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const delays: number[] = [];
  const until = Date.now() + seconds * 1000;
  let rest = Buffer.alloc(0);
  for await (const chunk of child.stdout ?? []) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    for (; rest.length >= width * field; rest = rest.subarray(width * field)) {
      const row = rest.subarray((width * field) / 2, (width * field) / 2 + width);
      const now = Date.now();
      const moment = momentIn((x) => row[x] ?? 0, now);
      if (moment !== null) delays.push(now - moment);
    }
    if (Date.now() > until) break;
  }
  child.kill('SIGKILL');
  // Drops the first third: those pictures were buffered before the reader connected.
  return delays.slice(Math.floor(delays.length / 3));
}
