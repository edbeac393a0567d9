import type { Database } from '../../db/database.ts';

const DAY = 86_400_000;

/** Removes used codes, ended log-ins, wrong passwords, states of messenger log-ins and first answers: nobody asks for them any more. */
export async function forgetExpired(db: Database, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  await db.deleteFrom('one_time_code').where('sent_at', '<', ago(2)).execute();
  await db.deleteFrom('messenger_state').where('expires_at', '<', ago(1)).execute();
  await db.deleteFrom('idempotency_key').where('created_at', '<', ago(1)).execute();
  await db.deleteFrom('access_token').where('expires_at', '<', ago(30)).execute();
  await db.deleteFrom('password_failure').where('failed_at', '<', ago(1)).execute();
}
