import type { BillProvider, billCalls } from '@meetingapp/contract/orders/reconciliation.ts';
import { billingDay, mayFetchBill } from '@meetingapp/domain/orders/reconcile.ts';
import { addDays } from '@meetingapp/domain/plain-date.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import type { PaymentPort } from '../../../ports/ports.ts';
import { resolveLine } from './commands.ts';
import { presentBill, presentLine, presentUnbilled } from './present.ts';
import { billsBetween, findBill, lineIsSeen, linesOfBill, societyName, unbilledDays } from './queries.ts';

const withBills = ({ providers }: PaymentPort): BillProvider[] =>
  [...providers.values()].filter(({ bill }) => bill !== null).map(({ id }) => id as BillProvider);

/** First day of the following month. */
const monthAfter = (first: string) => `${addDays(first, 31).slice(0, 7)}-01`;

export const billHandlers: Handlers<typeof billCalls> = {
  bills: async ({ month }, { db, ports, staff, language, now }) => {
    const from = `${month}-01`;
    const latest = addDays(billingDay(now), -1);
    const until = [monthAfter(from), addDays(latest, 1)].toSorted()[0] ?? from;
    const [bills, rest] = await Promise.all([
      billsBetween(db, staff.societyId, from, monthAfter(from)),
      unbilledDays(db, staff.societyId, from, until),
    ]);
    const days = [...bills.map(presentBill), ...rest.map(presentUnbilled)];
    days.sort((a, b) => b.day.localeCompare(a.day) || a.provider.localeCompare(b.provider));
    const society = await societyName(db, staff.societyId, language);
    return { days, currency: 'CNY', providers: withBills(ports.payment), society, latest };
  },

  bill: async ({ billId }, { db, staff, language }) => {
    const row = await findBill(db, staff.societyId, billId);
    if (!row) return refuse('not_found');
    const lines = await linesOfBill(db, staff.societyId, billId);
    return { bill: presentBill(row), lines: lines.map((line) => presentLine(line, language)) };
  },

  fetchBill: async ({ cid, provider, day }, { db, ports, staff, language, now }) => {
    if (!withBills(ports.payment).includes(provider)) return refuse('not_found');
    if (!mayFetchBill(day, now)) return refuse('bill_day');
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'orders.bill', input: { provider, day } }) };
  },

  resolveLine: async ({ lineId, note }, { db, staff, now }) => {
    if (!(await lineIsSeen(db, staff.societyId, lineId))) return refuse('not_found');
    await resolveLine(db, { lineId, note, staffId: staff.id, now });
    return {};
  },
};
