import * as v from 'valibot';
import { call } from './call.ts';
import { Id, Instant } from './shapes.ts';

/** Something one may mean to attend: a whole session or one talk. */
export const PlanItem = v.object({ item: v.picklist(['session', 'talk']), id: Id });
export type PlanItem = v.InferOutput<typeof PlanItem>;

const PlanItems = v.pipe(v.array(PlanItem), v.maxLength(1000));

export const agendaCalls = {
  /** Which release of the programme is in force; the programme itself is a file of its own (`programmeFile`). Null: none yet. */
  current: call({
    path: '/medapp/api/agenda/current',
    who: 'anyone',
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ release: v.nullable(v.object({ number: v.number(), at: Instant })), now: Instant }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
  /** To which conference something of a programme belongs, for addresses that name only its number. */
  find: call({
    path: '/medapp/api/agenda/find',
    who: 'anyone',
    effect: 'read',
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
  /** Adds and takes out; what is there already, or not there, is no mistake. Answers the whole plan. */
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
