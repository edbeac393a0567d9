import * as v from 'valibot';
import { programmeRoles } from '../agenda/programme.ts';
import { call, roles } from '../call.ts';
import { Bilingual, Id, Instant, Moment, Nothing, WholeNumber } from '../shapes.ts';
import { slidesStates } from './room.ts';
import { Statement } from './statement.ts';
import { deskClock, deskPerson, rejectReasons, TaskChange, taskStates } from './task.ts';

const base = '/medapp/api/console/speakers';
const who = { staff: roles.programme } as const;

/** How a person gets letters; `none`: neither account nor e-mail nor phone is known. */
export const letterWays = ['account', 'email', 'phone', 'none'] as const;

/** Automatic reminders before the answer deadline; no days: none. Hours in the zone of the conference. */
export const Reminders = v.object({
  days: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60))), v.maxLength(10)),
  most: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  from: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
  until: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
});
export type Reminders = v.InferOutput<typeof Reminders>;

export const DeskInvitation = v.object({
  id: Id,
  version: v.number(),
  ...deskPerson,
  way: v.picklist(letterWays),
  item: v.picklist(['session', 'talk']),
  itemId: Id,
  sessionId: Id,
  title: Bilingual,
  session: v.nullable(Bilingual),
  hallId: v.nullable(Id),
  hall: Bilingual,
  from: Instant,
  to: Instant,
  roles: v.array(v.picklist(programmeRoles)),
  state: v.picklist(taskStates),
  answeredAt: v.nullable(Instant),
  reason: v.nullable(v.picklist(rejectReasons)),
  words: v.string(),
  suggestion: v.string(),
  changes: v.array(TaskChange),
  /** First and last letter, and their number. */
  invitedAt: v.nullable(Instant),
  writtenAt: v.nullable(Instant),
  letters: v.number(),
  openedAt: v.nullable(Instant),
  /** Cannot be done together with another task of the person. */
  clash: v.boolean(),
  slides: v.picklist(slidesStates),
  /** Of the person: `open` while one is to be signed. */
  agreement: v.picklist(['none', 'open', 'signed']),
  /** The person has accepted, and their arrival or departure is not known. */
  noTravel: v.boolean(),
  /** Interests and consent of the person; null: not stated. */
  statement: v.nullable(Statement),
  /** No reply for seven days after the first letter, or after the person was asked again. */
  silent: v.boolean(),
  /** Rejected or withdrawn, and nobody else has the task. */
  empty: v.boolean(),
  /** Name of the person in whose place this one was asked. */
  standsInFor: v.nullable(Bilingual),
  filledBy: v.nullable(Bilingual),
});
export type DeskInvitation = v.InferOutput<typeof DeskInvitation>;

/** Facts for a stand-in, and burdens; `count` where the fact has a number. */
export const candidateFacts = ['suggested', 'topic', 'institution', 'before', 'free', 'tasks', 'no_address'] as const;
export const Candidate = v.object({
  ...deskPerson,
  post: Bilingual,
  /** Higher is better; the sum of the weights of the facts. */
  score: v.number(),
  facts: v.array(v.object({ fact: v.picklist(candidateFacts), count: v.number() })),
  /** Where this person was asked in the place of the same invitation. */
  asked: v.nullable(
    v.object({
      state: v.picklist(taskStates),
      gone: v.boolean(),
      writtenAt: v.nullable(Instant),
      openedAt: v.nullable(Instant),
    }),
  ),
});
export type Candidate = v.InferOutput<typeof Candidate>;

/** Somebody who cannot take a task, and what they have then. */
const BusyPerson = v.object({
  ...deskPerson,
  title: Bilingual,
  hall: Bilingual,
  from: Instant,
  to: Instant,
  /** Minutes of the walk for which the time is too short; null: the two overlap. */
  walk: v.nullable(v.number()),
});

export const chainEndings = ['stopped', 'filled', 'used_up', 'taken_back'] as const;
export const Chain = v.object({
  hours: v.number(),
  /** People still to be asked, in order. */
  candidates: v.array(v.object({ expertId: Id, name: Bilingual })),
  nextAt: v.nullable(Instant),
  startedAt: Instant,
  endedAt: v.nullable(Instant),
  ending: v.nullable(v.picklist(chainEndings)),
});
export type Chain = v.InferOutput<typeof Chain>;

const invitation = { cid: Id, invitationId: Id };
const Ids = v.pipe(v.array(Id), v.minLength(1, 'required'), v.maxLength(2000));

export const speakersConsoleCalls = {
  /** All tasks of the programme in force with their invitations, by time. */
  list: call({
    path: `${base}/list`,
    who,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      ...deskClock,
      answerBy: v.nullable(Instant),
      /** Later slides are marked. */
      slidesBy: v.nullable(Instant),
      remind: Reminders,
      /** 0: never saved. */
      settingsVersion: v.number(),
      /** False while no programme is released. */
      released: v.boolean(),
      invitations: v.array(DeskInvitation),
    }),
    errors: [],
  }),
  saveSettings: call({
    path: `${base}/settings`,
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      seen: WholeNumber,
      answerBy: v.nullable(Moment),
      slidesBy: v.nullable(Moment),
      remind: Reminders,
    }),
    answer: v.object({ version: v.number() }),
    errors: ['changed_meanwhile'],
  }),
  /** Makes the invitations that the programme in force needs; a release does it automatically. */
  sync: call({
    path: `${base}/sync`,
    who,
    effect: 'write',
    body: v.object({ cid: Id }),
    answer: v.object({ made: v.number(), gone: v.number(), askedAgain: v.number() }),
    errors: [],
  }),
  /** The letters that `write` would send, at most twenty of them. */
  preview: call({
    path: `${base}/preview`,
    who,
    effect: 'read',
    body: v.object({ cid: Id, invitationIds: Ids }),
    answer: v.object({
      /** People who get a letter, and those without an address. */
      people: v.number(),
      unreachable: v.number(),
      /** People from whom nothing is missing: they get no letter. */
      complete: v.number(),
      letters: v.array(v.object({ name: Bilingual, way: v.picklist(letterWays), subject: Bilingual, text: Bilingual })),
    }),
    errors: [],
  }),
  /**
   * Writes one letter to each person of these invitations: the first one invites, later ones remind of the reply, and those who have
   * accepted read what else is missing. A task with a result per person.
   */
  write: call({
    path: `${base}/write`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, invitationIds: Ids }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
  /** Who could take a rejected task, best first. */
  standIns: call({
    path: `${base}/stand-ins`,
    who,
    effect: 'read',
    body: v.object(invitation),
    answer: v.object({
      candidates: v.array(Candidate),
      /** People who have a task at that time or cannot walk there in time: which one it is. */
      busy: v.array(BusyPerson),
      chain: v.nullable(Chain),
    }),
    errors: ['speaker_task_gone'],
  }),
  /** Asks one person in the place of the one who rejected. */
  inviteStandIn: call({
    path: `${base}/stand-ins/invite`,
    who,
    effect: 'write',
    body: v.object({ ...invitation, expertId: Id }),
    answer: v.object({ invitationId: Id }),
    errors: ['speaker_task_gone', 'speaker_task_filled', 'speaker_busy', 'speaker_no_address'],
  }),
  /** Asks these people one after the other, the next one after a refusal or after hours of silence. Replaces an earlier chain. */
  startChain: call({
    path: `${base}/chain/start`,
    who,
    effect: 'write',
    body: v.object({
      ...invitation,
      hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(336)),
      expertIds: v.pipe(v.array(Id), v.minLength(1, 'required'), v.maxLength(20)),
    }),
    answer: Nothing,
    errors: ['speaker_task_gone', 'speaker_task_filled'],
  }),
  /** Nobody else is asked; an answer of somebody who was asked still counts. */
  stopChain: call({
    path: `${base}/chain/stop`,
    who,
    effect: 'write',
    body: v.object(invitation),
    answer: Nothing,
    errors: [],
  }),
  /** Ends all personal links of a person; the next letter has a new one. */
  revokeLinks: call({
    path: `${base}/links/revoke`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, expertId: Id }),
    answer: v.object({ ended: v.number() }),
    errors: [],
  }),
} as const;
