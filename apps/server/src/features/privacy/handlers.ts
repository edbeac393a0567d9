import type { ErasureStep, privacyCalls } from '@meetingapp/contract/privacy.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { startTask } from '../../jobs/task.ts';
import { agreementHtml, presentAgreement, presentPeople, presentSteps } from './present.ts';
import { obstacleOf } from './access.ts';
import { addAgreement } from './commands-agreement.ts';
import { eraseAccount, saveRetention } from './commands.ts';
import {
  accountFiles,
  agreementsOf,
  addressesOf,
  consentsOf,
  contactsOf,
  countsOf,
  filesOf,
  findPeople,
  membershipsOf,
  personOf,
  retentionOf,
} from './queries.ts';

const PAGE = 20;

const bothClean = ({ zh, en }: Bilingual): Bilingual => ({ zh: agreementHtml(zh), en: agreementHtml(en) });

export const privacyHandlers: Handlers<typeof privacyCalls> = {
  people: async ({ words }, { db, staff }) => {
    const found = await findPeople(db, staff.societyId, words, PAGE + 1);
    const people = found.slice(0, PAGE);
    const ids = people.map(({ id }) => id);
    return {
      people: presentPeople(people, await contactsOf(db, ids), await consentsOf(db, ids)),
      more: found.length > PAGE,
    };
  },

  export: async ({ account }, { db, staff, language }) => {
    if (!(await personOf(db, staff.societyId, account))) return refuse('not_found');
    const start = { societyId: staff.societyId, conferenceId: null, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'privacy.export', input: { accountId: account } }) };
  },

  plan: async ({ account }, context) => {
    const { db, staff } = context;
    const found = await personOf(db, staff.societyId, account);
    if (!found) return refuse('not_found');
    const addresses = await addressesOf(db, account, found.ids);
    const files = found.elsewhere ? await filesOf(db, found.ids) : await accountFiles(db, account);
    const counts = await countsOf(db, account, found.ids, addresses, found.papers);
    const steps: ErasureStep[] = presentSteps(
      {
        ...counts,
        registrations: found.ids.length,
        files: files.length,
        memberships: (await membershipsOf(db, account, found.ids)).length,
      },
      found.elsewhere,
    );
    return { steps, obstacle: await obstacleOf(db, found, context.now) };
  },

  erase: async ({ account }, context) => {
    const { db, staff, now } = context;
    const found = await personOf(db, staff.societyId, account);
    if (!found) return refuse('not_found');
    if (await obstacleOf(db, found, now)) return refuse('erasure_too_early');
    await eraseAccount(db as never, {
      accountId: account,
      ids: found.ids,
      papers: found.papers,
      elsewhere: found.elsewhere,
      now,
    });
    return {};
  },

  agreements: async (_body, { db, staff }) => ({
    versions: (await agreementsOf(db, staff.societyId)).map(presentAgreement),
  }),

  saveAgreement: async ({ seen, ...texts }, { db, staff, now }) => {
    const clean = { agreement: bothClean(texts.agreement), privacy: bothClean(texts.privacy) };
    const missing = (['agreement', 'privacy'] as const).filter(
      (name) => clean[name].zh.trim() === '' || clean[name].en.trim() === '',
    );
    if (missing.length > 0)
      return refuse(
        'body_invalid',
        missing.map((field) => ({ field, reason: 'required' })),
      );
    const version = await addAgreement(db, { ...clean, societyId: staff.societyId, staffId: staff.id, now }, seen);
    return version === null ? refuse('changed_meanwhile') : { version };
  },

  retention: async ({ cid }, { db }) => {
    const { retention_days: days, ends_on, people } = await retentionOf(db, cid);
    const due = days === null ? null : new Date(Date.parse(`${ends_on}T00:00:00Z`) + (days + 1) * 86_400_000);
    return { days, people: people ?? 0, dueOn: due?.toISOString().slice(0, 10) ?? null };
  },

  saveRetention: async ({ cid, days }, { db }) => {
    await saveRetention(db, cid, days);
    return {};
  },
};
