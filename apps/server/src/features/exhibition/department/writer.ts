import type { Language } from '@meetingapp/contract/shapes.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { department as en } from '@meetingapp/locales/en/exhibition/department.ts';
import { department as zh } from '@meetingapp/locales/zh/exhibition/department.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { openPaper, type PdfPaper } from '../../../text/pdf-page.ts';
import type { MeetingRow, peopleOf } from './queries.ts';

const texts = { zh, en };

interface Report {
  meeting: MeetingRow;
  people: Awaited<ReturnType<typeof peopleOf>>;
  /** JPEG. */
  pictures: readonly Buffer[];
  language: Language;
}

/** The record of a department meeting for printing: what, when, where, who was there, minutes and pictures. */
export async function departmentReport({ meeting, people, pictures, language }: Report): Promise<Buffer> {
  const t = texts[language].report;
  const say = (text: { zh: string; en: string }): string => pickLanguage(text, language);
  const at = (moment: Date): string => clockIn(meeting.zone, moment).replace('T', ' ');
  const page = openPaper('a4', say(meeting.title));
  const width = page.right - page.left;
  page.write({ text: say(meeting.title), bold: true, scale: 2 }, page.left, width);
  page.write({ text: joinList([say(meeting.department), t.title], language), quiet: true }, page.left, width);
  page.y += page.size;
  const signed = people.filter(({ signed_at }) => signed_at !== null);
  const facts: [string, string][] = [
    [t.time, format(t.timeSpan, { from: at(meeting.starts_at), until: at(meeting.ends_at).slice(11) })],
    [t.place, joinList([say(meeting.place), meeting.link], language, 'entries')],
    [t.attendance, format(t.figures, { inside: people.length, signed: signed.length })],
  ];
  for (const [name, value] of facts) if (value !== '') writeFact(page, name, value);
  writeHeading(page, t.people);
  for (const { name, affiliation, host, signed_at } of people) {
    if (!page.fits(page.size * 2)) page.turn();
    const { y } = page;
    page.write({ text: host ? format(t.host, { name }) : name }, page.left, width * 0.28);
    const after = page.y;
    page.y = y;
    page.write({ text: affiliation, quiet: true }, page.left + width * 0.3, width * 0.42);
    const afterAffiliation = page.y;
    page.y = y;
    page.write(
      { text: signed_at === null ? t.notSigned : at(signed_at), quiet: signed_at === null },
      page.left + width * 0.75,
      width * 0.25,
    );
    page.y = Math.max(after, afterAffiliation, page.y) + page.size * 0.3;
  }
  if (people.length === 0) page.write({ text: t.nobody, quiet: true }, page.left, width);
  writeHeading(page, t.minutes);
  page.write({ text: meeting.minutes || t.noMinutes, quiet: meeting.minutes === '' }, page.left, width);
  if (pictures.length > 0) writePictures(page, pictures, t.pictures);
  return page.end();
}

function writeFact(page: PdfPaper, name: string, value: string): void {
  const { y } = page;
  const width = page.right - page.left;
  page.write({ text: name, quiet: true }, page.left, width * 0.15);
  page.y = y;
  page.write({ text: value }, page.left + width * 0.16, width * 0.84);
}

function writeHeading(page: PdfPaper, text: string): void {
  page.y += page.size;
  if (!page.fits(page.size * 6)) page.turn();
  page.write({ text, bold: true, scale: 1.3 }, page.left, page.right - page.left);
  page.y += 2;
  page.rule(false);
  page.y += page.size * 0.6;
}

/** Two beside one another. */
function writePictures(page: PdfPaper, pictures: readonly Buffer[], title: string): void {
  const gap = page.size;
  const width = (page.right - page.left - gap) / 2;
  const box = { width, height: width * 0.75 };
  writeHeading(page, title);
  for (const [at, picture] of pictures.entries()) {
    const isLeft = at % 2 === 0;
    if (isLeft && !page.fits(box.height)) page.turn();
    page.picture(picture, isLeft ? page.left : page.left + width + gap, box);
    if (!isLeft || at === pictures.length - 1) page.y += box.height + gap;
  }
}
