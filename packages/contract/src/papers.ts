import * as v from 'valibot';
import { call } from './call.ts';
import { PaperListHead, PaperListKind } from './papers-list.ts';
import { paperResults } from './papers-paper.ts';
import { Bilingual, Id, Instant, Line } from './shapes.ts';

/** What one who asks gets to know of a paper. Title and session are null where only its number was named and it is not public. */
export const AskedPaper = v.object({
  number: v.string(),
  title: v.nullable(Bilingual),
  result: v.picklist(paperResults),
  board: v.string(),
  /** Of an accepted one, which everybody may look at. */
  id: v.nullable(Id),
  session: v.nullable(Id),
});
export type AskedPaper = v.InferOutput<typeof AskedPaper>;

export const paperCalls = {
  /** What a list of papers begins with, and under which name all of it is a file (`paperFile`). Null: nothing is accepted yet. */
  list: call({
    path: '/medapp/api/papers/list',
    who: 'anyone',
    effect: 'read',
    body: v.object({ cid: Id, kind: PaperListKind }),
    answer: v.object({ list: v.nullable(PaperListHead), now: Instant }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
  /** To which conference an accepted paper belongs, for addresses that name only its number. */
  find: call({
    path: '/medapp/api/papers/find',
    who: 'anyone',
    effect: 'read',
    body: v.object({ id: Id }),
    answer: v.object({ cid: Id }),
    errors: [],
  }),
  /** The papers of who gave this name and phone number when submitting. A wrong pair has no papers, as one that nobody gave. */
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
