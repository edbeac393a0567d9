import type { BulkMessage, registrationConsoleCalls } from '@meetingapp/contract/registration-console.ts';
import { RegistrationFilter, type SavedView } from '@meetingapp/contract/registration-list.ts';
import * as v from 'valibot';
import type { StaffContext } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { startTask } from '../../jobs/task.ts';
import { doneRows, findTask } from '../tasks/queries.ts';
import { movesMoney } from './access-desk.ts';
import { editAnswers } from './commands-edit.ts';
import { listChanged } from './commands-list.ts';
import { moveBranch } from './commands-move.ts';
import { approve, note, refuseRegistration, reopen } from './commands-review.ts';
import { removeView, saveView } from './commands-views.ts';
import { describeAtDesk } from './handlers-desk.ts';
import { formFaults } from './handlers-wizard.ts';
import { presentField } from './present-form.ts';
import { presentListed } from './present-list.ts';
import { findBranches, findFees, findForm } from './queries-configuration.ts';
import { findAtDesk } from './queries-detail.ts';
import { countOf, findPlace, idsOf, isCursor, listedRows, pageOf } from './queries-list.ts';
import { findViews, type ViewRow } from './queries-views.ts';

/** So many registrations one act in the background takes at once: their numbers stand in the task. */
const MOST_AT_ONCE = 200_000;
const everything = v.parse(RegistrationFilter, {});

const actOf = ({ cid, id }: { cid: number; id: number }, { staff, now }: StaffContext) => ({
  cid,
  id,
  staffId: staff.id,
  now,
});

/** Views come from the database: what an older program kept is read as far as it is still understood. */
function filterOf({ filter }: ViewRow): RegistrationFilter {
  const parsed = v.safeParse(RegistrationFilter, filter);
  return parsed.success ? parsed.output : everything;
}

/** A subject and a text, in one language at least. */
const isSaid = (message: BulkMessage | null) =>
  message !== null && [message.subject, message.text].every(({ zh, en }) => zh !== '' || en !== '');

export const registrationConsoleHandlers: Handlers<typeof registrationConsoleCalls> = {
  list: async ({ cid, filter, limit, ...wish }, { db, now, language }) => {
    const { after, sort } = wish;
    if (after && !isCursor(sort, after)) return refuse('body_invalid', [{ field: 'after', reason: 'pattern' }]);
    const began = performance.now();
    await listChanged(db, cid, now);
    const place = await findPlace(db, cid);
    const [page, count, all] = await Promise.all([
      pageOf(db, place, filter, { ...wish, limit: limit + 1 }),
      countOf(db, place, filter),
      countOf(db, place, everything),
    ]);
    const shown = page.slice(0, limit);
    const rows = await listedRows(
      db,
      cid,
      shown.map((row) => row.id),
    );
    return {
      rows: rows.map((row) => presentListed(row, language)),
      next: page.length > limit ? (shown.at(-1) ?? null) : null,
      count,
      all,
      milliseconds: Math.round(performance.now() - began),
    };
  },

  choices: async ({ cid }, { db, language, staff, now }) => {
    await listChanged(db, cid, now);
    const place = await findPlace(db, cid);
    const counted = (filter: Partial<RegistrationFilter>) => countOf(db, place, { ...everything, ...filter });
    const [branches, fees, views, toReview, toPay, all] = await Promise.all([
      findBranches(db, cid),
      findFees(db, cid),
      findViews(db, cid, staff.id),
      counted({ states: ['submitted'] }),
      counted({ states: ['approved'] }),
      counted({}),
    ]);
    const presented = views.map(async (view): Promise<SavedView> => ({
      id: view.id,
      name: view.name,
      shared: view.shared,
      mine: view.staff_id === staff.id,
      filter: filterOf(view),
      columns: view.columns as SavedView['columns'],
      sort: view.sort as SavedView['sort'],
      descending: view.descending,
      count: await counted(filterOf(view)),
    }));
    const named = (row: { id: number; title: { zh: string; en: string } }) => ({
      id: row.id,
      title: row.title[language],
    });
    return {
      branches: branches.map(named),
      fees: fees.map(named),
      toReview,
      toPay,
      all,
      views: await Promise.all(presented),
    };
  },

  detail: async ({ cid, id }, context) => {
    const registration = await describeAtDesk(context, cid, id);
    return registration ? { registration } : refuse('not_found');
  },

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

  edit: async ({ answers, reason, ...row }, context) => {
    const outcome = await editAnswers(context.db, { ...actOf(row, context), answers, reason });
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

  bulk: async ({ cid, act, chosen, reason, message, back, tell }, context) => {
    const { db, now, staff, language } = context;
    if (reason === '' && (act === 'refuse' || act === 'cancel'))
      return refuse('body_invalid', [{ field: 'reason', reason: 'required' }]);
    if (act === 'message' && !isSaid(message))
      return refuse('body_invalid', [{ field: 'message', reason: 'required' }]);
    if (act === 'cancel' && back !== 'nothing' && !movesMoney(cid, staff.grants)) return refuse('forbidden');
    if ('filter' in chosen) await listChanged(db, cid, now);
    // What is chosen is fixed here: whoever comes later is not meant.
    const all = 'ids' in chosen ? chosen.ids : await idsOf(db, await findPlace(db, cid), chosen.filter);
    const ids = all.slice(0, MOST_AT_ONCE);
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    if (act === 'message' && message)
      return { taskId: await startTask(db, { ...start, kind: 'registration.message', input: { ids, message } }) };
    const input = { ids, reason, tell, back };
    const kind = act === 'cancel' ? 'orders.cancelMany' : (`registration.${act}` as 'registration.approve');
    return { taskId: await startTask(db, { ...start, kind, input }) };
  },

  undoBulk: async ({ cid, taskId }, { db, staff, language }) => {
    const place = { societyId: staff.societyId, conferenceId: cid };
    const task = await findTask(db, place, taskId);
    if (!task || !['registration.approve', 'registration.refuse'].includes(task.kind)) return refuse('not_found');
    const { ids: all } = task.input as { ids: number[] };
    const done = await doneRows(db, taskId);
    const ids = done.flatMap((number) => all[number - 1] ?? []);
    if (task.ended_at === null || ids.length === 0) return refuse('change_nothing');
    const start = { ...place, staffId: staff.id, language };
    const input = { ids, reason: '', tell: false };
    return { taskId: await startTask(db, { ...start, kind: 'registration.reopen', input }) };
  },

  export: async ({ cid, ...input }, { db, staff, language }) => {
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'registration.export', input }) };
  },

  saveView: async (view, { db, staff }) => ({ id: await saveView(db, { ...view, staffId: staff.id }) }),

  removeView: async ({ cid, id }, { db, staff }) =>
    (await removeView(db, cid, staff.id, id)) ? {} : refuse('not_found'),
};
