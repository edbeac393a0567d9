import * as v from 'valibot';
import { call, roles } from './call.ts';
import { Id, Instant, Nothing, OptionalId } from './shapes.ts';

/** Long work that staff started: an import, an export, something done to many rows. */
export const Task = v.object({
  id: Id,
  /** Such as `registration.export`; the console has a text for each. */
  kind: v.string(),
  state: v.picklist(['waiting', 'running', 'done', 'failed', 'cancelled']),
  /** Null until it is known. */
  total: v.nullable(v.number()),
  done: v.number(),
  /** Of those done, so many could not be. */
  refused: v.number(),
  result: v.record(v.string(), v.number()),
  fileName: v.string(),
  startedBy: v.string(),
  createdAt: Instant,
  endedAt: v.nullable(Instant),
});
export type Task = v.InferOutput<typeof Task>;

/** On a conference, or on the society where `cid` is left out. */
const Place = { cid: OptionalId };

export const taskCalls = {
  list: call({
    path: '/medapp/api/console/tasks/list',
    who: { staff: roles.desk },
    effect: 'read',
    body: v.object(Place),
    answer: v.object({ tasks: v.array(Task) }),
    errors: [],
  }),
  /** Who makes the programme sees what they started themselves. */
  detail: call({
    path: '/medapp/api/console/tasks/detail',
    who: { staff: [...roles.desk, 'programme'] },
    effect: 'read',
    /** `after`: refused rows with a greater number. */
    body: v.object({ ...Place, id: Id, after: v.optional(v.number(), 0) }),
    answer: v.object({
      task: Task,
      refusedRows: v.array(v.object({ number: v.number(), label: v.string(), text: v.string() })),
    }),
    errors: [],
  }),
  cancel: call({
    path: '/medapp/api/console/tasks/cancel',
    who: { staff: roles.desk },
    effect: 'write',
    body: v.object({ ...Place, id: Id }),
    answer: Nothing,
    errors: [],
  }),
  /** An address under which the browser can fetch the file for five minutes. */
  file: call({
    path: '/medapp/api/console/tasks/file',
    who: { staff: roles.desk },
    effect: 'write',
    body: v.object({ ...Place, id: Id }),
    answer: v.object({ address: v.string() }),
    errors: [],
  }),
} as const;
