import type { Database } from '../../db/connection/database.ts';
import { knownDeviceDays } from '../../db/sessions/known-devices.ts';
import { purgeFailures } from '../../db/sessions/log-in-failures.ts';

const DAY = 86_400_000;

/**
 * Deletes expired log-in data that nothing reads any more: one-time codes, messenger log-in states, idempotency keys, access tokens,
 * known devices and failed log-ins.
 */
export async function purgeExpired(db: Database, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  await db.deleteFrom('one_time_code').where('sent_at', '<', ago(2)).execute();
  await db.deleteFrom('messenger_state').where('expires_at', '<', ago(1)).execute();
  await db.deleteFrom('idempotency_key').where('created_at', '<', ago(1)).execute();
  await db.deleteFrom('access_token').where('expires_at', '<', ago(30)).execute();
  await db.deleteFrom('known_device').where('used_at', '<', ago(knownDeviceDays)).execute();
  await purgeFailures(db, now);
}
