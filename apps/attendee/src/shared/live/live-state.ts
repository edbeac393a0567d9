import type {
  AskedQuestion,
  LiveStatus,
  LogBodies,
  PostedMessage,
  PostRefusal,
  ToViewer,
} from '@meetingapp/contract/live/socket.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';

/** A message; `s`: its sequence in the log. */
export interface Line extends PostedMessage {
  s: number;
  at: number;
  question: boolean;
}

/** A message of this person that the server has not accepted yet. `held`: waits for moderation. `why`: the reason of a refusal. */
export interface Unsent {
  key: string;
  kind: 'say' | 'ask';
  text: string;
  held: boolean;
  why: PostRefusal | null;
  waitSeconds: number;
}

export interface PollState {
  /** Its sequence in the log. */
  s: number;
  poll: LogBodies['poll'];
  /** Null: not published (yet). */
  counts: readonly number[] | null;
  voters: number;
  chosen: readonly number[];
  closed: boolean;
  /** True when staff published the result. */
  published: boolean;
}

type Welcome = Extract<ToViewer, { k: 'welcome' }>;

/** State of a live broadcast's chat on one page. */
export interface LiveState {
  /** Latest sequence known here; null before the first welcome. */
  last: number | null;
  me: Welcome['me'];
  status: LiveStatus | null;
  /** Messages, oldest first. */
  lines: readonly Line[];
  /** True when there are older ones. */
  more: boolean;
  questions: readonly AskedQuestion[];
  supported: readonly number[];
  pinned: (PostedMessage & { s: number }) | null;
  /** By start, the latest last. */
  polls: readonly PollState[];
  notice: { s: number; at: number; text: Bilingual } | null;
  signUp: { s: number; text: Bilingual; to: string } | null;
  settings: LogBodies['settings'];
  viewers: number | null;
  likes: number;
  unsent: readonly Unsent[];
  check: { id: number; seconds: number } | null;
  /** Reason why the server closed it permanently. */
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
