import * as v from 'valibot';
import { Part, ProgrammeHall, ProgrammeTopic, sessionKinds } from './programme.ts';
import { call, roles } from '../call.ts';
import { Bilingual, Day, Id, Instant, Moment, Nothing, WholeNumber, inBoth, inEither, trimmed } from '../shapes.ts';

/** Either language is enough in a draft; the release reports missing translations. */
const Titled = inEither(200, 300);
const Parts = v.pipe(v.array(Part), v.maxLength(60));
/** Version the person saw; null for a new row. Fails with `changed_meanwhile` if the version moved. */
const Seen = v.nullable(WholeNumber);

/** A session as the organiser edits it. `version` increases with every change. */
export const DraftSession = v.object({
  id: Id,
  version: v.number(),
  kind: v.picklist(sessionKinds),
  title: Bilingual,
  introduction: Bilingual,
  sponsor: Bilingual,
  hall: v.nullable(Id),
  from: Instant,
  to: Instant,
  topics: v.array(Id),
  parts: v.array(Part),
});
export type DraftSession = v.InferOutput<typeof DraftSession>;

export const DraftTalk = v.object({
  id: Id,
  version: v.number(),
  /** Null: not placed in a session. */
  session: v.nullable(Id),
  title: Bilingual,
  hasAbstract: v.boolean(),
  /** Null: no time set, the order within the session counts. */
  from: v.nullable(Instant),
  minutes: v.number(),
  parts: v.array(Part),
});
export type DraftTalk = v.InferOutput<typeof DraftTalk>;

/** Differences from the last release, by kind, so that each kind can be matched to the people it concerns. */
export const changeKinds = ['added', 'removed', 'hall', 'time', 'people', 'text', 'talks'] as const;
export const ProgrammeChange = v.object({
  item: v.picklist(['session', 'talk']),
  id: Id,
  kind: v.picklist(changeKinds),
  title: Bilingual,
  /** Halls, times (`from/to`) or names before and after, in both languages; empty where the kind has no such value. */
  before: Bilingual,
  after: Bilingual,
});
export type ProgrammeChange = v.InferOutput<typeof ProgrammeChange>;

const setUp = { staff: roles.programme } as const;
const see = { staff: roles.readSetUp } as const;
const base = '/medapp/api/console/agenda';

export const agendaConsoleCalls = {
  read: call({
    path: `${base}/read`,
    who: see,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      zone: v.string(),
      startsOn: Day,
      endsOn: Day,
      halls: v.array(ProgrammeHall),
      topics: v.array(ProgrammeTopic),
      experts: v.array(v.object({ id: Id, name: Bilingual, affiliation: Bilingual, reading: v.string() })),
      sessions: v.array(DraftSession),
      talks: v.array(DraftTalk),
      /** The last release; null when there is none. */
      release: v.nullable(v.object({ number: v.number(), at: Instant })),
    }),
    errors: ['conference_unknown'],
  }),
  saveHall: call({
    path: `${base}/halls/save`,
    who: setUp,
    effect: 'write',
    body: v.object({
      cid: Id,
      hall: v.object({
        id: v.nullable(Id),
        name: Titled,
        place: inBoth(100),
        seats: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200_000))),
      }),
    }),
    answer: v.object({ hallId: Id }),
    errors: ['conference_unknown'],
  }),
  /** Refused while the hall contains sessions. */
  removeHall: call({
    path: `${base}/halls/remove`,
    who: setUp,
    effect: 'write',
    body: v.object({ cid: Id, hallId: Id }),
    answer: Nothing,
    errors: ['hall_in_use'],
  }),
  /** Order of halls and topics; ids left out come after the listed ones. */
  order: call({
    path: `${base}/order`,
    who: setUp,
    effect: 'write',
    body: v.object({
      cid: Id,
      halls: v.pipe(v.array(Id), v.maxLength(200)),
      topics: v.pipe(v.array(Id), v.maxLength(200)),
    }),
    answer: Nothing,
    errors: [],
  }),
  saveTopic: call({
    path: `${base}/topics/save`,
    who: setUp,
    effect: 'write',
    body: v.object({
      cid: Id,
      topic: v.object({
        id: v.nullable(Id),
        name: Titled,
        tint: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
      }),
    }),
    answer: v.object({ topicId: Id }),
    errors: ['conference_unknown'],
  }),
  /** Removes the topic from its sessions. */
  removeTopic: call({
    path: `${base}/topics/remove`,
    who: setUp,
    effect: 'write',
    body: v.object({ cid: Id, topicId: Id }),
    answer: Nothing,
    errors: [],
  }),
  saveSession: call({
    path: `${base}/sessions/save`,
    who: setUp,
    effect: 'write',
    body: v.object({
      cid: Id,
      session: v.object({
        id: v.nullable(Id),
        seen: Seen,
        kind: v.picklist(sessionKinds),
        title: Titled,
        /** HTML by staff; at most 5000 characters of text. */
        introduction: inBoth(20_000),
        sponsor: inBoth(200),
        hall: v.nullable(Id),
        from: Moment,
        to: Moment,
        topics: v.pipe(v.array(Id), v.maxLength(20)),
        parts: Parts,
      }),
    }),
    answer: v.object({ sessionId: Id, version: v.number() }),
    errors: ['conference_unknown', 'changed_meanwhile'],
  }),
  /** Moves a session to another hall or time, with its talks. */
  moveSession: call({
    path: `${base}/sessions/move`,
    who: setUp,
    effect: 'write',
    body: v.object({ cid: Id, sessionId: Id, seen: WholeNumber, hall: v.nullable(Id), from: Moment, to: Moment }),
    answer: v.object({ version: v.number() }),
    errors: ['changed_meanwhile'],
  }),
  /** Removes a session; its talks become unplaced. */
  removeSession: call({
    path: `${base}/sessions/remove`,
    who: setUp,
    effect: 'write',
    body: v.object({ cid: Id, sessionId: Id, seen: WholeNumber }),
    answer: Nothing,
    errors: ['changed_meanwhile'],
  }),
  talk: call({
    path: `${base}/talks/read`,
    who: see,
    effect: 'read',
    body: v.object({ cid: Id, talkId: Id }),
    answer: v.object({ talk: DraftTalk, abstract: Bilingual }),
    errors: [],
  }),
  saveTalk: call({
    path: `${base}/talks/save`,
    who: setUp,
    effect: 'write',
    body: v.object({
      cid: Id,
      talk: v.object({
        id: v.nullable(Id),
        seen: Seen,
        title: Titled,
        abstract: inBoth(20_000),
        minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1440)),
        parts: Parts,
      }),
    }),
    answer: v.object({ talkId: Id, version: v.number() }),
    errors: ['conference_unknown', 'changed_meanwhile'],
  }),
  /** Places a talk in a session (null: unplaced), before the talk `before` (null: at the end); `from` null: no time set. */
  placeTalk: call({
    path: `${base}/talks/place`,
    who: setUp,
    effect: 'write',
    body: v.object({
      cid: Id,
      talkId: Id,
      seen: WholeNumber,
      session: v.nullable(Id),
      before: v.nullable(Id),
      from: v.nullable(Moment),
    }),
    answer: v.object({ version: v.number() }),
    errors: ['changed_meanwhile'],
  }),
  removeTalk: call({
    path: `${base}/talks/remove`,
    who: setUp,
    effect: 'write',
    body: v.object({ cid: Id, talkId: Id, seen: WholeNumber }),
    answer: Nothing,
    errors: ['changed_meanwhile'],
  }),
  /** What the next release would change, and how many people have each item in their plan. */
  changes: call({
    path: `${base}/changes`,
    who: see,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      changes: v.array(v.object({ change: ProgrammeChange, planned: v.number() })),
      /** Experts who take part in a changed item, and accounts that have one in their plan. */
      experts: v.number(),
      attendees: v.number(),
    }),
    errors: ['conference_unknown'],
  }),
  /** Publishes the draft to attendees. Clashes need a reason. */
  release: call({
    path: `${base}/release`,
    who: setUp,
    effect: 'write',
    body: v.object({
      cid: Id,
      note: inBoth(500),
      reason: trimmed(500),
      /** Sends one message to each expert in a changed item, and to each attendee who has one in their plan. */
      tell: v.optional(v.object({ experts: v.boolean(), attendees: v.boolean() }), {
        experts: false,
        attendees: false,
      }),
    }),
    /** `taskId`: the task that sends the messages; null when no one is notified. */
    answer: v.object({ number: v.number(), taskId: v.nullable(Id) }),
    errors: ['conference_unknown', 'programme_clashes', 'programme_unchanged', 'programme_empty'],
  }),
  releases: call({
    path: `${base}/releases`,
    who: see,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      releases: v.array(
        v.object({
          number: v.number(),
          at: Instant,
          by: v.string(),
          note: Bilingual,
          /** Clashes released anyway, and the reason given; visible to the organiser only. */
          clashes: v.number(),
          reason: v.string(),
          changes: v.array(ProgrammeChange),
        }),
      ),
    }),
    errors: [],
  }),
} as const;
