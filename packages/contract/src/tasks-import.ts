import * as v from 'valibot';
import { Id, Instant } from './shapes.ts';

/** What would become of a row of a file. */
export const ImportFate = v.picklist(['new', 'change', 'same', 'wrong']);
export type ImportFate = v.InferOutput<typeof ImportFate>;
export const ImportCounts = v.object({ new: v.number(), change: v.number(), same: v.number(), wrong: v.number() });

/** Null: not brought in yet; else done, or why not. */
export const ImportOutcome = v.nullable(v.object({ done: v.boolean(), text: v.string() }));

/** A file that was brought, by whom and when. */
export const broughtFile = { id: Id, name: v.string(), by: v.string(), createdAt: Instant };

export const OneImport = { cid: Id, id: Id };

/** Its rows in pieces; `failed`: those that could not be brought in. */
export const importRowsBody = v.object({
  ...OneImport,
  fate: v.optional(v.nullable(v.picklist([...ImportFate.options, 'failed'])), null),
  after: v.optional(v.nullable(v.number()), null),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 100),
});

export const templateBody = v.object({ cid: Id, format: v.picklist(['xlsx', 'csv']) });
/** A file, its content in base64. */
export const FileAnswer = v.object({ name: v.string(), content: v.string() });
