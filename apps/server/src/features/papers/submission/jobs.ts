import type { PaperFilter } from '@meetingapp/contract/papers/console.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { papersConsole as en } from '@meetingapp/locales/en/papers/console.ts';
import { papersConsole as zh } from '@meetingapp/locales/zh/papers/console.ts';
import type { Cell, Column } from '@meetingapp/sheets/values/column.ts';
import { defineTask, type TaskRun } from '../../../jobs/task.ts';
import { findForStaff } from '../../conference/queries.ts';
import { sheetStream } from '../../files/writer-sheet.ts';
import { countPapers, papersFrom, type ExportedRow } from './queries-console.ts';
import { findCall, topicsOf } from '../call/queries.ts';

const texts = { zh, en };
const PAGE = 500;

/** Exports all papers that match a filter, one per row, with authors and abstract. */
export const exportPapers = defineTask('papers.export', async (run) => {
  const { db, input, language, clock } = run;
  const cid = run.conferenceId ?? 0;
  const words = texts[language];
  await run.total(await countPapers(db, cid, input.filter));
  const sections = (await findCall(db, cid))?.sections ?? [];
  const topics = new Map((await topicsOf(db, cid)).map(({ id, name }) => [id, pickLanguage(name, language)]));
  const conference = await findForStaff(db, cid);
  const columns: Column[] = [
    ...(['number', 'state', 'decision', 'titleZh', 'titleEn', 'authors', 'affiliations', 'topics', 'wish'] as const),
    ...(['keywords', 'contact', 'phone', 'email', 'board'] as const),
  ].map((key) => ({ title: words.columns[key], kind: 'text' as const }));
  const rest: Column[] = [
    { title: words.columns.submittedAt, kind: 'date-time' },
    ...sections.map(({ name }) => ({ title: pickLanguage(name, language), kind: 'text' as const })),
  ];
  const name = words.exportName;
  const sheet = {
    name,
    columns: [...columns, ...rest],
    rows: rows(run, cid, (row) => cells(row, language, topics, sections)),
    zone: conference?.zone ?? 'Asia/Shanghai',
  };
  const day = clock().toISOString().slice(0, 10);
  await run.keepFile(`${name}-${day}.${input.format}`, input.format, sheetStream(sheet, input.format));
});

async function* rows(
  { db, input, progress }: TaskRun<'papers.export'>,
  cid: number,
  cellsOf: (row: ExportedRow) => Cell[],
): AsyncGenerator<Cell[]> {
  const filter: PaperFilter = input.filter;
  let done = 0;
  for (let after = 0; ;) {
    const page = await papersFrom(db, cid, filter, after, PAGE);
    for (const row of page) yield cellsOf(row);
    done += page.length;
    after = page.at(-1)?.id ?? after;
    if (!(await progress(done)) || page.length < PAGE) return;
  }
}

function cells(
  row: ExportedRow,
  language: Language,
  topics: ReadonlyMap<number, string>,
  sections: readonly { code: string }[],
): Cell[] {
  const words = texts[language];
  const named = (name: Bilingual) => pickLanguage(name, language);
  const authors = row.people.map(
    ({ name, affiliations, presenting, corresponding }) =>
      `${named(name)}${affiliations.length > 0 ? ` (${affiliations.join(',')})` : ''}${presenting ? ' ▸' : ''}${corresponding ? ' *' : ''}`,
  );
  const places = row.places.map(({ name, city }, index) => `${index + 1}. ${named(name)}${city ? `, ${city}` : ''}`);
  const parts = sections.length > 0 ? sections.map(({ code }) => code) : [];
  return [
    row.number,
    words.states[row.state],
    row.decision === null ? '' : words.decisions[row.decision],
    row.title.zh,
    row.title.en,
    authors.join('; '),
    places.join('; '),
    row.topics.map((id) => topics.get(id) ?? '').join('; '),
    row.wish === '' ? '' : words.decisions[row.wish],
    row.keywords.join('; '),
    row.contact_name,
    row.contact_phone,
    row.contact_email,
    row.board,
    row.submitted_at,
    ...parts.map((code) => row.abstract.find((part) => part.code === code)?.text ?? ''),
  ];
}
