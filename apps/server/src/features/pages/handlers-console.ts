import type { pagesConsoleCalls } from '@meetingapp/contract/pages/console.ts';
import { subjectKinds } from '@meetingapp/contract/pages/page.ts';
import { hostTyped } from '@meetingapp/domain/pages/frame-host.ts';
import type { Database } from '../../db/connection/database.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { saveHosts, savePage, setPageRemoved } from './commands.ts';
import { presentListed, presentStored } from './present.ts';
import { frameHosts, listPages, readPage } from './queries.ts';
import { findEntries, namesOf } from './queries-entries.ts';

type Entries = Parameters<(typeof pagesConsoleHandlers)['save']>[0]['page']['entries'];

/** Names of those entries that exist in this conference. */
async function named(db: Database, conferenceId: number, entries: Entries) {
  const names = await Promise.all(
    subjectKinds.map((kind) => {
      const ids = entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
      return namesOf(db, conferenceId, kind, ids);
    }),
  );
  return names.flat();
}

export const pagesConsoleHandlers: Handlers<typeof pagesConsoleCalls> = {
  list: async ({ cid }, { db }) => ({ pages: (await listPages(db, cid)).map(presentListed) }),

  read: async ({ cid, pageId }, { db }) => {
    const row = await readPage(db, cid, pageId);
    return row ? { page: presentStored(row, await named(db, cid, row.entries)) } : refuse('not_found');
  },

  save: async ({ cid, page }, { db }) => {
    if (page.title.zh === '' && page.title.en === '')
      return refuse('body_invalid', [{ field: 'page.title', reason: 'required' }]);
    const known = await named(db, cid, page.entries);
    const stranger = page.entries.some(({ kind, id }) => !known.some((one) => one.kind === kind && one.id === id));
    if (stranger) return refuse('body_invalid', [{ field: 'page.entries', reason: 'not_an_option' }]);
    const outcome = await savePage(db, cid, page);
    return outcome.ok ? { pageId: outcome.id, version: outcome.version } : refuse(outcome.reason);
  },

  remove: async ({ cid, pageId }, { db, now }) =>
    (await setPageRemoved(db, cid, pageId, now)) ? {} : refuse('not_found'),

  restore: async ({ cid, pageId }, { db }) =>
    (await setPageRemoved(db, cid, pageId, null)) ? {} : refuse('not_found'),

  candidates: async ({ cid, kind, words }, { db }) => ({ found: await findEntries(db, cid, kind, words) }),

  hosts: async ({ cid }, { db }) => {
    const hosts = await frameHosts(db, cid);
    return hosts ? { hosts } : refuse('conference_unknown');
  },

  saveHosts: async ({ cid, hosts }, { db }) => {
    const faults = hosts.flatMap((host, index) =>
      hostTyped(host) === null ? [{ field: `hosts.${index}`, reason: 'host_name' }] : [],
    );
    if (faults.length > 0) return refuse('body_invalid', faults);
    const typed = [...new Set(hosts.flatMap((host) => hostTyped(host) ?? []))];
    return (await saveHosts(db, cid, typed)) ? { hosts: typed } : refuse('conference_unknown');
  },
};
