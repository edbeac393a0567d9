import type { Bilingual } from './shapes.ts';

// What goes over the live socket. No schemas: the phone takes these values as they are.

/** The words of the specification for where a broadcast stands; `review`: a replay is there. `paused`: pending or paused. */
export const liveStatuses = ['live', 'not_started', 'closed', 'review', 'paused'] as const;
export type LiveStatus = (typeof liveStatuses)[number];

/** Who may watch, each including those after it. `paid`: a confirmed registration on which nothing is owed or given back. */
export const watchLevels = ['anyone', 'account', 'registered', 'paid'] as const;
export type WatchLevel = (typeof watchLevels)[number];

/** Where the socket of a broadcast is. The first thing said over it is `hello`; no token stands in an address. */
export const liveSocketPath = (broadcastId: number | string): string => `/medapp/live/${broadcastId}`;

export const LONGEST_MESSAGE = 300;

/** From the phone: one of these in a frame, as JSON. `key`: the phone's own name for what it sends, so that sent twice it is one. */
export type FromViewer =
  /** `after`: the last sequence that is known here, null for the newest page of history. `player`: random, one for each open page. */
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
  /** What was said before `before`: a page of history. */
  | { t: 'older'; before: number }
  /** For a question of another, or no longer. */
  | { t: 'support'; sequence: number; on: boolean }
  | { t: 'vote'; poll: number; choices: number[] }
  /** The picture runs here: every `BEAT_SECONDS`. */
  | { t: 'beat'; playing: boolean }
  /** The answer to `check`: I am there. */
  | { t: 'here'; check: number };

export const BEAT_SECONDS = 30;

export interface Writer {
  /** Unknown to others: a number of this broadcast alone, not the account's. */
  id: number;
  name: string;
  staff: boolean;
}

export interface Said {
  by: Writer;
  text: string;
}

/** How a question fares. */
export interface AskedQuestion extends Said {
  s: number;
  at: number;
  state: 'open' | 'shown' | 'answered';
  votes: number;
}

/** What stands in a broadcast's log, by kind. */
export interface LogBodies {
  message: Said;
  question: Said;
  /** No longer to be shown: `sequence` of a message or question. Its text is gone from the log, where its own row then says this of itself. */
  removed: { sequence: number };
  /** Null: nothing stands on top. */
  pinned: { sequence: number | null; said: Said | null };
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
  /** Closed; `counts` when staff publish how it went. */
  poll_result: { id: number; counts: number[] | null; voters: number | null };
  /** Come and sign up: shown over the picture until it is put away. */
  sign_up: { text: Bilingual; to: string };
  question_state: { sequence: number; state: 'open' | 'shown' | 'answered' };
  settings: { chat: 'open' | 'before' | 'closed'; slowSeconds: number };
}
export type LogKind = keyof LogBodies;

/** One row of the log: `s` 1, 2, 3 … without gaps; `at` milliseconds since 1970. */
export type LogItem = { [K in LogKind]: { s: number; at: number; k: K; b: LogBodies[K] } }[LogKind];

/** Why something was not taken; each has a text. */
export type SayRefusal = 'muted' | 'slow' | 'closed' | 'empty' | 'long' | 'logged_out' | 'gone' | 'flood' | 'busy';

/** To the phone. A frame is an array of these. */
export type ToViewer =
  | LogItem
  /** First: the newest sequence, the server's clock, what of me holds here. `reset`: too much was missed, forget what is shown. */
  | {
      k: 'welcome';
      last: number;
      now: number;
      reset: boolean;
      /** Older history than what follows can be asked for. */
      more: boolean;
      /** `id`: what I write is `by` this one. Null: a visitor, who may only read. */
      me: { id: number; name: string; may: 'write' | 'read'; muted: boolean } | null;
      pinned: (Said & { s: number }) | null;
      poll: LogBodies['poll'] | null;
      /** What I chose in it. */
      chosen: number[] | null;
      /** The questions I support. */
      supported: number[];
      settings: LogBodies['settings'];
    }
  /** After the welcome, unless it goes on from what is known: the questions that are open, those with most votes first. */
  | { k: 'questions'; list: AskedQuestion[] }
  /** Asked for; by sequence. */
  | { k: 'older'; items: LogItem[]; more: boolean }
  /** How it stands now; the newest takes the place of earlier ones. */
  | {
      k: 'now';
      viewers: number;
      likes: number;
      support?: Record<number, number>;
      poll?: { id: number; counts: number[]; voters: number };
    }
  | { k: 'taken'; key: string; s: number | null }
  | { k: 'refused'; key: string; why: SayRefusal; waitSeconds?: number }
  /** My vote stands. */
  | { k: 'chosen'; poll: number; choices: number[] }
  | { k: 'muted'; on: boolean }
  /** To staff alone: so many messages wait to be judged. */
  | { k: 'desk'; waiting: number }
  /** Are you there? Answer within `seconds`. */
  | { k: 'check'; id: number; seconds: number }
  /** It closes and one need not come again. */
  | { k: 'bye'; why: 'may_not_watch' | 'gone' | 'too_slow' | 'flood' };
