/** A recording that is due waits so long before its file goes: until then staff see it, and can keep it. */
export const GRACE_DAYS = 7;

const DAY = 86_400_000;
/** What was written so lately may still be written. */
const WRITTEN_MS = 10 * 60_000;

/**
 * `recording`: it is being written; `needed`: a broadcast that it shows has no published replay of its own yet; `kept`: staff keep it;
 * `young`: its time has not come, or there is none; `left`: the same of one whose room, stream or broadcast was deleted; `due`: nothing
 * needs it any more.
 */
export const recordingStandings = ['recording', 'needed', 'kept', 'young', 'left', 'due'] as const;
export type RecordingStanding = (typeof recordingStandings)[number];

export interface KnownRecording {
  /** When it was last written to. */
  endedAt: Date;
  kept: boolean;
  /** Of each broadcast that was shown while it ran: whether its replay is published, as a film that is there. */
  shows: readonly { settled: boolean }[];
  /** What it came by or what it showed was deleted. */
  orphan: boolean;
}

/** How a recording stands. `days` null: the conference keeps all of them. */
export function recordingStanding(
  { endedAt, kept, shows, orphan }: KnownRecording,
  days: number | null,
  now: Date,
): RecordingStanding {
  const age = now.getTime() - endedAt.getTime();
  if (age < WRITTEN_MS) return 'recording';
  if (shows.some(({ settled }) => !settled)) return 'needed';
  if (kept) return 'kept';
  if (days !== null && age >= days * DAY) return 'due';
  return orphan && shows.length === 0 ? 'left' : 'young';
}

/** Whether staff may delete it now. */
export const mayDelete = (standing: RecordingStanding): boolean =>
  standing === 'young' || standing === 'left' || standing === 'due';

/** When the file of a marked one goes. */
export const goesAt = (markedAt: Date): Date => new Date(markedAt.getTime() + GRACE_DAYS * DAY);

/** What the night does with it. */
export function nightly(
  standing: RecordingStanding,
  markedAt: Date | null,
  now: Date,
): 'mark' | 'unmark' | 'remove' | null {
  if (standing !== 'due') return markedAt === null ? null : 'unmark';
  if (markedAt === null) return 'mark';
  return goesAt(markedAt) <= now ? 'remove' : null;
}
