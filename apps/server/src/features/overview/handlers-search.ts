import { roles, type StaffRole } from '@meetingapp/contract/call.ts';
import type { Found, searchCalls } from '@meetingapp/contract/overview/search.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { StaffContext } from '../../http/calls/context.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { findOrdersIn } from '../orders/desk/queries-console.ts';
import { conferencesOf } from '../staff/account/queries.ts';
import { updateListed, searchRegistrations } from '../registration/list/queries-search.ts';

/** Search hits shown per kind; more would not be scanned faster. */
const SHOWN = 6;

const inLanguage = (title: { zh: string; en: string }, { language }: StaffContext) => pickLanguage(title, language);

const hasRole = (wanted: readonly StaffRole[], cid: number, { staff }: StaffContext) =>
  staff.grants.some(
    ({ role, conferenceId }) => wanted.includes(role) && (conferenceId === null || conferenceId === cid),
  );

async function peopleFor(cid: number, words: string, { db, now }: StaffContext): Promise<Found[]> {
  const rows = await searchRegistrations(db, { cid, words, limit: SHOWN, now });
  return rows.map(({ id, name, number, company }) => ({
    id,
    title: name,
    text: [number, company].filter(Boolean).join(' · '),
  }));
}

async function ordersFor(cid: number, words: string, { db, now }: StaffContext): Promise<Found[]> {
  await updateListed(db, cid, now);
  const filter = { state: null, provider: null, currency: null, from: null, until: null, words };
  const { rows } = await findOrdersIn(db, cid, filter, { before: null, limit: SHOWN });
  return rows.map(({ id, number, name }) => ({ id, title: number, text: name }));
}

export const searchHandlers: Handlers<typeof searchCalls> = {
  search: async ({ cid, words }, context) => {
    const { db, staff } = context;
    if (words === '') return { conferences: [], people: [], orders: [] };
    const conferences = await conferencesOf(db, staff.societyId, staff.grants, words);
    const mayReadPeople = cid !== null && hasRole(roles.readPeople, cid, context);
    return {
      conferences: conferences
        .slice(0, SHOWN)
        .map((row) => ({ id: row.id, title: inLanguage(row.title, context), text: inLanguage(row.city, context) })),
      people: mayReadPeople ? await peopleFor(cid, words, context) : [],
      orders: mayReadPeople ? await ordersFor(cid, words, context) : [],
    };
  },
};
