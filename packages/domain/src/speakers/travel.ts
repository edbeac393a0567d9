import type { LegDirection, LegMode } from '@meetingapp/contract/speakers/person.ts';

interface TimedLeg {
  direction: LegDirection;
  leavesAt: string | null;
  arrivesAt: string | null;
}

/** When a person is at the station of the conference: an arrival ends there, a departure begins there. */
export const stationTime = ({ direction, leavesAt, arrivesAt }: TimedLeg): string | null =>
  direction === 'arrival' ? arrivesAt : leavesAt;

/** The station or airport at the place of the conference. */
export const stationOf = ({
  direction,
  fromPlace,
  toPlace,
}: {
  direction: LegDirection;
  fromPlace: string;
  toPlace: string;
}): string => (direction === 'arrival' ? toPlace : fromPlace);

const faults = ['number', 'leavesAt', 'arrivesAt', 'fromPlace', 'toPlace'] as const;
type LegFault = (typeof faults)[number];

interface WrittenLeg {
  mode: LegMode;
  ticket: 'own' | 'wanted';
  number: string;
  fromPlace: string;
  toPlace: string;
  leavesAt: string | null;
  arrivesAt: string | null;
}

/** The first field that a leg lacks; null: none. A ticket that the organiser shall buy needs only places and a wished time. */
export function legFault({
  mode,
  ticket,
  ...leg
}: WrittenLeg): { field: LegFault; reason: 'required' | 'travel_order' } | null {
  if (mode === 'none') return null;
  if (leg.leavesAt !== null && leg.arrivesAt !== null && leg.arrivesAt <= leg.leavesAt)
    return { field: 'arrivesAt', reason: 'travel_order' };
  if (mode === 'car') return null;
  const needed: LegFault[] =
    ticket === 'own' ? ['number', 'leavesAt', 'arrivesAt', 'fromPlace', 'toPlace'] : ['fromPlace', 'toPlace'];
  const missing = needed.find((field) => leg[field] === '' || leg[field] === null);
  return missing === undefined ? null : { field: missing, reason: 'required' };
}

interface Passenger {
  /** ISO 8601; null: not known. */
  at: string | null;
}

const MINUTE_MS = 60_000;
/** Minutes from a plane or train to the car, at the least. */
const WALK_MINUTES = 10;

/** What is wrong with a car: too small, without a driver, or gone before somebody is there. */
export function pickupFaults(
  pickup: { direction: LegDirection; leavesAt: string; seats: number; driver: string },
  passengers: readonly Passenger[],
): ('full' | 'driver' | 'early')[] {
  const latest = Date.parse(pickup.leavesAt) - WALK_MINUTES * MINUTE_MS;
  const early = pickup.direction === 'arrival' && passengers.some(({ at }) => at !== null && Date.parse(at) > latest);
  return [
    ...(passengers.length > pickup.seats ? (['full'] as const) : []),
    ...(pickup.driver === '' && passengers.length > 0 ? (['driver'] as const) : []),
    ...(early ? (['early'] as const) : []),
  ];
}

/** Number of people by station and hour of a day, for the hours in which somebody comes or goes. */
export function stationHours(legs: readonly { station: string; hour: number }[]): {
  hours: number[];
  rows: { station: string; counts: number[]; sum: number }[];
} {
  if (legs.length === 0) return { hours: [], rows: [] };
  const all = legs.map(({ hour }) => hour);
  const first = Math.min(...all);
  const hours = Array.from({ length: Math.max(...all) - first + 1 }, (_, at) => first + at);
  const stations = [...new Set(legs.map(({ station }) => station))];
  const rows = stations.map((station) => {
    const own = legs.filter((leg) => leg.station === station);
    return { station, counts: hours.map((hour) => own.filter((leg) => leg.hour === hour).length), sum: own.length };
  });
  return { hours, rows: rows.sort((one, other) => other.sum - one.sum || one.station.localeCompare(other.station)) };
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** True for an identity card with its check digit (GB 11643), or a passport of six to twelve letters and digits. */
export function isDocumentNumber(kind: 'id_card' | 'passport', text: string): boolean {
  if (kind === 'passport') return /^[A-Z0-9]{6,12}$/.test(text);
  if (!/^\d{17}[\dX]$/.test(text)) return false;
  const sum = weights.reduce((all, weight, at) => all + weight * Number(text[at]), 0);
  return '10X98765432'[sum % 11] === text[17];
}
