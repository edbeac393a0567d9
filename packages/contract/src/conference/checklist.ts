import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Id } from '../shapes.ts';

/** Steps of a first congress, in the order in which they are done. */
export const checklistSteps = [
  'basics',
  'refunds',
  'form',
  'fees',
  'hotel',
  'programme',
  'home',
  'english',
  'colleagues',
  'invoices',
  'publish',
  'trial',
  'points',
  'devices',
  'credits',
] as const;
export type ChecklistStep = (typeof checklistSteps)[number];

export const ChecklistLine = v.object({
  step: v.picklist(checklistSteps),
  /** Before the conference is published, until its first day, and for those days and after. */
  stage: v.picklist(['prepare', 'open', 'days']),
  done: v.boolean(),
  /** False: a conference can do without it. */
  needed: v.boolean(),
  /** How many there are of what the step is about, such as room nights; null where there is nothing to count. */
  count: v.nullable(v.number()),
});
export type ChecklistLine = v.InferOutput<typeof ChecklistLine>;

export const checklistCalls = {
  /** What a first congress needs and what of it is done, judged from the data at each call. */
  checklist: call({
    path: '/medapp/api/console/conference/checklist',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ lines: v.array(ChecklistLine) }),
    errors: [],
  }),
} as const;
