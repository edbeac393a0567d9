import type { Programme } from '@meetingapp/contract/agenda-programme.ts';
import type { PlanItem } from '@meetingapp/contract/agenda.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { calendarOf, type CalendarEvent, type CalendarFeed } from '../../conference/calendar-file.ts';
import { slotsOf, type Slot } from './slots.ts';

/** Releases from the first to the last; the last one is what holds. */
export interface CalendarSource {
  releases: readonly Programme[];
  minutesOf: (talkId: number) => number;
  language: Language;
  origin: string;
}

const said = (text: Bilingual, language: Language): string => text[language] || text.zh || text.en;

type Line = Omit<CalendarEvent, 'sequence' | 'changedAt' | 'cancelled' | 'now'>;

/**
 * The whole programme as calendar events. An item's number is the release in which it last changed, so that calendars take changes
 * over; an item that is gone from a later release is called off instead of vanishing.
 */
function programmeEvents(source: CalendarSource): CalendarEvent[] {
  const latest = new Map<string, CalendarEvent & { told: string }>();
  for (const programme of source.releases) {
    const now = Date.parse(programme.releasedAt);
    const release = { now, sequence: programme.release, changedAt: now };
    const there = new Set<string>();
    for (const slot of allSlots(programme, source.minutesOf)) {
      const line = lineOf(slot, programme, source);
      const told = JSON.stringify(line);
      there.add(line.uid);
      const before = latest.get(line.uid);
      if (before?.told !== told || before.cancelled)
        latest.set(line.uid, { ...line, ...release, cancelled: false, told });
    }
    for (const [uid, event] of latest)
      if (!there.has(uid) && !event.cancelled) latest.set(uid, { ...event, ...release, cancelled: true });
  }
  return [...latest.values()].map(({ told: _told, ...event }) => event);
}

/** Sessions whole, and the talks in them: one may want either in a calendar of one's own. */
function allSlots(programme: Programme, minutesOf: (talkId: number) => number): Slot[] {
  const sessions = programme.sessions.map((session) => ({ ...session, talks: [] }));
  return [
    ...slotsOf({ ...programme, sessions }, minutesOf),
    ...slotsOf(programme, minutesOf).filter(({ talk }) => talk !== null),
  ];
}

function lineOf(
  { key, title, session, talk, from, to, parts }: Slot,
  programme: Programme,
  { language, origin }: CalendarSource,
): Line {
  const hall = programme.halls.find(({ id }) => id === session.hall);
  const place = hall ? [said(hall.name, language), said(hall.place, language)] : [];
  const people = parts.flatMap(({ expert }) => programme.experts.find(({ id }) => id === expert) ?? []);
  const names = [...new Set(people.map(({ name }) => said(name, language)))].join(language === 'zh' ? '、' : ', ');
  const about = talk ? [said(session.title, language)] : [said(session.introduction, language).slice(0, 1000)];
  return {
    uid: `${key.replace('/', '-')}@${/^https?:\/\/([^/:]+)/.exec(origin)?.[1] ?? 'meetingapp'}`,
    from,
    until: to,
    title: said(title, language),
    place: place.filter((part) => part !== '').join(', '),
    text: [...about, names].filter((part) => part !== '').join('\n'),
    url: `${origin}/meetingapp/calDetail/${session.id}?cid=${programme.cid}`,
  };
}

/** The programme as a calendar: sessions with talks stand as their talks, everything once. */
export function programmeCalendar(source: CalendarSource, feed: CalendarFeed): string {
  const last = source.releases.at(-1);
  const split = new Set(
    (last?.sessions ?? []).filter(({ talks }) => talks.length > 0).map(({ id }) => `session-${id}@`),
  );
  const events = programmeEvents(source).filter(({ uid }) => ![...split].some((start) => uid.startsWith(start)));
  return calendarOf(events, feed);
}

/** What somebody means to attend; what was called off stays and says so. */
export function planCalendar(source: CalendarSource, plan: readonly PlanItem[], feed: CalendarFeed): string {
  const wanted = new Set(plan.map(({ item, id }) => `${item}-${id}`));
  return calendarOf(
    programmeEvents(source).filter(({ uid }) => wanted.has(uid.split('@')[0] ?? '')),
    feed,
  );
}
