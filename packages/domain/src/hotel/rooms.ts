export type Gender = 'male' | 'female';

/**
 * What a person takes of a room type in one night: a whole room, or one bed. `mate` is set when two people have named each other; it
 * is enough that one of the two claims has it, because the other may be older than the request.
 */
export type RoomClaim = { part: 'room' } | BedClaim;
export type BedClaim = { part: 'bed'; gender: Gender; person: number; mate: number | null };

/** Claims as numbers: whole rooms, and beds of each gender. */
export interface NightCount {
  rooms: number;
  male: number;
  female: number;
}

export interface NightBlock {
  /** Rooms of this type on this night. */
  size: number;
  bedsPerRoom: number;
  taken: readonly RoomClaim[];
  /** Further claims, of people who name nobody and whom nobody names: their number is enough. */
  others?: NightCount;
}

const nobody: NightCount = { rooms: 0, male: 0, female: 0 };

/**
 * The fewest rooms that hold all claims. Each room's beds go to one gender, except that two who name each other always share: a
 * same-gender pair stays together, a mixed pair has its room alone, even if beds stay empty.
 */
export function roomsNeeded(claims: readonly RoomClaim[], bedsPerRoom: number, others: NightCount = nobody): number {
  const night = sort(claims, bedsPerRoom, others);
  return night.apart + roomsOf(night.male, bedsPerRoom) + roomsOf(night.female, bedsPerRoom);
}

/** True when the wanted claims fit in addition to those taken. */
export function fits({ wanted, ...night }: NightBlock & { wanted: readonly RoomClaim[] }): boolean {
  return roomsNeeded([...night.taken, ...wanted], night.bedsPerRoom, night.others) <= night.size;
}

/**
 * The most rooms that a number of claims can need, of which `mates` beds name a room-mate. Each pair has at least one of these beds, and
 * costs at most one room more than if both were alone. Without such beds it is exact.
 */
export function roomsAtMost({ rooms, male, female }: NightCount, mates: number, bedsPerRoom: number): number {
  return rooms + Math.ceil(male / bedsPerRoom) + Math.ceil(female / bedsPerRoom) + mates;
}

/** What is left of a night: empty rooms, or beds for more single people of one gender. */
export function roomsLeft({ size, bedsPerRoom, taken, others }: NightBlock): {
  rooms: number;
  beds: Record<Gender, number>;
} {
  const night = sort(taken, bedsPerRoom, others);
  const left = size - roomsNeeded(taken, bedsPerRoom, others);
  const bedsFor = (gender: Sharers) =>
    left < 0 ? 0 : (left + roomsOf(gender, bedsPerRoom)) * bedsPerRoom - 2 * gender.pairs - gender.alone;
  const beds = { male: bedsFor(night.male), female: bedsFor(night.female) };
  return { rooms: Math.max(0, left), beds };
}

/** People of one gender who share rooms. */
interface Sharers {
  pairs: number;
  alone: number;
}

function sort(
  claims: readonly RoomClaim[],
  bedsPerRoom: number,
  others: NightCount = nobody,
): { apart: number; male: Sharers; female: Sharers } {
  const beds = claims.filter((claim) => claim.part === 'bed');
  const night = {
    apart: others.rooms + claims.length - beds.length,
    male: { pairs: 0, alone: others.male },
    female: { pairs: 0, alone: others.female },
  };
  const paired = new Set<number>();
  // With one bed per room no one shares, regardless of requests.
  for (const [one, other] of bedsPerRoom > 1 ? pairsOf(beds) : []) {
    if (one.gender === other.gender) night[one.gender].pairs += 1;
    else night.apart += 1;
    paired.add(one.person).add(other.person);
  }
  for (const bed of beds) if (!paired.has(bed.person)) night[bed.gender].alone += 1;
  return night;
}

/** Each person is in at most one pair; the result does not depend on the order of the claims, so every recount agrees. */
export function pairsOf(claims: readonly BedClaim[]): [BedClaim, BedClaim][] {
  const beds = [...claims].sort((one, other) => one.person - other.person);
  const byPerson = new Map(beds.map((bed) => [bed.person, bed]));
  const taken = new Set<number>();
  return beds.flatMap((bed): [BedClaim, BedClaim][] => {
    const mate = bed.mate === null || bed.mate === bed.person ? undefined : byPerson.get(bed.mate);
    const agreed = mate !== undefined && (mate.mate === bed.person || mate.mate === null);
    if (!agreed || taken.has(bed.person) || taken.has(mate.person)) return [];
    taken.add(bed.person).add(mate.person);
    return [[bed, mate]];
  });
}

/** Pairs first, as many per room as fit; single people fill the beds left in these rooms. */
function roomsOf({ pairs, alone }: Sharers, bedsPerRoom: number): number {
  const forPairs = pairs === 0 ? 0 : Math.ceil(pairs / Math.floor(bedsPerRoom / 2));
  const free = forPairs * bedsPerRoom - 2 * pairs;
  return forPairs + Math.ceil(Math.max(0, alone - free) / bedsPerRoom);
}
