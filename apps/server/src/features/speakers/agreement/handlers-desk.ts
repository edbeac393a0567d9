import type { agreementDeskCalls } from '@meetingapp/contract/speakers/agreement-desk.ts';
import { chainBeginning, unknownPlaceholders } from '@meetingapp/domain/speakers/agreement.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import { findForStaff } from '../../conference/queries.ts';
import { withdrawAgreement } from './commands-make.ts';
import { saveTemplate } from './commands-template.ts';
import { presentDeskAgreement } from './present.ts';
import { agreementIn, agreementsIn, chainOf, signers, templatesOf } from './queries.ts';
import { brokenAt } from './reader.ts';
import { agreementAddress, archiveAddress } from './writer.ts';

const languages = ['zh', 'en'] as const;

export const agreementDeskHandlers: Handlers<typeof agreementDeskCalls> = {
  list: async ({ cid }, { db, now }) => {
    const conference = await findForStaff(db, cid);
    if (!conference) return refuse('not_found');
    const [templates, people, rows, chain] = await Promise.all([
      templatesOf(db, cid),
      signers(db, cid),
      agreementsIn(db, cid),
      chainOf(db, cid),
    ]);
    const count = (id: number, state: string) =>
      rows.filter((row) => row.template_id === id && row.state === state).length;
    return {
      zone: conference.zone,
      now: now.toISOString(),
      templates: templates.map((one) => ({
        id: one.id,
        version: one.version,
        number: one.number,
        title: one.title,
        body: one.body,
        savedAt: one.saved_at.toISOString(),
        signBy: one.sign_by?.toISOString() ?? null,
        retired: one.retired_at !== null,
        open: count(one.id, 'open'),
        signed: count(one.id, 'signed'),
      })),
      people: people.map(({ id, ...person }) => ({ expertId: id, ...person })),
      agreements: rows.map(presentDeskAgreement),
      chain: { count: chain.length, hash: chain.at(-1)?.hash ?? chainBeginning, broken: brokenAt(chain) },
    };
  },

  saveTemplate: async ({ cid, templateId, seen, agreementTitle, agreementText, signBy, retired }, { db, now }) => {
    for (const language of languages) {
      for (const [field, text] of [
        ['agreementTitle', agreementTitle[language]],
        ['agreementText', agreementText[language]],
      ] as const)
        if (unknownPlaceholders(text).length > 0)
          return refuse('body_invalid', [{ field: `${field}.${language}`, reason: 'placeholder_unknown' }]);
      if (agreementText[language] !== '' && agreementTitle[language] === '')
        return refuse('body_invalid', [{ field: `agreementTitle.${language}`, reason: 'required' }]);
    }
    const outcome = await saveTemplate(db, {
      conferenceId: cid,
      id: templateId,
      seen,
      title: agreementTitle,
      body: agreementText,
      signBy: signBy === null ? null : new Date(signBy),
      retired,
      now,
    });
    return outcome.ok
      ? { templateId: outcome.id, version: outcome.version, number: outcome.number }
      : refuse(outcome.reason);
  },

  make: async ({ cid, templateId, expertIds, lectureFee }, { db, staff, language }) => {
    const template = (await templatesOf(db, cid)).find(({ id }) => id === templateId);
    if (!template) return refuse('not_found');
    if (template.retired_at !== null) return refuse('agreement_retired');
    const taskId = await startTask(db, {
      societyId: staff.societyId,
      conferenceId: cid,
      staffId: staff.id,
      language,
      kind: 'speakers.agreements',
      input: { templateId, expertIds: [...new Set(expertIds)], fee: lectureFee },
    });
    return { taskId };
  },

  withdraw: async ({ cid, agreementId, seen, words }, { db, ports, config, now }) => {
    const around = { signatures: ports.signatures, publicUrl: config.publicUrl, now };
    const outcome = await withdrawAgreement(db, { conferenceId: cid, id: agreementId, seen, words }, around);
    return outcome.ok ? { version: outcome.version } : refuse(outcome.reason);
  },

  open: async ({ cid, agreementId, view }, { db, ports, now }) => {
    const row = await agreementIn(db, cid, agreementId);
    if (!row || (view === 'signed' && row.signed_key === null)) return refuse('agreement_gone');
    return { address: agreementAddress({ id: row.id, view }, ports.signatures, now) };
  },

  archive: async ({ cid }, { db, ports, now }) => {
    const files = (await chainOf(db, cid)).length;
    return files === 0 ? refuse('agreement_none') : { address: archiveAddress(cid, ports.signatures, now), files };
  },
};
