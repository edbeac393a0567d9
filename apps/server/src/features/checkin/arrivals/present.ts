import { FORECAST_MINUTES, forecastArrivals } from '@meetingapp/domain/checkin/forecast.ts';

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

export function presentDoors(
  rows: readonly DoorAdmission[],
  devices: readonly DoorDevice[],
  entered: ReadonlyMap<string, number>,
  now: Date,
) {
  const doors = [...new Set([...devices.map(({ door }) => door), ...entered.keys()])].toSorted();
  const first = startOf(now) - DOOR_MINUTES * MINUTE_MS;
  return doors.map((door) => {
    const minutes = Array.from({ length: DOOR_MINUTES }, (_, index) =>
      rows
        .filter((row) => row.door === door && row.minute.getTime() === first + index * MINUTE_MS)
        .reduce((sum, { people }) => sum + people, 0),
    );
    const here = devices.filter((device) => device.door === door);
    return {
      door,
      devices: here.length,
      online: here.filter(({ online }) => online).length,
      perMinute: minutes.at(-1) ?? 0,
      minutes,
      entered: entered.get(door) ?? 0,
    };
  });
}
