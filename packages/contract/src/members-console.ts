import * as v from 'valibot';
import { call, roles } from './call.ts';
import { Bilingual, Day, Id, Line, Nothing } from './shapes.ts';

const bounded = (most: number) =>
  v.object({ zh: v.pipe(v.string(), v.maxLength(most)), en: v.pipe(v.string(), v.maxLength(most)) });

const ListTexts = {
  title: bounded(100),
  /** HTML. */
  description: bounded(20_000),
  benefits: v.pipe(v.array(bounded(200)), v.maxLength(20)),
  /** Where one applies for membership; empty: nowhere on the web. */
  joinUrl: v.pipe(v.string(), v.trim(), v.maxLength(500)),
};

export const MemberList = v.object({
  id: Id,
  title: Bilingual,
  description: Bilingual,
  benefits: v.array(Bilingual),
  joinUrl: v.string(),
  people: v.number(),
  /** Of them, whose membership counts today. */
  valid: v.number(),
  /** This conference checks against it. */
  used: v.boolean(),
  /** Every conference that does; while there is one, the list cannot be deleted. */
  usedBy: v.array(Bilingual),
});
export type MemberList = v.InferOutput<typeof MemberList>;

const EntryTexts = {
  name: Line,
  phone: v.optional(Line, ''),
  email: v.optional(Line, ''),
  /** Null: without beginning, or without end. */
  validFrom: v.optional(v.nullable(Day), null),
  validUntil: v.optional(v.nullable(Day), null),
};

export const MemberEntry = v.object({
  id: Id,
  ...EntryTexts,
  /** By the calendar of China, in which societies keep their lists. */
  validity: v.picklist(['valid', 'later', 'ended']),
});
export type MemberEntry = v.InferOutput<typeof MemberEntry>;

export const MemberField = v.picklist(['name', 'phone', 'email', 'validFrom', 'validUntil']);
export type MemberField = v.InferOutput<typeof MemberField>;

/** What each column of a file is; null: it is left out. Left away: as the titles say. */
const Columns = v.optional(v.pipe(v.array(v.nullable(MemberField)), v.maxLength(256)));

export const BroughtRow = v.object({
  /** As the spreadsheet shows it. */
  number: v.number(),
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  fate: v.picklist(['new', 'change', 'same', 'wrong']),
  /** In words, each with the name of its field. */
  faults: v.array(v.string()),
  changes: v.array(v.object({ label: v.string(), from: v.string(), to: v.string() })),
});
export type BroughtRow = v.InferOutput<typeof BroughtRow>;

export const Brought = v.object({
  /** Names this outcome: it is applied only while it is still what would come of the file. */
  seen: v.string(),
  applied: v.boolean(),
  counts: v.object({
    new: v.number(),
    change: v.number(),
    same: v.number(),
    wrong: v.number(),
    removed: v.number(),
  }),
  /** What each column is taken for, with what stands in the first rows. */
  columns: v.array(v.object({ title: v.string(), field: v.nullable(MemberField), sample: v.array(v.string()) })),
  /** Without a name, or without both phone and e-mail, nothing comes of any row: the columns are to be told by hand. */
  complete: v.boolean(),
  rows: v.array(BroughtRow),
  /** The first of those who are not in the file and would go; all of them are counted. */
  removed: v.array(v.object({ name: v.string(), phone: v.string(), email: v.string() })),
});
export type Brought = v.InferOutput<typeof Brought>;

const read = { staff: roles.readPeople } as const;
const write = { staff: roles.setUp } as const;
const One = { cid: Id, listId: Id };

/** The member lists of the society of the conference `cid`; another society's list is `not_found`. */
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
    /** `id` null: a new one. */
    body: v.object({ cid: Id, list: v.object({ id: v.nullable(Id), ...ListTexts }) }),
    answer: v.object({ listId: Id }),
    errors: [],
  }),
  /** With everybody in it. Not while a conference checks against it. */
  removeList: call({
    path: '/medapp/api/console/members/remove-list',
    who: write,
    effect: 'write',
    body: v.object(One),
    answer: Nothing,
    errors: ['member_list_in_use'],
  }),
  /** From now on this conference checks against that list. */
  chooseList: call({
    path: '/medapp/api/console/members/choose-list',
    who: write,
    effect: 'write',
    body: v.object(One),
    answer: Nothing,
    errors: [],
  }),
  people: call({
    path: '/medapp/api/console/members/people',
    who: read,
    effect: 'read',
    /** `words`: in the name, the phone number or the e-mail. */
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
    body: v.object({ ...One, entry: v.object({ id: v.nullable(Id), ...EntryTexts }) }),
    answer: v.object({ entryId: Id }),
    errors: [],
  }),
  removeEntries: call({
    path: '/medapp/api/console/members/remove-entries',
    who: write,
    effect: 'write',
    body: v.object({ ...One, entryIds: v.pipe(v.array(Id), v.minLength(1), v.maxLength(200)) }),
    /** As they were, for whoever takes it back. */
    answer: v.object({ entries: v.array(v.object(EntryTexts)) }),
    errors: [],
  }),
  /** Puts people back that were removed; who is in the list again already is left as they are. */
  restoreEntries: call({
    path: '/medapp/api/console/members/restore-entries',
    who: write,
    effect: 'write',
    body: v.object({ ...One, entries: v.pipe(v.array(v.object(EntryTexts)), v.minLength(1), v.maxLength(200)) }),
    answer: v.object({ count: v.number() }),
    errors: [],
  }),
  /** A file of people: without `apply` it says what would come of each row and writes nothing; with it, it does that, all at once. */
  bring: call({
    path: '/medapp/api/console/members/bring',
    who: write,
    effect: 'write',
    multipart: true,
    largestFile: 20 * 1024 * 1024,
    body: v.object({
      ...One,
      columns: Columns,
      apply: v.boolean(),
      /** Who is not in the file is removed. */
      replace: v.optional(v.boolean(), false),
      /** Of the dry run that is applied. */
      seen: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
    }),
    answer: v.object({ brought: Brought }),
    errors: ['file_missing', 'sheet_refused', 'sheet_empty', 'changed_meanwhile'],
  }),
  /** The rows of a file that are wrong, as they came, each with why; the content in base64. */
  wrongRows: call({
    path: '/medapp/api/console/members/wrong-rows',
    who: write,
    effect: 'read',
    multipart: true,
    largestFile: 20 * 1024 * 1024,
    body: v.object({ ...One, columns: Columns }),
    answer: v.object({ name: v.string(), content: v.string() }),
    errors: ['file_missing', 'sheet_refused', 'sheet_empty'],
  }),
  /** An empty list with the right titles and a line that shows how it is filled in; the content in base64. */
  template: call({
    path: '/medapp/api/console/members/template',
    who: read,
    effect: 'read',
    body: v.object({ cid: Id, format: v.picklist(['xlsx', 'csv']) }),
    answer: v.object({ name: v.string(), content: v.string() }),
    errors: [],
  }),
  /** Its file is fetched like that of any task. */
  export: call({
    path: '/medapp/api/console/members/export',
    who: { staff: roles.desk },
    effect: 'write',
    body: v.object({ ...One, format: v.picklist(['xlsx', 'csv']) }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
} as const;
