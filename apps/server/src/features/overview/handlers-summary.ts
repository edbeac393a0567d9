import type { Summary, summaryCalls } from '@meetingapp/contract/overview/summary.ts';
import { itemKey } from '@meetingapp/domain/speakers/tasks.ts';
import type { AccountContext } from '../../http/calls/context.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { planOf } from '../agenda/plan/queries.ts';
import { programmeInForce } from '../agenda/release/queries-cached-programmes.ts';
import { findConference } from '../conference/queries.ts';
import { factsOf } from '../credits/queries-facts.ts';
import { presentCard } from '../exam/attempt/present.ts';
import { attemptsOf, publishedExams } from '../exam/attempt/queries.ts';
import { isRegistered } from '../registration/record/queries-confirmed.ts';
import { presentBooking } from '../hotel/stay/present.ts';
import { findBookings } from '../hotel/stay/queries.ts';
import { expertOfAccount, invitationsOf } from '../speakers/invitation/queries.ts';
import { legsOf } from '../speakers/travel/queries.ts';
import { presentJourney, presentNext } from './present-summary.ts';
import { invoicesOf, ownRegistrationIds, questionsOf } from './queries-summary.ts';

export const summaryHandlers: Handlers<typeof summaryCalls> = {
  summary: async ({ cid }, context) => {
    const { db, accountId, language, now } = context;
    const conference = await findConference(db, cid);
    if (!conference) return refuse('conference_unknown');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const { zone } = conference;
    const [{ next, planned, journey }, { stay, invoices }, { sets }, questions, exams] = await Promise.all([
      programmeOfPerson(cid, context),
      staysAndInvoices(cid, context),
      factsOf(db, { conferenceId: cid, accountId, zone, language }),
      questionsOf(db, { conferenceId: cid, accountId }),
      openExams(cid, context),
    ]);
    const [set] = sets;
    const credits = set ? { title: set.title, total: set.total, limit: set.rules.caps.conference } : null;
    return { zone, now: now.toISOString(), next, planned, stay, journey, invoices, credits, questions, exams };
  },
};

async function programmeOfPerson(
  cid: number,
  { db, accountId, language, now }: AccountContext,
): Promise<Pick<Summary, 'next' | 'planned' | 'journey'>> {
  const [programme, plan, experts] = await Promise.all([
    programmeInForce(db, cid),
    planOf(db, accountId, cid),
    expertOfAccount(db, cid, accountId),
  ]);
  if (!programme) return { next: null, planned: 0, journey: null };
  const expertIds = experts.map(({ id }) => id);
  const [invitations, legs] = await Promise.all([invitationsOf(db, expertIds), legsOf(db, expertIds)]);
  const rejected = new Set(
    invitations
      .filter(({ state, filled_by }) => state === 'rejected' || filled_by !== null)
      .map(({ item, item_id }) => itemKey({ item, itemId: item_id })),
  );
  const hasTasks = invitations.some(({ state, filled_by }) => state !== 'rejected' && filled_by === null);
  return {
    ...presentNext(programme, { expertIds, plan, rejected }, { now, language }),
    journey: presentJourney(legs, hasTasks, now),
  };
}

async function staysAndInvoices(
  cid: number,
  { db, accountId, language }: AccountContext,
): Promise<Pick<Summary, 'stay' | 'invoices'>> {
  const ids = await ownRegistrationIds(db, { conferenceId: cid, accountId });
  if (ids.length === 0) return { stay: null, invoices: null };
  const [bookings, invoices] = await Promise.all([findBookings(db, ids), invoicesOf(db, ids)]);
  const rooms = bookings.map((row) => ({ regId: row.registration_id, ...presentBooking(row, language) }));
  const room = rooms.find(({ bookFl }) => bookFl > 0);
  return {
    stay: room
      ? { regId: room.regId, hotel: room.hotel, checkIn: room.checkIn, checkOut: room.checkOut, nights: room.nights }
      : null,
    invoices: invoices
      ? { regId: invoices.reg_id, asked: invoices.asked, issued: invoices.issued, refused: invoices.refused }
      : null,
  };
}

/** Number of exams that the person can take or continue now. */
async function openExams(cid: number, { db, accountId, language, now }: AccountContext): Promise<number> {
  const exams = await publishedExams(db, cid);
  if (exams.length === 0) return 0;
  const [attempts, registered] = await Promise.all([
    attemptsOf(
      db,
      accountId,
      exams.map(({ id }) => id),
    ),
    isRegistered(db, cid, accountId),
  ]);
  const cards = exams.map((exam) => presentCard({ exam, attempts, registered, now, language }));
  return cards.filter(({ hindrance, runningId }) => hindrance === null || runningId !== null).length;
}
