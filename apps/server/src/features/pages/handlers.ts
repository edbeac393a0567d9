import type { pagesCalls } from '@meetingapp/contract/pages.ts';
import { subjectKinds } from '@meetingapp/contract/pages.ts';
import { hostOf, isAllowedHost } from '@meetingapp/domain/pages/frame-host.ts';
import { cleanHtml } from '../../http/clean-html.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { findConference } from '../conference/queries.ts';
import { inWords } from '../news/present.ts';
import { findPage, frameHosts } from './queries.ts';
import { showEntries } from './queries-entries.ts';

export const pagesHandlers: Handlers<typeof pagesCalls> = {
  page: async ({ pageId }, { db, language }) => {
    const row = await findPage(db, 'page', pageId);
    const conference = row && (await findConference(db, row.conference_id));
    if (!row || !conference) return refuse('not_found');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const page = { id: row.id, title: inWords(row.title, language), html: cleanHtml(inWords(row.body, language)) };
    return { cid: conference.id, page };
  },

  subject: async ({ subjectId }, { db, language, now }) => {
    const row = await findPage(db, 'subject', subjectId);
    const conference = row && (await findConference(db, row.conference_id));
    if (!row || !conference) return refuse('not_found');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const groups = await Promise.all(
      subjectKinds.map(async (kind) => {
        const ids = row.entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
        return { kind, items: await showEntries(db, kind, { conferenceId: conference.id, ids, now, language }) };
      }),
    );
    return {
      cid: conference.id,
      zone: conference.zone,
      subject: {
        id: row.id,
        title: inWords(row.title, language),
        cover: row.cover,
        html: cleanHtml(inWords(row.body, language)),
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
    // A frame of our own pages within ours would be no longer locked up.
    const own = new URL(config.publicUrl).hostname;
    return { allowed: host !== own && isAllowedHost(host, (await frameHosts(db, cid)) ?? []), host };
  },
};
