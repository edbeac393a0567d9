import type { RehearsalLine } from '@meetingapp/contract/rehearsal/figures.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { decisionOf, isDuration, rehearsalLines } from '@meetingapp/domain/rehearsal/verdict.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { rehearsalConsole as en } from '@meetingapp/locales/en/rehearsal/console.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { rehearsalConsole as zh } from '@meetingapp/locales/zh/rehearsal/console.ts';
import { drawable, openPaper, type PdfPaper } from '../../text/pdf-page.ts';
import type { RehearsalRow, TaskRow } from './queries.ts';

const texts = { zh, en };

interface SheetInput {
  row: RehearsalRow;
  tasks: readonly TaskRow[];
  /** Of the rehearsed conference. */
  title: string;
  zone: string;
  language: Language;
}

/** The sheet on paper: each criterion with measured value, limit, verdict and task, the decision, and who signed or where to sign. */
export async function sheetPdf({ row, tasks, title, zone, language }: SheetInput): Promise<Buffer> {
  const t = texts[language];
  const page = openPaper('a4', `${t.sheet} · ${title}`, { language });
  const width = page.right - page.left;
  const say = (text: string) => drawable(text, language);
  const moment = (at: Date) => clockIn(zone, at).replace('T', ' ');
  page.tag('H1', () => page.write({ text: say(`${t.sheet} · ${title}`), bold: true, scale: 2 }, page.left, width));
  const facts = format(t.startedAt, { number: row.number, at: moment(row.started_at), who: row.started_by_name });
  const size = format(t.sheetSize, {
    people: row.people,
    seconds: row.plan.rush.seconds,
    gates: row.plan.door.on ? row.plan.door.gates : 0,
    speed: row.plan.speed,
    zone,
  });
  for (const text of [facts, size, t.onPaper]) page.write({ text: say(text), quiet: true }, page.left, width);
  page.y += page.size;
  const lines = rehearsalLines(row.plan, row.figures);
  page.group('Table', () => {
    for (const line of lines) {
      const task = tasks.find(({ criterion }) => criterion === line.criterion);
      writeLine(page, { line, task: task ? taskText(task, language) : '' }, language);
    }
  });
  page.y += page.size;
  const decision = t.decisions[decisionOf(lines)];
  page.tag('H2', () => page.write({ text: say(decision), bold: true, scale: 1.6 }, page.left, width));
  page.y += page.size;
  const signed =
    row.signed_at === null ? t.toSign : format(t.signed, { who: row.signed_by_name ?? '', at: moment(row.signed_at) });
  page.write({ text: say(signed) }, page.left, width);
  return page.end();
}

/** Who sees to what failed, or who has done it. */
function taskText({ assignee_name, made_by_name, done_by_name }: TaskRow, language: Language): string {
  const t = texts[language];
  if (done_by_name !== null) return format(t.taskDone, { who: done_by_name });
  return assignee_name === null ? format(t.taskMade, { who: made_by_name }) : format(t.taskOf, { who: assignee_name });
}

interface PaperLine {
  line: RehearsalLine;
  /** Empty: no task. */
  task: string;
}

function writeLine(page: PdfPaper, { line, task }: PaperLine, language: Language): void {
  const { criterion, limit, measured, verdict } = line;
  const t = texts[language];
  const [values, outcome] = [page.left + (page.right - page.left) * 0.5, page.left + (page.right - page.left) * 0.82];
  const say = (text: string) => drawable(text, language);
  const shown = { measured: (measured ?? 0).toLocaleString('en'), limit: limit.toLocaleString('en') };
  const long = isDuration(criterion);
  const text = measured === null ? (long ? t.limitOnlyMs : t.limitOnly) : long ? t.measuredMs : t.measured;
  if (!page.fits(page.size * (task === '' ? 2 : 4))) page.turn();
  page.group('TR', () => {
    page.tag('TH', () => page.mark({ text: say(t.criteria[criterion]) }, page.left));
    page.tag('TD', () => page.mark({ text: say(format(text, shown)), quiet: true }, values));
    page.tag('TD', () =>
      page.write({ text: say(t.verdicts[verdict]), bold: verdict !== 'open' }, outcome, page.right - outcome),
    );
    if (task !== '') page.tag('TD', () => page.write({ text: say(task), quiet: true }, page.left, values - page.left));
  });
  page.y += page.size * 0.3;
  page.rule(false);
  page.y += page.size * 0.5;
}
