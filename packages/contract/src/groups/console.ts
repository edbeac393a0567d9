import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Group } from './group.ts';
import { Currency, Fen, Id, Moment } from '../shapes.ts';

export const GroupRow = v.object({
  groupId: Id,
  name: v.string(),
  /** Name and phone or e-mail of the contact. */
  contact: v.string(),
  branch: v.string(),
  payer: v.picklist(['contact', 'self']),
  people: v.number(),
  confirmed: v.number(),
  /** Total of all open orders in each currency. */
  toPay: v.array(v.object({ currency: Currency, amount: Fen })),
  unpaid: v.number(),
  /** Links through which people can still join. */
  openLinks: v.number(),
});
export type GroupRow = v.InferOutput<typeof GroupRow>;

/** Without the links' secret, which would allow joining. */
export const GroupAtDesk = v.object({
  ...v.omit(Group, ['links', 'people']).entries,
  contact: v.string(),
  people: v.array(
    v.object({
      ...Group.entries.people.item.entries,
      number: v.string(),
      /** Fen received, less completed refunds; null when nothing was paid. */
      paidNow: v.nullable(Fen),
    }),
  ),
  links: v.array(v.omit(Group.entries.links.item, ['token'])),
});
export type GroupAtDesk = v.InferOutput<typeof GroupAtDesk>;

const GroupDraft = {
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  payer: v.picklist(['contact', 'self']),
};

const errors = ['not_found'] as const;

export const groupConsoleCalls = {
  groups: call({
    path: '/medapp/api/console/registration/groups',
    who: { staff: roles.readPeople },
    effect: 'read',
    body: v.object({
      cid: Id,
      words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
      page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
    }),
    /** Newest first, 50 per page; `total` groups and `people` in all match. */
    answer: v.object({ groups: v.array(GroupRow), total: v.number(), people: v.number() }),
    errors,
  }),
  group: call({
    path: '/medapp/api/console/registration/group',
    who: { staff: roles.readPeople },
    effect: 'read',
    body: v.object({ cid: Id, groupId: Id }),
    answer: v.object({ group: GroupAtDesk }),
    errors,
  }),
  /**
   * Sets the group's name and who pays from now on; existing payments are unchanged. `seen`: the group as the user read it; one changed
   * by another person since then is refused. Null skips the check.
   */
  saveGroup: call({
    path: '/medapp/api/console/registration/group/save',
    who: { staff: roles.desk },
    effect: 'write',
    body: v.object({
      cid: Id,
      groupId: Id,
      ...GroupDraft,
      seen: v.optional(
        v.nullable(v.object({ name: v.pipe(v.string(), v.maxLength(80)), payer: GroupDraft.payer })),
        null,
      ),
    }),
    answer: v.object({ group: GroupAtDesk }),
    errors: [...errors, 'changed_meanwhile'],
  }),
  /** Sets a link's expiry and capacity; a past expiry ends it. */
  saveGroupLink: call({
    path: '/medapp/api/console/registration/group/link',
    who: { staff: roles.desk },
    effect: 'write',
    body: v.object({
      cid: Id,
      groupId: Id,
      linkId: Id,
      most: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)),
      expiresAt: Moment,
    }),
    answer: v.object({ group: GroupAtDesk }),
    errors,
  }),
  revokeGroupLink: call({
    path: '/medapp/api/console/registration/group/revoke',
    who: { staff: roles.desk },
    effect: 'write',
    body: v.object({ cid: Id, groupId: Id, linkId: Id }),
    answer: v.object({ group: GroupAtDesk }),
    errors,
  }),
} as const;
