import type { DeskInvitation } from '@meetingapp/contract/speakers/desk.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';

/** Minutes of a day. */
const DAY = 24 * 60;
const HOUR = 60;

/** `full`: every task is answered. `waiting`: somebody has not replied. `lacking`: a task has nobody, or two tasks clash. */
export type BlockState = 'full' | 'waiting' | 'lacking';

/** A session of the day with its tasks. Minutes of the day, in the zone of the conference. */
export interface Block {
  sessionId: number;
  title: DeskInvitation['title'];
  from: number;
  to: number;
  accepted: number;
  count: number;
  state: BlockState;
}

export interface Lane {
  hallId: number | null;
  hall: DeskInvitation['hall'];
  /** In order of time; none over another. */
  blocks: Block[];
}

/** What a lane needs of a task. */
export type LaneTask = Pick<
  DeskInvitation,
  'sessionId' | 'hallId' | 'hall' | 'session' | 'title' | 'from' | 'to' | 'state' | 'clash' | 'empty' | 'filledBy'
>;
type Tasks = [LaneTask, ...LaneTask[]];

function blockOf(rows: Tasks, zone: string): Block {
  const [one] = rows;
  const minuteOf = (at: string): number => {
    const [hours = 0, minutes = 0] = clockIn(zone, new Date(at)).slice(11).split(':').map(Number);
    return hours * HOUR + minutes;
  };
  const from = Math.min(...rows.map((row) => minuteOf(row.from)));
  const ends = rows.map((row) => minuteOf(row.to));
  // What lasts over midnight is drawn until the end of the day.
  const to = ends.some((end, at) => end <= minuteOf(rows[at]?.from ?? one.from)) ? DAY : Math.max(...ends);
  // A task that another person has taken over is that person's row.
  const own = rows.filter(({ filledBy }) => filledBy === null);
  return {
    sessionId: one.sessionId,
    title: one.session ?? one.title,
    from,
    to,
    accepted: own.filter(({ state }) => state === 'accepted').length,
    count: own.length,
    state: own.some(({ clash, empty }) => clash || empty)
      ? 'lacking'
      : own.some(({ state }) => state === 'none')
        ? 'waiting'
        : 'full',
  };
}

/** The tasks of one day by hall: a lane for each, and more where sessions of one hall overlap. Halls in the order of their first session. */
export function lanesOf(rows: readonly LaneTask[], zone: string): Lane[] {
  const sessions = new Map<number, Tasks>();
  for (const row of rows) {
    const known = sessions.get(row.sessionId);
    if (known) known.push(row);
    else sessions.set(row.sessionId, [row]);
  }
  const lanes: Lane[] = [];
  const placed = [...sessions.values()]
    .map((own) => ({ own, block: blockOf(own, zone) }))
    .toSorted((one, other) => one.block.from - other.block.from || one.block.sessionId - other.block.sessionId);
  for (const { own, block } of placed) {
    const [{ hallId, hall }] = own;
    const free = lanes.find((lane) => lane.hallId === hallId && (lane.blocks.at(-1)?.to ?? 0) <= block.from);
    if (free) free.blocks.push(block);
    else lanes.push({ hallId, hall, blocks: [block] });
  }
  const first = new Map(lanes.toReversed().map(({ hallId }, at) => [hallId, lanes.length - at]));
  return lanes.toSorted((one, other) => (first.get(one.hallId) ?? 0) - (first.get(other.hallId) ?? 0));
}

/** Whole hours around all blocks, as minutes of the day. */
export function hoursAround(lanes: readonly Lane[]): number[] {
  const blocks = lanes.flatMap((lane) => lane.blocks);
  const from = Math.floor(Math.min(...blocks.map((block) => block.from)) / HOUR);
  const to = Math.ceil(Math.max(...blocks.map((block) => block.to)) / HOUR);
  return Array.from({ length: to - from + 1 }, (_, at) => (from + at) * HOUR);
}

/** Of `timeline.css`, CSS pixels. */
const LANE_HEIGHT = 32;
const HOURS_HEIGHT = 42;

/** Height of the timeline of a day. */
export const timelineHeight = (rows: readonly LaneTask[], zone: string): number =>
  HOURS_HEIGHT + lanesOf(rows, zone).length * LANE_HEIGHT;
