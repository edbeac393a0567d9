import * as v from 'valibot';
import { call, roles } from './call.ts';
import { Group } from './registration-group.ts';
import { Fen, Id, Moment } from './shapes.ts';

export const GroupRow = v.object({
  groupId: Id,
  name: v.string(),
  /** Name and way to reach the contact. */
  contact: v.string(),
  branch: v.string(),
  payer: v.picklist(['contact', 'self']),
  people: v.number(),
  confirmed: v.number(),
  /** Of all open orders together, by how many people, fen. */
  toPay: Fen,
  unpaid: v.number(),
  /** Links by which one still joins. */
  openLinks: v.number(),
});
export type GroupRow = v.InferOutput<typeof GroupRow>;

/** Without the links' secret: by it one could join. */
export const GroupAtDesk = v.object({
  ...v.omit(Group, ['links', 'people']).entries,
  contact: v.string(),
  people: v.array(v.object({ ...Group.entries.people.item.entries, number: v.string() })),
  links: v.array(v.omit(Group.entries.links.item, ['token'])),
});
export type GroupAtDesk = v.InferOutput<typeof GroupAtDesk>;

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
    /** The newest first, 50 on a page; `total` groups with so many `people` are found in all. */
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
  /** What it is called, and who pays from now on; what is paid stays paid. */
  saveGroup: call({
    path: '/medapp/api/console/registration/group/save',
    who: { staff: roles.desk },
    effect: 'write',
    body: v.object({
      cid: Id,
      groupId: Id,
      name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
      payer: v.picklist(['contact', 'self']),
    }),
    answer: v.object({ group: GroupAtDesk }),
    errors,
  }),
  /** Until when and for how many a link holds; a moment that is past ends it. */
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
