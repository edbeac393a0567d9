import type { BaseIssue, BaseSchema, InferInput, InferOutput } from 'valibot';
import type { ErrorName } from './errors.ts';

/** Any schema of ours: what it reads and what it gives. */
export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

export const staffRoles = ['owner', 'organiser', 'finance', 'programme', 'reviewer', 'live', 'door', 'reader'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * Who may make a call. `anyone`: also a visitor without a token; `account`: a logged-in person, who then still sees only what
 * is theirs; `staff`: a staff member with one of these roles on the society or on the conference that the body names in `cid`;
 * with `society` only a role on the whole society counts. `own`: about one's own log-in and nothing else, so it needs no second
 * factor where the society asks for one, and it keeps its own transactions (a wrong password is counted although it is refused).
 */
export type Who =
  | 'anyone'
  | 'account'
  | { readonly staff: readonly StaffRole[]; readonly society?: true; readonly own?: true };

/** Who does what, so that calls need not repeat it. */
export const roles = {
  /** Sets a conference up. */
  setUp: ['owner', 'organiser'],
  /** Makes the programme. */
  programme: ['owner', 'organiser', 'programme'],
  /** Runs what is live: rooms, states, moderation, films. */
  live: ['owner', 'organiser', 'live'],
  /** Puts pictures on what they make. */
  covers: ['owner', 'organiser', 'programme', 'live'],
  /** Looks after people and what they answered. */
  desk: ['owner', 'organiser', 'finance'],
  /** Moves money. */
  money: ['owner', 'finance'],
  /** May read what a conference has registered, people included. */
  readPeople: ['owner', 'organiser', 'finance', 'reader'],
  /** May read what authors sent, with their names: reviewers see only what their own desk shows them. */
  readPapers: ['owner', 'organiser', 'programme', 'reader'],
  /** May read how a conference is set up: everybody but reviewers, who come from outside. */
  readSetUp: ['owner', 'organiser', 'finance', 'programme', 'live', 'door', 'reader'],
} as const satisfies Record<string, readonly StaffRole[]>;

/** `read` changes nothing; `write` honours the `idempotency-key` header: same key and body, the first answer again. */
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
  /** What stands beside `code` (0) in the answer. */
  readonly answer: Answer;
  /** Outcomes that a caller should expect, beyond those that any call may have (see `commonErrors`). */
  readonly errors: readonly E[];
  /** All that a writing call does is in the database, so that it is one transaction there with the answer that is kept for its key. */
  readonly whole?: true;
  /** The body is a multipart form: a part `body` with what `body` describes as JSON (left out where that is nothing), then one file. */
  readonly multipart?: true;
  /** How many bytes the file of a multipart call may have, 10 MB unless said. */
  readonly largestFile?: number;
}

/** Declares a call. Everything about a call is said here and nowhere else. */
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
/** What a handler receives: parsed, defaults filled in. */
export type ParsedBodyOf<C extends Call> = InferOutput<C['body']>;
/** What a handler gives. */
export type GivenAnswerOf<C extends Call> = InferInput<C['answer']>;
/** What a client receives beside `code`. */
export type AnswerOf<C extends Call> = InferOutput<C['answer']>;
export type ErrorsOf<C extends Call> = C['errors'][number];
