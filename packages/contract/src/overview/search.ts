import * as v from 'valibot';
import { call, staffRoles } from '../call.ts';
import { Id, OptionalId } from '../shapes.ts';

/** One search result: its id, its title, and a text that distinguishes it. */
const Found = v.object({ id: Id, title: v.string(), text: v.string() });
export type Found = v.InferOutput<typeof Found>;

export const searchCalls = {
  /** Searches for navigation: the staff member's conferences; within the conference `cid` people and orders, by rights. */
  search: call({
    path: '/medapp/api/console/registration/search',
    who: { staff: staffRoles },
    effect: 'read',
    body: v.object({ cid: OptionalId, words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), '') }),
    answer: v.object({ conferences: v.array(Found), people: v.array(Found), orders: v.array(Found) }),
    errors: [],
  }),
} as const;
