import type { deskCalls } from '@meetingapp/contract/checkin/desk.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { momentIn } from '@meetingapp/domain/zoned.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { spelledName } from '../../../text/pinyin.ts';
import { searchRegistrations } from '../../registration/list/queries-search.ts';
import { badgeTexts } from '@meetingapp/domain/checkin/badge-layout.ts';
import { badgeFrom, prepareBadge } from '../badge/commands.ts';
import { printPeople, sampleBadge } from '../badge/commands-print.ts';
import { badgeOf, titleOf } from '../badge/queries.ts';
import { designOf } from '../badge/queries-design.ts';
import { badgeLogos } from '../badge/queries-logos.ts';
import { missingOn } from '../badge/writer.ts';
import { zoneOf } from '../point/queries.ts';
import { keysOf } from '../ticket/commands-keys.ts';
import { admitAtDesk, takeBackEntry, undoAtDesk } from './commands.ts';
import { payAtDesk, type TakeMoney } from './commands-pay.ts';
import { identify } from './commands-identity.ts';
import { queueNow } from './handlers-queue.ts';
import { presentDeskPerson, presentDeskRow } from './present.ts';
import {
  deskPerson,
  deskRows,
  deskSince,
  dueOf,
  lastEntry,
  lastIdentity,
  openEntrances,
  receiptsOf,
  registrationOfCode,
  twinsOf,
} from './queries.ts';

/** As many as there are keys of digits. */
const MOST_FOUND = 9;

/** Calls of the walk-up desk: `takeMoney` makes and pays the orders, `payCode` makes the code with which a person pays. */
export const deskHandlers = ({
  takeMoney,
  payCode,
}: {
  takeMoney: TakeMoney;
  payCode: Handlers<typeof deskCalls>['deskPayCode'];
}): Handlers<typeof deskCalls> => ({
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
    const [due, twins, receipts, entry, identity] = await Promise.all([
      dueOf(db, row, now),
      twinsOf(db, row),
      receiptsOf(db, regId),
      lastEntry(db, regId),
      lastIdentity(db, regId),
    ]);
    return { zone: row.zone, person: presentDeskPerson(row, { due, twins, receipts, entry, identity }, language) };
  },

  deskIdentify: async ({ cid, regId, typed }, { db, staff, now }) => {
    const outcome = await identify(db, { cid, regId, typed, staffId: staff.id, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  deskBadge: async ({ cid, regId, paper }, { db }) => {
    const [row, title, design, logos, ticket] = await Promise.all([
      deskPerson(db, cid, regId),
      titleOf(db, cid),
      designOf(db, cid),
      badgeLogos(db, cid),
      badgeOf(db, cid, regId),
    ]);
    if (!row || !title || row.state === 'draft') return refuse('not_found');
    const { name, number, institution } = presentDeskRow(row);
    const person = ticket
      ? badgeFrom(await keysOf(db, cid), ticket)
      : { ...sampleBadge(title), name, latin: spelledName(name), number, institution };
    return {
      layout: design.layoutOf(paper),
      texts: badgeTexts(person, design.roles),
      logos,
      coded: ticket !== undefined,
      missing: missingOn(person),
    };
  },

  deskPay: async ({ cid, regId, paid, receipt, amount }, { db, staff, now }) => {
    const outcome = await payAtDesk(db, takeMoney, { cid, regId, paid, receipt, amount, staffId: staff.id, now });
    return outcome.ok ? { receipt: outcome.receipt } : refuse(outcome.reason);
  },

  deskPayCode: payCode,

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
      missing: missingOn(badge),
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

  deskTakeBack: async ({ cid, regId, scanId, undoes, why }, { db, staff, now }) => {
    const outcome = await takeBackEntry(db, { cid, regId, scanId, undoes, why, staffId: staff.id, now });
    return outcome.ok ? { kept: [...outcome.kept] } : refuse(outcome.reason);
  },

  deskToday: async ({ cid }, { db, staff, now }) => {
    const zone = await zoneOf(db, cid);
    const since = momentIn(zone, `${dayIn(zone, now)}T00:00`) ?? now;
    const [{ takings, recent, open, ...counts }, points, queue] = await Promise.all([
      deskSince(db, { conferenceId: cid, staffId: staff.id, since }),
      openEntrances(db, cid),
      queueNow(db, cid, now),
    ]);
    return {
      zone,
      ...counts,
      queue,
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
