import * as v from 'valibot';
import { Id, inBoth } from './shapes.ts';

/** A text that staff write in both languages; English needs more letters for the same. */
export const written = (longest: number) => inBoth(longest, longest * 2);

/** What articles, pages and topics have in common. */
export const writing = {
  title: written(120),
  cover: v.nullable(v.pipe(v.string(), v.maxLength(500), v.regex(/^(\/files\/|https:\/\/)\S+$/))),
  html: written(100_000),
  state: v.picklist(['draft', 'published']),
};

/** Which one is saved: `id` null, a new one; `seen`, the version that the person saw. */
export const begun = { id: v.nullable(Id), seen: v.nullable(v.number()) };
