import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { connect } from '@meetingapp/server/db/connection/database.ts';
import type { Connection } from '@meetingapp/server/db/connection/pool.ts';
import { prepareStage } from './congress.ts';
import { processorTime } from '../machine/cpu.ts';
import { drive, nearest } from '../machine/load.ts';
import { machineTime } from '../machine/machine.ts';
import { tpcB } from '../machine/pgbench.ts';
import type { Server } from '../machine/processes.ts';
import { register } from './register.ts';
import { countStatements, printStatements } from '../machine/statements.ts';
import { Wire } from '../machine/wire.ts';

export interface Subject {
  server: Server;
  connection: Connection;
  /** Process id of the database. */
  pid: number;
  /** Arguments with which pgbench connects to the same PostgreSQL. */
  pgbench: string[];
  /** Address of the cashier. */
  cashier: string;
}

export interface PaidOptions {
  /** Number of concurrent phones. */
  clients: number;
  warmUp: number;
  seconds: number;
  pgbench: { scale: number; seconds: number };
  /** Places of every fee and branch taken before the run. */
  claims: number;
  /** SQL file run first, for comparing variants. */
  first?: string | undefined;
  statements: boolean;
  /** Keeps the webhooks of the demo's congress. */
  webhooks?: boolean;
}

export interface Paid {
  done: number;
  seconds: number;
  perSecond: number;
  /** Milliseconds of processor time per registration. */
  cpu: { server: number; database: number };
  median: number;
  p99: number;
  /** Transactions per second of pgbench, in the same minute. */
  tps: number;
  /** Cores busy with something other than server, database and load during the run. */
  others: number;
}

/** Warm-up registrations, after which calls are compiled and statements planned. */
const WARM = 1000;
/** Upper bound of registrations per second, more than two cores have ever reached; prepared people that stay unused cost nothing. */
const PER_SECOND_AT_MOST = 700;

/** Measures complete paid registrations for a time, and pgbench on the same PostgreSQL right after. */
export async function measurePaid(subject: Subject, options: PaidOptions): Promise<Paid> {
  const { server, connection, pid, cashier } = subject;
  const { db, pool } = connect(connection, { size: 2, nameStatements: false, onError: () => undefined });
  if (options.first) await pool.query(readFileSync(options.first, 'utf8'));
  const stage = await prepareStage(db, {
    people: (options.warmUp + options.seconds) * PER_SECOND_AT_MOST,
    claims: options.claims,
    ...(options.webhooks === undefined ? {} : { webhooks: options.webhooks }),
  });
  await pool.query('vacuum analyze');
  const wire = new Wire(options.clients);
  const one = (index: number) => register({ wire, origin: server.origin, cashier, stage }, index);
  const next = { index: 0 };
  await drive({ clients: options.clients, seconds: options.warmUp, atLeast: WARM, next }, one);
  await caughtUp(pool);
  // A database that has run for a while has table statistics.
  await pool.query('vacuum analyze');
  if (options.statements) await countStatements(pool);
  const began = usage(server.pid, pid);
  const durations = await drive({ clients: options.clients, seconds: options.seconds, next }, one);
  const drove = usage(server.pid, pid).at - began.at;
  // Deferred work, such as messages, is part of each registration.
  await caughtUp(pool);
  const ended = usage(server.pid, pid);
  const done = durations.length;
  const all = ended.all - began.all;
  wire.close();
  await allStand(pool, stage.cid, next.index);
  if (options.statements) await printStatements(pool, done);
  await db.destroy();
  const tps = tpcB(subject.pgbench, options.pgbench);
  return {
    done,
    seconds: drove / 1000,
    perSecond: (done * 1000) / drove,
    cpu: { server: (ended.server - began.server) / done, database: (ended.database - began.database) / done },
    median: nearest(durations, 0.5),
    p99: nearest(durations, 0.99),
    tps,
    others: (all - (ended.ours - began.ours)) / (ended.at - began.at),
  };
}

/** Total processor time in milliseconds; `ours` is the measuring process with all its children. */
function usage(server: number, database: number) {
  return {
    at: performance.now(),
    all: machineTime(),
    ours: processorTime(process.pid) + processorTime(database),
    server: processorTime(server, database),
    database: processorTime(database),
  };
}

/** Waits until no message is pending. */
export async function caughtUp(pool: Pool): Promise<void> {
  for (const until = performance.now() + 20_000; performance.now() < until; await wait(50)) {
    const { rows } = await pool.query<{ waiting: boolean }>(
      "select exists (select from message where state = 'waiting') as waiting",
    );
    if (rows[0]?.waiting !== true) return;
  }
  throw new Error('messages still wait');
}

/** Verifies that every counted registration is confirmed, paid and booked. */
export async function allStand(pool: Pool, cid: number, made: number): Promise<void> {
  const { rows } = await pool.query<{ standing: number }>(
    `select count(*)::int as standing from registration
       join orders on orders.registration_id = registration.id and orders.state = 'paid'
       join ledger on ledger.order_id = orders.id and ledger.amount = orders.total
       join access_token on access_token.account_id = registration.account_id and access_token.device = 'bench'
      where registration.conference_id = $1 and registration.state = 'confirmed'`,
    [cid],
  );
  const standing = rows[0]?.standing ?? 0;
  if (standing !== made) throw new Error(`${made} registrations were made, ${standing} are paid and confirmed`);
}
