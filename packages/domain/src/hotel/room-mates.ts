import { pairsOf, type BedClaim, type Gender } from './rooms.ts';

/** A person in a room type on one night. */
export type Sleeper = { part: 'room'; person: number } | BedClaim;

export interface SharedRoom {
  /** `whole`: one person took the whole room; `pair`: a man and a woman who named each other, alone. */
  kind: 'whole' | 'shared' | 'pair';
  gender: Gender | null;
  people: number[];
  /** Beds left for this gender. */
  free: number;
}

/**
 * Assigns all people of a night to rooms: two who name each other together, otherwise each room's beds to one gender, in exactly as
 * many rooms as `roomsNeeded` counted when the beds were sold. The result does not depend on the order of the people; those who shared
 * a room the night before stay together if that needs no extra room.
 */
export function assignRooms(
  sleepers: readonly Sleeper[],
  bedsPerRoom: number,
  before: readonly SharedRoom[] = [],
): SharedRoom[] {
  const lastRoom = new Map(before.flatMap(({ people }, index) => people.map((person) => [person, index] as const)));
  const rank = (person: number) => lastRoom.get(person) ?? before.length;
  const byRank = (one: number, other: number) => rank(one) - rank(other) || one - other;
  const whole = sleepers.filter((one) => one.part === 'room').map(({ person }) => person);
  const beds = sleepers.filter((one) => one.part === 'bed');
  const pairs = bedsPerRoom > 1 ? pairsOf(beds) : [];
  const mixed = pairs.filter(([one, other]) => one.gender !== other.gender);
  const paired = new Set(pairs.flat().map(({ person }) => person));
  const sharedBy = (gender: Gender): SharedRoom[] => {
    const same = pairs.filter(([one, other]) => one.gender === gender && other.gender === gender);
    const couples = same.map(([one, other]) => [one.person, other.person].sort(byRank));
    const alone = beds.filter((bed) => bed.gender === gender && !paired.has(bed.person)).map(({ person }) => person);
    return shareRooms(
      couples.sort((one, other) => byRank(one[0] ?? 0, other[0] ?? 0)),
      alone.sort(byRank),
      bedsPerRoom,
    ).map((people) => ({ kind: 'shared', gender, people, free: bedsPerRoom - people.length }));
  };
  return [
    ...whole.sort(byRank).map((person): SharedRoom => ({ kind: 'whole', gender: null, people: [person], free: 0 })),
    ...mixed.map(([one, other]): SharedRoom => ({
      kind: 'pair',
      gender: null,
      people: [one.person, other.person].sort(byRank),
      free: 0,
    })),
    ...sharedBy('male'),
    ...sharedBy('female'),
  ];
}

/** Pairs first, as many per room as fit; single people fill the beds left in these rooms. */
function shareRooms(couples: readonly number[][], alone: readonly number[], bedsPerRoom: number): number[][] {
  const inRoom = Math.max(1, Math.floor(bedsPerRoom / 2));
  const rooms: number[][] = [];
  for (let at = 0; at < couples.length; at += inRoom) rooms.push(couples.slice(at, at + inRoom).flat());
  const left = [...alone];
  for (const room of rooms) room.push(...left.splice(0, bedsPerRoom - room.length));
  while (left.length > 0) rooms.push(left.splice(0, bedsPerRoom));
  return rooms;
}
