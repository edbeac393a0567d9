import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { examSheet as en } from '@meetingapp/locales/en/exam/server.ts';
import { examSheet as zh } from '@meetingapp/locales/zh/exam/server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import type { Cell, Column } from '@meetingapp/sheets/values/column.ts';
import { defineTask, type TaskRun } from '../../../jobs/task.ts';
import { findForStaff } from '../../conference/queries.ts';
import { sheetStream } from '../../files/writer-sheet.ts';
import { examOf } from '../exam/queries.ts';
import { presentExaminee } from './present.ts';
import { examinees } from './queries.ts';

const texts = { zh, en };
const PAGE = 500;
type Run = TaskRun<'exam.people'>;
type Exam = NonNullable<Awaited<ReturnType<typeof examOf>>>;

/** Exports attempts of an exam as one sheet: a row for each, with the points of each section. */
export const exportPeople = defineTask('exam.people', async (run) => {
  const { db, input, conferenceId, language, clock } = run;
  const cid = conferenceId ?? 0;
  const [exam, conference] = await Promise.all([examOf(db, cid, input.examId), findForStaff(db, cid)]);
  if (!exam || !conference) return;
  const t = texts[language];
  const { title, sections } = exam.rules;
  const columns: Column[] = [
    { title: t.name, kind: 'text' },
    { title: t.registration, kind: 'text' },
    { title: t.attempt, kind: 'integer' },
    { title: t.state, kind: 'text' },
    { title: t.points, kind: 'decimal' },
    { title: t.of, kind: 'decimal' },
    ...sections.map((section): Column => ({
      title: format(t.section, { title: pickLanguage(section.title, language) }),
      kind: 'decimal',
    })),
    { title: t.startedAt, kind: 'date-time' },
    { title: t.finishedAt, kind: 'date-time' },
    { title: t.minutes, kind: 'decimal' },
  ];
  const name = pickLanguage(title, language).slice(0, 60);
  const sheet = { name, columns, rows: cells(run, exam), zone: conference.zone };
  await run.keepFile(`${name}-${clock().toISOString().slice(0, 10)}.xlsx`, 'xlsx', sheetStream(sheet, 'xlsx'));
});

async function* cells({ db, input, language, progress, total }: Run, exam: Exam): AsyncGenerator<Cell[]> {
  const t = texts[language];
  const { examId, filter } = input;
  const points = (hundredths: number | null) => (hundredths === null ? null : hundredths / 100);
  let done = 0;
  for (let before: number | null = null; ;) {
    const page = await examinees(db, { examId, filter, before, limit: PAGE });
    if (before === null) await total(page[0]?.found ?? 0);
    for (const row of page) {
      const one = presentExaminee(row, exam.rules);
      const state = one.state === 'running' ? t.running : one.passed ? t.passed : t.failed;
      yield [
        one.name,
        one.registration,
        one.number,
        one.automatic ? format(t.automatic, { state }) : state,
        points(one.mark),
        points(one.most),
        ...exam.rules.sections.map((_, at) => points(one.sections[at]?.mark ?? null)),
        row.started_at,
        row.finished_at,
        one.seconds === null ? null : Math.round(one.seconds / 6) / 10,
      ];
    }
    done += page.length;
    before = page.at(-1)?.id ?? before;
    if (!(await progress(done)) || page.length < PAGE) return;
  }
}
