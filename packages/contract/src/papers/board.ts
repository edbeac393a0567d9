import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { pictureErrors } from '../files/file.ts';
import { Bilingual, Id, Instant, Nothing } from '../shapes.ts';

/** An accepted poster as staff see it, with its sheet and board. */
export const HungPoster = v.object({
  id: Id,
  number: v.string(),
  title: Bilingual,
  author: Bilingual,
  board: v.string(),
  /** URL of the poster's sheet; null: missing. */
  sheet: v.nullable(v.string()),
  audio: v.boolean(),
  likes: v.number(),
  votes: v.number(),
  questions: v.number(),
  unanswered: v.number(),
});
export type HungPoster = v.InferOutput<typeof HungPoster>;

export const AskedQuestion = v.object({
  id: Id,
  paperId: Id,
  board: v.string(),
  title: Bilingual,
  question: v.string(),
  askedBy: v.string(),
  askedAt: Instant,
  answer: v.string(),
  hidden: v.boolean(),
});
export type AskedQuestion = v.InferOutput<typeof AskedQuestion>;

const write = { staff: roles.programme } as const;
const base = '/medapp/api/console/papers/posters';

export const posterBoardCalls = {
  boards: call({
    path: `${base}/boards`,
    who: write,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      posters: v.array(HungPoster),
      votesEach: v.number(),
      voteUntil: v.nullable(Instant),
      voters: v.number(),
    }),
    errors: [],
  }),
  /** Sets the picture of the sheet, replacing an earlier one. */
  hangSheet: call({
    path: `${base}/sheet`,
    who: write,
    effect: 'write',
    multipart: true,
    largestFile: 40 * 1024 * 1024,
    body: v.object({ cid: Id, paperId: Id }),
    answer: v.object({ address: v.string() }),
    errors: [...pictureErrors, 'poster_unknown'],
  }),
  /** All questions about posters, newest first. */
  askedQuestions: call({
    path: `${base}/questions`,
    who: write,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ questions: v.array(AskedQuestion) }),
    errors: [],
  }),
  /** Hides a question from attendees, shows it again, or answers it for the authors. */
  judgeQuestion: call({
    path: `${base}/judge-question`,
    who: write,
    effect: 'write',
    body: v.object({
      cid: Id,
      questionId: Id,
      hidden: v.boolean(),
      answer: v.pipe(v.string(), v.trim(), v.maxLength(1000)),
    }),
    answer: Nothing,
    errors: [],
  }),
  /** Every vote with its time and a pseudonym of the voter, so that the count can be verified; `content` in base64. */
  exportVotes: call({
    path: `${base}/export-votes`,
    who: write,
    effect: 'read',
    body: v.object({ cid: Id, format: v.picklist(['xlsx', 'csv']) }),
    answer: v.object({ name: v.string(), content: v.string() }),
    errors: [],
  }),
} as const;
