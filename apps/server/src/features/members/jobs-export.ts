import type { Cell } from '@meetingapp/sheets/values/column.ts';
import { listZone } from '@meetingapp/domain/members/entry.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { defineTask, type TaskRun } from '../../jobs/task.ts';
import { sheetStream } from '../files/writer-sheet.ts';
import { columnTitles } from './writer-columns.ts';
import { countMembers, findOwnList, membersFrom } from './queries-console.ts';

/** Exports a member list as one sheet, with titles that an import recognizes. */
export const exportMembers = defineTask('members.export', async (run) => {
  const { db, input, conferenceId, language, clock } = run;
  const list = await findOwnList(db, conferenceId ?? 0, input.listId);
  if (!list) return;
  await run.total(await countMembers(db, list.id));
  const name = pickLanguage(list.title, language).slice(0, 60);
  const sheet = { name, columns: columnTitles(language), rows: people(run), zone: listZone };
  const day = clock().toISOString().slice(0, 10);
  await run.keepFile(`${name}-${day}.${input.format}`, input.format, sheetStream(sheet, input.format));
});

const PAGE = 1000;

async function* people({ db, input, progress }: TaskRun<'members.export'>): AsyncGenerator<Cell[]> {
  let done = 0;
  for (let after = 0; ;) {
    const page = await membersFrom(db, input.listId, after, PAGE);
    for (const { name, phone, email, validFrom, validUntil } of page) yield [name, phone, email, validFrom, validUntil];
    done += page.length;
    after = page.at(-1)?.id ?? after;
    if (!(await progress(done)) || page.length < PAGE) return;
  }
}
