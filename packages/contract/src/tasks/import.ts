import * as v from 'valibot';
import { Id, Instant, WholeNumber } from '../shapes.ts';

/** Outcome of a row of an import. */
export const ImportRowOutcome = v.picklist(['new', 'change', 'same', 'wrong']);
export type ImportRowOutcome = v.InferOutput<typeof ImportRowOutcome>;
export const ImportCounts = v.object({ new: v.number(), change: v.number(), same: v.number(), wrong: v.number() });

/** Null: not imported yet; otherwise whether it was done, or why not. */
export const ImportOutcome = v.nullable(v.object({ done: v.boolean(), text: v.string() }));

/** An imported file, by whom and when. */
export const importedFile = { id: Id, name: v.string(), by: v.string(), createdAt: Instant };

export const OneImport = { cid: Id, id: Id };

/** Its rows in pages; `failed`: only rows that could not be imported. */
export const importRowsBody = v.object({
  ...OneImport,
  fate: v.optional(v.nullable(v.picklist([...ImportRowOutcome.options, 'failed'])), null),
  after: v.optional(v.nullable(WholeNumber), null),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 100),
});

export const templateBody = v.object({ cid: Id, format: v.picklist(['xlsx', 'csv']) });
/** A file; `content` in base64. */
export const FileAnswer = v.object({ name: v.string(), content: v.string() });
