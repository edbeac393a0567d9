import * as v from 'valibot';
import { call } from '../call.ts';
import { Id, Instant } from '../shapes.ts';

/** An item a person may plan to attend: a session or a talk. */
export const PlanItem = v.object({ item: v.picklist(['session', 'talk']), id: Id });
export type PlanItem = v.InferOutput<typeof PlanItem>;

const PlanItems = v.pipe(v.array(PlanItem), v.maxLength(1000));

export const agendaCalls = {
  /**
   * The current release of the programme; the programme itself is a separate file (`programmeFile`). Null when nothing is released.
   */
  current: call({
    path: '/medapp/api/agenda/current',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({ cid: Id }),
    answer: v.object({ release: v.nullable(v.object({ number: v.number(), at: Instant })), now: Instant }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
  /** The conference a programme item belongs to, for URLs that contain only the item's id. */
  find: call({
    path: '/medapp/api/agenda/find',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({ item: v.picklist(['session', 'talk', 'expert', 'group']), id: Id }),
    answer: v.object({ cid: Id }),
    errors: ['programme_item_unknown'],
  }),
  plan: call({
    path: '/medapp/api/agenda/plan',
    who: 'account',
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ items: v.array(PlanItem) }),
    errors: ['conference_unknown'],
  }),
  /** Adds and removes items; an item already present or already absent is not an error. Answers the whole plan. */
  changePlan: call({
    path: '/medapp/api/agenda/plan/change',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ cid: Id, added: PlanItems, removed: PlanItems }),
    answer: v.object({ items: v.array(PlanItem) }),
    errors: ['conference_unknown', 'plan_full'],
  }),
} as const;
