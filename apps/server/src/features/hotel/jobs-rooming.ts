import { addDays } from '@meetingapp/domain/plain-date.ts';
import { hotelServer as en } from '@meetingapp/locales/en/hotel-server.ts';
import { hotelServer as zh } from '@meetingapp/locales/zh/hotel-server.ts';
import { writeWorkbook } from '@meetingapp/sheets/write-workbook.ts';
import { defineTask } from '../../jobs/task.ts';
import { presentRooming } from './present-rooming.ts';
import { findHotels, findNights, findRoomTypes } from './queries.ts';
import { sleepersOf } from './queries-rooming.ts';

const texts = { zh, en };

/** Night by night who sleeps in which room, for the hotel's desk: a row for each person. */
export const exportRooming = defineTask('hotel.rooming', async (run) => {
  const { db, input, conferenceId, language } = run;
  const cid = conferenceId ?? 0;
  const hotels = (await findHotels(db, cid)).filter(({ id }) => id === input.hotelId);
  const roomTypes = (await findRoomTypes(db, cid)).filter((type) => type.hotel_id === input.hotelId);
  const own = new Set(roomTypes.map(({ id }) => id));
  const nights = (await findNights(db, cid)).filter((night) => own.has(night.room_type_id));
  const sleepers = await sleepersOf(
    db,
    nights.map((night) => night.stock_id),
  );
  const words = texts[language].rooming;
  const rows = presentRooming({ hotels, roomTypes, nights, sleepers }, language).flatMap(
    ({ night, roomTypes: types }) =>
      types.flatMap(({ roomType, rooms }) =>
        rooms.flatMap((room, index) =>
          room.people.map((person) => [
            night,
            addDays(night, 1),
            roomType,
            room.number === '' ? words.unnumbered.replace('{place}', String(index + 1)) : room.number,
            words.kinds[room.kind],
            person.name,
            person.gender === '' ? '' : words.genders[person.gender],
            person.mate,
            person.number,
            person.confirmed ? words.confirmed : words.held,
          ]),
        ),
      ),
  );
  await run.total(rows.length);
  const title = hotels[0]?.name[language] ?? '';
  const columns = [
    { title: words.night, kind: 'date', width: 12 },
    { title: words.until, kind: 'date', width: 12 },
    { title: words.roomType, kind: 'text', width: 20 },
    { title: words.room, kind: 'text', width: 12 },
    { title: words.kind, kind: 'text', width: 12 },
    { title: words.name, kind: 'text', width: 16 },
    { title: words.gender, kind: 'text', width: 8 },
    { title: words.mate, kind: 'text', width: 16 },
    { title: words.number, kind: 'text', width: 18 },
    { title: words.state, kind: 'text', width: 10 },
  ] as const;
  const name = `rooming-${input.hotelId}-${run.clock().toISOString().slice(0, 10)}.xlsx`;
  await run.keepFile(name, 'xlsx', writeWorkbook({ sheet: title, columns, rows, zone: 'UTC' }));
  await run.progress(rows.length);
});
