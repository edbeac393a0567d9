import { roles } from '@meetingapp/contract/call.ts';
import type { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { refusalText } from '../../http/calls/answers.ts';
import type { StaffContext } from '../../http/calls/context.ts';
import { isOfSociety } from '../../http/calls/rights.ts';
import type { TaskKind } from '../../jobs/task-inputs.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { cancelTask, issueTicket } from './commands.ts';
import { taskFileAddress } from './handlers-file.ts';
import { presentTask } from './present.ts';
import { findTask, latestTasks, refusedRows } from './queries.ts';

const REFUSED_ROWS = 200;
const desk: readonly string[] = roles.desk;
/** Tasks whose file has everything of a conference, also what single roles may not read. */
const ofOwner: readonly string[] = ['conference.export'] satisfies TaskKind[];
/** Tasks whose file contains data of the whole society. */
const ofSociety: readonly string[] = ['members.export'] satisfies TaskKind[];

const placeOf = (cid: number | null, { staff }: StaffContext) => ({ societyId: staff.societyId, conferenceId: cid });

/** On a society a person sees only their own tasks; on a conference everybody's, as far as their role includes people's data. */
async function seen(cid: number | null, id: number, context: StaffContext) {
  const task = await findTask(context.db, placeOf(cid, context), id);
  const { grants, id: self } = context.staff;
  const reaches = (conferenceId: number | null) => conferenceId === null || conferenceId === cid;
  // A society list exported from a conference does not belong to that conference.
  if (task && ofSociety.includes(task.kind) && !isOfSociety(grants, desk)) return undefined;
  const seesAll = cid !== null && grants.some((grant) => desk.includes(grant.role) && reaches(grant.conferenceId));
  return task && (seesAll || task.staff_id === self) ? task : undefined;
}

const owns = (cid: number | null, { staff }: StaffContext): boolean =>
  staff.grants.some(({ role, conferenceId }) => role === 'owner' && (conferenceId === null || conferenceId === cid));

export const taskHandlers: Handlers<typeof taskCalls> = {
  list: async ({ cid }, context) => {
    const tasks = await latestTasks(context.db, placeOf(cid, context));
    return { tasks: tasks.filter((task) => cid !== null || task.staff_id === context.staff.id).map(presentTask) };
  },

  detail: async ({ cid, id, after }, context) => {
    const task = await seen(cid, id, context);
    if (!task) return refuse('not_found');
    const rows = await refusedRows(context.db, id, after, REFUSED_ROWS);
    return {
      task: presentTask(task),
      refusedRows: rows.map(({ number, label, refusal }) => ({
        number,
        label,
        text: refusal ? refusalText(refusal, context.language) : '',
      })),
    };
  },

  cancel: async ({ cid, id }, context) => {
    if (!(await seen(cid, id, context))) return refuse('not_found');
    await cancelTask(context.db, id, context.now);
    return {};
  },

  file: async ({ cid, id }, context) => {
    const task = await seen(cid, id, context);
    if (task && ofOwner.includes(task.kind) && !owns(cid, context)) return refuse('not_found');
    if (!task?.file_id) return refuse('not_found');
    return { address: taskFileAddress(await issueTicket(context.db, id, context.now)) };
  },
};
