import { roles } from '@meetingapp/contract/call.ts';
import type { taskCalls } from '@meetingapp/contract/tasks.ts';
import { refusalText } from '../../http/answers.ts';
import type { StaffContext } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { cancelTask, issueTicket } from './commands.ts';
import { taskFileAddress } from './handlers-file.ts';
import { presentTask } from './present.ts';
import { findTask, latestTasks, refusedRows } from './queries.ts';

const REFUSED_ROWS = 200;
const desk: readonly string[] = roles.desk;

const placeOf = (cid: number | null, { staff }: StaffContext) => ({ societyId: staff.societyId, conferenceId: cid });

/** On the society one has one's own tasks; on a conference those of everybody who works on it, as far as one looks after people. */
async function seen(cid: number | null, id: number, context: StaffContext) {
  const task = await findTask(context.db, placeOf(cid, context), id);
  const { grants, id: self } = context.staff;
  const reaches = (conferenceId: number | null) => conferenceId === null || conferenceId === cid;
  const seesAll = cid !== null && grants.some((grant) => desk.includes(grant.role) && reaches(grant.conferenceId));
  return task && (seesAll || task.staff_id === self) ? task : undefined;
}

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
    if (!task?.file_id) return refuse('not_found');
    return { address: taskFileAddress(await issueTicket(context.db, id, context.now)) };
  },
};
