import { addDays } from '../plain-date.ts';
import { clockIn, momentIn } from '../zoned.ts';

/** Local times: a session that begins before `EVENING_ENDS` and is over by `MORNING_BEGINS` belongs to the evening before. */
const EVENING_ENDS = '04:00';
const MORNING_BEGINS = '06:00';

/** What the rule needs of a programme. */
export interface ProgrammeDays {
  /** IANA name. */
  zone: string;
  startsOn: string;
}

/** From when to when, as ISO text or milliseconds since 1970. */
export interface Stretch {
  from: string | number;
  to: string | number;
}

/**
 * Returns the day (`YYYY-MM-DD`) that lists a session. A session that begins after midnight and ends by morning is listed under the
 * evening before, as in the schedules exchanged with other programs. A session that lasts through the night or longer is listed under
 * the day of its beginning. No session moves before the first day.
 */
export function programmeDay({ zone, startsOn }: ProgrammeDays, { from, to }: Stretch): string {
  const begins = clockIn(zone, new Date(from));
  const day = begins.slice(0, 10);
  const late = begins.slice(11) < EVENING_ENDS && clockIn(zone, new Date(to)) <= `${day}T${MORNING_BEGINS}`;
  return late && day > startsOn ? addDays(day, -1) : day;
}

/**
 * Returns the day (`YYYY-MM-DD`) whose sessions run at an instant (milliseconds since 1970): the calendar day in the conference's zone.
 * After midnight it is still the day before, as long as one of its late sessions is not over.
 */
export function dayInProgress(programme: ProgrammeDays & { sessions: readonly Stretch[] }, now: number): string {
  const { zone } = programme;
  const today = clockIn(zone, new Date(now)).slice(0, 10);
  const evening = addDays(today, -1);
  const morning = momentIn(zone, `${today}T${MORNING_BEGINS}`)?.getTime() ?? now;
  const lasts = programme.sessions.some((session) => {
    const to = new Date(session.to).getTime();
    return to > now && to <= morning && programmeDay(programme, session) === evening;
  });
  return lasts ? evening : today;
}
