import * as v from 'valibot';
import { call } from '../call.ts';
import { Id, Instant } from '../shapes.ts';

const Count = v.object({ id: Id, count: v.number() });

/** Likes and votes on a conference's posters, and the caller's own. */
export const PosterOpinions = v.object({
  likes: v.array(Count),
  /** Empty for a visitor. */
  liked: v.array(Id),
  voted: v.array(Id),
  /** Votes per person; 0: no vote is held. */
  votesEach: v.number(),
  voteUntil: v.nullable(Instant),
  voteOpen: v.boolean(),
  /** Null until the vote has ended. */
  votes: v.nullable(v.array(Count)),
  now: Instant,
});
export type PosterOpinions = v.InferOutput<typeof PosterOpinions>;

export const PosterQuestion = v.object({
  id: Id,
  question: v.string(),
  askedBy: v.string(),
  askedAt: Instant,
  answer: v.string(),
  answeredAt: v.nullable(Instant),
  mine: v.boolean(),
});
export type PosterQuestion = v.InferOutput<typeof PosterQuestion>;

const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000));
const One = { cid: Id, id: Id };

export const posterCalls = {
  opinions: call({
    path: '/medapp/api/papers/posters/opinions',
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ opinions: PosterOpinions }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
  /** Likes a poster or withdraws the like. Idempotent. */
  like: call({
    path: '/medapp/api/papers/posters/like',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ ...One, on: v.boolean() }),
    answer: v.object({ count: v.number() }),
    errors: ['poster_unknown'],
  }),
  /** Casts or withdraws a vote. Answers the caller's votes. */
  vote: call({
    path: '/medapp/api/papers/posters/vote',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ ...One, on: v.boolean() }),
    answer: v.object({ voted: v.array(Id) }),
    errors: ['poster_unknown', 'votes_used', 'vote_over'],
  }),
  /** Newest last. `mayAnswer`: the caller submitted this poster. */
  questions: call({
    path: '/medapp/api/papers/posters/questions',
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object(One),
    answer: v.object({ questions: v.array(PosterQuestion), mayAnswer: v.boolean() }),
    errors: ['poster_unknown'],
  }),
  ask: call({
    path: '/medapp/api/papers/posters/ask',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ ...One, question: Text }),
    answer: v.object({ questions: v.array(PosterQuestion) }),
    errors: ['poster_unknown', 'asked_too_often'],
  }),
  /** The author answers a question. */
  answer: call({
    path: '/medapp/api/papers/posters/answer',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ ...One, questionId: Id, answer: Text }),
    answer: v.object({ questions: v.array(PosterQuestion) }),
    errors: ['poster_unknown'],
  }),
} as const;
