import type { EvidenceKind } from './evidence.ts';
import type { Hundredths } from './rules.ts';

/** A session of the programme. Milliseconds since 1970. */
export interface CreditSession {
  id: number;
  hallId: number | null;
  title: string;
  from: number;
  to: number;
}

/** Why a line gives what it gives. Minutes are whole, rounded down. */
export type Reason =
  | { code: 'on_site'; place: string; from: number; to: number }
  | { code: 'watched'; kind: 'live' | 'replay'; from: number; to: number }
  | { code: 'checks'; asked: number; answered: number }
  | { code: 'checks_missed'; missed: number; limit: number }
  | { code: 'overlap'; minutes: number }
  | { code: 'beyond'; minutes: number }
  | { code: 'whole'; need: number }
  | { code: 'lacking'; need: number; minutes: number; gives: Hundredths }
  | { code: 'passed'; score: number | null; passMark: number | null }
  | { code: 'failed'; score: number | null; passMark: number | null }
  | { code: 'repeated' }
  | { code: 'kind_does_not_count' };

/** Whole minutes: present - overlap - short = counted, in each line and in the sum. */
export interface Minutes {
  present: number;
  /** Counted in another line, or beyond the planned length. */
  overlap: number;
  /** In a session of which not enough was attended, or of which presence checks were missed. */
  short: number;
  counted: number;
}

export interface CreditLine {
  /** Unique and stable: `session:12`, `presence:2027-04-16`, `exam:…`. */
  key: string;
  kind: 'session' | 'presence' | 'exam' | 'feedback' | 'talk' | 'paper';
  sessionId: number | null;
  title: string;
  /** Day in the conference's zone. */
  day: string;
  from: number;
  to: number;
  /** Planned length; 0 for what has none. */
  planned: number;
  /** The kind of evidence that gave most of it, for its mark. */
  by: EvidenceKind;
  minutes: Minutes;
  credit: Hundredths;
  reasons: Reason[];
  /** Ids of the rows it was computed from. */
  evidence: string[];
}

export const noMinutes: Minutes = { present: 0, overlap: 0, short: 0, counted: 0 };

/** The sums, field by field. */
export const addMinutes = (one: Minutes, other: Minutes): Minutes => ({
  present: one.present + other.present,
  overlap: one.overlap + other.overlap,
  short: one.short + other.short,
  counted: one.counted + other.counted,
});

/** Whole minutes, rounded down. */
export const minutesIn = (milliseconds: number): number => Math.floor(milliseconds / 60_000);
