import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Id, Instant, Nothing, trimmed } from '../shapes.ts';
import { TicketRole } from './point.ts';

const door = { staff: roles.door } as const;
export const BadgePaper = v.picklist(['a6', 'a7', 'roll']);

export const BadgeRow = v.object({
  regId: Id,
  name: v.string(),
  number: v.string(),
  institution: v.string(),
  role: TicketRole,
  /** When a badge of the present ticket was last printed; null: not yet. */
  printedAt: v.nullable(Instant),
});
export type BadgeRow = v.InferOutput<typeof BadgeRow>;

export const badgeCalls = {
  /** People with a valid ticket, found by name, number or pinyin; 50 at most. */
  badges: call({
    path: '/medapp/api/console/checkin/badges',
    who: door,
    effect: 'read',
    body: v.object({ cid: Id, text: trimmed(40) }),
    answer: v.object({ zone: v.string(), unprinted: v.number(), people: v.array(BadgeRow) }),
    errors: [],
  }),
  /** One badge as a PDF in base64. `renew`: the former code ends, because a badge was lost. */
  printBadge: call({
    path: '/medapp/api/console/checkin/badge/print',
    who: door,
    effect: 'write',
    body: v.object({ cid: Id, regId: Id, paper: BadgePaper, renew: v.boolean() }),
    answer: v.object({ pdf: v.string(), name: v.string(), fits: v.boolean() }),
    errors: [],
  }),
  /** The badges of all who have none yet, as a task with a PDF. */
  printBadges: call({
    path: '/medapp/api/console/checkin/badges/print',
    who: door,
    effect: 'write',
    body: v.object({ cid: Id, paper: BadgePaper }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
  /** What a person is at the conference: on the badge, and for the rules of points. */
  setRole: call({
    path: '/medapp/api/console/checkin/badge/role',
    who: door,
    effect: 'write',
    body: v.object({ cid: Id, regId: Id, role: TicketRole }),
    answer: Nothing,
    errors: [],
  }),
} as const;
