/** Days between marking a recording and deleting its file, during which staff see it and can keep it. */
export const GRACE_DAYS = 7;

const DAY = 86_400_000;
/** A file written to within this time may still be in use (milliseconds). */
const WRITTEN_MS = 10 * 60_000;

/**
 * `recording`: being written; `needed`: a broadcast it shows has no published replay; `kept`: exempted by staff; `young`: not due yet,
 * or no limit is set; `left`: the same, but its room, stream or broadcast was deleted; `due`: nothing needs it.
 */
export const recordingStatuses = ['recording', 'needed', 'kept', 'young', 'left', 'due'] as const;
export type RecordingStatus = (typeof recordingStatuses)[number];

export interface KnownRecording {
  /** When it was last written to. */
  endedAt: Date;
  kept: boolean;
  /** For each broadcast shown during the recording: whether its replay is published and its file exists. */
  shows: readonly { settled: boolean }[];
  /** True when its source or what it showed was deleted. */
  orphan: boolean;
}

/** Status of a recording. `days` null: the conference retains all of them. */
export function recordingStatus(
  { endedAt, kept, shows, orphan }: KnownRecording,
  days: number | null,
  now: Date,
): RecordingStatus {
  const age = now.getTime() - endedAt.getTime();
  if (age < WRITTEN_MS) return 'recording';
  if (shows.some(({ settled }) => !settled)) return 'needed';
  if (kept) return 'kept';
  if (days !== null && age >= days * DAY) return 'due';
  return orphan && shows.length === 0 ? 'left' : 'young';
}

/** True when staff may delete it now. */
export const mayDelete = (standing: RecordingStatus): boolean =>
  standing === 'young' || standing === 'left' || standing === 'due';

/** When the file of a marked recording is deleted. */
export const goesAt = (markedAt: Date): Date => new Date(markedAt.getTime() + GRACE_DAYS * DAY);

/** What the nightly job does with it. */
export function nightly(
  standing: RecordingStatus,
  markedAt: Date | null,
  now: Date,
): 'mark' | 'unmark' | 'remove' | null {
  if (standing !== 'due') return markedAt === null ? null : 'unmark';
  if (markedAt === null) return 'mark';
  return goesAt(markedAt) <= now ? 'remove' : null;
}
