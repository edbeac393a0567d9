/** Who shares a room in one night, and what stands on its door. */
export interface NumberedRoom {
  people: readonly number[];
  door: string;
}

/** A row of a file: this person sleeps behind this door. */
export interface DoorWish {
  line: number;
  person: number;
  door: string;
}

export type DoorFate = 'new' | 'changed' | 'same' | 'elsewhere' | 'used' | 'mate';

/**
 * What becomes of each row, in their order, night by night: a number belongs to one room of the hotel in a night, and to everybody
 * who sleeps in it. Nothing is changed; the nights are looked at as if earlier rows were written.
 */
export function planDoors(
  nights: readonly (readonly NumberedRoom[])[],
  wishes: readonly DoorWish[],
): Map<number, DoorFate> {
  const plan = nights.map((rooms) => rooms.map((room) => ({ ...room, written: false })));
  const fates = new Map<number, DoorFate>();
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

function fateOf(own: Own, door: string): DoorFate {
  if (own.length === 0) return 'elsewhere';
  if (own.some(({ room }) => room.written && room.door !== door)) return 'mate';
  if (own.some(({ others }) => others.some((one) => one.door === door))) return 'used';
  if (own.every(({ room }) => room.door === door)) return 'same';
  return own.every(({ room }) => room.door === '') ? 'new' : 'changed';
}
