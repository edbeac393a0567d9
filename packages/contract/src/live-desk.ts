import * as v from 'valibot';
import { call, roles } from './call.ts';
import { WatchLevel } from './live-shared.ts';
import { LONGEST_MESSAGE } from './live-socket.ts';
import { Bilingual, Id, Instant, Nothing } from './shapes.ts';

const base = '/medapp/api/console/live/desk';
const direct = { staff: roles.live } as const;

const said = (longest: number) =>
  v.object({
    zh: v.pipe(v.string(), v.trim(), v.maxLength(longest)),
    en: v.pipe(v.string(), v.trim(), v.maxLength(longest * 2)),
  });
export const replayStates = ['making', 'ready', 'published', 'failed'] as const;
const broadcast = { cid: Id, broadcastId: Id };
const Broadcasts = v.pipe(v.array(Id), v.minLength(1), v.maxLength(50));

/** A message or question that waits for staff. */
export const HeldMessage = v.object({
  id: Id,
  broadcastId: Id,
  kind: v.picklist(['message', 'question']),
  name: v.string(),
  text: v.string(),
  at: Instant,
  /** Every message waits here, a word of the list was in it, or it says what others say. */
  reason: v.picklist(['all', 'word', 'repeated']),
  /** How many that wait in this broadcast say the same, itself among them. */
  alike: v.number(),
});
export type HeldMessage = v.InferOutput<typeof HeldMessage>;

export const heldVerdicts = ['pass', 'show', 'refuse', 'wait'] as const;
export type HeldVerdict = (typeof heldVerdicts)[number];

export const questionStates = ['open', 'shown', 'answered'] as const;
export const AskedHere = v.object({
  sequence: v.number(),
  at: Instant,
  name: v.string(),
  text: v.string(),
  state: v.picklist(questionStates),
  votes: v.number(),
});
export type AskedHere = v.InferOutput<typeof AskedHere>;

export const Muted = v.object({
  id: Id,
  name: v.string(),
  /** Null: in all of the conference. */
  broadcastId: v.nullable(Id),
  at: Instant,
  /** Null: until staff lift it. */
  until: v.nullable(Instant),
  by: v.string(),
});
export type Muted = v.InferOutput<typeof Muted>;

/** What one looks at before a replay goes out, and what viewers would miss. */
export const replayGaps = ['cover', 'english', 'chapters', 'captions'] as const;

/** A broadcast that has ended, and how far its replay is. */
export const DeskReplay = v.object({
  broadcastId: Id,
  roomId: Id,
  title: Bilingual,
  endedAt: v.nullable(Instant),
  replayWatch: WatchLevel,
  /** Null: nothing was recorded yet, or it could not be joined. */
  video: v.nullable(
    v.object({ id: Id, state: v.picklist(replayStates), fault: v.string(), milliseconds: v.nullable(v.number()) }),
  ),
  gaps: v.array(v.picklist(replayGaps)),
});
export type DeskReplay = v.InferOutput<typeof DeskReplay>;

/** What one person at the desk does to several rooms at once. What comes of it, viewers see within a second. */
export const liveDeskCalls = {
  /** What waits in these broadcasts, the oldest first, at most 200. */
  feed: call({
    path: `${base}/feed`,
    who: direct,
    effect: 'read',
    body: v.object({ cid: Id, broadcastIds: Broadcasts }),
    answer: v.object({
      held: v.array(HeldMessage),
      /** Of each broadcast where any waits. */
      waiting: v.array(v.object({ broadcastId: Id, messages: v.number(), questions: v.number() })),
      /** How many were ever held back by a word or for being repeated. */
      caught: v.number(),
    }),
    errors: [],
  }),
  /**
   * `show`: pass it, and put it on top (a question: on the screen). `wait`: back to the others, also out of the log. What somebody
   * else judged the same way stays so; `changed` says how many were moved.
   */
  judge: call({
    path: `${base}/judge`,
    who: direct,
    effect: 'write',
    body: v.object({
      cid: Id,
      heldIds: v.pipe(v.array(Id), v.minLength(1), v.maxLength(200)),
      verdict: v.picklist(heldVerdicts),
    }),
    answer: v.object({ changed: v.number() }),
    errors: [],
  }),
  questions: call({
    path: `${base}/questions`,
    who: direct,
    effect: 'read',
    body: v.object(broadcast),
    answer: v.object({ questions: v.array(AskedHere) }),
    errors: [],
  }),
  setQuestion: call({
    path: `${base}/questions/set`,
    who: direct,
    effect: 'write',
    body: v.object({ ...broadcast, sequence: Id, state: v.picklist(questionStates) }),
    answer: Nothing,
    errors: [],
  }),
  /** A message or question goes from every screen and out of the log. */
  remove: call({
    path: `${base}/remove`,
    who: direct,
    effect: 'write',
    body: v.object({ ...broadcast, sequence: Id }),
    answer: Nothing,
    errors: [],
  }),
  /** Null: nothing stands on top any more. */
  pin: call({
    path: `${base}/pin`,
    who: direct,
    effect: 'write',
    body: v.object({ ...broadcast, sequence: v.nullable(Id) }),
    answer: Nothing,
    errors: [],
  }),
  /** Whoever wrote this message, or this one that waits, writes no more. */
  mute: call({
    path: `${base}/mute`,
    who: direct,
    effect: 'write',
    body: v.object({
      ...broadcast,
      sequence: v.nullable(Id),
      heldId: v.nullable(Id),
      /** In all rooms of the conference. */
      everywhere: v.boolean(),
      /** Null: until staff lift it. */
      minutes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(43_200))),
    }),
    answer: v.object({ muteId: Id }),
    errors: [],
  }),
  unmute: call({
    path: `${base}/unmute`,
    who: direct,
    effect: 'write',
    body: v.object({ cid: Id, muteId: Id }),
    answer: Nothing,
    errors: [],
  }),
  /** Those that hold now, the newest first. */
  mutes: call({
    path: `${base}/mutes`,
    who: direct,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ mutes: v.array(Muted) }),
    errors: [],
  }),
  /** Of all broadcasts that have ended, the newest first; they are published by `video/publish`. */
  replays: call({
    path: `${base}/replays`,
    who: direct,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ replays: v.array(DeskReplay) }),
    errors: [],
  }),
  /** Joins what was recorded once more; a replay that viewers see stays until the new one is there. */
  remakeReplay: call({
    path: `${base}/replays/remake`,
    who: direct,
    effect: 'write',
    body: v.object(broadcast),
    answer: Nothing,
    errors: ['broadcast_state'],
  }),
  /** As staff: it is marked so, and never held back. */
  say: call({
    path: `${base}/say`,
    who: direct,
    effect: 'write',
    body: v.object({
      ...broadcast,
      text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_MESSAGE)),
    }),
    answer: v.object({ sequence: v.number() }),
    errors: [],
  }),
  /** Over the picture, in these rooms. */
  notice: call({
    path: `${base}/notice`,
    who: direct,
    effect: 'write',
    body: v.object({ cid: Id, broadcastIds: Broadcasts, text: said(200) }),
    answer: Nothing,
    errors: [],
  }),
  /** An invitation to sign up; `link`: an address of ours, as links have it, for instance /sign/home/0?cid=5001. */
  signUp: call({
    path: `${base}/sign-up`,
    who: direct,
    effect: 'write',
    body: v.object({
      cid: Id,
      broadcastIds: Broadcasts,
      text: said(100),
      link: v.pipe(v.string(), v.maxLength(300), v.regex(/^\/[^/\\\s][^\\\s]*$/)),
    }),
    answer: Nothing,
    errors: [],
  }),
  /** The state by hand. */
  move: call({
    path: `${base}/move`,
    who: direct,
    effect: 'write',
    body: v.object({ ...broadcast, event: v.picklist(['begin', 'pause', 'resume', 'end', 'reopen']) }),
    answer: v.object({ state: v.picklist(['planned', 'live', 'paused', 'ended']) }),
    errors: ['broadcast_state'],
  }),
  /** Who may write, and how often. */
  setChat: call({
    path: `${base}/chat`,
    who: direct,
    effect: 'write',
    body: v.object({
      ...broadcast,
      chat: v.picklist(['open', 'before', 'closed']),
      slowSeconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600)),
    }),
    answer: Nothing,
    errors: [],
  }),
  /** One poll at a time is open in a broadcast. */
  openPoll: call({
    path: `${base}/polls/open`,
    who: direct,
    effect: 'write',
    body: v.object({ cid: Id, pollId: Id }),
    answer: Nothing,
    errors: ['poll_state', 'poll_open'],
  }),
  /** With `publish`, viewers see at once how it went; also after it was closed without. */
  closePoll: call({
    path: `${base}/polls/close`,
    who: direct,
    effect: 'write',
    body: v.object({ cid: Id, pollId: Id, publish: v.boolean() }),
    answer: v.object({ question: Bilingual, counts: v.array(v.number()), voters: v.number() }),
    errors: ['poll_state'],
  }),
} as const;
