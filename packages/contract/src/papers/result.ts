import * as v from 'valibot';
import { call } from '../call.ts';
import { PaperListHead, PaperListKind } from './list.ts';
import { paperResults } from './paper.ts';
import { Bilingual, Id, Instant, Line } from '../shapes.ts';

/** Public result of a paper. Title and session are null when only its number was given and it is not public. */
export const AskedPaper = v.object({
  number: v.string(),
  title: v.nullable(Bilingual),
  result: v.picklist(paperResults),
  board: v.string(),
  /** Set for an accepted paper, which is public. */
  id: v.nullable(Id),
  session: v.nullable(Id),
});
export type AskedPaper = v.InferOutput<typeof AskedPaper>;

export const paperCalls = {
  /**
   * The start of a list of papers, and the version under which the whole list is a file (`paperFile`). Null: nothing is accepted yet.
   */
  list: call({
    path: '/medapp/api/papers/list',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({ cid: Id, kind: PaperListKind }),
    answer: v.object({ list: v.nullable(PaperListHead), now: Instant }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
  /** The conference of an accepted paper, for URLs that contain only its id. */
  find: call({
    path: '/medapp/api/papers/find',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({ id: Id }),
    answer: v.object({ cid: Id }),
    errors: [],
  }),
  /** Papers submitted under this name and phone number. A wrong pair answers an empty list, the same as an unknown one. */
  byPhone: call({
    path: '/medapp/api/papers/by-phone',
    who: 'anyone',
    effect: 'write',
    body: v.object({ cid: Id, name: v.pipe(Line, v.minLength(1)), phone: v.pipe(Line, v.minLength(5)) }),
    answer: v.object({ papers: v.array(AskedPaper) }),
    errors: ['conference_unknown', 'conference_stopped', 'asked_too_often'],
  }),
  byNumber: call({
    path: '/medapp/api/papers/by-number',
    who: 'anyone',
    effect: 'write',
    body: v.object({ cid: Id, number: v.pipe(Line, v.minLength(1)) }),
    answer: v.object({ papers: v.array(AskedPaper) }),
    errors: ['conference_unknown', 'conference_stopped', 'asked_too_often'],
  }),
} as const;
