import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '../../db/connection/database.ts';
import type { openPool } from '../../db/connection/pool.ts';
import { sendMessages } from '../../features/messages/delivery/jobs.ts';
import { withinProcess } from '../../ports/fan-out/fan-out.ts';
import type { Ports } from '../../ports/ports.ts';
import { aliyunSms } from '../../ports/sms/aliyun.ts';

// A process that sends all messages and ends with code 0, unless it is killed before: `node --import tsx sending-worker.ts <parameters as
// JSON>`. Its clock is fast, so that retries and lost messages are due soon.

const FASTER = 100;
/** The clocks of all processes agree. */
const epoch = new Date('2026-11-01T00:00:00Z').getTime();

const { connection, host } = JSON.parse(process.argv[2] ?? '') as {
  connection: Parameters<typeof openPool>[0];
  host: string;
};
const { db, pool } = connect(connection, { size: 4, nameStatements: true, onError: () => undefined });
const sms = aliyunSms({
  vendor: 'aliyun',
  host,
  signName: 'x',
  templates: { mailing: 'SMS_1' },
  keyId: 'k',
  keySecret: 's',
});
const context = {
  db,
  ports: { sms, fanOut: withinProcess() } as Ports,
  publicUrl: 'http://localhost',
  clock: () => new Date(epoch + (Date.now() - epoch) * FASTER),
};

async function isDone(): Promise<boolean> {
  const { rows } = await pool.query<{ left: number }>(
    `select (select count(*) from notification where state in ('waiting', 'sending'))
       + (select count(*) from message where state in ('waiting', 'sending')) as left`,
  );
  return Number(rows[0]?.left) === 0;
}

while (!(await isDone())) {
  // It throws when messages are sent later, which the next turn does.
  await sendMessages.run(undefined as never, context).catch((error: Error) => {
    if (!error.message.startsWith('messages are sent later')) throw error;
  });
  await wait(20);
}
await db.destroy();
