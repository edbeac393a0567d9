import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database/database.ts';
import type { FanOut } from './fan-out.ts';
import { postgresFanOut } from './postgres.ts';

const { connection, pool } = await testDatabase();
const opened: FanOut[] = [];
afterAll(async () => {
  for (const each of opened) await each.close();
});

function open(): FanOut {
  const fanOut = postgresFanOut(connection);
  opened.push(fanOut);
  return fanOut;
}

const fanOutSessions = `from pg_stat_activity where application_name = 'meetingapp fan-out' and datname = current_database()`;
const sessions = async (): Promise<number> =>
  (await pool.query<{ open: number }>(`select count(*)::int as open ${fanOutSessions}`)).rows[0]?.open ?? 0;
const endSessions = (): Promise<unknown> => pool.query(`select pg_terminate_backend(pid) ${fanOutSessions}`);

it('a listener hears that messages may be missing before the fan-out hears again, also when a message that is sent reconnects it', async () => {
  const fanOut = open();
  const heard: (string | null)[] = [];
  let hearsBefore = false;
  await fanOut.listen('stock', (message) => {
    hearsBefore ||= fanOut.hears();
    heard.push(message);
  });
  for (let lost = 1; lost <= 3; lost += 1) {
    await endSessions();
    // Each of them reconnects when the connection is known to be lost.
    const sending = setInterval(() => fanOut.publish('another topic', 'sent while disconnected'), 1);
    await expect.poll(() => heard).toEqual(Array.from({ length: lost }, () => null));
    clearInterval(sending);
    expect(hearsBefore).toBe(false);
    await expect.poll(() => fanOut.hears()).toBe(true);
  }
  await expect.poll(sessions).toBe(1);
});
