import { planDoors, type DoorFate } from '@meetingapp/domain/hotel/room-numbers.ts';
import type { RoomRow } from '@meetingapp/contract/hotel-rooms.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { hotelServer as en } from '@meetingapp/locales/en/hotel-server.ts';
import { hotelServer as zh } from '@meetingapp/locales/zh/hotel-server.ts';
import { textOf } from '@meetingapp/sheets/cell-values.ts';
import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import type { Database } from '../../db/database.ts';
import type { UploadedFile } from '../../http/context.ts';
import { presentRooming } from './present-rooming.ts';
import { findHotels, findNights, findRoomTypes } from './queries.ts';
import { peopleByNumber, sleepersOf } from './queries-rooming.ts';

const TITLES_WITHIN = 10;
const MOST_ROWS = 5000;

interface FileRow {
  line: number;
  number: string;
  name: string;
  door: string;
}
type Read = { ok: true; rows: FileRow[] } | { ok: false; reason: 'sheet_unreadable' | 'sheet_room_columns' };

/** A file's language has nothing to do with that of who uploads it: titles as our own list of rooms has them, or as hotels say. */
const titles = (part: 'number' | 'name' | 'room') =>
  [zh, en].flatMap(({ rooming, numberTitles }) => [rooming[part], ...numberTitles[part].split('|')]).map(plain);

function plain(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_:()]/g, '');
}

/** What a list of rooms says before somebody wrote a number: `第 3 间`. */
const unnumbered = [zh, en].map(({ rooming }) => new RegExp(`^${rooming.unnumbered.replace('{place}', '\\d+')}$`, 'i'));

async function readNumbers({ content }: UploadedFile): Promise<Read> {
  let columns: Record<'number' | 'name' | 'door', number> | null = null;
  const rows: FileRow[] = [];
  async function* once() {
    yield content;
  }
  for await (const item of readSheet(once(), { limits: { rows: MOST_ROWS + TITLES_WITHIN } })) {
    if ('fault' in item) {
      if (item.fault.row === null) return { ok: false, reason: 'sheet_unreadable' };
      continue;
    }
    const cells = item.row.cells.map((cell) => (textOf(cell) ?? '').trim());
    if (!columns) {
      if (item.row.number > TITLES_WITHIN) break;
      const found = cells.map(plain);
      const at = (part: 'number' | 'name' | 'room') => found.findIndex((cell) => titles(part).includes(cell));
      const heads = { number: at('number'), name: at('name'), door: at('room') };
      if (heads.door !== -1 && (heads.number !== -1 || heads.name !== -1)) columns = heads;
      continue;
    }
    const text = (index: number) => (index === -1 ? '' : (cells[index] ?? ''));
    const door = text(columns.door);
    const row = {
      line: item.row.number,
      number: text(columns.number).slice(0, 60),
      name: text(columns.name).slice(0, 100),
      door: unnumbered.some((pattern) => pattern.test(door)) ? '' : door.slice(0, 20),
    };
    if (row.number !== '' || row.name !== '' || row.door !== '') rows.push(row);
  }
  return columns ? { ok: true, rows } : { ok: false, reason: 'sheet_room_columns' };
}

interface Reading {
  cid: number;
  hotelId: number;
  file: UploadedFile;
  language: Language;
}

/** Puts a file of room numbers beside who sleeps where; nothing is written. */
export async function planNumbers(
  db: Database,
  { cid, hotelId, file, language }: Reading,
): Promise<{ ok: true; rows: RoomRow[] } | Extract<Read, { ok: false }>> {
  const read = await readNumbers(file);
  if (!read.ok) return read;
  const hotels = (await findHotels(db, cid)).filter(({ id }) => id === hotelId);
  const roomTypes = (await findRoomTypes(db, cid)).filter((type) => type.hotel_id === hotelId);
  const own = new Set(roomTypes.map(({ id }) => id));
  const nights = (await findNights(db, cid)).filter((night) => own.has(night.room_type_id));
  const sleepers = await sleepersOf(
    db,
    nights.map((night) => night.stock_id),
  );
  const types = presentRooming({ hotels, roomTypes, nights, sleepers }, language).map((night) => night.roomTypes);
  const rooms = types.map((ofNight) =>
    ofNight.flatMap((type) =>
      type.rooms.map((room) => ({ people: room.people.map(({ regId }) => regId), door: room.number })),
    ),
  );
  const known = await peopleByNumber(
    db,
    cid,
    read.rows.map((row) => row.number),
  );
  const here = new Map(sleepers.map(({ id, number, name }) => [id, { id, number, name }]));
  const personOf = ({ number, name }: FileRow) =>
    number === ''
      ? only([...here.values()].filter((one) => one.name === name))
      : known.find((one) => one.number.toLowerCase() === number.toLowerCase());
  const meant = read.rows.map((row) => ({ row, person: personOf(row) }));
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
    types.flat().find((type) => type.rooms.some((room) => room.people.some(({ regId }) => regId === id)))?.roomType ??
    '';
  return {
    ok: true,
    rows: meant.map(({ row, person }): RoomRow => ({
      ...row,
      number: person?.number ?? row.number,
      name: row.name || (person?.name ?? ''),
      regId: person?.id ?? null,
      before: person ? before(person.id) : '',
      roomType: person ? typeOf(person.id) : '',
      fate: !person
        ? 'unknown'
        : wrongName({ row, person })
          ? 'name'
          : row.door === ''
            ? 'empty'
            : ((fates.get(row.line) satisfies DoorFate | undefined) ?? 'elsewhere'),
    })),
  };
}

/** Two of one name are nobody. */
const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);
