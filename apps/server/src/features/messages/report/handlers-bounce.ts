import type { Database } from '../../../db/connection/database.ts';
import type { Bounce } from '../../../ports/mail/bounce.ts';
import { recordReports } from './commands.ts';

/**
 * Takes a returned message: a permanent one fails, and its notification goes by the next channel. A delayed one changes nothing: the
 * mail server goes on trying.
 */
export async function takeBounce(
  { db, clock }: { db: Database; clock: () => Date },
  messageId: number,
  { permanent, badAddress, status }: Bounce,
): Promise<void> {
  if (!permanent) return;
  const fault = badAddress ? 'no_mailbox' : `bounced ${status}`.trim();
  await recordReports(
    db,
    [{ messageId, providerId: '', recipient: null, delivered: false, fault, bounced: badAddress }],
    clock(),
  );
}
