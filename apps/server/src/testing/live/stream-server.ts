import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { userInfo } from 'node:os';
import { streamServerParameters, writeStreamServer } from '../../ports/live/nginx.ts';
import { mediaSecret } from '../../ports/media/secret.ts';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

export interface StreamServer {
  /** rtmp://…/live */
  pushUrl: string;
  /** Address at which nginx serves media. */
  mediaUrl: string;
  child: ChildProcess;
  stop(): Promise<void>;
}

/** The real stream server with the configuration that `npm run live` writes. */
export async function startStreamServer(wish: {
  templates: string;
  dataDir: string;
  serverUrl: string;
}): Promise<StreamServer> {
  const [rtmpPort, httpPort] = [await freePort(), await freePort()];
  const { uid, username } = userInfo();
  const secret = await mediaSecret(wish.dataDir);
  const file = await writeStreamServer({ ...wish, secret, rtmpPort, httpPort, user: uid === 0 ? username : null });
  const child = spawn('nginx', await streamServerParameters(wish.dataDir, file), {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (part: Buffer) => (said += part.toString()));
  const mediaUrl = `http://127.0.0.1:${httpPort}`;
  for (let waited = 0; ; waited += 50) {
    const up = await fetch(`${mediaUrl}/stat`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) break;
    if (child.exitCode !== null || waited > 10_000) throw new Error(`nginx does not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    pushUrl: `rtmp://127.0.0.1:${rtmpPort}/live`,
    mediaUrl,
    child,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}

export interface Studio {
  /** Exit code, which shows whether the stream server accepted it. */
  ended: Promise<number | null>;
  /** Resolves once that many seconds of video were sent. */
  sent(seconds: number): Promise<void>;
  stop(): Promise<void>;
}

/** A studio: a generated picture with a clock and a tone, in real time, as OBS would send it. */
export function startStudio(address: string, { size = '320x180' } = {}): Studio {
  const child = spawn(
    'ffmpeg',
    [
      '-nostdin',
      '-hide_banner',
      '-loglevel',
      'error',
      '-progress',
      'pipe:1',
      '-stats_period',
      '0.1',
      '-re',
      '-f',
      'lavfi',
      '-i',
      `testsrc2=size=${size}:rate=25`,
      '-f',
      'lavfi',
      '-i',
      'sine=frequency=330',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-tune',
      'zerolatency',
      '-pix_fmt',
      'yuv420p',
      '-g',
      '25',
      '-sc_threshold',
      '0',
      '-b:v',
      '300k',
      '-c:a',
      'aac',
      '-ar',
      '44100',
      '-f',
      'flv',
      address,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  let sentSeconds = 0;
  child.stdout.on('data', (part: Buffer) => {
    const times = [...part.toString().matchAll(/out_time_us=(\d+)/g)];
    sentSeconds = Number(times.at(-1)?.[1] ?? sentSeconds * 1e6) / 1e6;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    ended,
    sent: async (seconds) => {
      while (sentSeconds < seconds) {
        if (child.exitCode !== null) throw new Error(`The studio ended after ${sentSeconds} s`);
        await once(child.stdout, 'data');
      }
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
