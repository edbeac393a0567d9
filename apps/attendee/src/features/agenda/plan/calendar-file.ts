import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import type { PlanItem } from '@meetingapp/contract/agenda/plan.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { saveFile } from '../../../lib/device/save-file.ts';
import { reportMissing } from '../../../lib/rendering/patiently.ts';

const MINUTE_MS = 60_000;
const A_DAY = 1440;

interface Saved {
  /** Title of the calendar. */
  title: string;
  /** File name without its extension. */
  file: string;
  items: readonly PlanItem[];
  language: Language;
}

/**
 * Saves items of a programme as a calendar file. Generated on the phone, so it works offline. File and event ids equal those of the
 * server's calendar, so that one replaces the other instead of duplicating it.
 */
export async function saveCalendar(programme: Programme, { title, file, items, language }: Saved): Promise<void> {
  const calendar = await import('@meetingapp/domain/agenda/exchange/calendar.ts').catch(reportMissing);
  if (!calendar) return;
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
  const text = calendar.planCalendar(source, items, { name: title, refreshMinutes: A_DAY });
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${file}.ics`);
}
