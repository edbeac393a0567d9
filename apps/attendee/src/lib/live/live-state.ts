import type {
  AskedQuestion,
  LiveStatus,
  LogBodies,
  Said,
  SayRefusal,
  ToViewer,
} from '@meetingapp/contract/live-socket.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';

/** Something that is written; `s` its place in the log. */
export interface Line extends Said {
  s: number;
  at: number;
  question: boolean;
}

/** What I wrote and the server has not taken yet. `held`: it waits for staff. `why`: it was refused. */
export interface Unsent {
  key: string;
  kind: 'say' | 'ask';
  text: string;
  held: boolean;
  why: SayRefusal | null;
  waitSeconds: number;
}

export interface PollState {
  /** Its place in the talk. */
  s: number;
  poll: LogBodies['poll'];
  /** Null: nothing to be told (yet). */
  counts: readonly number[] | null;
  voters: number;
  chosen: readonly number[];
  closed: boolean;
  /** Staff published how it went. */
  published: boolean;
}

type Welcome = Extract<ToViewer, { k: 'welcome' }>;

/** All that one page knows of a live broadcast's talk. */
export interface LiveState {
  /** The newest sequence that is known here; null before the first welcome. */
  last: number | null;
  me: Welcome['me'];
  status: LiveStatus | null;
  /** What was written, oldest first. */
  lines: readonly Line[];
  /** There is more before the first of them. */
  more: boolean;
  questions: readonly AskedQuestion[];
  supported: readonly number[];
  pinned: (Said & { s: number }) | null;
  /** By beginning, the latest last. */
  polls: readonly PollState[];
  notice: { s: number; at: number; text: Bilingual } | null;
  signUp: { s: number; text: Bilingual; to: string } | null;
  settings: LogBodies['settings'];
  viewers: number | null;
  likes: number;
  unsent: readonly Unsent[];
  check: { id: number; seconds: number } | null;
  /** Why the server closed it for good. */
  bye: Extract<ToViewer, { k: 'bye' }>['why'] | null;
}

export const silence: LiveState = {
  last: null,
  me: null,
  status: null,
  lines: [],
  more: false,
  questions: [],
  supported: [],
  pinned: null,
  polls: [],
  notice: null,
  signUp: null,
  settings: { chat: 'open', slowSeconds: 0 },
  viewers: null,
  likes: 0,
  unsent: [],
  check: null,
  bye: null,
};
