import * as v from 'valibot';
import { programmeRoles } from '../agenda/programme.ts';
import { call } from '../call.ts';
import { Bilingual, Id, Instant, Nothing, trimmed, WholeNumber } from '../shapes.ts';

const base = '/medapp/api/speakers';

/** Replies of a person to a task; `none` while there is none. */
export const taskStates = ['none', 'accepted', 'rejected'] as const;
export type TaskState = (typeof taskStates)[number];

/** Why a person rejects a task; `other` needs a text. */
export const rejectReasons = ['clash', 'travel', 'topic', 'health', 'other'] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** What differs from what the person was asked before. */
export const changedParts = ['time', 'hall', 'people', 'role'] as const;
/** `before` and `after` are texts in both languages; of a time `from/to` as ISO 8601; of a role its names in the specification's words. */
export const TaskChange = v.object({ part: v.picklist(changedParts), before: Bilingual, after: Bilingual });
export type TaskChange = v.InferOutput<typeof TaskChange>;

/** A person of the programme in a list of the desk. */
export const deskPerson = { expertId: Id, name: Bilingual, affiliation: Bilingual };
/** Where and when a list of the desk was read: the zone of the conference, and the server's clock. */
export const deskClock = { zone: v.string(), now: Instant };

const Colleague = v.object({ name: Bilingual, roles: v.array(v.picklist(programmeRoles)) });

export const SpeakerTask = v.object({
  id: Id,
  version: v.number(),
  item: v.picklist(['session', 'talk']),
  itemId: Id,
  roles: v.array(v.picklist(programmeRoles)),
  title: Bilingual,
  /** Of a talk, the title of its session; null for a session. */
  session: v.nullable(Bilingual),
  hall: v.nullable(Bilingual),
  hallId: v.nullable(Id),
  place: Bilingual,
  from: Instant,
  to: Instant,
  /** False: some time within the session. */
  exact: v.boolean(),
  /** The other people of the same session or talk. */
  colleagues: v.array(Colleague),
  state: v.picklist(taskStates),
  answeredAt: v.nullable(Instant),
  reason: v.nullable(v.picklist(rejectReasons)),
  words: v.string(),
  suggestion: v.string(),
  /** What changed since the person answered or was asked last; empty: nothing. */
  changes: v.array(TaskChange),
  /** The reply before the task changed. */
  earlier: v.picklist(taskStates),
  /** Asked in the place of somebody who has rejected it. */
  standIn: v.boolean(),
  /** Somebody else has taken the task. */
  filled: v.boolean(),
  /** The person may answer or change the answer now. */
  open: v.boolean(),
});
export type SpeakerTask = v.InferOutput<typeof SpeakerTask>;

/** Two tasks of one person that cannot both be done: minutes of overlap, or a gap shorter than the walk. */
export const TaskClash = v.object({
  one: Id,
  other: Id,
  /** 0: they do not overlap, but the walk is longer than the gap. */
  overlap: v.number(),
  /** Minutes between the two; 0 where they overlap. */
  gap: v.number(),
  /** Minutes from hall to hall by the floor plan; null: unknown, or the same hall. */
  walk: v.nullable(v.number()),
});
export type TaskClash = v.InferOutput<typeof TaskClash>;

/** What a person may still have to do for a conference. */
const nextStepKinds = ['reply', 'agreement', 'slides', 'statement', 'travel'] as const;
export const NextStep = v.object({
  step: v.picklist(nextStepKinds),
  /** Of slides and the statement a task, of an agreement its own; null: the step is about no single one. */
  id: v.nullable(Id),
  title: v.nullable(Bilingual),
  /** Until when; null: no date is set. */
  by: v.nullable(Instant),
  /** Tasks without a reply, journeys that are not known; otherwise 1. */
  count: v.number(),
});
export type NextStep = v.InferOutput<typeof NextStep>;

/** Who asks: the key of a personal link or of a one-time code; null: the account that is logged in. */
export const LinkKey = v.nullable(trimmed(120));
/** The same as a field of a form, which has no null: '' stands for the account that is logged in. */
export const FormLinkKey = v.pipe(
  v.optional(trimmed(120), ''),
  v.transform((key) => (key === '' ? null : key)),
);
/** Refusals of every call of a speaker. */
export const personErrors = [
  'conference_unknown',
  'conference_stopped',
  'speaker_link_ended',
  'speaker_unknown',
  'speaker_unidentified',
] as const;
const who = { cid: Id, linkKey: LinkKey };

export const speakerCalls = {
  /** Sends a one-time code to a phone. The answer is the same whether or not a speaker has this phone. */
  sendCode: call({
    path: `${base}/code`,
    who: 'anyone',
    effect: 'write',
    body: v.object({ cid: Id, phone: trimmed(40) }),
    answer: v.object({ retryAfterSeconds: v.number(), validMinutes: v.number() }),
    errors: ['conference_unknown', 'code_too_often'],
  }),
  /** Finds a speaker by name and phone with a one-time code, which is checked first and used up. The key is valid for 12 hours. */
  find: call({
    path: `${base}/find`,
    who: 'anyone',
    effect: 'write',
    body: v.object({
      cid: Id,
      name: v.pipe(trimmed(80), v.minLength(1, 'required')),
      phone: trimmed(40),
      code: v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/)),
    }),
    answer: v.object({ key: v.string() }),
    errors: ['code_wrong', 'code_expired', 'code_too_often', 'speaker_schedule_unknown'],
  }),
  /** The tasks of a speaker by time, by the programme in force. Changes nothing. */
  tasks: call({
    path: `${base}/tasks`,
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object(who),
    answer: v.object({
      conference: Bilingual,
      zone: v.string(),
      now: Instant,
      name: Bilingual,
      /** Answers may be given and changed until then; null: until the task begins. */
      answerBy: v.nullable(Instant),
      tasks: v.array(SpeakerTask),
      clashes: v.array(TaskClash),
      /** Tasks without a reply that clash with no other one that is accepted or unanswered. */
      acceptable: v.array(Id),
    }),
    errors: personErrors,
  }),
  /** What the person still has to do, in the order in which it is due. */
  steps: call({
    path: `${base}/steps`,
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object(who),
    answer: v.object({ zone: v.string(), steps: v.array(NextStep) }),
    errors: personErrors,
  }),
  /** An address for a calendar that follows the accepted tasks; it ends with the person's links. */
  calendar: call({
    path: `${base}/calendar`,
    who: 'accountOrVisitor',
    effect: 'write',
    body: v.object(who),
    answer: v.object({ address: v.string() }),
    errors: personErrors,
  }),
  /** Notes that the person has seen their tasks; by the page, so that a preview of the link notes nothing. */
  opened: call({
    path: `${base}/opened`,
    who: 'accountOrVisitor',
    effect: 'write',
    body: v.object(who),
    answer: Nothing,
    errors: personErrors,
  }),
  /** Answers one or several tasks: all of them, or none. `none` takes an answer back. */
  answer: call({
    path: `${base}/answer`,
    who: 'accountOrVisitor',
    effect: 'write',
    body: v.object({
      ...who,
      tasks: v.pipe(v.array(v.object({ id: Id, seen: WholeNumber })), v.minLength(1), v.maxLength(100)),
      reply: v.picklist(taskStates),
      reason: v.nullable(v.picklist(rejectReasons)),
      words: trimmed(300),
      suggestion: trimmed(80),
    }),
    answer: v.object({ versions: v.array(v.object({ id: Id, version: v.number() })) }),
    errors: [
      ...personErrors,
      'changed_meanwhile',
      'speaker_answer_late',
      'speaker_task_gone',
      'speaker_task_changed',
      'speaker_task_filled',
    ],
  }),
} as const;
