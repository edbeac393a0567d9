import type { RoomTask } from '@meetingapp/contract/speakers/room.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';

export const roomDay = ({ from }: Pick<RoomTask, 'from'>, zone: string): string =>
  clockIn(zone, new Date(from)).slice(0, 10);

/** Days with tasks, in order. */
export const roomDays = (tasks: readonly RoomTask[], zone: string): string[] =>
  [...new Set(tasks.map((task) => roomDay(task, zone)))].sort();

export interface HallSum {
  id: number;
  name: { zh: string; en: string };
  all: number;
  there: number;
  returned: number;
  changed: number;
}

/** Halls of a day with what is there, in the order of the programme. Halls without tasks are left out. */
export function hallSums(
  halls: readonly { id: number; name: { zh: string; en: string } }[],
  tasks: readonly RoomTask[],
): HallSum[] {
  return halls.flatMap(({ id, name }) => {
    const own = tasks.filter(({ hallId }) => hallId === id);
    if (own.length === 0) return [];
    return [
      {
        id,
        name,
        all: own.length,
        there: own.filter(({ slides }) => slides === 'waiting' || slides === 'checked').length,
        returned: own.filter(({ slides }) => slides === 'returned').length,
        changed: own.filter(({ changed }) => changed).length,
      },
    ];
  });
}

/** The one tag of a row: what must be done comes first. */
export type RoomState = 'changed' | 'returned' | 'missing' | 'late' | 'waiting' | 'checked';

export function roomState({ slides, changed, files }: RoomTask): RoomState {
  if (changed) return 'changed';
  if (slides === 'returned' || slides === 'missing' || slides === 'checked') return slides;
  return files[0]?.late === true ? 'late' : 'waiting';
}

export const roomColours: Record<RoomState, string> = {
  changed: 'warning',
  returned: 'error',
  missing: 'error',
  late: 'warning',
  waiting: 'geekblue',
  checked: 'success',
};

const KIBI = 1024;
const MEBI = KIBI * KIBI;

export function sizeText(bytes: number): string {
  if (bytes >= KIBI * MEBI) return `${(bytes / KIBI / MEBI).toFixed(1)} GB`;
  return bytes >= MEBI ? `${Math.round(bytes / MEBI)} MB` : `${Math.max(1, Math.round(bytes / KIBI))} kB`;
}
