import type { Passage } from './point-rules.ts';

/** From when to when a person was at a point; `until` null: still inside, or the way out was not scanned. Milliseconds since 1970. */
export interface Presence {
  from: number;
  until: number | null;
}

/** The times of presence that evidence of ways in and out proves. A second way in without a way out adds nothing. */
export function presencesOf(passages: readonly Passage[]): Presence[] {
  const presences: Presence[] = [];
  for (const { at, direction } of passages.toSorted((one, other) => one.at - other.at)) {
    const open = presences.at(-1);
    if (direction === 'in') {
      if (!open || open.until !== null) presences.push({ from: at, until: null });
    } else if (open?.until === null) open.until = at;
  }
  return presences;
}
