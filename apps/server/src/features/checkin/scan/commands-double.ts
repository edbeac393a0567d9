import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/connection/database.ts';
import { refused } from '../../../db/outcome.ts';
import { zoneOf } from '../point/queries.ts';
import { recordScans } from './commands.ts';

interface DoubleAnswer {
  cid: number;
  scanId: string;
  answer: 'dismissed' | 'both';
  why: string;
  staffId: number;
  now: Date;
}

type Outcome = { ok: true } | { ok: false; reason: 'not_found' | 'double_answered' };

/**
 * Records what staff decided about a double. One that does not count is taken back like any admission, so that no figure, credit or
 * state follows from it; the evidence keeps both rows. Of two who decide differently the second is refused.
 */
export async function answerDouble(
  db: Database,
  { cid, scanId, answer, why, staffId, now }: DoubleAnswer,
): Promise<Outcome> {
  const double = await db
    .selectFrom('scan_double')
    .innerJoin('scan', 'scan.id', 'scan_double.scan_id')
    .innerJoin('ticket', 'ticket.id', 'scan.ticket_id')
    .select(['answer', 'scan.point_id', 'scan.direction', 'ticket.print'])
    .where('scan_double.scan_id', '=', scanId)
    .where('scan_double.conference_id', '=', cid)
    .forUpdate('scan_double')
    .executeTakeFirst();
  if (!double) return refused('not_found');
  if (double.answer !== null) return double.answer === answer ? { ok: true } : refused('double_answered');
  await db
    .updateTable('scan_double')
    .set({ answer, why, answered_by: staffId, answered_at: now })
    .where('scan_id', '=', scanId)
    .execute();
  if (answer === 'both') return { ok: true };
  const { print, point_id: pointId, direction } = double;
  const undo = {
    print,
    direction,
    at: now,
    source: 'desk',
    kind: 'admit',
    reason: '',
    offline: false,
    forced: '',
  } as const;
  await recordScans(
    db,
    { conferenceId: cid, pointId, zone: await zoneOf(db, cid) },
    [{ ...undo, id: randomUUID(), undoes: scanId, deviceId: null, where: '', staffId }],
    now,
  );
  return { ok: true };
}
