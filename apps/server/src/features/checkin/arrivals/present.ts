import { FORECAST_MINUTES, forecastArrivals, SECONDS_PER_PERSON } from '@meetingapp/domain/checkin/forecast.ts';
import { gateStates, queuedPeople, shownMinutes, waitingMinutes } from '@meetingapp/domain/checkin/queue.ts';

export const ARRIVAL_MINUTES = 120;
const DOOR_MINUTES = 20;
const MINUTE_MS = 60_000;

const startOf = (at: Date): number => Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;

interface Admission {
  minute: Date;
  people: number;
}

interface DoorAdmission extends Admission {
  door: string;
}

/** The last minutes up to now, each with its admissions; those without any too. */
export function presentMinutes(rows: readonly Admission[], now: Date) {
  const byMinute = new Map<number, number>();
  for (const { minute, people } of rows) byMinute.set(minute.getTime(), (byMinute.get(minute.getTime()) ?? 0) + people);
  const first = startOf(now) - (ARRIVAL_MINUTES - 1) * MINUTE_MS;
  return Array.from({ length: ARRIVAL_MINUTES }, (_, index) => {
    const at = first + index * MINUTE_MS;
    return { at: new Date(at).toISOString(), people: byMinute.get(at) ?? 0 };
  });
}

/** The running minute is not over and counts only among the past ones. */
export function presentForecast(minutes: readonly { people: number }[], toCome: number, now: Date) {
  const past = minutes.slice(0, -1).map(({ people }) => people);
  return forecastArrivals(past, toCome, FORECAST_MINUTES).map((people, index) => ({
    at: new Date(startOf(now) + (index + 1) * MINUTE_MS).toISOString(),
    people: Math.round(people * 10) / 10,
  }));
}

interface DoorDevice {
  door: string;
  online: boolean;
}

interface DoorFacts {
  rows: readonly DoorAdmission[];
  devices: readonly DoorDevice[];
  entered: ReadonlyMap<string, number>;
  /** People who have not come. */
  toCome: number;
  /** Minutes until they are due; null: not known. */
  dueIn: number | null;
  now: Date;
}

/** Doors of one point, each with its last minutes and its queue. */
export function presentDoors({ rows, devices, entered, toCome, dueIn, now }: DoorFacts) {
  const names = [...new Set([...devices.map(({ door }) => door), ...entered.keys()])].toSorted();
  const first = startOf(now) - DOOR_MINUTES * MINUTE_MS;
  const doors = names.map((door) => {
    const minutes = Array.from({ length: DOOR_MINUTES }, (_, index) =>
      rows
        .filter((row) => row.door === door && row.minute.getTime() === first + index * MINUTE_MS)
        .reduce((sum, { people }) => sum + people, 0),
    );
    const here = devices.filter((device) => device.door === door);
    const online = here.filter((device) => device.online).length;
    // Devices without a network go on admitting; what they admitted is known once they are back.
    const servers = online || (minutes.some((people) => people > 0) ? here.length : 0);
    return { door, devices: here.length, online, minutes, servers, entered: entered.get(door) ?? 0 };
  });
  const sumOf = (minutes: readonly number[]) => minutes.reduce((sum, people) => sum + people, 0);
  const recent = sumOf(doors.flatMap(({ minutes }) => minutes));
  const servers = sumOf(doors.map((door) => door.servers));
  const queues = doors.map((door) => {
    // Those to come take the doors in the same parts as those before them.
    const part = recent > 0 ? sumOf(door.minutes) / recent : door.servers / Math.max(1, servers);
    return { ...door, seconds: SECONDS_PER_PERSON, toCome: toCome * part, dueIn };
  });
  const waits = queues.map(waitingMinutes);
  const states = gateStates(waits);
  return doors.map(({ servers: _servers, ...door }, index) => {
    const [queue, wait] = [queues[index], waits[index] ?? null];
    return {
      ...door,
      perMinute: door.minutes.at(-1) ?? 0,
      wait: wait === null ? null : shownMinutes(wait),
      queued: queue ? queuedPeople(queue) : 0,
      state: states[index] ?? 'closed',
    };
  });
}
