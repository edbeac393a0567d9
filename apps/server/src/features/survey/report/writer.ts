import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { surveyResultCalls } from '@meetingapp/contract/survey/console.ts';
import type { ItemResult } from '@meetingapp/contract/survey/survey.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { npsShares, percentOf } from '@meetingapp/domain/survey/shares.ts';
import { surveyServer as en } from '@meetingapp/locales/en/survey/server.ts';
import { surveyServer as zh } from '@meetingapp/locales/zh/survey/server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { drawable, openPaper, type PdfPaper } from '../../../text/pdf-page.ts';
import { drawBar, drawLegend, drawStack, drawTable, npsColour, signed, stepColour } from './writer-charts.ts';

type Groups = AnswerOf<typeof surveyResultCalls.results>['groups'];

export interface Report {
  conference: string;
  title: string;
  /** When the results were read, on the clock of the conference. */
  at: string;
  anonymous: boolean;
  people: number;
  /** The choice that the results are limited to; null: results of all. */
  filter: { question: string; option: string; count: number } | null;
  items: readonly ItemResult[];
  /** Label of the grouping question, and its groups by code of the question; null: not grouped. */
  grouped: { label: string; groups: ReadonlyMap<string, Groups> } | null;
  texts: AnswerOf<typeof surveyResultCalls.results>['texts'];
  language: Language;
}

const texts = { zh: zh.report, en: en.report };
type Words = (typeof texts)[Language];

/** Quoted texts of one question that are printed. */
const MOST_TEXTS = 60;

/** The results of a survey as an A4 PDF: each question with its figures, a chart and the counts beside or below it. */
export async function reportPdf(report: Report): Promise<Buffer> {
  const { language, title, conference, people, filter, items } = report;
  const words = texts[language];
  const page = openPaper('a4', `${words.name} ${title}`, { language });
  const width = page.right - page.left;
  const say = (text: string) => drawable(text, language);
  page.write({ text: say(conference), quiet: true }, page.left, width);
  page.tag('H1', () => page.write({ text: say(title), bold: true, scale: 2 }, page.left, width));
  const facts = [
    words.name,
    format(words.people, { count: people }),
    report.anonymous ? words.anonymous : words.named,
    format(words.at, { at: report.at }),
  ];
  page.write({ text: say(facts.join(' · ')), quiet: true }, page.left, width);
  if (filter) page.write({ text: say(format(words.filter, filter)), bold: true }, page.left, width);
  if (hidesGroups(report)) page.write({ text: say(words.groupNote), quiet: true, scale: 0.9 }, page.left, width);
  page.y += page.size * 0.8;
  page.rule(true);
  if (people === 0) {
    page.y += page.size * 2;
    page.write({ text: words.nobody }, page.left, width);
  } else for (const item of items) writeItem(page, item, report);
  return page.end();
}

/** True where a group is hidden or shows its rounded size only. */
const hidesGroups = ({ grouped }: Report): boolean =>
  [...(grouped?.groups.values() ?? [])].some((groups) =>
    groups.some(({ people, rounded }) => people === null || rounded),
  );

/** Height of a row with a bar, in text sizes. */
const ROW = 1.9;

function writeItem(page: PdfPaper, item: ItemResult, report: Report): void {
  const words = texts[report.language];
  const width = page.right - page.left;
  const say = (text: string) => drawable(text, report.language);
  page.y += page.size * 1.2;
  const rows = item.rows.length > 0 ? item.rows.length * 2 + 2 : item.tallies.length;
  // A question stays whole where it fits on half a page.
  if (!page.fits(page.size * (4 + Math.min(rows, 12) * ROW))) page.turn();
  const heading = { text: say(`${item.number}  ${item.label}`), bold: true, scale: 1.25 };
  page.tag('H2', () => page.write(heading, page.left, width));
  page.write({ text: say(factsOf(item, words)), quiet: true }, page.left, width);
  page.y += page.size * 0.5;
  if (item.rows.length > 0) writeMatrix(page, item, report);
  else if (item.tallies.length > 0)
    page.group('Table', () => {
      for (const { value, label, count } of item.tallies) {
        if (!page.fits(page.size * ROW)) page.turn();
        const colour = item.kind === 'nps' ? npsColour(value) : undefined;
        drawBar(page, { label: say(label), percent: percentOf(count, item.answered), count, colour });
      }
    });
  writeGroups(page, item, report);
  writeTexts(page, item, report);
  page.y += page.size * 0.8;
  page.rule(false);
}

function factsOf(item: ItemResult, words: Words): string {
  const { answered, none, mean, median, nps, kind, tallies } = item;
  return [
    format(words.answered, { count: answered, none }),
    ...(mean === null ? [] : [format(words.mean, { mean })]),
    ...(median === null || kind !== 'number' ? [] : [format(words.median, { median })]),
    ...(nps === null ? [] : [format(words.nps, { nps: signed(nps) }), format(words.shares, npsShares(tallies))]),
    ...(kind === 'ranking' ? [words.firstPlace] : []),
    ...(kind === 'MS' ? [words.several] : []),
  ].join(' · ');
}

function writeMatrix(page: PdfPaper, { rows }: ItemResult, { language }: Report): void {
  const words = texts[language];
  const say = (text: string) => drawable(text, language);
  const columns = rows[0]?.tallies ?? [];
  drawLegend(
    page,
    columns.map(({ label }, at) => ({ label: say(label), colour: stepColour(at) })),
  );
  page.group('Table', () => {
    for (const { label, mean, tallies } of rows) {
      if (!page.fits(page.size * ROW)) page.turn();
      const value = mean === null ? '' : format(words.mean, { mean });
      drawStack(page, { label: say(label), value, counts: tallies.map(({ count }) => count) });
    }
  });
  page.y += page.size * 0.5;
  drawTable(page, {
    head: [words.row, ...columns.map(({ label }) => say(label)), words.average],
    rows: rows.map(({ label, mean, tallies }) => [
      say(label),
      ...tallies.map(({ count }) => String(count)),
      mean === null ? '' : String(mean),
    ]),
  });
}

function writeGroups(page: PdfPaper, item: ItemResult, { grouped, language }: Report): void {
  const words = texts[language];
  const say = (text: string) => drawable(text, language);
  const groups = grouped?.groups.get(item.code) ?? [];
  if (!grouped || groups.length === 0) return;
  page.y += page.size * 0.6;
  if (!page.fits(page.size * ROW * 3)) page.turn();
  page.write(
    { text: say(format(words.groups, { label: grouped.label })), bold: true },
    page.left,
    page.right - page.left,
  );
  drawTable(page, {
    head: [words.group, words.value, words.count],
    rows: groups.map((group) => [
      say(group.label),
      group.people === null
        ? words.few
        : group.rounded
          ? words.hidden
          : say(group.mean === null ? (group.top ? format(words.top, group.top) : '') : String(group.mean)),
      group.people === null
        ? words.under
        : group.rounded
          ? format(words.about, { count: group.people })
          : String(group.people),
    ]),
  });
}

function writeTexts(page: PdfPaper, { code }: ItemResult, { texts: written, language }: Report): void {
  const words = texts[language];
  const own = written.find((one) => one.code === code);
  if (!own || own.texts.length === 0) return;
  const shown = own.texts.slice(0, MOST_TEXTS);
  const left = page.left + page.size;
  for (const text of shown) {
    const quoted = { text: drawable(language === 'zh' ? `“${text}”` : `"${text}"`, language) };
    if (!page.fits(page.heightOf(quoted, page.right - left))) page.turn();
    page.write(quoted, left, page.right - left);
    page.y += page.size * 0.3;
  }
  const more = own.more + own.texts.length - shown.length;
  if (more > 0) page.write({ text: format(words.more, { count: more }), quiet: true }, left, page.right - left);
}
