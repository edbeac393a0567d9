import type { bankCalls } from '@meetingapp/contract/orders/bank-transfer.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import { undoBooking, saveStatement } from './commands.ts';
import { presentBooking, presentStatement, presentWaiting } from './present.ts';
import { bookedKeys, findStatement, latestBookings, waitingTransfers } from './queries.ts';

export const bankHandlers: Handlers<typeof bankCalls> = {
  bank: async ({ cid }, { db, now }) => {
    const [waiting, bookings] = await Promise.all([waitingTransfers(db, cid), latestBookings(db, cid)]);
    return { waiting: waiting.map((row) => presentWaiting(row, now)), bookings: bookings.map(presentBooking) };
  },

  uploadStatement: async ({ cid }, { db, staff, file, now }) => {
    if (!file) return refuse('file_missing');
    const kept = await saveStatement(db, { conferenceId: cid, staffId: staff.id, file, now });
    return kept.ok ? { statementId: kept.id } : refuse(kept.reason);
  },

  statement: async ({ cid, statementId }, { db, now }) => {
    const statement = await findStatement(db, cid, statementId);
    if (!statement) return refuse('not_found');
    const { name, rows, society_id } = statement;
    const [waiting, booked] = await Promise.all([
      waitingTransfers(db, cid),
      bookedKeys(
        db,
        society_id,
        rows.map(({ key }) => key),
      ),
    ]);
    return { name, rows: presentStatement(rows, waiting, booked, now) };
  },

  applyStatement: async ({ cid, statementId, matches }, { db, staff, language }) => {
    if (!(await findStatement(db, cid, statementId))) return refuse('not_found');
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'orders.bank', input: { statementId, matches } }) };
  },

  undoBooking: async ({ cid, bookingId, reason }, { db, staff, now }) => {
    const outcome = await undoBooking(db, { conferenceId: cid, bookingId, staffId: staff.id, reason, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },
};
