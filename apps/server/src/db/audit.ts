import { sql } from 'kysely';
import type { DatabaseTransaction } from './transaction.ts';

/** Who of the staff does something, and by which call or background job. */
export interface AuditedAct {
  societyId: number;
  conferenceId: number | null;
  staffId: number;
  /** The call's path without `/medapp/api/`, or `task/<kind>`. */
  call: string;
  address?: string;
  device?: string;
}

/** From here on every changed row of this transaction is noted under one entry of the audit log, by the database itself. */
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
