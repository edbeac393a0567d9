import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import type { PlanItem } from '@meetingapp/contract/agenda/plan.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { joinList, pickLanguage } from '../../bilingual.ts';
import { calendarOf, type CalendarEvent, type CalendarFeed } from '../../conference/calendar-file.ts';
import { slotsOf, type Slot } from './slots.ts';

/** Releases in ascending order; the last one is current. */
export interface CalendarSource {
  releases: readonly Programme[];
  minutesOf: (talkId: number) => number;
  language: Language;
  origin: string;
}

type Line = Omit<CalendarEvent, 'sequence' | 'changedAt' | 'cancelled' | 'now'>;

/**
 * The whole programme as calendar events. An item's sequence is the release in which it last changed, so that calendars apply updates;
 * an item missing from a later release is cancelled instead of omitted.
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

/** Whole sessions and their talks: a person may add either to a calendar. */
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
  const place = hall ? [pickLanguage(hall.name, language), pickLanguage(hall.place, language)] : [];
  const people = parts.flatMap(({ expert }) => programme.experts.find(({ id }) => id === expert) ?? []);
  const names = joinList([...new Set(people.map(({ name }) => pickLanguage(name, language)))], language);
  const about = talk
    ? [pickLanguage(session.title, language)]
    : [pickLanguage(session.introduction, language).slice(0, 1000)];
  return {
    uid: `${key.replace('/', '-')}@${/^https?:\/\/([^/:]+)/.exec(origin)?.[1] ?? 'meetingapp'}`,
    from,
    until: to,
    title: pickLanguage(title, language),
    place: joinList(place, language, 'clauses'),
    text: [...about, names].filter((part) => part !== '').join('\n'),
    url: `${origin}/meetingapp/calDetail/${session.id}?cid=${programme.cid}`,
  };
}

/** The programme as a calendar. A session with talks is represented by its talks, so nothing appears twice. */
export function programmeCalendar(source: CalendarSource, feed: CalendarFeed): string {
  const last = source.releases.at(-1);
  const split = new Set(
    (last?.sessions ?? []).filter(({ talks }) => talks.length > 0).map(({ id }) => `session-${id}@`),
  );
  const events = programmeEvents(source).filter(({ uid }) => ![...split].some((start) => uid.startsWith(start)));
  return calendarOf(events, feed);
}

/** The items of a person's plan, and further events of theirs; cancelled items remain, marked as cancelled. */
export function planCalendar(
  source: CalendarSource,
  plan: readonly PlanItem[],
  feed: CalendarFeed,
  more: readonly CalendarEvent[] = [],
): string {
  const wanted = new Set(plan.map(({ item, id }) => `${item}-${id}`));
  const events = programmeEvents(source).filter(({ uid }) => wanted.has(uid.split('@')[0] ?? ''));
  return calendarOf([...events, ...more], feed);
}
