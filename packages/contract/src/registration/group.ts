import * as v from 'valibot';
import { Id } from '../shapes.ts';

/** The group that a person joins or is in; absent from an answer about a person in no group. */
export const JoinedGroup = v.object({
  /** Empty when the link leads to none. */
  name: v.string(),
  payer: v.picklist(['contact', 'self']),
  /** The group's number, for its contact only. */
  own: v.nullable(Id),
  /** Branch of every member; null: each member chooses. */
  branchId: v.nullable(Id),
  /** Why nobody can join by this link now, as text; empty when the person can, or has already. */
  refusal: v.string(),
});
export type JoinedGroup = v.InferOutput<typeof JoinedGroup>;
