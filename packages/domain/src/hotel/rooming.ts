import { assignRooms, type SharedRoom, type Sleeper } from './room-mates.ts';
import { pairsOf, type BedClaim } from './rooms.ts';

/** A room of the list; `key` is set where staff put its people there, and stays with it. */
export interface ListedRoom extends SharedRoom {
  key: number | null;
}

/**
 * As `assignRooms`, but who was put into a room by hand (person → key of the room) stays there for as long as those put there may
 * share; the others fill its free beds, and rooms of their own.
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
  // Those who are alone with nobody they named take a bed that is free before a room is opened for them.
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

/** The room that these people make; null where they may not share one. */
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

/** Why somebody cannot be put beside another one, or (null) into a room of their own; null: they can. */
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
