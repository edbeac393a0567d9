import { mostMisfitPeople, type formCalls } from '@meetingapp/contract/forms.ts';
import type { FormField, FormPurpose, FormServes, NeededField } from '@meetingapp/contract/forms.ts';
import type { FlowSettings } from '@meetingapp/contract/registration/wizard.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { checkDraft } from '@meetingapp/domain/forms/check-draft.ts';
import { formDifferences } from '@meetingapp/domain/forms/differences.ts';
import { addMisfits, misfitsOf, type CountedMisfit } from '@meetingapp/domain/forms/fit.ts';
import { neededFields } from '@meetingapp/domain/forms/needed-fields.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { forms as en } from '@meetingapp/locales/en/forms/console.ts';
import { forms as zh } from '@meetingapp/locales/zh/forms/console.ts';
import type { Database } from '../../db/connection/database.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse, type FieldFault } from '../../http/calls/refusal.ts';
import type { StaffContext } from '../../http/calls/context.ts';
import { FIRST_FORM } from '../registration/configuration/queries-forms.ts';
import { feeFields } from '../registration/fee/queries-fields.ts';
import { cityIn } from '../registration/lookup/queries-divisions.ts';
import { changeForm, createForm, insertVersion, lockDraft, writeDraft } from './commands.ts';
import { presentForms, presentVersion } from './present.ts';
import {
  answersAfter,
  draftedForms,
  findConference,
  findDraft,
  findOwnForm,
  findVersions,
  newestVersions,
  ownForms,
  type VersionRow,
} from './queries.ts';

const changeOf = (body: { cid: number; formId: number | null; revision: number }, { staff, now }: StaffContext) => ({
  conferenceId: body.cid,
  formId: body.formId,
  revision: body.revision,
  staffId: staff.id,
  now,
});

const keptOf = (versions: readonly VersionRow[]) =>
  versions.flatMap(({ number, registrations }) => (registrations ? [{ number, registrations }] : []));

/** Faults of a draft, each with the field's label, or its code when it has none. */
function faultsOf(
  fields: readonly FormField[],
  needed: readonly NeededField[],
  published: readonly FormField[],
  language: Language,
): FieldFault[] {
  return checkDraft(fields, needed, [zh.newLabel, en.newLabel], published).map(({ code, reason }) => {
    const label = fields.find((field) => field.code === code)?.label;
    return { field: code, reason, label: pickLanguage(label, language) || code };
  });
}

/** The fields of a form's draft, otherwise of its newest version; null when the conference has no such form. */
async function fieldsToCopy(db: Database, cid: number, formId: number | null): Promise<readonly FormField[] | null> {
  if (!(await purposeOf(db, cid, formId))) return null;
  const draft = await findDraft(db, cid, formId);
  if (draft?.fields) return draft.fields;
  const [newest] = await findVersions(db, cid, formId);
  return newest ? presentVersion(newest).fields : [];
}

/** What the form is for; null when the conference has no such form. */
async function purposeOf(db: Database, cid: number, formId: number | null): Promise<FormPurpose | null> {
  if (formId === null) return 'registration';
  return (await findOwnForm(db, cid, formId))?.purpose ?? null;
}

/** Only what identifies a person is needed in a form that registers somebody. */
const neededBy = async (
  db: Database,
  { cid, formId }: { cid: number; formId: number | null },
  purpose: FormPurpose,
  flow: FlowSettings,
): Promise<NeededField[]> =>
  purpose === 'registration' || purpose === 'onsite'
    ? neededFields(flow, await feeFields(db, cid, formId ?? FIRST_FORM))
    : [];

/** A form for members needs a list of members. */
const lacksMembers = async (db: Database, cid: number, serves: FormServes): Promise<boolean> =>
  serves === 'members' && (await findConference(db, cid))?.member_list_id === null;

/** Registrations read at a time. */
const PAGE = 1000;

export const formHandlers: Handlers<typeof formCalls> = {
  list: async ({ cid }, { db }) => {
    const [conference, forms, versions, drafts] = await Promise.all([
      findConference(db, cid),
      ownForms(db, cid),
      newestVersions(db, cid),
      draftedForms(db, cid),
    ]);
    return {
      forms: presentForms(forms, versions, drafts),
      hasMembers: typeof conference?.member_list_id === 'number',
    };
  },

  create: async ({ cid, purpose, title, serves, copyOf }, { db, staff, now }) => {
    if (await lacksMembers(db, cid, serves)) return refuse('form_needs_members');
    const fields = copyOf === null ? [] : await fieldsToCopy(db, cid, copyOf === FIRST_FORM ? null : copyOf);
    if (fields === null) return refuse('not_found');
    const form = { conferenceId: cid, purpose, title, serves, now };
    return { formId: await createForm(db, form, { fields, staffId: staff.id }) };
  },

  change: async ({ cid, ...form }, { db, now }) => {
    if (await lacksMembers(db, cid, form.serves)) return refuse('form_needs_members');
    return (await changeForm(db, { conferenceId: cid, ...form, now })) ? {} : refuse('not_found');
  },

  read: async ({ cid, formId }, { db }) => {
    const conference = await findConference(db, cid);
    const purpose = await purposeOf(db, cid, formId);
    if (!conference || !purpose) return refuse('not_found');
    const [draft, versions, needed] = await Promise.all([
      findDraft(db, cid, formId),
      findVersions(db, cid, formId),
      neededBy(db, { cid, formId }, purpose, conference.flow),
    ]);
    const [newest] = versions;
    return {
      formId,
      purpose,
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
      needed,
      flow: conference.flow,
      title: conference.title,
      brand: conference.brand,
    };
  },

  save: async (body, context) => {
    const { db, now } = context;
    if (!(await purposeOf(db, body.cid, body.formId))) return refuse('not_found');
    const [newest] = await findVersions(db, body.cid, body.formId);
    const revision = await writeDraft(db, changeOf(body, context), body.fields, newest?.number ?? null);
    return revision === null ? refuse('changed_meanwhile') : { revision, savedAt: now.toISOString() };
  },

  fit: async ({ cid, formId, fields }, { db, now }) => {
    const conference = await findConference(db, cid);
    const purpose = await purposeOf(db, cid, formId);
    if (!conference || !purpose) return refuse('not_found');
    if (purpose !== 'registration') return { people: 0, affected: 0, misfits: [] };
    const [newest] = await findVersions(db, cid, formId);
    const before = newest ? presentVersion(newest).fields : [];
    const facts = { cityIn: cityIn(), today: dayIn(conference.zone, now) };
    const counts = new Map<string, CountedMisfit<{ id: number; number: string; name: string }>>();
    let people = 0;
    let affected = 0;
    for (let rows = await answersAfter(db, { cid, formId }, 0, PAGE); rows.length > 0;) {
      for (const { answers, ...person } of rows) {
        const misfits = misfitsOf(before, fields, answers, conference.flow, facts);
        addMisfits(counts, misfits, person, mostMisfitPeople);
        if (misfits.length > 0) affected += 1;
      }
      people += rows.length;
      rows = rows.length < PAGE ? [] : await answersAfter(db, { cid, formId }, rows.at(-1)?.id ?? 0, PAGE);
    }
    return { people, affected, misfits: [...counts.values()] };
  },

  publish: async (body, context) => {
    const { db, staff, now, language } = context;
    const conference = await findConference(db, body.cid);
    const purpose = await purposeOf(db, body.cid, body.formId);
    if (!conference || !purpose) return refuse('not_found');
    const draft = await lockDraft(db, changeOf(body, context));
    if (!draft) return refuse('changed_meanwhile');
    if (!draft.fields) return refuse('form_unchanged');
    const versions = await findVersions(db, body.cid, body.formId);
    const published = versions.flatMap((version) => presentVersion(version).fields);
    const needed = await neededBy(db, body, purpose, conference.flow);
    const faults = faultsOf(draft.fields, needed, published, language);
    if (faults.length > 0) return refuse('form_invalid', faults);
    const newest = versions[0] && presentVersion(versions[0]);
    if (newest && formDifferences(newest.fields, draft.fields).length === 0) return refuse('form_unchanged');
    const number = (newest?.number ?? 0) + 1;
    await insertVersion(
      db,
      { conferenceId: body.cid, formId: body.formId, staffId: staff.id, number, now },
      draft.fields,
    );
    const revision = await writeDraft(db, changeOf(body, context), null, null);
    return revision === null ? refuse('changed_meanwhile') : { revision, number, kept: keptOf(versions) };
  },

  discard: async (body, context) => {
    if (!(await purposeOf(context.db, body.cid, body.formId))) return refuse('not_found');
    const revision = await writeDraft(context.db, changeOf(body, context), null, null);
    return revision === null ? refuse('changed_meanwhile') : { revision };
  },

  versions: async ({ cid, formId }, { db }) => ({
    versions: (await findVersions(db, cid, formId)).map(presentVersion),
  }),

  restore: async (body, context) => {
    const found = (await findVersions(context.db, body.cid, body.formId)).find(({ number }) => number === body.number);
    if (!found) return refuse('not_found');
    const { fields } = presentVersion(found);
    const revision = await writeDraft(context.db, changeOf(body, context), fields, found.number);
    return revision === null ? refuse('changed_meanwhile') : { revision };
  },
};
