import type { openPool } from '../db/connection/pool.ts';
import { connect } from '../db/connection/database.ts';
import { defineJob, type JobRegistry } from '../jobs/job.ts';
import { startWorker } from '../jobs/worker.ts';
import type { Ports } from '../ports/ports.ts';

// A process that takes a job and never ends it, until it is killed: `node --import tsx killed-worker.ts <connection as JSON>`.

const connection = JSON.parse(process.argv[2] ?? '') as Parameters<typeof openPool>[0];
const { db, pool } = connect(connection, { size: 8, nameStatements: false, onError: () => undefined });
const registry = {
  'orders.refund': defineJob('orders.refund', async ({ refundId }) => {
    console.log(`taken ${refundId}`);
    await new Promise(() => undefined);
  }),
} as unknown as JobRegistry;
const context = { db, ports: {} as Ports, publicUrl: 'http://localhost', clock: () => new Date() };
await startWorker(pool, registry, context, () => undefined, { everyMs: 50, misses: 4, alone: false });
