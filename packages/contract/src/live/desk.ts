import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { WatchLevel } from './listed.ts';
import { LONGEST_MESSAGE } from './socket.ts';
import { Bilingual, Id, Instant, Nothing } from '../shapes.ts';

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

/** A message or question awaiting moderation. */
export const HeldMessage = v.object({
  id: Id,
  broadcastId: Id,
  kind: v.picklist(['message', 'question']),
  name: v.string(),
  text: v.string(),
  at: Instant,
  /** Why it is held: all messages are, it contains a listed word, or it repeats other messages. */
  reason: v.picklist(['all', 'word', 'repeated']),
  /** Number of pending messages in this broadcast with the same text, including this one. */
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
  /** Null: in the whole conference. */
  broadcastId: v.nullable(Id),
  at: Instant,
  /** Null: until staff lift it. */
  until: v.nullable(Instant),
  by: v.string(),
});
export type Muted = v.InferOutput<typeof Muted>;

/** What is checked before a replay is published: parts viewers would miss. */
export const replayGaps = ['cover', 'english', 'chapters', 'captions'] as const;

/** A broadcast that has ended, with the state of its replay. */
export const DeskReplay = v.object({
  broadcastId: Id,
  roomId: Id,
  title: Bilingual,
  endedAt: v.nullable(Instant),
  replayWatch: WatchLevel,
  /** Null: nothing was recorded yet, or the recording could not be assembled. */
  video: v.nullable(
    v.object({ id: Id, state: v.picklist(replayStates), fault: v.string(), milliseconds: v.nullable(v.number()) }),
  ),
  gaps: v.array(v.picklist(replayGaps)),
});
export type DeskReplay = v.InferOutput<typeof DeskReplay>;

/** The moderation desk, over several rooms at once. Viewers see the effect within a second. */
export const liveDeskCalls = {
  /** Messages pending in these broadcasts, oldest first, at most 200. */
  feed: call({
    path: `${base}/feed`,
    who: direct,
    effect: 'read',
    body: v.object({ cid: Id, broadcastIds: Broadcasts }),
    answer: v.object({
      held: v.array(HeldMessage),
      /** Counts per broadcast that has pending ones. */
      waiting: v.array(v.object({ broadcastId: Id, messages: v.number(), questions: v.number() })),
      /** Messages ever held because of a word or a repetition. */
      caught: v.number(),
    }),
    errors: [],
  }),
  /**
   * `show`: publishes the message and pins it (a question: on the screen). `wait`: returns it to pending, also from the log. A
   * decision another moderator already made the same way remains; `changed` is the number of messages moved.
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
  /** Removes a message or question from every screen and from the log. */
  remove: call({
    path: `${base}/remove`,
    who: direct,
    effect: 'write',
    body: v.object({ ...broadcast, sequence: Id }),
    answer: Nothing,
    errors: [],
  }),
  /** Null: unpins the message. */
  pin: call({
    path: `${base}/pin`,
    who: direct,
    effect: 'write',
    body: v.object({ ...broadcast, sequence: v.nullable(Id) }),
    answer: Nothing,
    errors: [],
  }),
  /** Mutes the author of this message, published or held. */
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
  /** Mutes in force, newest first. */
  mutes: call({
    path: `${base}/mutes`,
    who: direct,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ mutes: v.array(Muted) }),
    errors: [],
  }),
  /** Replays of all ended broadcasts, newest first; they are published with `video/publish`. */
  replays: call({
    path: `${base}/replays`,
    who: direct,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ replays: v.array(DeskReplay) }),
    errors: [],
  }),
  /** Assembles the recording again; a published replay stays available until the new one is ready. */
  remakeReplay: call({
    path: `${base}/replays/remake`,
    who: direct,
    effect: 'write',
    body: v.object(broadcast),
    answer: Nothing,
    errors: ['broadcast_state'],
  }),
  /** Posts as staff: the message is marked as such and never held. */
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
  /** Shows a notice over the video in these rooms. */
  notice: call({
    path: `${base}/notice`,
    who: direct,
    effect: 'write',
    body: v.object({ cid: Id, broadcastIds: Broadcasts, text: said(200) }),
    answer: Nothing,
    errors: [],
  }),
  /** Shows an invitation to sign up; `link`: a path of this app as used in links, for instance /sign/home/0?cid=5001. */
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
  /** Sets the broadcast's state by hand. */
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
  /** Only one poll can be open in a broadcast. */
  openPoll: call({
    path: `${base}/polls/open`,
    who: direct,
    effect: 'write',
    body: v.object({ cid: Id, pollId: Id }),
    answer: Nothing,
    errors: ['poll_state', 'poll_open'],
  }),
  /** With `publish` viewers see the result at once; also possible after it was closed without. */
  closePoll: call({
    path: `${base}/polls/close`,
    who: direct,
    effect: 'write',
    body: v.object({ cid: Id, pollId: Id, publish: v.boolean() }),
    answer: v.object({ question: Bilingual, counts: v.array(v.number()), voters: v.number() }),
    errors: ['poll_state'],
  }),
} as const;
