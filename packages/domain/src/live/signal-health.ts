import type { StreamSignal } from '@meetingapp/contract/live/console.ts';

/** `silent`: the studio is connected and sends nothing; `thin`: frames are missing or the bitrate is very low. */
export type SignalHealth = 'good' | 'thin' | 'silent';

/** Segments end at key frames, which some studios send every ten seconds. */
const SILENT_MS = 12_000;
/** Below this share of the announced frame rate viewers see stutter. */
const ENOUGH = 0.9;
/** Even a static slide has a higher bitrate. */
const FEWEST_KILOBITS = 60;

/** Health of a studio's signal; null: not reported by the stream server. */
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
