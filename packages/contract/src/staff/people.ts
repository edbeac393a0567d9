import * as v from 'valibot';
import { call, staffRoles } from '../call.ts';
import { Id, Instant, Line, Nothing } from '../shapes.ts';

const Role = v.picklist(staffRoles);
const Roles = v.pipe(v.array(Role), v.maxLength(staffRoles.length));
const Grants = v.pipe(v.array(v.object({ cid: v.nullable(Id), role: Role })), v.maxLength(500));
const Person = { name: v.pipe(Line, v.minLength(1)), email: v.pipe(v.string(), v.trim(), v.maxLength(200), v.email()) };

export const StaffPerson = v.object({
  id: Id,
  name: v.string(),
  email: v.string(),
  /** `invited`: no password set yet. */
  state: v.picklist(['active', 'invited']),
  secondFactor: v.boolean(),
  usedAt: v.nullable(Instant),
  /** `title` of the conference; null for a role on the whole society. */
  grants: v.array(v.object({ cid: v.nullable(Id), title: v.nullable(v.string()), role: Role })),
});
export type StaffPerson = v.InferOutput<typeof StaffPerson>;

/** Areas of the product in which rights are shown. */
export const rightsAreas = [
  'conference',
  'forms',
  'fees',
  'hotel',
  'registration',
  'groups',
  'members',
  'orders',
  'agenda',
  'people',
  'speakers',
  'papers',
  'home',
  'news',
  'pages',
  'messages',
  'video',
  'photos',
  'exhibition',
  'checkin',
  'live',
  'comments',
  'activities',
  'lottery',
  'exam',
  'survey',
  'credits',
  'certificates',
  'statistics',
  'tasks',
  'files',
  'staff',
  'audit',
  'privacy',
  'developers',
  'rehearsal',
] as const;
export type RightsAreaName = (typeof rightsAreas)[number];

/** One call that staff can make. `name`: its key in the contract, such as `orderConsole.refund`. */
export const RightsAction = v.object({
  name: v.string(),
  path: v.string(),
  effect: v.picklist(['read', 'write']),
  roles: v.array(Role),
  /** True: a role on one conference is not enough. */
  societyOnly: v.boolean(),
});
export type RightsAction = v.InferOutput<typeof RightsAction>;

/** What each role may do in one area of the product: change, read only, or nothing (left out); and the calls behind it. */
export const RightsArea = v.object({
  area: v.picklist(rightsAreas),
  rights: v.array(v.object({ role: Role, may: v.picklist(['write', 'read']), societyOnly: v.boolean() })),
  actions: v.array(RightsAction),
});
export type RightsArea = v.InferOutput<typeof RightsArea>;

const owner = { staff: ['owner'] } as const;
const societyOwner = { staff: ['owner'], society: true } as const;

/** Staff members of the society with their roles per conference. */
export const staffPeopleCalls = {
  /** People with a role on a conference, or on the whole society, which covers it too. */
  people: call({
    path: '/medapp/api/console/staff/people',
    who: { staff: ['owner', 'organiser'] },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ people: v.array(StaffPerson) }),
    errors: [],
  }),
  /** Rights by role, derived from the declaration of every call, so always current. */
  rights: call({
    path: '/medapp/api/console/staff/rights',
    who: { staff: staffRoles },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ areas: v.array(RightsArea) }),
    errors: [],
  }),
  invite: call({
    path: '/medapp/api/console/staff/invite',
    who: owner,
    effect: 'write',
    body: v.object({ cid: Id, ...Person, roles: v.pipe(Roles, v.minLength(1)) }),
    answer: v.object({ id: Id }),
    errors: ['staff_elsewhere', 'rights_beyond', 'last_owner'],
  }),
  /** Sets the exact roles on this conference; an empty list removes the person from it. */
  roles: call({
    path: '/medapp/api/console/staff/roles',
    who: owner,
    effect: 'write',
    body: v.object({ cid: Id, id: Id, roles: Roles }),
    answer: Nothing,
    errors: ['rights_beyond', 'last_owner'],
  }),
  societyPeople: call({
    path: '/medapp/api/console/society/people',
    who: societyOwner,
    effect: 'read',
    body: v.object({}),
    answer: v.object({ people: v.array(StaffPerson), factorRequired: v.boolean() }),
    errors: [],
  }),
  societyInvite: call({
    path: '/medapp/api/console/society/invite',
    who: societyOwner,
    effect: 'write',
    body: v.object({ ...Person, grants: v.pipe(Grants, v.minLength(1)) }),
    answer: v.object({ id: Id }),
    errors: ['staff_elsewhere', 'rights_beyond', 'last_owner'],
  }),
  societyRoles: call({
    path: '/medapp/api/console/society/roles',
    who: societyOwner,
    effect: 'write',
    body: v.object({ id: Id, grants: Grants }),
    answer: Nothing,
    errors: ['rights_beyond', 'last_owner'],
  }),
  /** Removes a staff member: all roles and sessions end at once. */
  end: call({
    path: '/medapp/api/console/society/end',
    who: societyOwner,
    effect: 'write',
    body: v.object({ id: Id }),
    answer: Nothing,
    errors: ['last_owner'],
  }),
  /** For a person who lost phone and recovery codes: the password alone is enough until a new factor is set up. */
  forgetFactors: call({
    path: '/medapp/api/console/society/factors/forget',
    who: societyOwner,
    effect: 'write',
    body: v.object({ id: Id }),
    answer: Nothing,
    errors: [],
  }),
  requireFactor: call({
    path: '/medapp/api/console/society/factors/require',
    who: societyOwner,
    effect: 'write',
    body: v.object({ required: v.boolean() }),
    answer: Nothing,
    errors: [],
  }),
} as const;
