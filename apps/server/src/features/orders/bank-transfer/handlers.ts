import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import type { bankCalls } from '@meetingapp/contract/orders/bank-transfer.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import { undoBooking, saveStatement } from './commands.ts';
import { assignRow } from './commands-assign.ts';
import { presentBooking, presentUploaded, presentStatement, presentWaiting } from './present.ts';
import {
  bookingsOfRows,
  currenciesOf,
  findStatement,
  uploadedStatements,
  latestBookings,
  takenOf,
  waitingTransfers,
} from './queries.ts';
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
    const unit = isMain ? (conference?.currency ?? HOME_CURRENCY) : feeCurrency;
    const kept = await saveStatement(db, { conferenceId: cid, staffId: staff.id, currency, unit, file, now });
    return kept.ok ? { statementId: kept.id } : refuse(kept.reason);
  },

  statement: async ({ cid, statementId }, { db, now }) => {
    const statement = await findStatement(db, cid, statementId);
    if (!statement) return refuse('not_found');
    const { name, rows, society_id, currency } = statement;
    const inIt = <R extends { currency: string }>(all: readonly R[]) => all.filter((row) => row.currency === currency);
    const keys = rows.map(({ key }) => key);
    const [waiting, unpaid, taken, bookings] = await Promise.all([
      waitingTransfers(db, cid),
      unannounced(db, cid),
      takenOf(db, society_id, keys),
      bookingsOfRows(db, cid, keys),
    ]);
    return {
      name,
      currency,
      rows: presentStatement(rows, { waiting: inIt(waiting), unpaid: inIt(unpaid), taken, bookings, now }),
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
    const { society_id: societyId, currency } = statement;
    const wish = { societyId, currency, conferenceId: cid, staffId: staff.id, statementId, row, orderIds, now };
    const outcome = await assignRow(db, wish);
    if (!outcome.ok) {
      const { reason, orderNumber } = outcome;
      const fault = reason === 'order_expired' ? 'order_released' : 'order_not_payable';
      return refuse(reason, orderNumber ? [{ field: 'orderIds', reason: fault, value: orderNumber }] : undefined);
    }
    const taken = await takenOf(db, societyId, [row.key]);
    return { left: row.amount - (taken.get(row.key) ?? 0) };
  },

  undoBooking: async ({ cid, bookingId, reason }, { db, staff, now }) => {
    const outcome = await undoBooking(db, { conferenceId: cid, bookingId, staffId: staff.id, reason, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },
};
