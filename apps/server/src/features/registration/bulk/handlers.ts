import type { BulkMessage, registrationConsoleCalls } from '@meetingapp/contract/registration/console.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import { doneRows, findTask } from '../../tasks/queries.ts';
import { movesMoney } from '../record/access.ts';
import { listChanged } from '../list/commands.ts';
import { findPlace, idsOf } from '../list/queries.ts';

/** Maximum number of registrations per background task: their ids are stored in the task. */
const MOST_AT_ONCE = 200_000;

/** True when subject and text are present in at least one language. */
const isSaid = (message: BulkMessage | null) =>
  message !== null && [message.subject, message.text].every(({ zh, en }) => zh !== '' || en !== '');

export const registrationBulkHandlers: Handlers<Pick<typeof registrationConsoleCalls, 'bulk' | 'undoBulk'>> = {
  bulk: async ({ cid, act, chosen, reason, message, back, tell }, context) => {
    const { db, now, staff, language } = context;
    if (reason === '' && (act === 'refuse' || act === 'cancel'))
      return refuse('body_invalid', [{ field: 'reason', reason: 'required' }]);
    if (act === 'message' && !isSaid(message))
      return refuse('body_invalid', [{ field: 'message', reason: 'required' }]);
    if (act === 'cancel' && back !== 'nothing' && !movesMoney(cid, staff.grants)) return refuse('forbidden');
    if ('filter' in chosen) await listChanged(db, cid, now);
    // The selection is fixed here: later registrations are not included.
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
};
