import { assignRooms, type SharedRoom, type Sleeper } from './room-mates.ts';
import { pairsOf, type BedClaim } from './rooms.ts';

/** A room of the rooming list; `key` is set when staff assigned its people, and is stable. */
export interface ListedRoom extends SharedRoom {
  key: number | null;
}

/**
 * Like `assignRooms`, but people assigned by hand (person → key of the room) stay as long as those assigned may share; the others fill
 * its free beds and further rooms.
 */
export function arrangeRooms(
  sleepers: readonly Sleeper[],
  bedsPerRoom: number,
  placed: ReadonlyMap<number, number>,
  before: readonly SharedRoom[] = [],
): ListedRoom[] {
  const byPerson = new Map(sleepers.map((one) => [one.person, one]));
  const groups = new Map<number, Sleeper[]>();
  for (const one of sleepers) {
    const key = placed.get(one.person);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const kept = [...groups]
    .sort(([one], [other]) => one - other)
    .flatMap(([key, people]): ListedRoom[] => {
      const room = roomOf(people, bedsPerRoom);
      return room ? [{ ...room, key }] : [];
    });
  const stays = new Set(kept.flatMap(({ people }) => people));
  const rest = assignRooms(
    [...byPerson.values()].filter(({ person }) => !stays.has(person)),
    bedsPerRoom,
    before,
  );
  // People without a matched room-mate take a free bed before another room is opened.
  const coupled = new Set(
    pairsOf(sleepers.filter((one) => one.part === 'bed'))
      .flat()
      .map(({ person }) => person),
  );
  const opened = rest.flatMap((room): ListedRoom[] => {
    if (room.kind !== 'shared' || room.people.some((person) => coupled.has(person) && !stays.has(person)))
      return [{ ...room, key: null }];
    const people = room.people.filter((person) => !fill(kept, room.gender, person));
    return people.length === 0 ? [] : [{ ...room, people, free: bedsPerRoom - people.length, key: null }];
  });
  return [...kept, ...opened];
}

function fill(rooms: ListedRoom[], gender: SharedRoom['gender'], person: number): boolean {
  const room = rooms.find((one) => one.kind === 'shared' && one.gender === gender && one.free > 0);
  if (!room) return false;
  room.people.push(person);
  room.free -= 1;
  return true;
}

/** The room formed by these people; null when they may not share one. */
function roomOf(people: readonly Sleeper[], bedsPerRoom: number): SharedRoom | null {
  const names = people.map(({ person }) => person);
  const beds = people.filter((one) => one.part === 'bed');
  if (beds.length < people.length)
    return people.length === 1 ? { kind: 'whole', gender: null, people: names, free: 0 } : null;
  if (people.length > bedsPerRoom) return null;
  const [first] = beds;
  if (first && beds.every(({ gender }) => gender === first.gender))
    return { kind: 'shared', gender: first.gender, people: names, free: bedsPerRoom - people.length };
  return isPair(beds) ? { kind: 'pair', gender: null, people: names, free: 0 } : null;
}

const isPair = (beds: readonly BedClaim[]) => beds.length === 2 && pairsOf(beds).length === 1;

export type MoveFault = 'room_whole' | 'room_gender' | 'room_no_bed' | 'room_none_left';

/** Why a person cannot be moved next to another one, or (null) into a single room; null: they can. */
export function moveFault(
  rooms: readonly SharedRoom[],
  sleepers: readonly Sleeper[],
  { person, beside }: { person: number; beside: number | null },
  { size, bedsPerRoom }: { size: number; bedsPerRoom: number },
): MoveFault | null {
  const from = rooms.find(({ people }) => people.includes(person));
  if (from?.kind === 'whole') return 'room_whole';
  if (beside === null) return from?.people.length === 1 || rooms.length < size ? null : 'room_none_left';
  const to = rooms.find(({ people }) => people.includes(beside));
  if (!to || to === from) return null;
  if (to.kind === 'whole') return 'room_whole';
  const together = sleepers.filter((one) => one.person === person || to.people.includes(one.person));
  if (roomOf(together, bedsPerRoom)) return null;
  return together.length > bedsPerRoom ? 'room_no_bed' : 'room_gender';
}
