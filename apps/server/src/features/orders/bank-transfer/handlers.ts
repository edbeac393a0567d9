import type { bankCalls } from '@meetingapp/contract/orders/bank-transfer.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import { undoBooking } from './commands.ts';
import { assignRow } from './commands-assign.ts';
import { saveStatement } from './commands-statement.ts';
import { presentBooking, presentUploaded, presentWaiting } from './present.ts';
import { presentSheet, presentStatement } from './present-statement.ts';
import { bookingsOfRows, currenciesOf, uploadedStatements, latestBookings, waitingTransfers } from './queries.ts';
import { importedEarlier, findStatement, hasBookings, keyOf, takenOf } from './queries-statement.ts';
import { findUnpaid, unannounced } from './queries-unpaid.ts';

export const bankHandlers: Handlers<typeof bankCalls> = {
  bank: async ({ cid }, { db, now }) => {
    const [waiting, bookings, statements, conference] = await Promise.all([
      waitingTransfers(db, cid),
      latestBookings(db, cid),
      uploadedStatements(db, cid),
      currenciesOf(db, cid),
    ]);
    return {
      waiting: waiting.map((row) => presentWaiting(row, now)),
      bookings: bookings.map(presentBooking),
      statements: statements.map(presentUploaded),
      currencies: conference ? [conference.currency, ...conference.currencies] : [],
    };
  },

  uploadStatement: async ({ cid, feeCurrency }, { db, staff, file, now }) => {
    if (!file) return refuse('file_missing');
    const conference = await currenciesOf(db, cid);
    const isMain = feeCurrency === '' || feeCurrency === conference?.currency;
    if (!isMain && !conference?.currencies.includes(feeCurrency)) return refuse('currency_not_offered');
    const currency = isMain ? null : feeCurrency;
    const offered = conference ? [conference.currency, ...conference.currencies] : [];
    const place = { conferenceId: cid, societyId: staff.societyId, staffId: staff.id };
    const kept = await saveStatement(db, { ...place, currency, offered, file, now });
    return kept.ok ? { statementId: kept.id } : refuse(kept.reason);
  },

  statement: async ({ cid, statementId }, { db, language, now }) => {
    const statement = await findStatement(db, cid, statementId);
    if (!statement) return refuse('not_found');
    const { name, rows, society_id, currency, mapped } = statement;
    const keys = rows.map((row) => keyOf(row, currency));
    const [waiting, unpaid, taken, bookings, brought, isBooked] = await Promise.all([
      waitingTransfers(db, cid),
      unannounced(db, cid),
      takenOf(db, society_id, keys),
      bookingsOfRows(
        db,
        cid,
        rows.map(({ key }) => key),
      ),
      importedEarlier(db, statement, keys),
      hasBookings(db, statementId),
    ]);
    return {
      name,
      currency,
      mapped,
      open: !isBooked,
      sheet: presentSheet(statement, language),
      rows: presentStatement(statement, { waiting, unpaid, taken, bookings, brought, now, language }),
    };
  },

  applyStatement: async ({ cid, statementId, matches }, { db, staff, language }) => {
    if (!(await findStatement(db, cid, statementId))) return refuse('not_found');
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'orders.bank', input: { statementId, matches } }) };
  },

  findUnpaid: async ({ cid, words }, { db, now }) => {
    const conference = await currenciesOf(db, cid);
    const currencies = conference ? [conference.currency, ...conference.currencies] : [];
    const { rows, more } = await findUnpaid(db, cid, words, currencies);
    return { orders: rows.map((row) => presentWaiting(row, now)), more };
  },

  assignRow: async ({ cid, statementId, number, orderIds }, { db, staff, now }) => {
    const statement = await findStatement(db, cid, statementId);
    const row = statement?.rows.find((one) => one.number === number);
    if (!statement || !row) return refuse('not_found');
    const { society_id: societyId, version } = statement;
    const currency = row.currency ?? statement.currency;
    const wish = {
      societyId,
      version,
      currency,
      conferenceId: cid,
      staffId: staff.id,
      statementId,
      row,
      orderIds,
      now,
    };
    const outcome = await assignRow(db, wish);
    if (!outcome.ok) {
      const { reason, orderNumber } = outcome;
      const fault = reason === 'order_expired' ? 'order_released' : 'order_not_payable';
      return refuse(reason, orderNumber ? [{ field: 'orderIds', reason: fault, value: orderNumber }] : undefined);
    }
    const key = keyOf(row, currency);
    const taken = await takenOf(db, societyId, [key]);
    return { left: row.amount - (taken.get(key) ?? 0) };
  },

  undoBooking: async ({ cid, bookingId, reason }, { db, staff, now }) => {
    const outcome = await undoBooking(db, { conferenceId: cid, bookingId, staffId: staff.id, reason, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },
};
