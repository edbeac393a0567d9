import type { FastifyBaseLogger } from 'fastify';
import type { StaffRole, Who } from '@meetingapp/contract/call.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Ports } from '../ports/ports.ts';

export interface Grant {
  /** Null: on the whole society. */
  conferenceId: number | null;
  role: StaffRole;
}

/** Whose token came with the request. */
export interface Caller {
  accountId: number | null;
  staff: {
    id: number;
    societyId: number;
    grants: Grant[];
    /** The society asks for a second factor and this person has none yet. */
    factorNeeded: boolean;
  } | null;
  /** SHA-256 of the token; names the log-in, not the person. */
  tokenHash: Buffer;
}

/** What every handler works with; nothing else is global. */
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
  /** Beside the address of a film or a live picture, and for nothing else: who is logged in is said by the token. */
  cookies: Cookies;
}

export interface Cookies {
  /** The header as it came. */
  sent: string;
  /** Goes out with the answer. */
  keep(line: string): void;
}

/** A file that came with a multipart call. */
export interface UploadedFile {
  name: string;
  content: Buffer;
}

export interface AnyoneContext extends Surroundings {
  caller: Caller | null;
  accountId: number | null;
  file: UploadedFile | null;
}
export interface AccountContext extends Surroundings {
  caller: Caller;
  accountId: number;
  file: UploadedFile | null;
}
export interface StaffContext extends Surroundings {
  caller: Caller;
  staff: NonNullable<Caller['staff']>;
  file: UploadedFile | null;
}

/** What a handler may rely on follows from who may call it. */
export type ContextFor<W extends Who> = W extends 'anyone'
  ? AnyoneContext
  : W extends 'account'
    ? AccountContext
    : StaffContext;
