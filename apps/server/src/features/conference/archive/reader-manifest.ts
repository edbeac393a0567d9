import { ArchiveScope } from '@meetingapp/contract/conference/archive.ts';
import { Bilingual, Day } from '@meetingapp/contract/shapes.ts';
import * as v from 'valibot';

export const FORMAT = 'meetingapp-conference';
export const FORMAT_VERSION = 1;
export const MANIFEST = 'manifest.json';
export const ACCOUNTS = 'account';
export const tableEntry = (table: string): string => `tables/${table}.jsonl`;
export const filmEntry = (folder: string, file: string): string => `films/${folder}/${file}`;
export const fileEntry = (key: string): string => `files/${key}`;

/** Bytes of all films in an archive together; what is larger stays where it is. */
export const MOST_FILM_BYTES = 60 * 1024 * 1024;

/** Keys of stored files, wherever they stand in a row. */
export const FILE_KEY = /(?<![0-9a-f])[0-9a-f]{2}\/[0-9a-f]{32}\.[a-z0-9]{2,4}(?![a-z0-9])/g;
const Entry = v.object({ name: v.string(), bytes: v.number(), sha256: v.pipe(v.string(), v.hexadecimal()) });

/** Contents of an archive; its last entry. */
export const ArchiveManifest = v.object({
  format: v.literal(FORMAT),
  version: v.number(),
  /** Version of the product, and number of its newest migration. */
  product: v.string(),
  schema: v.number(),
  /** UTC. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  scope: ArchiveScope,
  conference: v.object({ id: v.number(), title: Bilingual, startsOn: Day, endsOn: Day }),
  tables: v.array(v.object({ table: v.string(), rows: v.number() })),
  files: v.object({ count: v.number(), bytes: v.number() }),
  /** Keys of files that rows name and that were gone. */
  lost: v.array(v.string()),
  /** Films with their files, and those of which only the record is here; absent in archives of earlier versions. */
  films: v.optional(v.object({ files: v.number(), bytes: v.number(), left: v.number() })),
  entries: v.array(Entry),
});
export type ArchiveManifest = v.InferOutput<typeof ArchiveManifest>;
