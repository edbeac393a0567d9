import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hookKey } from './own.ts';
import { runProgram } from './program.ts';
import { noteFigures } from './stream-figures.ts';

/** Module paths of Debian, Alpine and others; empty when nginx was built with the module. */
const modules = [
  '/usr/lib/nginx/modules/ngx_rtmp_module.so',
  '/usr/lib64/nginx/modules/ngx_rtmp_module.so',
  '/usr/local/lib/nginx/modules/ngx_rtmp_module.so',
];
const mimeTypes = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types'];

export interface StreamServerInput {
  /** Folder of the templates in deploy/live. */
  templates: string;
  dataDir: string;
  /** The media secret; see `mediaSecret`. */
  secret: string;
  /** Address of this server, reachable from this machine. */
  serverUrl: string;
  rtmpPort: number;
  /** Port for this machine only: figures and media. */
  httpPort: number;
  /** Owner of the data; nginx, when started by root, would use another user. Null: not started by root. */
  user: string | null;
}

async function firstThere(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if (await readFile(path).catch(() => null)) return path;
  return undefined;
}

/** Returns which programs are missing on this machine: nginx with its RTMP module, and ffmpeg. */
export async function missingPrograms(): Promise<string[]> {
  const missing: string[] = [];
  if (!(await runProgram('nginx', ['-v'])).ok) missing.push('nginx');
  if ((await firstThere(modules)) === undefined) missing.push('libnginx-mod-rtmp');
  if (!(await runProgram('ffmpeg', ['-version'])).ok) missing.push('ffmpeg');
  return missing;
}

/** Writes the configuration for this machine into the data folder, and returns the path of the main file. */
export async function writeStreamServer(wish: StreamServerInput): Promise<string> {
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

/**
 * Command-line parameters of nginx as the stream server. Without `-e`, which nginx supports since 1.19.5, it opens the system's log
 * before it has read the path of its own.
 */
export async function streamServerParameters(dataDir: string, file: string): Promise<string[]> {
  const ownLog = ['-e', 'stderr'];
  const known = await runProgram('nginx', [...ownLog, '-v']);
  return [...(known.ok ? ownLog : []), '-p', join(dataDir, 'live'), '-c', file];
}
