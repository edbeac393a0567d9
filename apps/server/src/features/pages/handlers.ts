import type { pagesCalls } from '@meetingapp/contract/pages/page.ts';
import { subjectKinds } from '@meetingapp/contract/pages/page.ts';
import { hostOf, isAllowedHost } from '@meetingapp/domain/pages/frame-host.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { cleanHtml } from '../../http/security/clean-html.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { findConference } from '../conference/queries.ts';
import { presentEntries } from './present-entries.ts';
import { findPage, frameHosts } from './queries.ts';
import { entryRows } from './queries-entries.ts';

export const pagesHandlers: Handlers<typeof pagesCalls> = {
  page: async ({ pageId }, { db, language }) => {
    const row = await findPage(db, 'page', pageId);
    const conference = row && (await findConference(db, row.conference_id));
    if (!row || !conference) return refuse('not_found');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const page = {
      id: row.id,
      title: pickLanguage(row.title, language),
      html: cleanHtml(pickLanguage(row.body, language)),
    };
    return { cid: conference.id, page };
  },

  subject: async ({ subjectId }, { db, language, now }) => {
    const row = await findPage(db, 'subject', subjectId);
    const conference = row && (await findConference(db, row.conference_id));
    if (!row || !conference) return refuse('not_found');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const rows = await entryRows(db, { conferenceId: conference.id, entries: row.entries, now });
    const groups = subjectKinds.map((kind) => ({ kind, items: presentEntries(kind, rows, language) }));
    return {
      cid: conference.id,
      zone: conference.zone,
      subject: {
        id: row.id,
        title: pickLanguage(row.title, language),
        cover: row.cover,
        html: cleanHtml(pickLanguage(row.body, language)),
        groups: groups.filter(({ items }) => items.length > 0),
      },
    };
  },

  frame: async ({ cid, address }, { db, config }) => {
    const conference = await findConference(db, cid);
    if (!conference) return refuse('conference_unknown');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const host = hostOf(address);
    if (host === null) return { allowed: false, host: '' };
    // A frame of the server's own pages inside its pages would no longer be sandboxed.
    const own = new URL(config.publicUrl).hostname;
    return { allowed: host !== own && isAllowedHost(host, (await frameHosts(db, cid)) ?? []), host };
  },
};
