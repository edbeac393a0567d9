import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { defineTask } from '../../jobs/task.ts';
import { findForStaff } from '../conference/queries.ts';
import { findRehearsals, tasksOf } from './queries.ts';
import { sheetPdf } from './writer.ts';

/** Makes a PDF of the sheet of a rehearsal. */
export const writeSheet = defineTask('rehearsal.sheet', async ({ db, input, conferenceId, language, keepFile }) => {
  const cid = conferenceId ?? 0;
  const [conference, rehearsals] = await Promise.all([findForStaff(db, cid), findRehearsals(db, cid)]);
  const row = rehearsals.find(({ id }) => id === input.rehearsalId);
  if (!conference || !row) return;
  const pdf = await sheetPdf({
    row,
    tasks: await tasksOf(db, row.id),
    title: pickLanguage(conference.title, language),
    zone: conference.zone,
    language,
  });
  await keepFile(`rehearsal-${cid}-${row.number}.pdf`, 'pdf', pdf);
});
