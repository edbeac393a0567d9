import type { FastifyBaseLogger } from 'fastify';
import type { StaffRole, Who } from '@meetingapp/contract/call.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Config } from '../../config.ts';
import type { StepKey } from '../../db/rows/step-key.ts';
import type { Database } from '../../db/connection/database.ts';
import type { Ports } from '../../ports/ports.ts';

export interface Grant {
  /** Null: the whole society. */
  conferenceId: number | null;
  role: StaffRole;
}

/** The owner of the request's token. */
export interface Caller {
  accountId: number | null;
  staff: {
    id: number;
    societyId: number;
    grants: Grant[];
    /** True when the society requires a second factor and this person has none yet. */
    factorNeeded: boolean;
  } | null;
  /** SHA-256 of the token; names the session, not the person. */
  tokenHash: Buffer;
}

/** What every handler works with; there is no other global state. */
export interface Surroundings {
  db: Database;
  ports: Ports;
  config: Config;
  /** The server's clock at the start of the request. */
  now: Date;
  language: Language;
  /** For limits only, never for rights. */
  address: string;
  device: string;
  log: FastifyBaseLogger;
  /** Only for addresses of films and live pictures; authentication uses the token. */
  cookies: Cookies;
}

export interface Cookies {
  /** The header as received. */
  sent: string;
  /** Sends a cookie with the answer. */
  keep(line: string): void;
}

/** A file uploaded with a multipart call. */
export interface UploadedFile {
  name: string;
  content: Buffer;
}

/** Of a call that is the same for everybody: it cannot learn who makes it. */
export interface AnyoneContext extends Surroundings {
  file: UploadedFile | null;
}
export interface VisitorContext extends Surroundings {
  caller: Caller | null;
  accountId: number | null;
  file: UploadedFile | null;
}
export interface AccountContext extends Surroundings {
  caller: Caller;
  accountId: number;
  /** Of a stepwise call with an idempotency key. */
  stepKey?: StepKey;
  file: UploadedFile | null;
}
export interface StaffContext extends Surroundings {
  caller: Caller;
  staff: NonNullable<Caller['staff']>;
  file: UploadedFile | null;
}

/** The context of a handler, which depends on who may make the call. */
export type ContextFor<W extends Who> = W extends 'anyone'
  ? AnyoneContext
  : W extends 'accountOrVisitor'
    ? VisitorContext
    : W extends 'account'
      ? AccountContext
      : StaffContext;
