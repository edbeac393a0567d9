import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BodyOf, Call } from '@meetingapp/contract/call.ts';
import { orderConsoleCalls } from '@meetingapp/contract/orders/console.ts';
import { registrationConsoleCalls } from '@meetingapp/contract/registration/console.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { statisticsCalls } from '@meetingapp/contract/statistics/figures.ts';
import { fillRegistrations } from '@meetingapp/demo/registration/synthetic-registrations.ts';
import { seedDemo } from '@meetingapp/demo/seed.ts';
import { connect } from '@meetingapp/server/db/connection/database.ts';
import { startEmbedded } from '@meetingapp/server/db/embedded/supervisor.ts';
import { migrate } from '@meetingapp/server/db/migrate.ts';
import { beginSession } from '@meetingapp/server/db/sessions/sessions.ts';
import { listAllChanged } from '@meetingapp/server/features/registration/list/commands.ts';
import { jobRegistry } from '@meetingapp/server/job-registry.ts';
import { migrateQueue } from '@meetingapp/server/jobs/worker.ts';
import { explained, explainInLog, explainNoMore } from './parts/growth/plans.ts';
import { saveFigures } from './parts/machine/figures.ts';
import { drive, median, nearest } from './parts/machine/load.ts';
import { printMachine, tidyOnSignals } from './parts/machine/machine.ts';
import { startServer, startSimulator } from './parts/machine/processes.ts';
import { Wire } from './parts/machine/wire.ts';
import { prepareStage } from './parts/registration/congress.ts';
import { register } from './parts/registration/register.ts';

// The organiser's calls, register/info and sales through HTTP on the built server, at few and at many registrations: medians, p99, ratios.
// Then each of them under EXPLAIN: what its plans read at either size; exit code 1 when a plan at many scans a table that grows.
// Run `npm run build` first.
// npx tsx bench/growth.ts [--few 1000] [--rows 1000000] [--turns 60] [--seconds 10] [--folder path] [--plans file.json] [--figures file.json]
//   --folder: the cluster of the many registrations stays there, and is used as it is when it has them
//   --plans: all reads of all plans are written there

const { values } = parseArgs({
  options: {
    few: { type: 'string', default: '1000' },
    rows: { type: 'string', default: '1000000' },
    turns: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '10' },
    folder: { type: 'string' },
    plans: { type: 'string' },
    figures: { type: 'string' },
  },
});
const turns = Number(values.turns);
/** Phones at once, and people prepared for them. */
const CLIENTS = 16;
const PEOPLE = 6000;

interface Spread {
  median: number;
  p99: number;
}
type Spreads = Map<string, Spread>;

interface Measured {
  figures: Spreads;
  sales: number;
  /** What the plans of each call read, by the name of the call. */
  plans: Map<string, Awaited<ReturnType<typeof explained>>>;
}

async function measured(rows: number, folder: string): Promise<Measured> {
  const started = await startEmbedded({ dataFolder: folder, report: console.error });
  if (!started.ok) throw new Error(started.fault);
  const { host, port, user, database } = started.server.connectionTo('postgres') as Record<string, string>;
  const onError = () => undefined;
  const { db, pool } = connect(started.server.connectionTo('postgres'), { size: 2, nameStatements: false, onError });
  const simulator = await startSimulator();
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-growth-'));
  try {
    await explainNoMore(pool, database ?? '');
    const began = performance.now();
    const migrated = await migrate(pool);
    if (!migrated.ok) throw new Error(migrated.fault);
    console.log(`migrated (${migrated.applied.length} files) in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    await migrateQueue(pool, jobRegistry);
    if (!(await db.selectFrom('conference').select('id').executeTakeFirst())) await seedDemo(db, new Date());
    const { cid, branch } = await db
      .selectFrom('branch')
      .innerJoin('fee_kind', 'fee_kind.conference_id', 'branch.conference_id')
      .select(['branch.conference_id as cid', (by) => by.fn.min('branch.id').as('branch')])
      .groupBy('branch.conference_id')
      .orderBy((by) => by.fn.countAll(), 'desc')
      .executeTakeFirstOrThrow();
    const { there } = await db
      .selectFrom('registration')
      .select((by) => by.fn.countAll<number>().as('there'))
      .executeTakeFirstOrThrow();
    if (Number(there) < rows) await fillRegistrations(db, cid, rows - Number(there), new Date());
    await listAllChanged(db, cid, new Date());
    const stage = await prepareStage(db, { people: PEOPLE, claims: 0 });
    await pool.query('vacuum analyze');
    const staff = await db.selectFrom('staff_member').select('id').orderBy('id').executeTakeFirstOrThrow();
    const { tToken: token } = await beginSession(db, {
      kind: 'staff',
      staffId: staff.id,
      device: 'bench',
      now: new Date(),
    });
    const person = await db
      .selectFrom('registration')
      .select(['name', (by) => by.ref('person_key').as('phone')])
      .where('conference_id', '=', cid)
      .where('state', '=', 'confirmed')
      .where('person_key', 'like', '1%')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const orderRow = await db.selectFrom('orders').select('number').orderBy('id', 'desc').executeTakeFirstOrThrow();
    const { fee } = await db
      .selectFrom('fee_kind')
      .select((by) => by.fn.min('id').as('fee'))
      .where('conference_id', '=', cid)
      .executeTakeFirstOrThrow();
    const start = () =>
      startServer({
        DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${host}`,
        DATA_DIR: dataDir,
        DEMO: 'on',
        SIMULATOR_URL: simulator.base,
        REQUESTS_PER_MINUTE: '1000000',
      });
    let server = await start();
    try {
      const wire = new Wire(CLIENTS);
      const send = async <C extends Call>(call: C, body: BodyOf<C>, who: string): Promise<void> => {
        const headers = { token: who, language: 'zh', 'idempotency-key': randomUUID() };
        const answer = await wire.post(`${server.origin}${call.path}`, body, headers);
        if (answer['code'] !== 0) throw new Error(`${call.path}: ${JSON.stringify(answer)}`);
      };
      const list =
        (filter: object, more: object = {}) =>
        () =>
          send(registrationConsoleCalls.list, { cid, filter, ...more }, token);
      const orders = (filter: object) => () => send(orderConsoleCalls.list, { cid, ...filter }, token);
      const attendee = stage.attendees[PEOPLE - 1];
      const info = { cid, input: { ...attendee?.answers, branch: String(branch) } };
      const day = new Date().toISOString().slice(0, 10);
      const calls: Record<string, () => Promise<void>> = {
        'list on opening': list({}),
        'its choices': () => send(registrationConsoleCalls.choices, { cid }, token),
        'filter: refused': list({ states: ['refused'] }),
        'filter: confirmed, today': list({ states: ['confirmed'], from: day }),
        'filter: branch': list({ branches: [branch] }),
        'filter: fee': list({ fees: [fee] }),
        'filter: order refunded': list({ orders: ['refunded'] }),
        'sort by name': list({}, { sort: 'name', descending: false }),
        'sort by amount': list({}, { sort: 'amount' }),
        'fee, sorted by name': list({ fees: [fee] }, { sort: 'name', descending: false }),
        'search: name of two characters': list({ words: person.name.slice(-2) }),
        'search: pinyin': list({ words: 'linzhi' }),
        'search: phone': list({ words: person.phone.slice(-8) }),
        'search: institution': list({ words: '湖山心血管医院' }),
        'search: a word that most have': list({ words: '医院' }),
        dashboard: () => send(statisticsCalls.dashboard, { cid }, token),
        'orders on opening': orders({}),
        'orders: refunded': orders({ state: 'refunded' }),
        'orders: bank': orders({ provider: 'bank' }),
        'orders: today': orders({ from: day, until: day }),
        'orders: search by name': orders({ words: person.name }),
        'orders: search by phone': orders({ words: person.phone }),
        'orders: search by number': orders({ words: orderRow.number }),
        'register/info': () =>
          send(registrationCalls.info, info as BodyOf<typeof registrationCalls.info>, attendee?.token ?? ''),
      };
      const figures: Spreads = new Map();
      for (const [name, call] of Object.entries(calls)) {
        for (let turn = 0; turn < 10; turn += 1) await call();
        const times: number[] = [];
        for (let turn = 0; turn < turns; turn += 1) {
          const start = performance.now();
          await call();
          times.push(performance.now() - start);
        }
        times.sort((a, b) => a - b);
        figures.set(name, { median: median(times), p99: nearest(times, 0.99) });
      }
      const one = (index: number) =>
        register({ wire, origin: server.origin, cashier: simulator.cashier, stage }, index);
      const next = { index: 0 };
      await drive({ clients: CLIENTS, seconds: 4, next }, one);
      const began = performance.now();
      const done = await drive({ clients: CLIENTS, seconds: Number(values.seconds), next }, one);
      const sales = (done.length * 1000) / (performance.now() - began);
      await server.stop();
      await explainInLog(pool, database ?? '');
      server = await start();
      calls['a complete sale'] = () => one(next.index++);
      const plans: Measured['plans'] = new Map();
      const where = { log: join(folder, 'postgres.log'), pool, rows: Math.max(1000, rows / 4) };
      for (const [name, call] of Object.entries(calls)) plans.set(name, await explained(call, where));
      wire.close();
      return { figures, sales, plans };
    } finally {
      await server.stop();
    }
  } finally {
    simulator.stop();
    await db.destroy();
    await started.server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

tidyOnSignals();
printMachine();
const temporary = mkdtempSync(join(tmpdir(), 'bench-growth-cluster-'));
try {
  const few = await measured(Number(values.few), join(temporary, 'few'));
  const many = await measured(Number(values.rows), values.folder ?? join(temporary, 'many'));
  console.log(`medians and p99 in ms at ${values.few} and at ${values.rows} registrations`);
  for (const [name, { median: at, p99 }] of many.figures) {
    const before = few.figures.get(name) ?? { median: 0, p99: 0 };
    console.log(
      `${name.padEnd(32)} ${before.median.toFixed(1).padStart(7)} ${before.p99.toFixed(1).padStart(7)} | ${at.toFixed(1).padStart(7)} ${p99.toFixed(1).padStart(7)} | ${(at / before.median).toFixed(2)} times`,
    );
  }
  console.log(
    `complete paid registrations       ${few.sales.toFixed(1)}/s | ${many.sales.toFixed(1)}/s | ${(many.sales / few.sales).toFixed(2)} of the rate`,
  );
  saveFigures(values.figures, {
    'sales few.perSecond': few.sales,
    'sales many.perSecond': many.sales,
    ...Object.fromEntries(
      [...many.figures].flatMap(([name, { median: at, p99 }]) => [
        [`${name}.few`, few.figures.get(name)?.median ?? Number.NaN],
        [`${name}.many`, at],
        [`${name}.p99`, p99],
      ]),
    ),
  });
  if (values.plans)
    writeFileSync(
      values.plans,
      JSON.stringify({ few: Object.fromEntries(few.plans), many: Object.fromEntries(many.plans) }, null, 1),
    );
  console.log(`\nrows that the plans of a call look at, at ${values.few} and at ${values.rows} registrations`);
  for (const [name, { reads, scans }] of many.plans) {
    const rowsOf = (all: { rows: number }[] = []) => String(all.reduce((sum, { rows }) => sum + rows, 0)).padStart(7);
    console.log(`${name.padEnd(32)} ${rowsOf(few.plans.get(name)?.reads)} | ${rowsOf(reads)}`);
    for (const { how, table, rows, statement } of scans) {
      process.exitCode = 1;
      console.log(`  ${how} of ${table}, ${rows} rows: ${statement.slice(0, 200)}`);
    }
  }
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
