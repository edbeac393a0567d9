import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { liveSocketPath } from '@meetingapp/contract/live/socket.ts';
import { connect } from '@meetingapp/server/db/connection/database.ts';
import { liveBroadcast } from '@meetingapp/server/testing/live/broadcast.ts';
import { startDebian } from '../machine/debian.ts';
import { freePort, startServer } from '../machine/processes.ts';
import { enterWriters } from './room-writers.ts';

/** A server with the room to measure. */
export interface RoomSubject {
  name: string;
  port: number;
  path: string;
  /** This server expects a hello first. */
  hello: boolean;
  /** Process id of the server (counted with its children), and of the database, null without one. */
  pid: number;
  databasePid: number | null;
  /** The process that writes to the sockets. */
  writing: number;
  /** Runs a garbage collection, so that memory can be measured. */
  collect: () => Promise<void>;
  /** Sends a message in the room. */
  say: (text: string) => void;
  stop: () => Promise<void>;
}

const children = new Set<ChildProcess>();
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')));

/** Uses its inspector, because nothing else reaches into another process. */
export async function collectIn(inspector: number): Promise<void> {
  const [target] = (await (await fetch(`http://127.0.0.1:${inspector}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  for (let id = 1; id <= 3; id += 1) {
    socket.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }));
    await once(socket, 'message');
  }
  socket.close();
  await once(socket, 'close');
}

/** This server with default settings, on its own PostgreSQL; people write over their sockets. */
export async function startOurs({
  source,
  profile,
}: {
  source: boolean;
  profile?: string | undefined;
}): Promise<RoomSubject> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-live-'));
  const cluster = await startDebian();
  const inspector = await freePort();
  const settings = {
    DATA_DIR: folder,
    DEMO: 'off',
    DATABASE_URL: cluster.connection.url,
    REQUESTS_PER_MINUTE: '1000000',
  };
  const nodeOptions = [`--inspect=127.0.0.1:${inspector}`];
  if (profile) nodeOptions.push('--cpu-prof', `--cpu-prof-dir=${profile}`);
  const server = await startServer(settings, { fromSource: source, nodeOptions });
  const { db } = connect(cluster.connection, { size: 4, nameStatements: true, onError: () => undefined });
  const { id } = await liveBroadcast(db);
  const writers = await enterWriters(db, server.origin, id);
  return {
    name: 'ours',
    port: Number(new URL(server.origin).port),
    path: liveSocketPath(id),
    hello: true,
    pid: server.pid,
    databasePid: cluster.pid,
    writing: server.pid,
    collect: () => collectIn(inspector),
    say: writers.say,
    stop: async () => {
      writers.leave();
      await db.destroy();
      await server.stop();
      cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function run(program: string, words: string[]): ChildProcess {
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}

export async function startPlain(): Promise<RoomSubject> {
  const port = await freePort();
  const inspector = await freePort();
  const program = fileURLToPath(new URL('./plain-sockets.ts', import.meta.url));
  const child = run(process.execPath, [`--inspect=127.0.0.1:${inspector}`, '--import', 'tsx', program, String(port)]);
  await once(child.stdout ?? child, 'data');
  const writer = new WebSocket(`ws://127.0.0.1:${port}/`);
  await once(writer, 'open');
  return {
    name: 'plain ws',
    port,
    path: '/',
    hello: false,
    pid: child.pid ?? 0,
    databasePid: null,
    writing: child.pid ?? 0,
    collect: () => collectIn(inspector),
    say: (text) => writer.send(text),
    stop: async () => {
      writer.terminate();
      await end(child);
    },
  };
}

const nchan = '/usr/lib/nginx/modules/ngx_nchan_module.so';

/** Debian's nginx with nchan, one worker; messages are posted over a kept-alive connection. */
export async function startNchan(): Promise<RoomSubject> {
  if (!existsSync(nchan)) throw new Error('apt-get install libnginx-mod-nchan comes first');
  const folder = mkdtempSync(join(tmpdir(), 'bench-nchan-'));
  const port = await freePort();
  mkdirSync(join(folder, 'logs'));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `load_module ${nchan}; daemon off; worker_processes 1; worker_rlimit_nofile 20000; pid ${folder}/pid;
    error_log ${folder}/logs/error.log; events { worker_connections 19000; }
    http { access_log off; client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
      uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s; keepalive_requests 1000000;
      server { listen 127.0.0.1:${port} backlog=4096;
        location /room { nchan_subscriber websocket; nchan_channel_id room; nchan_subscriber_first_message newest; }
        location /say { nchan_publisher http; nchan_channel_id room; nchan_message_buffer_length 100; } } }`,
  );
  const child = run('/usr/sbin/nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')]);
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const say = (text: string): void => {
    const asked = request({ agent, port, host: '127.0.0.1', path: '/say', method: 'POST' }, (answer) =>
      answer.resume(),
    );
    asked.on('error', () => undefined);
    asked.end(text);
  };
  await new Promise((resolve) => setTimeout(resolve, 500));
  return {
    name: 'nchan',
    port,
    path: '/room',
    hello: false,
    pid: child.pid ?? 0,
    databasePid: null,
    writing: child.pid ?? 0,
    collect: async () => undefined,
    say,
    stop: async () => {
      agent.destroy();
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
