import type { deskCalls } from '@meetingapp/contract/checkin/desk.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { momentIn } from '@meetingapp/domain/zoned.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { searchRegistrations } from '../../registration/list/queries-search.ts';
import { prepareBadge } from '../badge/commands.ts';
import { printPeople } from '../badge/commands-print.ts';
import { zoneOf } from '../point/queries.ts';
import { admitAtDesk, undoAtDesk } from './commands.ts';
import { payAtDesk, type TakeMoney } from './commands-pay.ts';
import { presentDeskPerson, presentDeskRow } from './present.ts';
import {
  deskPerson,
  deskRows,
  deskSince,
  dueOf,
  lastEntry,
  openEntrances,
  receiptsOf,
  registrationOfCode,
  twinsOf,
} from './queries.ts';

/** As many as there are keys of digits. */
const MOST_FOUND = 9;

/** Calls of the walk-up desk: `takeMoney` makes and pays the orders. */
export const deskHandlers = (takeMoney: TakeMoney): Handlers<typeof deskCalls> => ({
  deskFind: async ({ cid, text }, { db, now }) => {
    const started = performance.now();
    const coded = await registrationOfCode(db, cid, text);
    const found =
      coded !== undefined || text === ''
        ? []
        : await searchRegistrations(db, { cid, words: text, limit: MOST_FOUND, now });
    const rows = await deskRows(db, cid, coded === undefined ? found.map(({ id }) => id) : [coded]);
    return { people: rows.map(presentDeskRow), milliseconds: Math.round(performance.now() - started) };
  },

  deskPerson: async ({ cid, regId }, { db, now, language }) => {
    const row = await deskPerson(db, cid, regId);
    if (!row || row.state === 'draft') return refuse('not_found');
    const [due, twins, receipts, entry] = await Promise.all([
      dueOf(db, row, now),
      twinsOf(db, row),
      receiptsOf(db, regId),
      lastEntry(db, regId),
    ]);
    return { zone: row.zone, person: presentDeskPerson(row, { due, twins, receipts, entry }, language) };
  },

  deskPay: async ({ cid, regId, paid, receipt, amount }, { db, staff, now }) => {
    const outcome = await payAtDesk(db, takeMoney, { cid, regId, paid, receipt, amount, staffId: staff.id, now });
    return outcome.ok ? { receipt: outcome.receipt } : refuse(outcome.reason);
  },

  deskPass: async ({ cid, regId, scanId, pointId, paper, renew, deskSeconds }, { db, ports, staff, now, language }) => {
    const prepared = await prepareBadge(db, { cid, regId, renew, staffId: staff.id, now, deskSeconds });
    if (!prepared) return refuse('ticket_missing');
    const { badge, printId } = prepared;
    const scanned =
      pointId === null ? null : await admitAtDesk(db, { cid, regId, scanId, pointId, staffId: staff.id, now });
    if (scanned === undefined) return refuse('not_found');
    const { pdf, small } = await printPeople({ db, files: ports.files }, [badge], { cid, paper, language });
    return {
      pdf: pdf.toString('base64'),
      printId,
      name: badge.name,
      fits: small.length === 0,
      verdict: scanned && {
        kind: scanned.kind,
        reason: scanned.reason,
        at: scanned.previous?.at.toISOString() ?? null,
      },
    };
  },

  deskUndo: async ({ cid, regId, scanId, undoes }, { db, staff, now }) => {
    const outcome = await undoAtDesk(db, { cid, regId, scanId, undoes, staffId: staff.id, now });
    return outcome.ok ? { kept: [...outcome.kept] } : refuse(outcome.reason);
  },

  deskToday: async ({ cid }, { db, staff, now }) => {
    const zone = await zoneOf(db, cid);
    const since = momentIn(zone, `${dayIn(zone, now)}T00:00`) ?? now;
    const [{ takings, recent, open, ...counts }, points] = await Promise.all([
      deskSince(db, { conferenceId: cid, staffId: staff.id, since }),
      openEntrances(db, cid),
    ]);
    return {
      zone,
      ...counts,
      open: open.map(({ id, registration_id, name, state, asked_at }) => ({
        printId: id,
        regId: registration_id,
        name,
        state,
        at: asked_at.toISOString(),
      })),
      takings: takings.map((one) => ({ ...one, count: Number(one.count), amount: Number(one.amount) })),
      recent: recent.map(({ id, name, printed_at }) => ({ regId: id, name, at: printed_at.toISOString() })),
      points,
    };
  },
});
