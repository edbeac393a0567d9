import type { registrationCalls } from '@meetingapp/contract/registration.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { cancelRegistration } from './commands-cancel.ts';
import { saveRegistration } from './commands.ts';
import { describeCard, describeRegistration } from './handlers-mine.ts';
import { describeSetting, formFaults, wizardInfo } from './handlers-wizard.ts';
import { presentRegister, presentRegistration } from './present.ts';
import { divisions, divisionsInEnglish } from './queries-divisions.ts';
import { feeFields } from './queries-fee-fields.ts';
import { findHospitals } from './queries-hospitals.ts';
import { findMine, findOwn, latestOrderOf } from './queries.ts';
import { findConfiguration, findSetting } from './queries-configuration.ts';

export const registrationHandlers: Handlers<typeof registrationCalls> = {
  conInfo: async ({ cid }, context) => {
    const conference = await findConfiguration(context.db, cid);
    const setting = await findSetting(context.db, conference);
    if (!setting) return refuse('conference_unknown');
    if (setting.state === 'stopped') return refuse('conference_stopped');
    return { data: await describeSetting(context, conference, setting) };
  },

  info: async (body, context) => {
    const conference = await findConfiguration(context.db, body.cid);
    const setting = await findSetting(context.db, conference);
    if (!setting) return refuse('conference_unknown');
    if (setting.state === 'stopped') return refuse('conference_stopped');
    return wizardInfo(context, conference, setting, body);
  },

  add: async (body, context) => {
    const { regid, uid: _uid, cid, cfgid, src, sub_cid, group, ...answers } = body;
    const { db, accountId, language, now } = context;
    const outcome = await saveRegistration(db, {
      accountId,
      regId: regid,
      conferenceId: cid,
      feeId: cfgid,
      branchId: sub_cid,
      source: src ?? '',
      group: group ?? '',
      answers: answers as Record<string, string>,
      now,
    });
    if (!outcome.ok)
      return 'faults' in outcome
        ? refuse('answers_invalid', await formFaults(db, cid, outcome.faults, language))
        : refuse(outcome.reason);
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

  read: async ({ regid }, context) => {
    const registration = await describeRegistration(context, regid);
    return registration ? { registration, now: context.now.toISOString() } : refuse('registration_unknown');
  },

  cancel: async ({ regid }, { db, accountId, now }) => {
    const outcome = await cancelRegistration(db, { regId: regid, accountId, now });
    if (!outcome.ok) return refuse(outcome.reason);
    const row = await findOwn(db, regid, accountId);
    return { register: presentRegister(row?.conference_id ?? 0, row, null) };
  },

  card: async ({ cardid }, { db, language }) => {
    const card = await describeCard(db, cardid, language);
    return card ? { card } : refuse('registration_unknown');
  },
};
