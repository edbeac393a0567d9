import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Bilingual, Day, Id, Line, Nothing } from '../shapes.ts';

const bounded = (most: number) =>
  v.object({ zh: v.pipe(v.string(), v.maxLength(most)), en: v.pipe(v.string(), v.maxLength(most)) });

const ListTexts = {
  title: bounded(100),
  /** HTML. */
  description: bounded(20_000),
  benefits: v.pipe(v.array(bounded(200)), v.maxLength(20)),
  /** Where to apply for membership; empty: not online. */
  joinUrl: v.pipe(v.string(), v.trim(), v.maxLength(500)),
};

export const MemberList = v.object({
  id: Id,
  title: Bilingual,
  description: Bilingual,
  benefits: v.array(Bilingual),
  joinUrl: v.string(),
  people: v.number(),
  /** Members whose membership is valid today. */
  valid: v.number(),
  /** True when this conference checks against the list. */
  used: v.boolean(),
  /** All conferences that check against the list; it cannot be deleted while there is one. */
  usedBy: v.array(Bilingual),
});
export type MemberList = v.InferOutput<typeof MemberList>;

const EntryTexts = {
  name: Line,
  phone: v.optional(Line, ''),
  email: v.optional(Line, ''),
  /** Null: no start, or no end. */
  validFrom: v.optional(v.nullable(Day), null),
  validUntil: v.optional(v.nullable(Day), null),
};

export const MemberEntry = v.object({
  id: Id,
  ...EntryTexts,
  /** By date in China (Asia/Shanghai), where societies maintain their lists. */
  validity: v.picklist(['valid', 'later', 'ended']),
});
export type MemberEntry = v.InferOutput<typeof MemberEntry>;

const read = { staff: roles.readPeople } as const;
/** The lists belong to the society: only society-wide staff change, import, export or remove them. */
const write = { staff: roles.setUp, society: true } as const;
const One = { cid: Id, listId: Id };

/** The member lists of the society of the conference `cid`; another society's list answers `not_found`. */
export const membersConsoleCalls = {
  lists: call({
    path: '/medapp/api/console/members/lists',
    who: read,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ lists: v.array(MemberList) }),
    errors: [],
  }),
  saveList: call({
    path: '/medapp/api/console/members/save-list',
    who: write,
    effect: 'write',
    /** `id` null creates a new list. */
    body: v.object({ cid: Id, list: v.object({ id: v.nullable(Id), ...ListTexts }) }),
    answer: v.object({ listId: Id }),
    errors: [],
  }),
  /** Removes a list with its entries. Refused while a conference checks against it. */
  removeList: call({
    path: '/medapp/api/console/members/remove-list',
    who: write,
    effect: 'write',
    body: v.object(One),
    answer: Nothing,
    errors: ['member_list_in_use'],
  }),
  /** Sets the list against which this conference checks members; a setting of the conference. */
  chooseList: call({
    path: '/medapp/api/console/members/choose-list',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object(One),
    answer: Nothing,
    errors: [],
  }),
  people: call({
    path: '/medapp/api/console/members/people',
    who: read,
    effect: 'read',
    /**
     * `words`: part of the name, the phone number or the e-mail. Staff of a single conference receive what the price depends on: name
     * and validity, with masked phone number and e-mail; they find a person by part of the name, or by the whole number or address.
     */
    body: v.object({
      ...One,
      words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
      page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
    }),
    answer: v.object({ people: v.array(MemberEntry), total: v.number() }),
    errors: [],
  }),
  saveEntry: call({
    path: '/medapp/api/console/members/save-entry',
    who: write,
    effect: 'write',
    /** `seen`: the member as the user read it; one changed by another person since then is refused. Null skips the check. */
    body: v.object({
      ...One,
      entry: v.object({ id: v.nullable(Id), ...EntryTexts }),
      seen: v.optional(v.nullable(v.object(EntryTexts)), null),
    }),
    answer: v.object({ entryId: Id }),
    errors: ['changed_meanwhile'],
  }),
  removeEntries: call({
    path: '/medapp/api/console/members/remove-entries',
    who: write,
    effect: 'write',
    body: v.object({ ...One, entryIds: v.pipe(v.array(Id), v.minLength(1), v.maxLength(200)) }),
    /** The removed entries, so that the removal can be undone. */
    answer: v.object({ entries: v.array(v.object(EntryTexts)) }),
    errors: [],
  }),
  /** Restores removed entries; people who are in the list again are left unchanged. */
  restoreEntries: call({
    path: '/medapp/api/console/members/restore-entries',
    who: write,
    effect: 'write',
    body: v.object({ ...One, entries: v.pipe(v.array(v.object(EntryTexts)), v.minLength(1), v.maxLength(200)) }),
    answer: v.object({ count: v.number() }),
    errors: [],
  }),
  /** The file is fetched like that of any task. */
  export: call({
    path: '/medapp/api/console/members/export',
    who: { staff: roles.desk, society: true },
    effect: 'write',
    body: v.object({ ...One, format: v.picklist(['xlsx', 'csv']) }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
} as const;
