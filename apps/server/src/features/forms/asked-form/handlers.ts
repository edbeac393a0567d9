import type { askedFormCalls, GivenForm } from '@meetingapp/contract/registration/asked-form.ts';
import { ordinaryFlow } from '@meetingapp/domain/registration/flow-settings.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findForm, openFormsOf } from '../../registration/configuration/queries.ts';
import { presentAnswers, presentField } from '../../registration/form/present.ts';
import { answerForm } from './commands.ts';
import { answersOfSubject, isOfConference, ownConference } from './queries.ts';

const nothing = { zh: '', en: '' };

export const askedFormHandlers: Handlers<typeof askedFormCalls> = {
  askedForms: async ({ subject: of, id }, { db, accountId, language }) => {
    const subject = { of, id };
    const cid = await ownConference(db, subject, accountId);
    if (cid === null) return refuse('not_found');
    const [forms, given] = [await openFormsOf(db, cid, of), await answersOfSubject(db, subject)];
    return {
      cid,
      forms: forms.map(({ formId, form }) => {
        const own = given.find((one) => one.form_id === formId);
        return {
          formId,
          title: form.title ?? nothing,
          fields: form.fields.map((field) => presentField(field, language, own?.answers[field.code])),
          answeredAt: own?.answered_at.toISOString() ?? null,
          outdated: own !== undefined && own.form_version_id !== form.versionId,
          version: own?.version ?? 0,
        };
      }),
    };
  },

  answerForm: async ({ subject: of, ...body }, { db, accountId, language, now }) => {
    const outcome = await answerForm(db, { ...body, of, accountId, language, now });
    if (outcome.ok) return { version: outcome.version };
    return 'faults' in outcome ? refuse(outcome.reason, outcome.faults) : refuse(outcome.reason);
  },

  givenForms: async ({ cid, subject: of, id }, { db, language }) => {
    const subject = { of, id };
    if (!(await isOfConference(db, cid, subject))) return refuse('not_found');
    const [forms, given] = [await openFormsOf(db, cid, of), await answersOfSubject(db, subject)];
    const answered = await Promise.all(
      given.map(async (row): Promise<GivenForm> => {
        const form = await findForm(db, cid, row.form_version_id);
        const newest = forms.find(({ formId }) => formId === row.form_id);
        return {
          formId: row.form_id,
          title: row.title,
          answeredAt: row.answered_at.toISOString(),
          by: row.account_name,
          outdated: newest !== undefined && newest.form.versionId !== row.form_version_id,
          answers: presentAnswers(form?.fields ?? [], row.answers, ordinaryFlow, language),
        };
      }),
    );
    const open = forms
      .filter(({ formId }) => given.every((row) => row.form_id !== formId))
      .map(({ formId, form }) => ({
        formId,
        title: form.title ?? nothing,
        answeredAt: null,
        by: '',
        outdated: false,
        answers: [],
      }));
    return { forms: [...answered, ...open] };
  },
};
