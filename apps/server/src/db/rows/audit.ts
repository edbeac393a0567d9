import { sql } from 'kysely';
import type { DatabaseTransaction } from '../connection/transaction.ts';

/** The member of staff who acts, and the call or background job. */
export interface AuditedAct {
  societyId: number;
  conferenceId: number | null;
  staffId: number;
  /** Path of the call without `/medapp/api/`, or `task/<kind>`. */
  call: string;
  address?: string;
  device?: string;
}

/** Opens an entry of the audit log: from here on a database trigger notes every changed row of this transaction under it. */
export async function beginAudit(transaction: DatabaseTransaction, act: AuditedAct): Promise<void> {
  const { id } = await transaction
    .insertInto('audit_entry')
    .values({
      society_id: act.societyId,
      conference_id: act.conferenceId,
      staff_id: act.staffId,
      call: act.call,
      address: act.address ?? '',
      device: act.device ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`select set_config('meetingapp.audit', ${String(id)}, true)`.execute(transaction);
}
