/** A shared room in one night, with its door number. */
export interface NumberedRoom {
  people: readonly number[];
  door: string;
}

export type RoomNumberOutcome = 'new' | 'changed' | 'same' | 'elsewhere' | 'used' | 'mate';

/**
 * Plans the rows of a file in their order, night by night: a number belongs to one room of the hotel per night, and to everyone in it.
 * Later rows see the nights as if earlier rows were written; `rooms` are the nights as planned so far.
 */
export function doorPlanner(nights: readonly (readonly NumberedRoom[])[]) {
  const plan = nights.map((rooms) => rooms.map((room) => ({ ...room, written: false })));
  const own = new Map<number, Own>();
  for (const rooms of plan) {
    const uses = new Map<string, number>();
    for (const room of rooms) {
      uses.set(room.door, (uses.get(room.door) ?? 0) + 1);
      for (const person of room.people) own.set(person, [...(own.get(person) ?? []), { room, uses }]);
    }
  }
  return (person: number, door: string): RoomNumberOutcome => {
    const nightsOf = own.get(person) ?? [];
    const outcome = outcomeOf(nightsOf, door);
    if (outcome === 'new' || outcome === 'changed' || outcome === 'same')
      for (const { room, uses } of nightsOf) {
        uses.set(room.door, (uses.get(room.door) ?? 0) - 1);
        uses.set(door, (uses.get(door) ?? 0) + 1);
        room.door = door;
        room.written = true;
      }
    return outcome;
  };
}

type PlannedRoom = NumberedRoom & { written: boolean };
/** A person's room in a night, and how many rooms of that night have each number. */
type Own = readonly { room: PlannedRoom; uses: Map<string, number> }[];

function outcomeOf(own: Own, door: string): RoomNumberOutcome {
  if (own.length === 0) return 'elsewhere';
  if (own.some(({ room }) => room.written && room.door !== door)) return 'mate';
  if (own.some(({ room, uses }) => (uses.get(door) ?? 0) > (room.door === door ? 1 : 0))) return 'used';
  if (own.every(({ room }) => room.door === door)) return 'same';
  return own.every(({ room }) => room.door === '') ? 'new' : 'changed';
}
