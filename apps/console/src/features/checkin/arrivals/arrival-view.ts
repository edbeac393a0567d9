import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { checkinConsoleCalls } from '@meetingapp/contract/checkin/console.ts';

export type ArrivalAnswer = AnswerOf<typeof checkinConsoleCalls.arrivals>;
export type Door = ArrivalAnswer['doors'][number];

/** Minutes of wait that are worth a change of doors. */
const WORTH = 3;

export function sumsOf(doors: readonly Door[]) {
  const sum = (value: (door: Door) => number) => doors.reduce((total, door) => total + value(door), 0);
  return {
    queued: sum(({ queued }) => queued),
    longest: Math.max(0, ...doors.map(({ wait }) => wait ?? 0)),
    devices: sum(({ devices }) => devices),
    online: sum(({ online }) => online),
  };
}

/** The door with the longest wait and the recommended one, where changing is worth it. */
export function changeOfDoors(doors: readonly Door[]): { from: Door; to: Door } | null {
  const to = doors.find(({ state }) => state === 'best');
  const from = doors.reduce<Door | undefined>(
    (most, door) => ((door.wait ?? 0) > (most?.wait ?? 0) ? door : most),
    undefined,
  );
  return to && from && (from.wait ?? 0) - (to.wait ?? 0) >= WORTH ? { from, to } : null;
}

/** Highest labelled value of an axis: the least of 10, 20, 50, 100, … that holds all. */
export function axisTop(most: number): number {
  for (let unit = 10; ; unit *= 10) {
    const top = [unit, unit * 2, unit * 5].find((value) => value >= most);
    if (top !== undefined) return top;
  }
}

export interface Minute {
  at: string;
  people: number;
}

/** The last minutes in quarters of an hour, for the table behind the chart; the last quarter is not over. */
export function quartersOf(minutes: readonly Minute[]): Minute[] {
  const quarters = new Map<number, number>();
  const length = 15 * 60_000;
  for (const { at, people } of minutes) {
    const start = Math.floor(Date.parse(at) / length) * length;
    quarters.set(start, (quarters.get(start) ?? 0) + people);
  }
  return [...quarters].map(([start, people]) => ({ at: new Date(start).toISOString(), people }));
}
