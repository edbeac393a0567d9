import * as v from 'valibot';
import { Id, WholeNumber, inBoth } from '../shapes.ts';

/** A text that staff write in both languages; the English limit is double, because it needs more characters. */
export const written = (longest: number) => inBoth(longest, longest * 2);

/** Fields common to articles, pages and topics. */
export const writing = {
  title: written(120),
  cover: v.nullable(v.pipe(v.string(), v.maxLength(500), v.regex(/^(\/files\/|https:\/\/)\S+$/))),
  html: written(100_000),
  state: v.picklist(['draft', 'published']),
};

/** The row to save: `id` null creates one; `seen`: the version the person saw. */
export const begun = { id: v.nullable(Id), seen: v.nullable(WholeNumber) };
