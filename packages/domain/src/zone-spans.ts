import { utcOffsetAt, type ZoneSpan } from './zone-ahead.ts';

const WEEK = 7 * 86_400_000;

/** UTC offsets of a zone between two instants, in milliseconds since 1970. */
export function zoneSpans(zone: string, from: number, until: number): ZoneSpan[] {
  const spans: ZoneSpan[] = [];
  let begins = from;
  let ahead = utcOffsetAt(zone, from);
  for (let at = from; at < until; at += WEEK) {
    const next = Math.min(at + WEEK, until);
    const then = utcOffsetAt(zone, next);
    if (then === ahead) continue;
    const changes = changeWithin(zone, at, next);
    spans.push([begins, changes, ahead]);
    begins = changes;
    ahead = then;
  }
  return [...spans, [begins, until, ahead]];
}

/** The instant of the offset change between two instants. */
function changeWithin(zone: string, from: number, until: number): number {
  const before = utcOffsetAt(zone, from);
  let [first, last] = [from, until];
  while (last - first > 1) {
    const middle = Math.floor((first + last) / 2);
    if (utcOffsetAt(zone, middle) === before) first = middle;
    else last = middle;
  }
  return last;
}
