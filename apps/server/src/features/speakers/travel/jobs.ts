import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { speakersServer as en } from '@meetingapp/locales/en/speakers/server.ts';
import { speakersServer as zh } from '@meetingapp/locales/zh/speakers/server.ts';
import { writeWorkbook } from '@meetingapp/sheets/xlsx/write-workbook.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineTask } from '../../../jobs/task.ts';
import { conferenceOfLetter } from '../invitation/queries.ts';
import { purgeDocumentsBefore } from './commands-document.ts';
import { legsOf, pickupsOf, staysOf, travellers } from './queries.ts';

const texts = { zh, en };
/** Days after a conference in which a document is still there, for tickets that are changed. */
const DOCUMENT_DAYS = 30;

/** Exports all journeys: one row for each arrival and departure, and one for people without. Documents are left out. */
export const exportTravel = defineTask('speakers.travel', async (run) => {
  const { db, language, clock } = run;
  const cid = run.conferenceId ?? 0;
  const conference = await conferenceOfLetter(db, cid);
  const zone = conference?.zone ?? 'UTC';
  const words = texts[language].travel;
  const people = await travellers(db, cid);
  const ids = people.map(({ id }) => id);
  const legs = await legsOf(db, ids);
  const stays = new Map((await staysOf(db, ids)).map((stay) => [stay.expert_id, stay]));
  const cars = new Map((await pickupsOf(db, cid)).map((car) => [car.id, car]));
  const time = (at: Date | null): string => (at === null ? '' : clockIn(zone, at).replace('T', ' '));
  const rows = people.flatMap((person) => {
    const own = legs.filter((leg) => leg.expert_id === person.id);
    const stay = stays.get(person.id);
    const about = [pickLanguage(person.name, language), pickLanguage(person.affiliation, language)];
    const hotel = stay ? [pickLanguage(stay.hotel, language), stay.arrives_on, stay.leaves_on] : ['', '', ''];
    if (own.length === 0) return [[...about, words.none, '', '', '', '', '', '', '', '', '', '', ...hotel]];
    return own.map((leg) => {
      const car = cars.get(leg.pickup_id ?? 0);
      return [
        ...about,
        words.directions[leg.direction],
        words.modes[leg.mode],
        leg.number,
        leg.from_place,
        leg.to_place,
        time(leg.leaves_at),
        time(leg.arrives_at),
        words.tickets[leg.ticket],
        car?.name ?? '',
        time(car?.leaves_at ?? null),
        car ? `${car.driver} ${car.plate}`.trim() : '',
        ...hotel,
      ];
    });
  });
  await run.total(rows.length);
  const columns = words.columns.map((title) => ({ title, kind: 'text' as const, width: 16 }));
  const name = `${words.title}-${clock().toISOString().slice(0, 10)}.xlsx`;
  await run.keepFile(name, 'xlsx', writeWorkbook({ sheet: words.title, columns, rows, zone }));
  await run.progress(rows.length);
});

/** Deletes documents 30 days after the conference. */
export const purgeDocuments = defineJob(
  'speakers.purgeDocuments',
  async (_payload, { db, clock }) => {
    await purgeDocumentsBefore(db, new Date(clock().getTime() - DOCUMENT_DAYS * 86_400_000));
  },
  { every: '41 3 * * *' },
);
