import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConnection } from 'node:net';
import { Client } from 'pg';
import { freePort, output } from '../machine/processes.ts';
import { answers, runIn, startIn, type Program } from './programs.ts';
import { expectPaid, type Place, type Seller } from './seller.ts';
import { Visitor } from './visitor.ts';

const packages = ['pretix==2026.8.0', 'gunicorn==27.0.1'];
const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';
const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Installs pretix, unless the folder has it, and returns the folder of its programs. */
function installPretix(folder: string): string {
  const programs = join(folder, 'environment', 'bin');
  if (existsSync(join(programs, 'gunicorn'))) return programs;
  mkdirSync(folder, { recursive: true });
  runIn({ folder }, python, '-m', 'venv', join(folder, 'environment'));
  runIn({ folder }, join(programs, 'pip'), 'install', '--quiet', '--disable-pip-version-check', ...packages);
  return programs;
}

/**
 * Starts pretix as its documentation advises: gunicorn with two processes for each core, sessions and cache in Redis. Its tasks run in the
 * request that starts them, so that nothing is polled; its messages go nowhere.
 */
export async function startPretix(place: Place, places: number): Promise<Seller & { stop(): Promise<void> }> {
  const { host, folder } = place;
  const programs = installPretix(folder);
  const [port, redisPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const run = join(folder, `run-${port}`);
  mkdirSync(run);
  for (const name of ['pretix_settings.py', 'pretix_shop.py']) copyFileSync(beside(name), join(run, name));
  output('createdb', '-h', host, '-p', String(place.port), '-U', 'postgres', 'pretix');
  writeFileSync(join(run, 'pretix.cfg'), settings({ ...place, folder: run }, origin, redisPort));
  const env = {
    PRETIX_CONFIG_FILE: join(run, 'pretix.cfg'),
    DJANGO_SETTINGS_MODULE: 'pretix_settings',
    PYTHONPATH: run,
  };
  const started: Program[] = [];
  const stop = async (): Promise<void> => {
    for (const program of started.splice(0)) await program.stop();
  };
  try {
    started.push(await startRedis(run, redisPort));
    runIn({ folder: run, env }, join(programs, 'python'), '-m', 'pretix', 'migrate', '--verbosity', '0');
    const said = runIn({ folder: run, env }, join(programs, 'python'), 'pretix_shop.py', String(places));
    const [item = '', token = ''] = said.trim().split('\n').at(-1)?.split(' ') ?? [];
    const workers = String(2 * cpus().length);
    const words = [
      'pretix.wsgi',
      '--bind',
      `127.0.0.1:${port}`,
      '--workers',
      workers,
      '--no-control-socket',
      '--timeout',
      '300',
    ];
    const surroundings = { folder: run, env, ready: () => answers(`${origin}/bench/congress/`) };
    started.unshift(await startIn(surroundings, join(programs, 'gunicorn'), ...words));
    return {
      pids: started.map(({ pid }) => pid),
      sell: (index) => sell(origin, item, token, index),
      settled: () => Promise.resolve(),
      verify: (made) => verify(place, made),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const settings = ({ host, port, folder }: Place, origin: string, redisPort: number): string => `[pretix]
instance_name=bench
url=${origin}
datadir=${join(folder, 'data')}
ecb_rates=off
[database]
backend=postgresql
name=pretix
user=postgres
host=${host}
port=${port}
[redis]
location=redis://127.0.0.1:${redisPort}/0
sessions=true
[django]
debug=false
`;

async function startRedis(folder: string, port: number): Promise<Program> {
  if (!existsSync('/usr/bin/redis-server')) throw new Error('apt-get install redis-server comes first');
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  return startIn({ folder, ready: () => opens(port) }, '/usr/bin/redis-server', ...words);
}

/** Whether something listens on the port. */
function opens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port }, () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });
}

/** A visitor's sale in the browser: event, cart, questions, payment, confirmation; then the cashier reports the payment. */
async function sell(origin: string, item: string, token: string, index: number): Promise<void> {
  const visitor = new Visitor(`${origin}/bench/congress/`);
  const email = `p${index}@example.org`;
  await visitor.page('');
  await visitor.submit('cart/add', { [`item_${item}`]: '1' });
  const first = await visitor.moved('checkout/start');
  const form = await visitor.page(first);
  const field = (ending: string): string => new RegExp(`name="(\\d+-${ending})"`).exec(form)?.[1] ?? '';
  const profession = /name="\d+-question_\d+"[\s\S]*?<option value="([^"]+)"/.exec(form)?.[1] ?? '';
  const payment = await visitor.submit(first, {
    email,
    [field('attendee_name_parts_0')]: 'Zhou Xiaoqing',
    [field('attendee_email')]: email,
    [field('company')]: 'Lakeside Heart Hospital',
    [field('question_\\d+')]: profession,
  });
  await visitor.page(payment);
  const confirmation = await visitor.submit(payment, { payment: 'banktransfer' });
  await visitor.page(confirmation);
  const order = await visitor.submit(confirmation, {});
  const code = /\/order\/(\w+)\//.exec(order)?.[1];
  if (!code) throw new Error(`pretix: no order, but ${order}`);
  const answer = await fetch(`${origin}/api/v1/organizers/bench/events/congress/orders/${code}/mark_paid/`, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body: '{"send_email": true}',
  });
  const { status } = (await answer.json()) as { status?: string };
  if (status !== 'p') throw new Error(`pretix: the payment was answered with ${answer.status}`);
}

async function verify({ host, port }: Place, made: number): Promise<void> {
  const client = new Client({ host, port, user: 'postgres', database: 'pretix' });
  await client.connect();
  try {
    const { rows } = await client.query<{ paid: number }>(
      "select count(*)::int as paid from pretixbase_order where status = 'p'",
    );
    expectPaid(rows[0]?.paid ?? 0, made);
  } finally {
    await client.end();
  }
}
