import * as v from 'valibot';
import { call } from '../call.ts';
import { Html, Id, Line, OptionalId } from '../shapes.ts';

export const memberCalls = {
  /** C11: the society's member (VIP) list and how to join. */
  vipInfo: call({
    path: '/medapp/api/common/vip/info',
    who: 'anyone',
    effect: 'read',
    body: v.object({ id: Id }),
    answer: v.object({
      data: v.object({
        id: Id,
        title: v.string(),
        description: Html,
        benefits: v.array(v.string()),
        joinUrl: v.string(),
      }),
    }),
    errors: ['member_list_unknown'],
  }),
  /** C12: `data` 1 when name and one of phone or e-mail are in the list and valid today, else 0 (V16). */
  vipCheck: call({
    path: '/medapp/api/common/vip/check/byinfo',
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object({ id: Id, uid: OptionalId, phone: v.optional(Line, ''), email: v.optional(Line, ''), name: Line }),
    answer: v.object({ data: v.picklist([0, 1]) }),
    errors: ['member_list_unknown'],
  }),
  /** S40: which list a conference uses, and whether the logged-in person is in it. */
  membership: call({
    path: '/medapp/api/member/status',
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      /** Null: the conference has no member list. */
      listId: v.nullable(Id),
      /** Null when not logged in. */
      member: v.nullable(v.boolean()),
      validUntil: v.nullable(v.string()),
    }),
    errors: ['conference_unknown'],
  }),
} as const;
