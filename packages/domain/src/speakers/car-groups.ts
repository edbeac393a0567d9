/** Somebody at a station at a moment, in milliseconds since 1970. */
export interface Rider {
  id: number;
  station: string;
  at: number;
}

export interface CarGroup {
  station: string;
  riders: Rider[];
  /** Moment at which the first and the last one are there. */
  first: number;
  last: number;
}

const MINUTE_MS = 60_000;

/**
 * Groups people for cars: the same station, nobody waits longer than `within` minutes for the last one, and no more people than seats.
 * Each person is in one group; groups are in the order of station and time.
 */
export function groupForCars(
  riders: readonly Rider[],
  { within, seats }: { within: number; seats: number },
): CarGroup[] {
  const groups: CarGroup[] = [];
  const sorted = riders.toSorted(
    (one, other) => one.station.localeCompare(other.station) || one.at - other.at || one.id - other.id,
  );
  for (const rider of sorted) {
    const group = groups.at(-1);
    const fits =
      group?.station === rider.station && group.riders.length < seats && rider.at - group.first <= within * MINUTE_MS;
    if (group && fits) {
      group.riders.push(rider);
      group.last = rider.at;
    } else groups.push({ station: rider.station, riders: [rider], first: rider.at, last: rider.at });
  }
  return groups;
}

/** Minutes from a train or plane to its car, and from a car to the station before departure. */
const WALK_MINUTES = 20;
const BEFORE_MINUTES = 150;

/** When the car of a group leaves: after the last one has come, or long enough before the first one departs. */
export const carLeaves = (
  { first, last }: Pick<CarGroup, 'first' | 'last'>,
  direction: 'arrival' | 'departure',
): number => (direction === 'arrival' ? last + WALK_MINUTES * MINUTE_MS : first - BEFORE_MINUTES * MINUTE_MS);
