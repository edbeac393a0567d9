import { addDays } from '@meetingapp/domain/plain-date.ts';
import { hotelServer as en } from '@meetingapp/locales/en/hotel/server.ts';
import { hotelServer as zh } from '@meetingapp/locales/zh/hotel/server.ts';
import { writeWorkbook } from '@meetingapp/sheets/xlsx/write-workbook.ts';
import { defineTask } from '../../../jobs/task.ts';
import { presentRooming } from './present.ts';
import { arrangedNights } from './queries-nights.ts';

const texts = { zh, en };

/** Exports who sleeps in which room, night by night, for the hotel's front desk: one row for each person. */
export const exportRooming = defineTask('hotel.rooming', async (run) => {
  const { db, input, conferenceId, language } = run;
  const cid = conferenceId ?? 0;
  const arranged = await arrangedNights(db, cid, input.hotelId);
  const words = texts[language].rooming;
  const rows = presentRooming(arranged, language).flatMap(({ night, roomTypes: types }) =>
    types.flatMap(({ roomType, rooms, speakers }) => [
      ...rooms.flatMap((room, index) =>
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
      ...speakers.map(({ name, confirmation }, index) => [
        night,
        addDays(night, 1),
        roomType,
        words.unnumbered.replace('{place}', String(rooms.length + index + 1)),
        words.speaker,
        name,
        '',
        '',
        confirmation,
        words.confirmed,
      ]),
    ]),
  );
  await run.total(rows.length);
  const title = arranged.hotels[0]?.name[language] ?? '';
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
