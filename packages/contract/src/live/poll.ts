import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { written } from '../pages/writing.ts';
import { Bilingual, Id, Instant, Nothing } from '../shapes.ts';

const base = '/medapp/api/console/live/polls';
const direct = { staff: roles.live } as const;

export const pollStates = ['draft', 'open', 'closed', 'published'] as const;

/** A poll as staff see it, with its current result. */
export const StoredPoll = v.object({
  id: Id,
  question: Bilingual,
  options: v.array(Bilingual),
  /** Maximum number of choices per person. */
  most: v.number(),
  /** Seconds the poll is open; null: until staff close it. */
  seconds: v.nullable(v.number()),
  state: v.picklist(pollStates),
  closesAt: v.nullable(Instant),
  /** By option. */
  counts: v.array(v.number()),
  voters: v.number(),
});
export type StoredPoll = v.InferOutput<typeof StoredPoll>;

/** Preparing polls; opening and closing them is part of the desk. */
export const livePollCalls = {
  polls: call({
    path: `${base}/list`,
    who: direct,
    effect: 'read',
    body: v.object({ cid: Id, broadcastId: Id }),
    answer: v.object({ polls: v.array(StoredPoll) }),
    errors: [],
  }),
  /** Only a poll that was never opened can be changed. */
  savePoll: call({
    path: `${base}/save`,
    who: direct,
    effect: 'write',
    body: v.object({
      cid: Id,
      broadcastId: Id,
      poll: v.object({
        id: v.nullable(Id),
        question: written(200),
        options: v.pipe(v.array(written(100)), v.minLength(2), v.maxLength(10)),
        most: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
        seconds: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(3600))),
      }),
    }),
    answer: v.object({ pollId: Id }),
    errors: ['poll_state'],
  }),
  removePoll: call({
    path: `${base}/remove`,
    who: direct,
    effect: 'write',
    body: v.object({ cid: Id, pollId: Id }),
    answer: Nothing,
    errors: ['poll_state'],
  }),
} as const;
