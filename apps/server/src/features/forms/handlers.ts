import type { formCalls } from '@meetingapp/contract/forms.ts';
import type { FormField, NeededField } from '@meetingapp/contract/forms.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { checkDraft } from '@meetingapp/domain/forms/check-draft.ts';
import { formDifferences } from '@meetingapp/domain/forms/differences.ts';
import { neededFields } from '@meetingapp/domain/forms/needed-fields.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { forms as en } from '@meetingapp/locales/en/forms/console.ts';
import { forms as zh } from '@meetingapp/locales/zh/forms/console.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse, type FieldFault } from '../../http/calls/refusal.ts';
import type { StaffContext } from '../../http/calls/context.ts';
import { feeFields } from '../registration/fee/queries-fields.ts';
import { insertVersion, lockDraft, writeDraft } from './commands.ts';
import { presentVersion } from './present.ts';
import { findConference, findDraft, findVersions, type VersionRow } from './queries.ts';

const changeOf = (body: { cid: number; revision: number }, { staff, now }: StaffContext) => ({
  conferenceId: body.cid,
  revision: body.revision,
  staffId: staff.id,
  now,
});

const keptOf = (versions: readonly VersionRow[]) =>
  versions.flatMap(({ number, registrations }) => (registrations ? [{ number, registrations }] : []));

/** Faults of a draft, each with the field's label, or its code when it has none. */
function faultsOf(fields: readonly FormField[], needed: readonly NeededField[], language: Language): FieldFault[] {
  return checkDraft(fields, needed, [zh.newLabel, en.newLabel]).map(({ code, reason }) => {
    const label = fields.find((field) => field.code === code)?.label;
    return { field: code, reason, label: pickLanguage(label, language) || code };
  });
}

export const formHandlers: Handlers<typeof formCalls> = {
  read: async ({ cid }, { db }) => {
    const conference = await findConference(db, cid);
    if (!conference) return refuse('not_found');
    const [draft, versions, feeCodes] = await Promise.all([
      findDraft(db, cid),
      findVersions(db, cid),
      feeFields(db, cid),
    ]);
    const [newest] = versions;
    return {
      revision: draft?.revision ?? 0,
      draft: draft?.fields
        ? {
            fields: draft.fields,
            savedBy: draft.saved_by,
            savedAt: draft.saved_at.toISOString(),
            basedOn: draft.based_on,
          }
        : null,
      published: newest ? presentVersion(newest) : null,
      kept: keptOf(versions),
      needed: neededFields(conference.flow, feeCodes),
      flow: conference.flow,
      title: conference.title,
      brand: conference.brand,
    };
  },

  save: async (body, context) => {
    const { db, now } = context;
    const [newest] = await findVersions(db, body.cid);
    const revision = await writeDraft(db, changeOf(body, context), body.fields, newest?.number ?? null);
    return revision === null ? refuse('changed_meanwhile') : { revision, savedAt: now.toISOString() };
  },

  publish: async (body, context) => {
    const { db, staff, now, language } = context;
    const conference = await findConference(db, body.cid);
    if (!conference) return refuse('not_found');
    const draft = await lockDraft(db, body.cid, body.revision);
    if (!draft) return refuse('changed_meanwhile');
    if (!draft.fields) return refuse('form_unchanged');
    const faults = faultsOf(draft.fields, neededFields(conference.flow, await feeFields(db, body.cid)), language);
    if (faults.length > 0) return refuse('form_invalid', faults);
    const versions = await findVersions(db, body.cid);
    const newest = versions[0] && presentVersion(versions[0]);
    if (newest && formDifferences(newest.fields, draft.fields).length === 0) return refuse('form_unchanged');
    const number = (newest?.number ?? 0) + 1;
    await insertVersion(db, { conferenceId: body.cid, staffId: staff.id, number, now }, draft.fields);
    const revision = await writeDraft(db, changeOf(body, context), null, null);
    return revision === null ? refuse('changed_meanwhile') : { revision, number, kept: keptOf(versions) };
  },

  discard: async (body, context) => {
    const revision = await writeDraft(context.db, changeOf(body, context), null, null);
    return revision === null ? refuse('changed_meanwhile') : { revision };
  },

  versions: async ({ cid }, { db }) => ({ versions: (await findVersions(db, cid)).map(presentVersion) }),

  restore: async (body, context) => {
    const found = (await findVersions(context.db, body.cid)).find(({ number }) => number === body.number);
    if (!found) return refuse('not_found');
    const { fields } = presentVersion(found);
    const revision = await writeDraft(context.db, changeOf(body, context), fields, found.number);
    return revision === null ? refuse('changed_meanwhile') : { revision };
  },
};
