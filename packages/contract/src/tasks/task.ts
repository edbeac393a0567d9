import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Id, Instant, Nothing, OptionalId, WholeNumber } from '../shapes.ts';

/** A background task that staff started: an import, an export, an action on many rows. */
export const Task = v.object({
  id: Id,
  /** Such as `registration.export`; the console has a text for each. */
  kind: v.string(),
  state: v.picklist(['waiting', 'running', 'done', 'failed', 'cancelled']),
  /** Null until it is known. */
  total: v.nullable(v.number()),
  done: v.number(),
  /** Number of rows refused, of those done. */
  refused: v.number(),
  result: v.record(v.string(), v.number()),
  fileName: v.string(),
  startedBy: v.string(),
  createdAt: Instant,
  endedAt: v.nullable(Instant),
});
export type Task = v.InferOutput<typeof Task>;

/** A conference; without `cid` the society. */
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
  /** Programme editors see only the tasks they started themselves. */
  detail: call({
    path: '/medapp/api/console/tasks/detail',
    who: { staff: [...roles.desk, 'programme'] },
    effect: 'read',
    /** `after`: refused rows with a greater number. */
    body: v.object({ ...Place, id: Id, after: v.optional(WholeNumber, 0) }),
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
  /** A URL from which the browser can fetch the file, valid for five minutes. */
  file: call({
    path: '/medapp/api/console/tasks/file',
    who: { staff: roles.desk },
    effect: 'write',
    body: v.object({ ...Place, id: Id }),
    answer: v.object({ address: v.string() }),
    errors: [],
  }),
} as const;
