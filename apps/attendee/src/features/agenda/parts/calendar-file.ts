import type { Programme } from '@meetingapp/contract/agenda-programme.ts';
import type { PlanItem } from '@meetingapp/contract/agenda.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { saveFile } from '../../../lib/save-file.ts';

const MINUTE_MS = 60_000;
const A_DAY = 1440;

interface Saved {
  /** What the calendar is called. */
  title: string;
  /** The file, without its ending. */
  file: string;
  items: readonly PlanItem[];
  language: Language;
}

/**
 * Items of a programme as a calendar file, made on the phone: also without a network. Names and numbers are those of the calendar
 * that the server gives, so that one takes the other's place instead of standing beside it.
 */
export async function saveCalendar(programme: Programme, { title, file, items, language }: Saved): Promise<void> {
  const { planCalendar } = await import('@meetingapp/domain/agenda/exchange/calendar.ts');
  const talks = programme.sessions.flatMap((session) => session.talks);
  const lengths = new Map(
    talks.map(({ id, from, to }) => [id, from && to ? (Date.parse(to) - Date.parse(from)) / MINUTE_MS : 0]),
  );
  const source = {
    releases: [programme],
    minutesOf: (talk: number) => lengths.get(talk) ?? 0,
    language,
    origin: location.origin,
  };
  const text = planCalendar(source, items, { name: title, refreshMinutes: A_DAY });
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${file}.ics`);
}
