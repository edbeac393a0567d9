import { planDoors, type RoomNumberOutcome } from '@meetingapp/domain/hotel/room-numbers.ts';
import type { RoomOutcome, RoomRow } from '@meetingapp/contract/hotel/room-number.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { UploadedFile } from '../../../http/calls/context.ts';
import { peopleByNumber } from '../rooming/queries.ts';
import { arrangedNights } from '../rooming/queries-nights.ts';
import { readNumbers, type NumberRow, type NumbersRead } from './reader.ts';

interface Reading {
  cid: number;
  hotelId: number;
  file: UploadedFile;
}

/** What a row of the file would do. `roomType` is in both languages; null when the person sleeps in no room of the hotel. */
export type PlannedRow = Omit<RoomRow, 'roomType'> & { roomType: Bilingual | null };

/** Matches a file of room numbers with the rooming list; writes nothing. */
export async function planNumbers(
  db: Database,
  { cid, hotelId, file }: Reading,
): Promise<{ ok: true; rows: PlannedRow[] } | Extract<NumbersRead, { ok: false }>> {
  const read = await readNumbers(file);
  if (!read.ok) return read;
  const { nights, sleepers, speakers } = await arrangedNights(db, cid, hotelId);
  const rooms = nights.map(({ roomTypes }) => roomTypes.flatMap((ofType) => ofType.rooms));
  const known = await peopleByNumber(
    db,
    cid,
    read.rows.map((row) => row.number),
  );
  const here = new Map(sleepers.map(({ id, number, name }) => [id, { id, number, name }]));
  const personOf = ({ number, name }: NumberRow) =>
    number === ''
      ? only([...here.values()].filter((one) => one.name === name))
      : known.find((one) => one.number.toLowerCase() === number.toLowerCase());
  // Speakers have the hotel's confirmation in place of a registration number, and no room number.
  const speakerOf = ({ name, number, speaker }: NumberRow) => {
    const own = speakers.filter((one) => one.name.zh === name || one.name.en.toLowerCase() === name.toLowerCase());
    const booked = own.find(({ confirmation }) => (confirmation ?? '') === number);
    if (speaker) return booked ?? own[0];
    return number === '' ? undefined : booked;
  };
  const meant = read.rows.map((row) => {
    const speaker = speakerOf(row);
    return { row, speaker, person: speaker || row.speaker ? undefined : personOf(row) };
  });
  const wrongName = ({ row, person }: (typeof meant)[number]) =>
    person !== undefined && row.name !== '' && row.name !== person.name;
  const wishes = meant.flatMap((one) =>
    one.person && one.row.door !== '' && !wrongName(one)
      ? [{ line: one.row.line, person: one.person.id, door: one.row.door }]
      : [],
  );
  const fates = planDoors(rooms, wishes);
  const before = (id: number) => rooms.flat().find((room) => room.people.includes(id) && room.door !== '')?.door ?? '';
  const typeOf = (id: number) =>
    nights
      .flatMap(({ roomTypes }) => roomTypes)
      .find((ofType) => ofType.rooms.some(({ people }) => people.includes(id)))?.type.name ?? null;
  const typeOfSpeaker = (id: number) =>
    nights.flatMap(({ roomTypes }) => roomTypes).find((ofType) => ofType.speakers.some((one) => one.id === id))?.type
      .name ?? null;
  function fateOf(one: (typeof meant)[number]): RoomOutcome {
    const { row, speaker, person } = one;
    if (!speaker && !person) return 'unknown';
    if (wrongName(one)) return 'name';
    if (row.door === '') return 'empty';
    if (speaker) return 'speaker';
    return (fates.get(row.line) satisfies RoomNumberOutcome | undefined) ?? 'elsewhere';
  }
  return {
    ok: true,
    rows: meant.map((one): PlannedRow => {
      const { row, speaker, person } = one;
      return {
        line: row.line,
        door: row.door,
        number: person?.number ?? row.number,
        name: row.name || (person?.name ?? ''),
        regId: person?.id ?? null,
        before: person ? before(person.id) : '',
        roomType: person ? typeOf(person.id) : speaker ? typeOfSpeaker(speaker.id) : null,
        fate: fateOf(one),
      };
    }),
  };
}

/** An ambiguous name matches nobody. */
const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);
