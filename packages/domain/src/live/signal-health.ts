import type { StreamSignal } from '@meetingapp/contract/live-console.ts';

/** `silent`: the studio is connected and nothing comes; `thin`: frames are missing or hardly anything comes. */
export type SignalHealth = 'good' | 'thin' | 'silent';

/** Pieces end at key frames, which some studios send every ten seconds. */
const SILENT_MS = 12_000;
/** Below this share of the frames that a studio announced viewers see it stutter. */
const ENOUGH = 0.9;
/** Even a slide that stands still has more. */
const FEWEST_KILOBITS = 60;

/** How a studio's signal is; null: the stream server has not told of it yet. */
export function signalHealth({
  lookedAt,
  seenAt,
  frames,
  announced,
  kilobits,
}: Pick<StreamSignal, 'lookedAt' | 'seenAt' | 'frames' | 'announced' | 'kilobits'>): SignalHealth | null {
  if (seenAt === null) return null;
  if (Date.parse(lookedAt) - Date.parse(seenAt) > SILENT_MS) return 'silent';
  if (frames !== null && announced !== null && frames < announced * ENOUGH) return 'thin';
  return kilobits !== null && kilobits < FEWEST_KILOBITS ? 'thin' : 'good';
}
