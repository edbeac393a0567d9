import type { Gate } from '@meetingapp/contract/checkin/arrivals.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { SECONDS_PER_PERSON } from '@meetingapp/domain/checkin/forecast.ts';
import { DESK_SECONDS, gateStates, shownMinutes, waitingMinutes } from '@meetingapp/domain/checkin/queue.ts';
import type { enteredByGate, GateAdmission, WallPoint } from './queries-wall.ts';

const MINUTE_MS = 60_000;
/** Full minutes before now from which the wait is computed. */
const WAIT_MINUTES = 20;
/** A session later than this is not what people now come for. */
const LATEST_DUE = 180;
const nothing: Bilingual = { zh: '', en: '' };

interface WallDevice {
  pointId: number;
  door: string;
  online: boolean;
}

export interface WallFacts {
  points: readonly WallPoint[];
  devices: readonly WallDevice[];
  admissions: readonly GateAdmission[];
  entered: Awaited<ReturnType<typeof enteredByGate>>;
  desks: number;
  toCome: number;
  next: Date | null;
  now: Date;
}

interface DueFacts {
  next: Date | null;
  points: readonly Pick<WallPoint, 'opens'>[];
  now: Date;
}

interface Found {
  kind: Gate['kind'];
  name: Bilingual;
  place: Bilingual;
  servers: number;
  seconds: number;
  minutes: number[];
  entered: number;
}

/** Gates of a wall: each door of its points where a device is enrolled, and the desk while it admits people. */
export function presentGates(facts: WallFacts): Gate[] {
  const doors = facts.points.flatMap((point) => doorsOf(facts, point));
  const desk = deskOf(facts);
  const all = desk ? [...doors, desk] : doors;
  const recent = all.map(({ minutes }) => minutes.reduce((sum, people) => sum + people, 0));
  const whole = recent.reduce((sum, people) => sum + people, 0);
  const servers = all.reduce((sum, one) => sum + one.servers, 0);
  const dueIn = dueOf(facts);
  const waits = all.map((gate, index) => {
    // Those to come take the gates in the same parts as those before them.
    const part = whole > 0 ? (recent[index] ?? 0) / whole : gate.servers / Math.max(1, servers);
    return waitingMinutes({ ...gate, toCome: facts.toCome * part, dueIn });
  });
  const states = [...gateStates(waits.slice(0, doors.length)), ...gateStates(waits.slice(doors.length))];
  return all.map(({ kind, name, place, minutes, entered }, index) => {
    const wait = waits[index] ?? null;
    return {
      kind,
      name,
      place,
      minutes: wait === null ? null : shownMinutes(wait),
      state: states[index] ?? 'closed',
      perMinute: minutes.at(-1) ?? 0,
      entered,
    };
  });
}

/** Minutes until the next session begins or the point closes, where that is near; null: not known. */
export function dueOf({ next, points, now }: DueFacts): number | null {
  const minutes = (at: number) => (at - now.getTime()) / MINUTE_MS;
  const ends = points.flatMap(({ opens }) =>
    opens
      .filter(({ from, until }) => Date.parse(from) <= now.getTime() && Date.parse(until) > now.getTime())
      .map(({ until }) => minutes(Date.parse(until))),
  );
  const due = Math.min(next ? minutes(next.getTime()) : Infinity, ...ends);
  return due <= LATEST_DUE ? due : null;
}

function minutesOf(facts: WallFacts, belongs: (one: GateAdmission) => boolean): number[] {
  const first = Math.floor(facts.now.getTime() / MINUTE_MS) * MINUTE_MS - WAIT_MINUTES * MINUTE_MS;
  const mine = facts.admissions.filter(belongs);
  return Array.from({ length: WAIT_MINUTES }, (_, index) =>
    mine
      .filter(({ minute }) => minute.getTime() === first + index * MINUTE_MS)
      .reduce((sum, { people }) => sum + people, 0),
  );
}

function doorsOf(facts: WallFacts, point: WallPoint): Found[] {
  const here = facts.devices.filter(({ pointId }) => pointId === point.id);
  const isHall = point.kind === 'hall' || point.kind === 'session';
  return [...new Set(here.map(({ door }) => door))].toSorted().map((door) => {
    const devices = here.filter((one) => one.door === door);
    const minutes = minutesOf(facts, (one) => !one.desk && one.pointId === point.id && one.door === door);
    // Devices without a network go on admitting; what they admitted is known once they are back.
    const admits = minutes.some((people) => people > 0);
    return {
      kind: isHall ? 'hall' : 'door',
      name: door !== '' && !isHall ? { zh: door, en: door } : (point.hall_name ?? point.name),
      place: isHall && door !== '' ? { zh: door, en: door } : (point.hall_place ?? nothing),
      servers: devices.filter(({ online }) => online).length || (admits ? devices.length : 0),
      seconds: SECONDS_PER_PERSON,
      minutes,
      entered: facts.entered
        .filter((one) => one.pointId === point.id && one.door === door && !one.desk)
        .reduce((sum, { people }) => sum + people, 0),
    };
  });
}

function deskOf(facts: WallFacts): Found | null {
  if (!facts.admissions.some(({ desk }) => desk)) return null;
  return {
    kind: 'desk',
    name: nothing,
    place: nothing,
    servers: facts.desks,
    seconds: DESK_SECONDS,
    minutes: minutesOf(facts, ({ desk }) => desk),
    entered: facts.entered.filter(({ desk }) => desk).reduce((sum, { people }) => sum + people, 0),
  };
}
