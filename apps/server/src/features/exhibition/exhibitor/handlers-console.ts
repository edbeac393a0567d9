import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import type { exhibitionConsoleCalls } from '@meetingapp/contract/exhibition/console.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findForStaff } from '../../conference/queries.ts';
import { findHome } from '../../home/queries.ts';
import { answerDraft, saveRelease } from './commands-draft.ts';
import { presentDraft } from './present-draft.ts';
import { findDraft, needsRelease } from './queries-draft.ts';
import { removeExhibitor, saveExhibitor } from './commands.ts';
import { pageFaults } from './reader-page.ts';
import { presentBooths, presentExhibitor, presentListed } from './present.ts';
import { listExhibitors, membersOf } from './queries-console.ts';
import { findExhibitor } from './queries.ts';
import { writeSales } from './writer.ts';

export const exhibitionConsoleHandlers: Handlers<typeof exhibitionConsoleCalls> = {
  list: async ({ cid }, { db, now }) => {
    const [conference, home, rows] = await Promise.all([
      findForStaff(db, cid),
      findHome(db, cid),
      listExhibitors(db, cid),
    ]);
    const currency = conference?.currency ?? HOME_CURRENCY;
    return {
      currency,
      release: await needsRelease(db, cid),
      exhibitors: rows.map((row) => presentListed(row, now)),
      levels: presentBooths(home?.levels ?? [], rows, { currency, now }),
    };
  },

  sales: async ({ cid }, { db, language, now }) => {
    const conference = await findForStaff(db, cid);
    const day = clockIn(conference?.zone ?? 'UTC', now).slice(0, 10);
    const rows = await listExhibitors(db, cid);
    const currency = conference?.currency ?? HOME_CURRENCY;
    const csv = writeSales(rows, { currency, language, now });
    return { name: `booths-${cid}-${day}.csv`, content: Buffer.from(csv).toString('base64') };
  },

  read: async ({ cid, exhibitorId }, { db }) => {
    const row = await findExhibitor(db, exhibitorId);
    if (row?.conference_id !== cid) return refuse('not_found');
    const draft = await findDraft(db, exhibitorId);
    return {
      exhibitor: presentExhibitor(row, await membersOf(db, exhibitorId)),
      draft: draft ? presentDraft(draft) : null,
    };
  },

  save: async ({ cid, exhibitor }, { db, now }) => {
    const faults = pageFaults(exhibitor, 'exhibitor');
    if (faults.length > 0) return refuse('body_invalid', faults);
    const outcome = await saveExhibitor(db, { conferenceId: cid, now }, exhibitor);
    if (outcome.ok) return { exhibitorId: outcome.id, version: outcome.version };
    if (outcome.reason === 'address')
      return refuse('body_invalid', [{ field: `exhibitor.members.${outcome.at}`, reason: 'address_either' }]);
    if (outcome.reason === 'booth_unknown')
      return refuse('body_invalid', [{ field: 'exhibitor.booth', reason: 'not_an_option' }]);
    return refuse(outcome.reason);
  },

  saveRelease: async ({ cid, release }, { db }) => {
    await saveRelease(db, cid, release);
    return {};
  },

  answerDraft: async ({ cid, exhibitorId, seen, reason }, { db, now }) => {
    const row = await findExhibitor(db, exhibitorId);
    if (row?.conference_id !== cid) return refuse('not_found');
    const outcome = await answerDraft(db, row, { exhibitorId, seen, reason, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  remove: async ({ cid, exhibitorId }, { db }) => {
    const outcome = await removeExhibitor(db, cid, exhibitorId);
    return outcome === 'done' ? {} : refuse(outcome);
  },
};
