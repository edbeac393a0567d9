import { aheadOf, type ZoneSpan } from './zone-ahead.ts';

const WEEK = 7 * 86_400_000;

/** How far a zone's clocks are ahead of UTC from one moment to another, in milliseconds since 1970. */
export function zoneSpans(zone: string, from: number, until: number): ZoneSpan[] {
  const spans: ZoneSpan[] = [];
  let begins = from;
  let ahead = aheadOf(zone, from);
  for (let at = from; at < until; at += WEEK) {
    const next = Math.min(at + WEEK, until);
    const then = aheadOf(zone, next);
    if (then === ahead) continue;
    const changes = changeWithin(zone, at, next);
    spans.push([begins, changes, ahead]);
    begins = changes;
    ahead = then;
  }
  return [...spans, [begins, until, ahead]];
}

/** The moment between two at which the clocks change. */
function changeWithin(zone: string, from: number, until: number): number {
  const before = aheadOf(zone, from);
  let [first, last] = [from, until];
  while (last - first > 1) {
    const middle = Math.floor((first + last) / 2);
    if (aheadOf(zone, middle) === before) first = middle;
    else last = middle;
  }
  return last;
}
