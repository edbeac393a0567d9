import type { noticeCalls } from '@meetingapp/contract/home/notice.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { removeNotice, saveNotice } from './commands.ts';
import { allNotices, lockedVersion, versionOf } from './queries.ts';

export const noticeHandlers: Handlers<typeof noticeCalls> = {
  notices: async ({ cid }, { db, now }) => ({
    notices: (await allNotices(db, cid)).map((row) => ({
      id: row.id,
      version: versionOf(row),
      title: row.title,
      text: row.body,
      urgent: row.urgent,
      from: row.published_at.toISOString(),
      until: row.ended_at?.toISOString() ?? null,
    })),
    now: now.toISOString(),
  }),

  saveNotice: async ({ cid, notice, seen }, { db }) => {
    if (notice.until !== null && Date.parse(notice.until) <= Date.parse(notice.from))
      return refuse('body_invalid', [{ field: 'notice.until', reason: 'moments_order' }]);
    if (notice.id !== null && seen !== null) {
      const version = await lockedVersion(db, cid, notice.id);
      if (version !== null && version !== seen) return refuse('changed_meanwhile');
    }
    const noticeId = await saveNotice(db, cid, notice);
    return noticeId === null ? refuse('not_found') : { noticeId };
  },

  removeNotice: async ({ cid, noticeId }, { db }) =>
    (await removeNotice(db, cid, noticeId)) ? {} : refuse('not_found'),
};
