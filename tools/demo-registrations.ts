import { fillRegistrations } from '@meetingapp/demo/registration/synthetic-registrations.ts';
import { listAllChanged } from '@meetingapp/server/features/registration/list/commands.ts';
import { runningDatabase } from './running-database.ts';

// npm run demo:registrations -- [3000] [conference]: fills a conference of the running demo, by default its congress.

const [count = '3000', named] = process.argv.slice(2);

const db = await runningDatabase();
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
