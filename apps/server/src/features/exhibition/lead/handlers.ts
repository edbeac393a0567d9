import type { leadCalls } from '@meetingapp/contract/exhibition/lead.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findConference } from '../../conference/queries.ts';
import { ownExhibitor } from '../exhibitor/access.ts';
import { giveCard, markLead, noteExport, withdrawCard } from './commands.ts';
import { presentAsked, presentGivenCard, presentLead } from './present.ts';
import { countVisits, givenCards, leadsOf } from './queries.ts';
import { findExhibitor, givenLead, isShown, ownRegistration } from '../exhibitor/queries.ts';
import { readCode } from './reader.ts';
import { writeLeads } from './writer.ts';

export const leadHandlers: Handlers<typeof leadCalls> = {
  card: async ({ showid }, { db, accountId, language }) => {
    const row = await findExhibitor(db, showid);
    if (!row || !isShown(row)) return refuse('not_found');
    const registration = await ownRegistration(db, row.conference_id, accountId);
    if (!registration) return refuse('lead_not_registered');
    const given = (await givenLead(db, showid, accountId)) !== undefined;
    return presentAsked(row, registration, { reader: 'self', given, language });
  },

  give: async ({ showid, fields, noticeVersion }, { db, accountId, language, now }) => {
    const row = await findExhibitor(db, showid);
    if (!row || !isShown(row)) return refuse('not_found');
    const registration = await ownRegistration(db, row.conference_id, accountId);
    if (!registration) return refuse('lead_not_registered');
    const outcome = await giveCard(db, { exhibitor: row, registration, fields, noticeVersion, language, now });
    return outcome.ok ? { leadId: outcome.id } : refuse('lead_notice_changed');
  },

  mine: async ({ cid }, { db, accountId, language }) => {
    const conference = await findConference(db, cid);
    if (!conference) return refuse('conference_unknown');
    const rows = await givenCards(db, cid, accountId);
    return { zone: conference.zone, cards: rows.map((row) => presentGivenCard(row, language)) };
  },

  withdraw: async ({ leadId }, { db, accountId, now }) =>
    (await withdrawCard(db, { leadId, accountId, now })) ? {} : refuse('not_found'),

  list: async ({ showid }, { db, accountId, language, now }) => {
    const row = await ownExhibitor(db, showid, accountId);
    if (!row) return refuse('not_found');
    const leads = await leadsOf(db, showid);
    const standing = leads.filter(({ withdrawn_at, blanked }) => withdrawn_at === null && !blanked);
    const today = clockIn(row.zone, now).slice(0, 10);
    return {
      exhibitor: pickLanguage(row.name, language),
      booth: row.booth,
      cid: row.conference_id,
      zone: row.zone,
      purpose: pickLanguage(row.purpose, language),
      keepUntil: row.keep_until,
      noticeVersion: row.notice_version,
      products: row.stand.products.map(({ key, name }) => ({ key, name: pickLanguage(name, language) })),
      figures: {
        standing: standing.length,
        today: standing.filter(({ given_at }) => clockIn(row.zone, given_at).startsWith(today)).length,
        high: standing.filter(({ interest }) => interest === 'high').length,
        visits: await countVisits(db, showid),
      },
      leads: leads.map(presentLead),
    };
  },

  look: async ({ showid, code }, { db, accountId, language }) => {
    const row = await ownExhibitor(db, showid, accountId);
    if (!row) return refuse('not_found');
    const registration = await readCode(db, row.conference_id, code);
    if (!registration) return refuse('lead_code');
    const given = (await givenLead(db, showid, registration.account_id)) !== undefined;
    return presentAsked(row, registration, { reader: 'exhibitor', given, language });
  },

  take: async ({ showid, code, fields, noticeVersion, key, at, ...marks }, { db, accountId, language, now }) => {
    const row = await ownExhibitor(db, showid, accountId);
    if (!row) return refuse('not_found');
    const registration = await readCode(db, row.conference_id, code);
    if (!registration) return refuse('lead_code');
    const giving = { exhibitor: row, registration, fields, noticeVersion, language, now };
    const outcome = await giveCard(db, giving, { ...marks, key, at: new Date(at) });
    return outcome.ok ? { leadId: outcome.id } : refuse(outcome.reason);
  },

  mark: async ({ leadId, ...marks }, { db, accountId }) => {
    const lead = await db.selectFrom('lead').select('exhibitor_id').where('id', '=', leadId).executeTakeFirst();
    const row = lead && (await ownExhibitor(db, lead.exhibitor_id, accountId));
    if (!row) return refuse('not_found');
    const outcome = await markLead(db, row, { leadId, ...marks });
    return outcome.ok ? { version: outcome.version } : refuse(outcome.reason);
  },

  download: async ({ showid }, { db, accountId, language, now }) => {
    const row = await ownExhibitor(db, showid, accountId);
    if (!row) return refuse('not_found');
    const standing = (await leadsOf(db, showid)).filter(
      ({ withdrawn_at, blanked }) => withdrawn_at === null && !blanked,
    );
    await noteExport(db, { exhibitorId: showid, accountId, leads: standing.length, now });
    return {
      name: `leads-${showid}-${clockIn(row.zone, now).slice(0, 10)}.csv`,
      csv: writeLeads(row, standing, language),
      leads: standing.length,
    };
  },
};
