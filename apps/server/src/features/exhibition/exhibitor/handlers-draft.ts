import type { draftCalls } from '@meetingapp/contract/exhibition/draft.ts';
import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { ownExhibitor } from './access.ts';
import { pageFaults } from './reader-page.ts';
import { isShown } from './queries.ts';
import { discardDraft, saveDraft, sendDraft, storePageFile } from './commands-draft.ts';
import { presentDraft, presentPage } from './present-draft.ts';
import { findDraft, needsRelease } from './queries-draft.ts';

const fileRefusals = {
  wrong_kind: 'file_kind',
  too_large: 'file_too_large',
  unreadable: 'file_unreadable',
  not_pdf: 'file_not_pdf',
} as const;

export const draftHandlers: Handlers<typeof draftCalls> = {
  read: async ({ showid }, { db, accountId }) => {
    const row = await ownExhibitor(db, showid, accountId);
    if (!row) return refuse('not_found');
    const draft = await findDraft(db, showid);
    return {
      cid: row.conference_id,
      zone: row.zone,
      booth: row.booth,
      shown: isShown(row),
      release: await needsRelease(db, row.conference_id),
      page: presentPage(row),
      draft: draft ? presentDraft(draft) : null,
    };
  },

  save: async ({ showid, seen, standPage: page }, { db, accountId, now }) => {
    if (!(await ownExhibitor(db, showid, accountId))) return refuse('not_found');
    const faults = pageFaults(page, 'standPage');
    if (faults.length > 0) return refuse('body_invalid', faults);
    const version = await saveDraft(db, { exhibitorId: showid, seen, accountId, page, now });
    return version === null ? refuse('changed_meanwhile') : { version };
  },

  send: async ({ showid, seen }, { db, accountId, now }) => {
    const row = await ownExhibitor(db, showid, accountId);
    if (!row) return refuse('not_found');
    const sent = await sendDraft(db, { exhibitorId: showid, seen, conferenceId: row.conference_id, now });
    return sent.ok ? { outcome: sent.outcome } : refuse(sent.reason);
  },

  discard: async ({ showid, seen }, { db, accountId }) => {
    if (!(await ownExhibitor(db, showid, accountId))) return refuse('not_found');
    return (await discardDraft(db, { exhibitorId: showid, seen })) ? {} : refuse('changed_meanwhile');
  },

  addFile: async ({ showid, kind }, { db, accountId, ports, file }) => {
    if (!(await ownExhibitor(db, showid, accountId))) return refuse('not_found');
    if (!file) return refuse('file_missing');
    const stored = await storePageFile(ports.files, kind, file.content);
    if (!stored.ok) return refuse(fileRefusals[stored.reason]);
    if (kind === 'document') ports.fronts.begin(stored.key);
    return { address: fileAddress(stored.key) };
  },
};
