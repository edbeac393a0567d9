import * as v from 'valibot';
import { call } from '../call.ts';
import { OrderState } from '../orders/order.ts';
import { RegistrationState } from '../registration/wizard.ts';
import { Currency, Fen, Id, Instant, OptionalId } from '../shapes.ts';

export const GroupPerson = v.object({
  regId: Id,
  name: v.string(),
  state: RegistrationState,
  fee: v.string(),
  /** True when the contact added the person; false when they joined through a link. */
  byContact: v.boolean(),
  orderId: v.nullable(Id),
  orderState: v.nullable(OrderState),
  total: Fen,
  /** Of the person's prices. */
  currency: Currency,
  holdUntil: v.nullable(Instant),
});
export type GroupPerson = v.InferOutput<typeof GroupPerson>;

export const GroupLink = v.object({
  linkId: Id,
  token: v.string(),
  expiresAt: Instant,
  most: v.number(),
  used: v.number(),
  /** True when the link is not expired, revoked or full. */
  open: v.boolean(),
});

/** One payment for several members of the group. */
export const GroupShared = v.object({
  sharedId: Id,
  number: v.string(),
  total: Fen,
  currency: Currency,
  people: v.number(),
  paid: v.boolean(),
  createdAt: Instant,
});

export const Group = v.object({
  groupId: Id,
  cid: Id,
  name: v.string(),
  branch: v.string(),
  payer: v.picklist(['contact', 'self']),
  currency: Currency,
  /** Number of people counted for group prices. */
  size: v.number(),
  people: v.array(GroupPerson),
  links: v.array(GroupLink),
  /** Paid or payable ones, newest first. */
  shared: v.array(GroupShared),
});
export type Group = v.InferOutput<typeof Group>;

const answer = v.object({ group: Group, now: Instant });

export const groupCalls = {
  groupCreate: call({
    path: '/medapp/api/registration/group/create',
    who: 'account',
    effect: 'write',
    body: v.object({
      cid: Id,
      name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
      /** Branch for every member; null: each member chooses. */
      branchId: OptionalId,
      payer: v.optional(v.picklist(['contact', 'self']), 'contact'),
    }),
    answer,
    errors: [
      'conference_unknown',
      'registration_not_open',
      'registration_closed',
      'conference_stopped',
      'branch_missing',
    ],
  }),
  /** The groups whose contact is this account. */
  groupMine: call({
    path: '/medapp/api/registration/group/mine',
    who: 'account',
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ groups: v.array(v.object({ groupId: Id, name: v.string(), people: v.number() })) }),
    errors: [],
  }),
  groupRead: call({
    path: '/medapp/api/registration/group/read',
    who: 'account',
    effect: 'read',
    body: v.object({ groupid: Id }),
    answer,
    errors: ['group_unknown'],
  }),
  /** Creates a link through which people join themselves: unguessable, with an expiry and a maximum number of people. */
  groupLink: call({
    path: '/medapp/api/registration/group/link',
    who: 'account',
    effect: 'write',
    body: v.object({
      groupid: Id,
      days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90)), 14),
      most: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 30),
    }),
    answer,
    errors: ['group_unknown'],
  }),
  /** Revokes a link; members who joined through it remain. */
  groupRevoke: call({
    path: '/medapp/api/registration/group/revoke',
    who: 'account',
    effect: 'write',
    body: v.object({ groupid: Id, linkid: Id }),
    answer,
    errors: ['group_unknown'],
  }),
} as const;
