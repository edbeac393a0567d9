// Runs inside the image (npm run image): starts its server and its stream server as compose.yaml does, sends a studio's picture, waits
// for the replay, makes a backup, and stops. Plain JavaScript that needs only what the image contains. Prints a line per step; exits
// with 1 at the first failure.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const pg = createRequire(new URL('../../apps/server/package.json', import.meta.url))('pg');
const dataDir = process.env.DATA_DIR;
const began = performance.now();
const children = [];

const say = (line) => console.log(`ok  ${((performance.now() - began) / 1000).toFixed(1)} s  ${line}`);

function fail(line) {
  console.error(`FAIL  ${line}`);
  for (const { name, output } of children) console.error(`--- ${name}\n${output().slice(-3000)}`);
  for (const { child } of children) child.kill('SIGKILL');
  process.exit(1);
}

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

function start(name, words, environment = {}) {
  const child = spawn(words[0], words.slice(1), { env: { ...process.env, ...environment } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part));
  const one = { name, child, output: () => text, ended: new Promise((done) => child.on('close', done)) };
  child.on('error', (error) => fail(`${name}: ${error.message}`));
  children.push(one);
  return one;
}

async function until(what, seconds, look) {
  for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await wait(200)) {
    const found = await Promise.resolve(look()).catch(() => null);
    if (found) return found;
  }
  return fail(`${what}: not within ${seconds} s`);
}

const answers = (address) => fetch(address).then(({ ok }) => ok);

const [port, rtmp] = [await freePort(), await freePort()];
const base = `http://127.0.0.1:${port}`;
const push = `rtmp://127.0.0.1:${rtmp}/live`;
// The demo has rooms and people; production has neither.
const settings = { NODE_ENV: 'development', DEMO: 'on', PORT: String(port), PUBLIC_URL: base, LIVE_PUSH_URL: push };
const server = start('server', ['node', 'apps/server/dist/main.js'], settings);
await until('the server', 120, () => answers(`${base}/readyz`));
say('server ready, with its own PostgreSQL');
const live = start('stream server', ['node', 'apps/server/dist/live.js'], settings);
await until('the stream server', 30, () => answers(`http://127.0.0.1:${rtmp + 1}/stat`));
say('stream server ready');

async function call(path, body, token) {
  const answer = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'en', ...(token ? { token } : {}) },
    body: JSON.stringify(body),
  });
  const found = await answer.json();
  if (found.code !== 0) fail(`${path}: ${JSON.stringify(found)}`);
  return found;
}

const db = new pg.Client({ host: join(dataDir, 'database/run'), user: 'meetingapp', database: 'meetingapp' });
await db.connect();
const { rows } = await db.query(
  `select live_stream.name, live_stream.secret, broadcast.id, broadcast.conference_id as cid, broadcast.state
   from live_stream join broadcast using (room_id)
   where provider = 'own' and part = 'main' and broadcast.state in ('live', 'paused', 'planned') and removed_at is null
   order by broadcast.state <> 'live', broadcast.starts_at limit 1`,
);
const [stream] = rows;
if (!stream) fail('the demo has no broadcast to send to');
const { token } = await call('/medapp/api/staff/login', { email: 'owner@ecsc.example', password: 'Console-2026' });
const move = (event) =>
  call(
    '/medapp/api/console/live/desk/move',
    { cid: Number(stream.cid), broadcastId: Number(stream.id), event },
    token.tToken,
  );

const films = () =>
  existsSync(join(dataDir, 'media'))
    ? readdirSync(join(dataDir, 'media'), { recursive: true }).filter((name) => name.endsWith('film.mp4'))
    : [];
const before = films().length;

const picture = [
  '-re',
  '-f',
  'lavfi',
  '-i',
  'testsrc2=size=320x180:rate=25',
  '-f',
  'lavfi',
  '-i',
  'sine=frequency=330',
];
const coded = ['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-pix_fmt', 'yuv420p', '-g', '25'];
const studio = (key) =>
  start('studio', [
    'ffmpeg',
    '-nostdin',
    '-loglevel',
    'error',
    ...picture,
    ...coded,
    '-c:a',
    'aac',
    '-f',
    'flv',
    `${push}/${key}`,
  ]);
if ((await studio(`${stream.name}?secret=guessed`).ended) === 0) fail('a wrong key was let in');
say('a wrong key is refused');
const right = studio(`${stream.name}?secret=${stream.secret}`);
await until('the picture', 30, () => existsSync(join(dataDir, 'live/hls', stream.name, 'index.m3u8')));
if (stream.state === 'planned') await move('begin');
await until('the broadcast', 30, async () => {
  const state = await db.query('select state from broadcast where id = $1', [stream.id]);
  return state.rows[0].state === 'live';
});
say('the picture goes out');
await wait(6000);
await move('end');
right.child.kill('SIGTERM');
await right.ended;
await until('the replay', 90, () => films().length > before);
say('the replay is made');
await db.end();

const folder = join(dataDir, 'backup-check');
rmSync(folder, { recursive: true, force: true });
const backup = start('backup', ['npm', 'run', '--silent', 'backup', '--', folder]);
if ((await backup.ended) !== 0) fail('the backup');
const { tables, files } = JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8'));
if (!(files.count > 0 && statSync(join(folder, 'tables')).isDirectory())) fail('the backup has no files');
say(`backup of ${tables.length} tables and ${files.count} files while it runs`);

live.child.kill('SIGTERM');
await live.ended;
server.child.kill('SIGTERM');
const code = await server.ended;
if (code !== 0) fail(`the server ended with ${code}`);
say('stopped in order');
