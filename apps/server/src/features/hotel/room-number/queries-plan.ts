import { doorPlanner } from '@meetingapp/domain/hotel/room-numbers.ts';
import type { SheetFault } from '@meetingapp/domain/tasks/sheet-row.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { SheetLine } from '../../../jobs/import-kind.ts';
import { peopleByNumber } from '../rooming/queries.ts';
import type { ArrangedNights } from '../rooming/queries-nights.ts';
import { readNumbers, type NumberRow } from './reader.ts';

/** Longest number of a room. */
const MOST_LETTERS = 20;

/** What a row of the file does. */
export interface PlannedNumber {
  /** The person's name, as the file or the registration has it. */
  name: string;
  regId: number | null;
  door: string;
  /** Current number; empty when none is set. */
  before: string;
  fate: 'new' | 'change' | 'same' | 'wrong';
  fault: SheetFault | null;
}

interface Place {
  conferenceId: number;
  columns: readonly (string | null)[];
}

/** Plans the rows of a file against the rooming list of a hotel, in their order: later rows see what earlier ones would write. */
export function numberPlanner(
  db: Database,
  { conferenceId, columns }: Place,
  { nights, sleepers, speakers }: ArrangedNights,
) {
  const rooms = nights.map(({ roomTypes }) => roomTypes.flatMap((ofType) => ofType.rooms));
  const doors = new Map<number, string>();
  for (const { door, people } of rooms.flat())
    for (const id of people) if (door !== '' && !doors.has(id)) doors.set(id, door);
  const named = new Map<string, Set<number>>();
  const here = new Map(sleepers.map(({ id, number, name }) => [id, { id, number, name }]));
  for (const { id, name } of here.values()) named.set(name, (named.get(name) ?? new Set()).add(id));
  const plan = doorPlanner(rooms);

  // Speakers have the hotel's confirmation in place of a registration number, and no room number.
  const isSpeaker = ({ name, number, speaker }: NumberRow) => {
    const own = speakers.filter((one) => one.name.zh === name || one.name.en.toLowerCase() === name.toLowerCase());
    const booked = number !== '' && own.some(({ confirmation }) => confirmation === number);
    return booked || (speaker && own.length > 0);
  };
  type Person = { id: number; number: string; name: string };
  /** A name that several people have matches nobody. */
  const byName = (name: string): Person | undefined => {
    const [id, ...others] = named.get(name) ?? [];
    return id === undefined || others.length > 0 ? undefined : here.get(id);
  };

  function planned(row: NumberRow, person: Person | undefined): PlannedNumber {
    const { number, door } = row;
    const name = row.name || (person?.name ?? number);
    const before = person ? (doors.get(person.id) ?? '') : '';
    const found = { name, regId: person?.id ?? null, door, before };
    const field = number === '' ? 'name' : 'number';
    const wrong = (fault: SheetFault): PlannedNumber => ({ ...found, fate: 'wrong', fault });
    if (isSpeaker(row))
      return door === ''
        ? { ...found, fate: 'same', fault: null }
        : wrong({ field: 'door', reason: 'room_of_speaker' });
    if (number === '' && row.name === '' && door === '') return { ...found, fate: 'same', fault: null };
    if (!person) return wrong({ field, reason: 'room_guest_unknown', value: number || row.name });
    if (row.name !== '' && row.name !== person.name)
      return wrong({ field: 'name', reason: 'room_guest_name', limit: person.name, value: row.name });
    if (door === '') return { ...found, fate: 'same', fault: null };
    if (door.length > MOST_LETTERS) return wrong({ field: 'door', reason: 'too_long', limit: MOST_LETTERS });
    const outcome = plan(person.id, door);
    switch (outcome) {
      case 'elsewhere':
        return wrong({ field, reason: 'room_guest_elsewhere' });
      case 'used':
        return wrong({ field: 'door', reason: 'room_number_taken', value: door });
      case 'mate':
        return wrong({ field: 'door', reason: 'room_number_mate' });
      case 'changed':
        return { ...found, fate: 'change', fault: null };
      case 'new':
      case 'same':
        return { ...found, fate: outcome, fault: null };
    }
  }

  return async (lines: readonly SheetLine[]): Promise<PlannedNumber[]> => {
    const rows = lines.map((line) => readNumbers(line, columns));
    const known = new Map(
      (
        await peopleByNumber(
          db,
          conferenceId,
          rows.map(({ number }) => number),
        )
      ).map((one) => [one.number.toLowerCase(), one]),
    );
    const personOf = ({ number, name, speaker }: NumberRow) => {
      if (speaker) return undefined;
      return number === '' ? byName(name) : known.get(number.toLowerCase());
    };
    return rows.map((row) => planned(row, personOf(row)));
  };
}
