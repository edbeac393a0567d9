import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hookKey } from './own.ts';
import { runProgram } from './program.ts';
import { noteFigures } from './stream-figures.ts';

/** Where Debian, Alpine and others put the module; empty where nginx was built with it. */
const modules = [
  '/usr/lib/nginx/modules/ngx_rtmp_module.so',
  '/usr/lib64/nginx/modules/ngx_rtmp_module.so',
  '/usr/local/lib/nginx/modules/ngx_rtmp_module.so',
];
const mimeTypes = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types'];

export interface StreamServerWish {
  /** Of deploy/live. */
  templates: string;
  dataDir: string;
  /** Of media; see `mediaSecret`. */
  secret: string;
  /** Where our own server is reached from this machine. */
  serverUrl: string;
  rtmpPort: number;
  /** For this machine: figures, and media. */
  httpPort: number;
  /** The user whose the data is; nginx takes another one where it is started by root. Null: it was not. */
  user: string | null;
}

async function firstThere(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if (await readFile(path).catch(() => null)) return path;
  return undefined;
}

/** Whether nginx with its RTMP module, and ffmpeg, are on this machine; what to install where they are not. */
export async function missingPrograms(): Promise<string[]> {
  const missing: string[] = [];
  if (!(await runProgram('nginx', ['-v'])).ok) missing.push('nginx');
  if ((await firstThere(modules)) === undefined) missing.push('libnginx-mod-rtmp');
  if (!(await runProgram('ffmpeg', ['-version'])).ok) missing.push('ffmpeg');
  return missing;
}

/** Writes the configuration for this machine into the data folder, and gives the path of the main file. */
export async function writeStreamServer(wish: StreamServerWish): Promise<string> {
  const folder = join(wish.dataDir, 'live');
  const module = await firstThere(modules);
  const values: Record<string, string> = {
    MODULE: module === undefined ? '' : `load_module ${module};`,
    USER: wish.user === null ? '' : `user ${wish.user};`,
    FOLDER: folder,
    DATA: wish.dataDir,
    RTMP: String(wish.rtmpPort),
    HTTP: String(wish.httpPort),
    HOOK: `${wish.serverUrl}/medapp/live-signals/own?key=${hookKey(wish.secret)}`,
    SERVER: wish.serverUrl,
    SECRET: wish.secret,
    MIME: (await firstThere(mimeTypes)) ?? 'mime.types',
  };
  for (const part of ['hls', 'recordings', 'temp']) await mkdir(join(folder, part), { recursive: true });
  await noteFigures(wish.dataDir, `http://127.0.0.1:${wish.httpPort}/stat`);
  for (const name of ['media-cache.conf', 'media.conf', 'nginx.conf']) {
    const template = await readFile(join(wish.templates, name), 'utf8');
    const text = template.replaceAll(/@([A-Z]+)@/g, (_whole, key: string) => values[key] ?? '');
    await writeFile(join(folder, name), text, { mode: 0o600 });
  }
  return join(folder, 'nginx.conf');
}
