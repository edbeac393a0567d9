import type { BaseIssue, BaseSchema, InferInput, InferOutput } from 'valibot';
import type { ErrorName } from './errors.ts';

/** Any Valibot schema, whatever its input and output types. */
export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

export const staffRoles = ['owner', 'organiser', 'finance', 'programme', 'reviewer', 'live', 'door', 'reader'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * Who may make a call. `anyone`: also a visitor; the call never learns who makes it. `accountOrVisitor`: also a visitor without a token,
 * and the answer depends on who asks, so a token that has ended is refused. `account`: a logged-in person, who sees only their own data.
 * `staff`:
 * a staff member with one of these roles on the society or on the conference named by `cid` in the body; with `society` only a role on
 * the whole society counts. `own`: concerns only the caller's own login, so it needs no second factor where the society requires one,
 * and it manages its own transactions (a wrong password is counted even though the call is refused).
 */
export type Who =
  | 'anyone'
  | 'accountOrVisitor'
  | 'account'
  | { readonly staff: readonly StaffRole[]; readonly society?: true; readonly own?: true };

/** Role sets by duty, shared by the calls. */
export const roles = {
  /** Opens the conference to programs of others: keys and webhooks. */
  owner: ['owner'],
  /** Sets a conference up. */
  setUp: ['owner', 'organiser'],
  /** Makes the programme. */
  programme: ['owner', 'organiser', 'programme'],
  /** Runs what is live: rooms, states, moderation, films. */
  live: ['owner', 'organiser', 'live'],
  /** Answers and moderates what attendees write. */
  answer: ['owner', 'organiser', 'programme', 'live'],
  /** Checks slides and takes them to the halls. */
  slides: ['owner', 'organiser', 'programme', 'live'],
  /** Books journeys of speakers and sends cars; sees their travel data. */
  travel: ['owner', 'organiser'],
  /** Hands over what people have won. */
  handOver: ['owner', 'organiser', 'door'],
  /** Puts pictures on what they make. */
  covers: ['owner', 'organiser', 'programme', 'live'],
  /** Looks after people and what they answered. */
  desk: ['owner', 'organiser', 'finance'],
  /** Runs the door: points, devices, doubles. */
  door: ['owner', 'organiser', 'door'],
  /** Serves people at the walk-up desk; taking money needs `money` besides. */
  counter: ['owner', 'organiser', 'finance', 'door'],
  /** May read who was admitted twice. */
  readDoor: ['owner', 'organiser', 'door', 'reader'],
  /** Moves money. */
  money: ['owner', 'finance'],
  /** May read what a conference has registered, people included. */
  readPeople: ['owner', 'organiser', 'finance', 'reader'],
  /** May read submissions with their authors' names; reviewers see only what their own desk shows them. */
  readPapers: ['owner', 'organiser', 'programme', 'reader'],
  /** May read a conference's settings: all staff except reviewers, who are external. */
  readSetUp: ['owner', 'organiser', 'finance', 'programme', 'live', 'door', 'reader'],
} as const satisfies Record<string, readonly StaffRole[]>;

/** `read` changes nothing; `write` honours the `idempotency-key` header: the same key and body return the first answer again. */
export type Effect = 'read' | 'write';

export interface Call<
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
  E extends ErrorName = ErrorName,
  W extends Who = Who,
> {
  readonly path: `/medapp/api/${string}`;
  readonly who: W;
  readonly effect: Effect;
  readonly body: Body;
  /** Fields next to `code` (0) in the answer. */
  readonly answer: Answer;
  /** Outcomes a caller should expect, in addition to `commonErrors`. */
  readonly errors: readonly E[];
  /** All effects of the writing call are in the database, so it runs in one transaction with the answer saved for its key. */
  readonly whole?: true;
  /** Asks a provider between two transactions, in which the work itself saves the key and the answer. */
  readonly stepwise?: true;
  /**
   * The body is a multipart form of one file and the fields of `body`: each field as a part of its name, or all as JSON in one part
   * `body` before the file (omitted when empty).
   */
  readonly multipart?: true;
  /** Texts are pasted from documents: characters that no table can store are removed, whereas other calls refuse them. */
  readonly pasted?: true;
  /**
   * The answer is the same for everybody in a language: the server performs the call without its caller, and may answer with what it
   * answered up to a second before, unless what the answer shows has changed since.
   */
  readonly cached?: true;
  /** Maximum bytes of a multipart call's file; default 10 MB. */
  readonly largestFile?: number;
}

/** Declares a call. This is the only declaration: the server and every client derive from it. */
export function call<
  Body extends Schema,
  Answer extends Schema,
  const W extends Who,
  const E extends ErrorName = never,
>(description: Call<Body, Answer, E, W>): Call<Body, Answer, E, W> {
  return description;
}

export type Calls = Readonly<Record<string, Call>>;

/** What a client may send. */
export type BodyOf<C extends Call> = InferInput<C['body']>;
/** What a handler receives: parsed, with defaults filled in. */
export type ParsedBodyOf<C extends Call> = InferOutput<C['body']>;
/** What a handler returns. */
export type GivenAnswerOf<C extends Call> = InferInput<C['answer']>;
/** What a client receives next to `code`. */
export type AnswerOf<C extends Call> = InferOutput<C['answer']>;
export type ErrorsOf<C extends Call> = C['errors'][number];
