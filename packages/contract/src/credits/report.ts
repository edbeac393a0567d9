import * as v from 'valibot';
import { Instant } from '../shapes.ts';

const UploadState = v.picklist(['sent', 'accepted', 'refused']);

/** What was reported about a person, and the authority's answer. */
export const Upload = v.object({
  state: UploadState,
  /** Hundredths of a credit. */
  credit: v.number(),
  reason: v.string(),
  /** When it was reported, or answered. */
  at: Instant,
});
export type Upload = v.InferOutput<typeof Upload>;
