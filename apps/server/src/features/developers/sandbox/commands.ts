import { sandboxHindrance } from '@meetingapp/domain/developers/sandbox.ts';
import type { Database } from '../../../db/connection/database.ts';
import { refused } from '../../../db/outcome.ts';
import { findBonds } from './queries.ts';

type Outcome = { ok: true } | { ok: false; reason: 'not_found' | 'sandbox_used' | 'sandbox_keys' };

/**
 * Makes a conference a sandbox, or an ordinary one. The row is locked against new registrations and keys, which refer to it, so that
 * nobody comes in between the check and the change. Idempotent.
 */
export async function setSandbox(
  db: Database,
  { cid, sandbox, now }: { cid: number; sandbox: boolean; now: Date },
): Promise<Outcome> {
  const row = await db.selectFrom('conference').select('sandbox').where('id', '=', cid).forUpdate().executeTakeFirst();
  if (!row) return refused('not_found');
  if (row.sandbox === sandbox) return { ok: true };
  const hindrance = sandboxHindrance(await findBonds(db, cid, now));
  if (hindrance !== null) return refused(`sandbox_${hindrance}`);
  await db.updateTable('conference').set({ sandbox }).where('id', '=', cid).execute();
  return { ok: true };
}
