/** Kinds of evidence that a credit can be computed from. `on_site` has times in and out; `live` and `replay` are watched stretches. */
export const evidenceKinds = ['on_site', 'live', 'replay', 'exam', 'feedback', 'talk', 'paper'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/**
 * One row of evidence of a person in a conference. Rows are never altered; a correction is a further row. Instants are in milliseconds
 * since 1970 (UTC).
 */
export interface Evidence {
  /** Unique in the conference; the same row always has the same id. */
  id: string;
  kind: EvidenceKind;
  /** Start and end of a stretch; of an event (exam, feedback, talk, paper) both are its moment, except that a talk has its length. */
  from: number;
  to: number;
  /** The session it belongs to; null for a presence in a hall, for a presence at the entrance, and for what has no session. */
  sessionId: number | null;
  /** The hall of a presence; null at the entrance of the conference. */
  hallId: number | null;
  /** What the exam, talk or paper is: the same subject counts once. Empty for stretches. */
  subject: string;
  /** Title of the subject, or name of the place, for the explanation. */
  title: string;
  checksAsked: number;
  checksAnswered: number;
  /** Exam: points and pass mark, in percent; null for others. */
  score: number | null;
  passMark: number | null;
}

/** A further row that replaces an earlier one (`row` null: the earlier one does not count). The newest correction of a row counts. */
export interface Correction {
  id: string;
  corrects: string;
  row: Evidence | null;
  reason: string;
  /** Name of the staff member. */
  by: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** The rows that count after corrections; each keeps the id of the row that it replaces. Order of corrections: time, then id. */
export function corrected(rows: readonly Evidence[], corrections: readonly Correction[]): Evidence[] {
  const newest = new Map<string, Correction>();
  for (const one of corrections.toSorted((a, b) => a.at - b.at || compare(a.id, b.id))) newest.set(one.corrects, one);
  return rows.flatMap((row) => {
    const correction = newest.get(row.id);
    if (!correction) return [row];
    return correction.row ? [{ ...correction.row, id: row.id }] : [];
  });
}

/** Orders texts by code units, the same in every language and on every machine. */
export const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
