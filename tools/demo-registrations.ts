import { join } from 'node:path';
import { fillRegistrations } from '@meetingapp/demo/synthetic-registrations.ts';
import { projectRoot, readConfig } from '@meetingapp/server/config.ts';
import { connect } from '@meetingapp/server/db/database.ts';
import { clusterUser } from '@meetingapp/server/db/embedded/cluster.ts';
import { readPidFile } from '@meetingapp/server/db/embedded/pid-file.ts';
import type { Connection } from '@meetingapp/server/db/pool.ts';
import { readEnvFile } from '@meetingapp/server/env-file.ts';
import { listAllChanged } from '@meetingapp/server/features/registration/commands-list.ts';

// npm run demo:registrations -- [3000] [conference]: fills a conference of the running demo, its congress unless named.

const [count = '3000', named] = process.argv.slice(2);
const read = readConfig({ ...readEnvFile(join(projectRoot, '.env')), ...process.env });
if (!read.ok) throw new Error(read.faults.join('\n'));

async function connection(dataDir: string): Promise<Connection> {
  const url = process.env['DATABASE_URL'];
  if (url) return { url };
  const server = await readPidFile(join(dataDir, 'database', 'postgres'));
  if (!server) throw new Error(`No database runs in ${dataDir}: start the server first (npm start).`);
  return { host: server.socketFolder || '127.0.0.1', port: server.port, user: clusterUser, database: 'meetingapp' };
}

const { db } = connect(await connection(read.config.dataDir), {
  size: 1,
  nameStatements: false,
  onError: (error: Error): never => {
    throw error;
  },
});
const first = await db
  .selectFrom('fee_kind')
  .select('conference_id as id')
  .groupBy('conference_id')
  .orderBy((by) => by.fn.countAll(), 'desc')
  .executeTakeFirst();
const cid = Number(named ?? first?.id);
const began = performance.now();
const seconds = () => ((performance.now() - began) / 1000).toFixed(1);
await fillRegistrations(db, cid, Number(count), new Date());
console.log(`${count} registrations in conference ${cid} after ${seconds()} s`);
await listAllChanged(db, cid, new Date());
console.log(`found by the list after ${seconds()} s`);
await db.destroy();
