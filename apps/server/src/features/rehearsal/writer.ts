import type { RehearsalLine } from '@meetingapp/contract/rehearsal.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { decisionOf, isDuration, rehearsalLines } from '@meetingapp/domain/rehearsal/verdict.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { rehearsalConsole as en } from '@meetingapp/locales/en/rehearsal/console.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { rehearsalConsole as zh } from '@meetingapp/locales/zh/rehearsal/console.ts';
import { drawable, openPaper, type PdfPaper } from '../../text/pdf-page.ts';
import type { RehearsalRow } from './queries.ts';

const texts = { zh, en };

interface SheetInput {
  row: RehearsalRow;
  /** Of the rehearsed conference. */
  title: string;
  zone: string;
  language: Language;
}

/** The sheet on paper: each criterion with measured value, limit and verdict, the decision, and who signed or where to sign. */
export async function sheetPdf({ row, title, zone, language }: SheetInput): Promise<Buffer> {
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
    zone,
  });
  for (const text of [facts, size, t.onPaper]) page.write({ text: say(text), quiet: true }, page.left, width);
  page.y += page.size;
  const lines = rehearsalLines(row.plan, row.figures);
  page.group('Table', () => {
    for (const line of lines) writeLine(page, line, language);
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

function writeLine(page: PdfPaper, { criterion, limit, measured, verdict }: RehearsalLine, language: Language): void {
  const t = texts[language];
  const [values, outcome] = [page.left + (page.right - page.left) * 0.5, page.left + (page.right - page.left) * 0.82];
  const say = (text: string) => drawable(text, language);
  const shown = { measured: (measured ?? 0).toLocaleString('en'), limit: limit.toLocaleString('en') };
  const long = isDuration(criterion);
  const text = measured === null ? (long ? t.limitOnlyMs : t.limitOnly) : long ? t.measuredMs : t.measured;
  if (!page.fits(page.size * 2)) page.turn();
  page.group('TR', () => {
    page.tag('TH', () => page.mark({ text: say(t.criteria[criterion]) }, page.left));
    page.tag('TD', () => page.mark({ text: say(format(text, shown)), quiet: true }, values));
    page.tag('TD', () =>
      page.write({ text: say(t.verdicts[verdict]), bold: verdict !== 'open' }, outcome, page.right - outcome),
    );
  });
  page.y += page.size * 0.3;
  page.rule(false);
  page.y += page.size * 0.5;
}
