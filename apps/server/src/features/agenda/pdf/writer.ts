import type { Part, Programme, ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { programmeDay } from '@meetingapp/domain/agenda/programme-day.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { openPaper, type Paper, type PdfPaper, type Words } from '../../../text/pdf-page.ts';
import { sheetTexts } from '../exchange/writer-columns.ts';

export interface PdfInput {
  programme: Programme;
  title: string;
  venue: string;
  language: Language;
  paper: Paper;
}

/** One line of a session; talks are indented, with their time in front. */
interface Line extends Words {
  talk: boolean;
  time: string;
}

/** The whole programme for printing: the day's heading on every page, no session split that fits on one page. */
export async function programmePdf({ programme, title, venue, language, paper }: PdfInput): Promise<Buffer> {
  const page = openPaper(paper, title);
  const width = page.right - page.left;
  page.write({ text: title, bold: true, scale: 2 }, page.left, width);
  const release = sheetTexts[language].release.replace('{number}', String(programme.release));
  page.write({ text: [venue, release].filter(Boolean).join(' · '), quiet: true }, page.left, width);
  page.y += page.size;
  let today = '';
  for (const session of programme.sessions) {
    const day = programmeDay(programme, session);
    const lines = linesOf(programme, session, language);
    const turned = !page.fits(heightOf(page, lines) + (day === today ? 0 : page.size * 4));
    if (turned) page.turn();
    if (turned || day !== today) writeDay(page, day, language);
    today = day;
    writeSession(page, { programme, session, lines, day, language });
  }
  return page.end();
}

const clock = ({ zone }: Programme, at: string): string => clockIn(zone, new Date(at)).slice(11);
/** Positions of the hall and of the text, and the indent of talks. */
const columns = ({ left, right, size }: PdfPaper) => ({
  hall: left + size * 7.4,
  words: left + (right - left) * 0.32,
  indent: size * 3.6,
});

function linesOf(programme: Programme, session: ProgrammeSession, language: Language): Line[] {
  const who = (parts: readonly Part[], talk: boolean): Line[] =>
    parts.length === 0 ? [] : [{ text: people(programme, parts, language), quiet: true, talk, time: '' }];
  return [
    { text: pickLanguage(session.title, language), bold: true, scale: 1.1, talk: false, time: '' },
    ...who(session.parts, false),
    ...session.talks.flatMap((talk): Line[] => [
      {
        text: pickLanguage(talk.title, language),
        talk: true,
        time: talk.from === null ? '' : clock(programme, talk.from),
      },
      ...who(talk.parts, true),
    ]),
  ];
}

function people({ experts }: Programme, parts: readonly Part[], language: Language): string {
  const { columns: words, roleLine } = sheetTexts[language];
  const roles = [...new Set(parts.map(({ role }) => role))];
  const lines = roles.map((role) => {
    const own = parts.filter((part) => part.role === role);
    const names = own.flatMap(({ expert }) => experts.find(({ id }) => id === expert)?.name ?? []);
    return format(roleLine, {
      role: words[role],
      names: joinList(
        names.map((name) => pickLanguage(name, language)),
        language,
      ),
    });
  });
  return joinList(lines, language, 'entries');
}

function heightOf(page: PdfPaper, lines: readonly Line[]): number {
  const { words, indent } = columns(page);
  return lines.reduce(
    (sum, line) => sum + page.heightOf(line, page.right - words - (line.talk ? indent : 0)),
    page.size,
  );
}

function writeDay(page: PdfPaper, day: string, language: Language): void {
  const format = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', { timeZone: 'UTC', dateStyle: 'full' });
  page.y += page.size * 0.5;
  page.write(
    { text: format.format(new Date(`${day}T00:00:00Z`)), bold: true, scale: 1.5 },
    page.left,
    page.right - page.left,
  );
  page.y += 2;
  page.rule(true);
  page.y += page.size * 0.6;
}

interface Shown {
  programme: Programme;
  session: ProgrammeSession;
  lines: readonly Line[];
  day: string;
  language: Language;
}

function writeSession(page: PdfPaper, { programme, session, lines, day, language }: Shown): void {
  const { hall: hallX, words, indent } = columns(page);
  const top = page.y;
  const times = `${clock(programme, session.from)}–${clock(programme, session.to)}`;
  page.write({ text: times, bold: true }, page.left, hallX - page.left);
  page.y = top;
  const hall = programme.halls.find(({ id }) => id === session.hall);
  if (hall) page.write({ text: pickLanguage(hall.name, language), quiet: true }, hallX, words - hallX - page.size);
  const afterHall = page.y;
  page.y = top;
  for (const line of lines) {
    // A session longer than a page continues under its day's heading.
    if (!page.fits(page.size * 2)) {
      page.turn();
      writeDay(page, day, language);
    }
    const here = page.y;
    if (line.time !== '') page.write({ text: line.time, quiet: true }, words, indent);
    page.y = here;
    const x = words + (line.talk ? indent : 0);
    page.write(line, x, page.right - x);
  }
  page.y = Math.max(page.y, afterHall) + page.size * 0.4;
  page.rule(false);
  page.y += page.size * 0.5;
}
