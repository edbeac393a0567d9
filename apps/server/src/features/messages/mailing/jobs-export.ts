import type { Cell } from '@meetingapp/sheets/values/column.ts';
import { isKnownFault, isStepState } from '@meetingapp/domain/messages/outcome.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { mailing as en } from '@meetingapp/locales/en/messages/mailing.ts';
import { mailing as zh } from '@meetingapp/locales/zh/messages/mailing.ts';
import { defineTask, type TaskRun } from '../../../jobs/task.ts';
import { sheetStream } from '../../files/writer-sheet.ts';
import { findPlace } from '../../registration/list/queries.ts';
import { mailingOf, recipientsOfMailing, type RecipientRow } from './queries.ts';

const texts = { zh, en };
const PAGE = 1000;

/** Exports the recipients of a mailing, one row each, with what became of the message on each channel that was tried. */
export const exportRecipients = defineTask('messages.export', async (run) => {
  const { db, input, conferenceId, language, clock } = run;
  const row = await mailingOf(db, conferenceId ?? 0, input.mailingId);
  if (!row) return;
  const { zone } = await findPlace(db, conferenceId ?? 0);
  const { report } = texts[language];
  await run.total(Object.values(row.counts).reduce((sum, count) => sum + count, 0));
  const titles = [report.person, report.hospital, report.result, report.queued, report.seenAt, report.way];
  const columns = titles.map((title, at) => ({
    title,
    kind: at === 3 || at === 4 ? ('date-time' as const) : ('text' as const),
    width: at === 5 ? 48 : 18,
  }));
  const sheet = { name: row.name.slice(0, 60) || report.all, columns, rows: people(run), zone };
  const day = dayIn(zone, clock());
  await run.keepFile(`${sheet.name}-${day}.${input.format}`, input.format, sheetStream(sheet, input.format));
});

async function* people({
  db,
  input,
  conferenceId,
  language,
  progress,
}: TaskRun<'messages.export'>): AsyncGenerator<Cell[]> {
  const { recipientStates } = texts[language];
  let done = 0;
  for (let after = 0; ;) {
    const page = await recipientsOfMailing(db, { cid: conferenceId ?? 0, id: input.mailingId, after, limit: PAGE });
    for (const row of page)
      yield [row.name, row.hospital, recipientStates[row.state], row.queued_at, row.seen_at, wayText(row, language)];
    done += page.length;
    after = page.at(-1)?.id ?? after;
    if (!(await progress(done)) || page.length < PAGE) return;
  }
}

function wayText({ way }: RecipientRow, language: 'zh' | 'en'): string {
  const { channels, report } = texts[language];
  return way
    .map(({ channel, state, fault }) => {
      const said = isKnownFault(fault) ? report.faults[fault] : fault;
      const step = `${channels[channel]}: ${isStepState(state) ? report.stepStates[state] : state}`;
      return said === '' ? step : `${step} (${said})`;
    })
    .join(' → ');
}
