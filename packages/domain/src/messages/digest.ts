import { clockIn, momentIn, shiftDays } from '../zoned.ts';
import { requiredKinds, type Channel, type MessageKind } from './delivery.ts';

/** Minutes after midnight when the digest of a day is sent, until the person chooses another time: 20:00. */
export const usualDigest = 20 * 60;

export interface Waits {
  kind: MessageKind;
  required: boolean;
  urgent: boolean;
  channel: Channel;
}

/** True for what can wait until the digest of the day: an e-mail that is neither urgent nor something that must be told. */
export const canWait = ({ kind, required, urgent, channel }: Waits): boolean =>
  channel === 'email' && !required && !urgent && !requiredKinds.has(kind);

/** The next time of a digest after a moment. `minute`: after local midnight, 0 to 1439; the zone is an IANA name. */
export function nextDigest(minute: number, zone: string, after: Date): Date {
  const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  // A time that a change of the clock leaves out on a day: the moment itself.
  const on = (at: Date): Date => momentIn(zone, `${clockIn(zone, at).slice(0, 10)}T${clock}`) ?? at;
  const today = on(after);
  return today > after ? today : on(shiftDays(zone, after, 1));
}
