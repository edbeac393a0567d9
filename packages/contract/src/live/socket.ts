import type { Bilingual } from '../shapes.ts';

// Messages of the live socket. Types without schemas: the phone does not validate these values.

/** Broadcast states in the specification's words; `review`: a replay exists. `paused`: pending or paused. */
export const liveStatuses = ['live', 'not_started', 'closed', 'review', 'paused'] as const;
export type LiveStatus = (typeof liveStatuses)[number];

/** Who may watch; each level includes those after it. `paid`: a confirmed registration with nothing owed or refunded. */
export const watchLevels = ['anyone', 'account', 'registered', 'paid'] as const;
export type WatchLevel = (typeof watchLevels)[number];

/** Path of a broadcast's socket. The first message is `hello`; the token is sent there, not in the URL. */
export const liveSocketPath = (broadcastId: number | string): string => `/medapp/live/${broadcastId}`;

export const LONGEST_MESSAGE = 300;

/** From the phone: one message per frame, as JSON. `key`: chosen by the phone, so that a repeated message is stored once. */
export type FromViewer =
  /** `after`: the last sequence known to the phone, null for the newest page of history. `player`: random, one per open page. */
  | {
      t: 'hello';
      token: string | null;
      fingerprint: string;
      after: number | null;
      language: 'zh' | 'en';
      player: string;
    }
  | { t: 'say' | 'ask'; key: string; text: string }
  | { t: 'like'; count: number }
  /** A page of history: messages older than `before`. */
  | { t: 'older'; before: number }
  /** Supports another person's question, or withdraws the support. */
  | { t: 'support'; sequence: number; on: boolean }
  | { t: 'vote'; poll: number; choices: number[] }
  /** Sent every `BEAT_SECONDS` while the video plays. */
  | { t: 'beat'; playing: boolean }
  /** Confirms presence in answer to `check`. */
  | { t: 'here'; check: number };

export const BEAT_SECONDS = 30;

export interface Writer {
  /** Anonymous: an id valid in this broadcast only, not the account's id. */
  id: number;
  name: string;
  staff: boolean;
}

export interface PostedMessage {
  by: Writer;
  text: string;
}

/** A question with its votes and state. */
export interface AskedQuestion extends PostedMessage {
  s: number;
  at: number;
  state: 'open' | 'shown' | 'answered';
  votes: number;
}

/** Bodies of the log entries, by kind. */
export interface LogBodies {
  message: PostedMessage;
  question: PostedMessage;
  /**
   * Removes the message or question `sequence`. Its text is deleted from the log; its own row becomes a `removed` entry for itself.
   */
  removed: { sequence: number };
  /** Null: nothing is pinned. */
  pinned: { sequence: number | null; said: PostedMessage | null };
  state: { status: LiveStatus };
  notice: { text: Bilingual };
  poll: {
    id: number;
    question: Bilingual;
    options: Bilingual[];
    most: number;
    /** Milliseconds since 1970; null: until staff close it. */
    closesAt: number | null;
  };
  /** The poll is closed; `counts` when staff publish the result. */
  poll_result: { id: number; counts: number[] | null; voters: number | null };
  /** Invitation to sign up, shown over the video until dismissed. */
  sign_up: { text: Bilingual; to: string };
  question_state: { sequence: number; state: 'open' | 'shown' | 'answered' };
  settings: { chat: 'open' | 'before' | 'closed'; slowSeconds: number };
}
export type LogKind = keyof LogBodies;

/** One row of the log: `s` 1, 2, 3 … without gaps; `at` in milliseconds since 1970. */
export type LogItem = { [K in LogKind]: { s: number; at: number; k: K; b: LogBodies[K] } }[LogKind];

/** Why a message was refused; each reason has a text. */
export type PostRefusal = 'muted' | 'slow' | 'closed' | 'empty' | 'long' | 'logged_out' | 'gone' | 'flood' | 'busy';

/** To the phone. A frame is an array of these messages. */
export type ToViewer =
  | LogItem
  /**
   * First message: the newest sequence, the server's clock, and the viewer's own state. `reset`: too much was missed, discard what is
   * shown.
   */
  | {
      k: 'welcome';
      last: number;
      now: number;
      reset: boolean;
      /** True when older history than the following rows can be requested. */
      more: boolean;
      /** `id`: the viewer's own messages have this `by`. Null: a visitor, who may only read. */
      me: { id: number; name: string; may: 'write' | 'read'; muted: boolean } | null;
      pinned: (PostedMessage & { s: number }) | null;
      poll: LogBodies['poll'] | null;
      /** The viewer's own choices. */
      chosen: number[] | null;
      /** Questions the viewer supports. */
      supported: number[];
      settings: LogBodies['settings'];
    }
  /** Sent after the welcome unless it resumes: the open questions, most votes first. */
  | { k: 'questions'; list: AskedQuestion[] }
  /** Answer to `older`; ordered by sequence. */
  | { k: 'older'; items: LogItem[]; more: boolean }
  /** Current counts; the newest replaces earlier ones. */
  | {
      k: 'now';
      viewers: number;
      likes: number;
      support?: Record<number, number>;
      poll?: { id: number; counts: number[]; voters: number };
    }
  | { k: 'taken'; key: string; s: number | null }
  | { k: 'refused'; key: string; why: PostRefusal; waitSeconds?: number }
  /** The vote was accepted. */
  | { k: 'chosen'; poll: number; choices: number[] }
  | { k: 'muted'; on: boolean }
  /** To staff only: number of messages awaiting moderation. */
  | { k: 'desk'; waiting: number }
  /** Presence check. Answer within `seconds`. */
  | { k: 'check'; id: number; seconds: number }
  /** The server closes the socket; the phone must not reconnect. */
  | { k: 'bye'; why: 'may_not_watch' | 'gone' | 'too_slow' | 'flood' };
