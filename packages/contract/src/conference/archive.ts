import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Bilingual, Day, Id, Instant, Nothing, trimmed } from '../shapes.ts';
import { Task } from '../tasks/task.ts';

/** What leaves: texts, forms, fees, hotels, programme and the like without people, or also people with what they did. */
export const archiveScopes = ['setup', 'everything'] as const;
export const ArchiveScope = v.picklist(archiveScopes);
export type ArchiveScope = v.InferOutput<typeof ArchiveScope>;

/** Maximum bytes of an archive that can be uploaded. */
export const LARGEST_ARCHIVE = 100 * 1024 * 1024;

/** Kinds of rows that the dry run counts. */
export const archiveKinds = [
  'forms',
  'fees',
  'hotels',
  'sessions',
  'texts',
  'papers',
  'people',
  'registrations',
  'orders',
  'exhibitors',
  'surveys',
  'exams',
  'films',
  'other',
] as const;
export type ArchiveKind = (typeof archiveKinds)[number];

/** Why rows of a conference are not in its archive. */
export const archiveStaying = [
  'invoices',
  'provider',
  'secrets',
  'evidence',
  'speakers',
  'reviews',
  'words',
  'films',
  'versions',
  'work',
] as const;
export type ArchiveStaying = (typeof archiveStaying)[number];

/** What is wrong with an archive; `entry` is the part of the file, `line` its line, 0 where it has none. */
export const archiveFaults = [
  'not_zip',
  'bomb',
  'encrypted',
  'manifest_missing',
  'manifest_invalid',
  'newer',
  'entry_missing',
  'entry_unlisted',
  'hash_differs',
  'rows_differ',
  'line_unreadable',
  'table_unknown',
  'column_unknown',
  'value_invalid',
  'points_outside',
  'id_twice',
  'row_refused',
  'number_taken',
  'file_kind',
] as const;
export type ArchiveFaultReason = (typeof archiveFaults)[number];

export const ArchiveSummary = v.object({
  title: Bilingual,
  startsOn: Day,
  endsOn: Day,
  /** When the archive was made. */
  madeAt: Instant,
  /** Version of the product that made it. */
  product: v.string(),
  counts: v.array(v.object({ kind: v.picklist(archiveKinds), count: v.number() })),
  files: v.number(),
  /** Bytes of the files. */
  bytes: v.number(),
  /** Files that the archive's rows name and that were gone when it was made. */
  lost: v.number(),
  /** Films of which only the record comes; absent in dry runs of earlier versions. */
  filmsLeft: v.optional(v.number()),
  /** Accounts found here by a verified phone or e-mail, and those that would be made. */
  accounts: v.object({ found: v.number(), made: v.number() }),
});
export type ArchiveSummary = v.InferOutput<typeof ArchiveSummary>;

const owner = { staff: roles.owner, society: true } as const;

export const conferenceArchiveCalls = {
  /** Starts a task of `cid` whose file is the archive. Only owners can fetch it. */
  exportArchive: call({
    path: '/medapp/api/console/conference/archive/export',
    who: { staff: roles.owner },
    effect: 'write',
    body: v.object({ cid: Id, scope: ArchiveScope }),
    answer: v.object({ taskId: Id }),
    errors: ['archive_refunds'],
  }),
  /** Keeps an uploaded archive and starts its dry run, which changes nothing. */
  uploadArchive: call({
    path: '/medapp/api/console/conference/archive/upload',
    who: owner,
    effect: 'write',
    multipart: true,
    largestFile: LARGEST_ARCHIVE,
    body: v.object({}),
    answer: v.object({ id: Id }),
    errors: ['file_missing'],
  }),
  /** The archive that the caller uploaded last and neither imported nor put aside, and that had no fault so far. */
  pendingArchive: call({
    path: '/medapp/api/console/conference/archive/pending',
    who: owner,
    effect: 'read',
    body: v.object({}),
    answer: v.object({ id: v.nullable(Id) }),
    errors: [],
  }),
  /** Puts an uploaded archive aside and deletes its file. */
  dropArchive: call({
    path: '/medapp/api/console/conference/archive/drop',
    who: owner,
    effect: 'write',
    body: v.object({ id: Id }),
    answer: Nothing,
    errors: ['archive_busy'],
  }),
  /** Repeats the dry run, in a scope of what the archive has. */
  checkArchive: call({
    path: '/medapp/api/console/conference/archive/check',
    who: owner,
    effect: 'write',
    body: v.object({ id: Id, scope: ArchiveScope }),
    answer: Nothing,
    errors: ['archive_busy'],
  }),
  archive: call({
    path: '/medapp/api/console/conference/archive/state',
    who: owner,
    effect: 'read',
    body: v.object({ id: Id }),
    answer: v.object({
      name: trimmed(200),
      /** Scope of the file; null until it was read. */
      contains: v.nullable(ArchiveScope),
      /** Scope of the dry run. */
      scope: ArchiveScope,
      /** Null when the dry run has not ended, or found a fault. */
      summary: v.nullable(ArchiveSummary),
      faults: v.array(v.string()),
      check: v.nullable(Task),
      apply: v.nullable(Task),
      /** The new conference; null until it is made. */
      made: v.nullable(Id),
    }),
    errors: [],
  }),
  /** Makes the new conference as the dry run said, in one transaction: all of it, or nothing. */
  applyArchive: call({
    path: '/medapp/api/console/conference/archive/apply',
    who: owner,
    effect: 'write',
    body: v.object({ id: Id }),
    answer: v.object({ taskId: Id }),
    errors: ['archive_not_checked'],
  }),
} as const;
