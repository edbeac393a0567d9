/** A shared room in one night, with its door number. */
export interface NumberedRoom {
  people: readonly number[];
  door: string;
}

/** A row of a file: a person and their room number. */
export interface RoomNumberInput {
  line: number;
  person: number;
  door: string;
}

export type RoomNumberOutcome = 'new' | 'changed' | 'same' | 'elsewhere' | 'used' | 'mate';

/**
 * Outcome of each row, in order, night by night: a number belongs to one room of the hotel per night, and to everyone in it. Dry run:
 * later rows see the nights as if earlier rows were written.
 */
export function planDoors(
  nights: readonly (readonly NumberedRoom[])[],
  wishes: readonly RoomNumberInput[],
): Map<number, RoomNumberOutcome> {
  const plan = nights.map((rooms) => rooms.map((room) => ({ ...room, written: false })));
  const fates = new Map<number, RoomNumberOutcome>();
  for (const { line, person, door } of wishes) {
    const own = plan.flatMap((rooms) => {
      const room = rooms.find(({ people }) => people.includes(person));
      return room ? [{ room, others: rooms.filter((one) => one !== room) }] : [];
    });
    const fate = fateOf(own, door);
    fates.set(line, fate);
    if (fate === 'new' || fate === 'changed' || fate === 'same')
      for (const { room } of own) {
        room.door = door;
        room.written = true;
      }
  }
  return fates;
}

type Own = { room: NumberedRoom & { written: boolean }; others: readonly NumberedRoom[] }[];

function fateOf(own: Own, door: string): RoomNumberOutcome {
  if (own.length === 0) return 'elsewhere';
  if (own.some(({ room }) => room.written && room.door !== door)) return 'mate';
  if (own.some(({ others }) => others.some((one) => one.door === door))) return 'used';
  if (own.every(({ room }) => room.door === door)) return 'same';
  return own.every(({ room }) => room.door === '') ? 'new' : 'changed';
}
