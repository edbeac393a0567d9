import type { registrationConsoleCalls } from '@meetingapp/contract/registration/console.ts';
import type { StaffContext } from '../../../http/calls/context.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { editAnswers } from './commands-edit.ts';
import { moveBranch } from './commands-move.ts';
import { approve, note, refuseRegistration, reopen } from './commands.ts';
import { presentField } from '../form/present.ts';
import { findForm } from '../configuration/queries.ts';
import { findAtDesk } from './queries.ts';
import { formFaults } from '../form/queries.ts';

const actOf = ({ cid, id }: { cid: number; id: number }, { staff, now }: StaffContext) => ({
  cid,
  id,
  staffId: staff.id,
  now,
});

type ReviewCalls = Pick<
  typeof registrationConsoleCalls,
  'approve' | 'refuse' | 'reopen' | 'form' | 'edit' | 'move' | 'note'
>;

export const registrationReviewHandlers: Handlers<ReviewCalls> = {
  approve: async (body, context) => {
    const outcome = await approve(context.db, actOf(body, context));
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  refuse: async ({ reason, tell, ...row }, context) => {
    const outcome = await refuseRegistration(context.db, { ...actOf(row, context), reason, tell });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  reopen: async (body, context) => {
    const outcome = await reopen(context.db, actOf(body, context));
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  form: async ({ cid, id }, { db, language }) => {
    const row = await findAtDesk(db, cid, id);
    const form = row && (await findForm(db, cid, row.form_version_id));
    if (!row || !form) return refuse('not_found');
    return { fields: form.fields.map((field) => presentField(field, language, row.answers[field.code])) };
  },

  edit: async ({ answers, seen, reason, ...row }, context) => {
    const outcome = await editAnswers(context.db, { ...actOf(row, context), answers, seen, reason });
    if (outcome.ok) return {};
    if (!('faults' in outcome)) return refuse(outcome.reason);
    const { faults, formVersionId } = outcome;
    return refuse('answers_invalid', await formFaults(context.db, row.cid, faults, context.language, formVersionId));
  },

  move: async ({ branchId, reason, ...row }, context) => {
    const outcome = await moveBranch(context.db, { ...actOf(row, context), branchId, reason });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  note: async ({ note: text, ...row }, context) => {
    const outcome = await note(context.db, { ...actOf(row, context), note: text });
    return outcome.ok ? {} : refuse(outcome.reason);
  },
};
