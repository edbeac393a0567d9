import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import type { GroupedCall } from '../../../http/calls/grouped.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse, refuseOutcome } from '../../../http/calls/refusal.ts';
import { cancelRegistration } from './commands-cancel.ts';
import { saveTogether } from './commands-together.ts';
import { checkSave, saveRegistration, type Checked, type SaveRegistration } from './commands.ts';
import { labelFaults } from '../form/queries.ts';
import { presentRegister, presentRegistration } from '../record/present.ts';
import { divisions, divisionsInEnglish } from '../lookup/queries-divisions.ts';
import { feeFields } from '../fee/queries-fields.ts';
import { findHospitals } from '../lookup/queries-hospitals.ts';
import { findMine, findOwn, latestOrderOf } from '../record/queries.ts';
import { findSetting } from '../configuration/queries.ts';

/** All calls except those that also return rooms, orders or tickets, whose features depend on this one. */
export const registrationHandlers: Handlers<Omit<typeof registrationCalls, 'conInfo' | 'info' | 'read' | 'card'>> = {
  add: async (body, context) => {
    const { cid } = body;
    const { db, language } = context;
    const outcome = await saveRegistration(db, wishOf(body, context));
    if (!outcome.ok)
      return 'faults' in outcome
        ? refuse('answers_invalid', labelFaults(outcome.form, outcome.faults, language))
        : refuseOutcome(outcome);
    const { row } = outcome;
    const order = row.state === 'draft' ? undefined : await latestOrderOf(db, row.id);
    return { register: presentRegister(cid, row, order?.id ?? null) };
  },

  customCase: async ({ cid }, { db }) => {
    const setting = await findSetting(db, cid);
    if (!setting) return refuse('conference_unknown');
    return { data: { fields: await feeFields(db, cid), flow: setting.flow } };
  },

  companyList: async ({ keywords }) => ({ hospital: findHospitals(keywords) }),

  getCity: async (_body, { language }) => ({ city: language === 'zh' ? divisions() : divisionsInEnglish() }),

  mine: async ({ cid }, { db, accountId, language }) => {
    const rows = await findMine(db, accountId, cid);
    return { registrations: rows.map((row) => presentRegistration(row, language)) };
  },

  cancel: async ({ regid }, { db, accountId, now }) => {
    const outcome = await cancelRegistration(db, { regId: regid, accountId, now });
    if (!outcome.ok) return refuse(outcome.reason);
    const row = await findOwn(db, regid, accountId);
    return { register: presentRegister(row?.conference_id ?? 0, row, null) };
  },
};

/** What a person wants to be saved. */
const wishOf = (
  {
    regid,
    uid: _uid,
    cid,
    cfgid,
    feeCurrency,
    src,
    sub_cid,
    group,
    formId,
    ...answers
  }: ParsedBodyOf<typeof registrationCalls.add>,
  { accountId, now }: { accountId: number; now: Date },
): SaveRegistration => ({
  accountId,
  regId: regid,
  conferenceId: cid,
  feeId: cfgid,
  currency: feeCurrency ?? '',
  branchId: sub_cid,
  source: src ?? '',
  group: group ?? '',
  formId,
  answers: answers as Record<string, string>,
  now,
});

/** People who begin to register in one conference. */
export const addTogether: GroupedCall<typeof registrationCalls.add, Checked> = {
  call: registrationCalls.add,
  lineOf: ({ cid }) => String(cid),
  needsCompany: true,
  prepare: async (db, { body, ...request }) => {
    if (body.regid !== null || (body.group ?? '') !== '') return null;
    const checked = await checkSave(db, wishOf(body, request));
    return 'reason' in checked || checked.joined ? null : checked;
  },
  perform: async (transaction, requests) => {
    const verdicts = await saveTogether(
      transaction,
      requests.map(({ prepared }) => prepared),
    );
    return requests.map(({ body: { cid } }, at) => {
      const verdict = verdicts[at];
      if (!verdict) return null;
      return verdict.ok ? { register: presentRegister(cid, verdict.row, null) } : refuse(verdict.reason);
    });
  },
};
