import type { DraftSession, DraftTalk } from '@meetingapp/contract/agenda/draft.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { clockIn, momentIn } from '@meetingapp/domain/zoned.ts';
import type { Draft } from './data.ts';

/** A session on its day, in minutes of the conference's zone. */
export interface Placed {
  session: DraftSession;
  day: string;
  from: number;
  to: number;
}

const dayMs = 86_400_000;
const minutesOf = (clock: string): number => Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14, 16));

/** `09:05` of 545. */
export function clockText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

export const timeIn = (zone: string, moment: string): string => clockIn(zone, new Date(moment)).slice(11, 16);

const known = new WeakMap<DraftSession, { zone: string; placed: Placed }>();

/** Cached per session object, so that a change re-renders only the sessions it touches. */
export function placedOf(zone: string, session: DraftSession): Placed {
  const found = known.get(session);
  if (found?.zone === zone) return found.placed;
  const placed = place(zone, session);
  known.set(session, { zone, placed });
  return placed;
}

function place(zone: string, session: DraftSession): Placed {
  const clock = clockIn(zone, new Date(session.from));
  const from = minutesOf(clock);
  const long = Math.round((Date.parse(session.to) - Date.parse(session.from)) / 60_000);
  return { session, day: clock.slice(0, 10), from, to: from + long };
}

/** The instant `minutes` after midnight of `day` in `zone`, as ISO 8601; past 24 hours it falls on the next day. */
export function momentAt(zone: string, day: string, minutes: number): string {
  const on = new Date(Date.parse(`${day}T00:00Z`) + Math.floor(minutes / 1440) * dayMs).toISOString().slice(0, 10);
  return (momentIn(zone, `${on}T${clockText(minutes)}`) ?? new Date(`${on}T00:00Z`)).toISOString();
}

/** Days of the conference and other days with sessions. */
export function daysOf({ startsOn, endsOn }: Pick<Draft, 'startsOn' | 'endsOn'>, placed: readonly Placed[]): string[] {
  const days = new Set(placed.map(({ day }) => day));
  for (let at = Date.parse(startsOn); at <= Date.parse(endsOn) && days.size < 60; at += dayMs)
    days.add(new Date(at).toISOString().slice(0, 10));
  return [...days].sort();
}

const weekdayIn = (locale: string) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
const weekdays = { zh: weekdayIn('zh-CN'), en: weekdayIn('en-GB') };

/** `15 周四`, `Thu 15`. */
export function dayText(day: string, language: Language): string {
  const date = new Date(`${day}T00:00Z`);
  const weekday = weekdays[language];
  const number = date.getUTCDate();
  return language === 'zh' ? `${number} ${weekday.format(date)}` : `${weekday.format(date)} ${number}`;
}

/** Full hours between which the day is shown: the sessions plus an hour on either side, at least 8 to 18. */
export function hoursOf(placed: readonly Placed[]): { first: number; last: number } {
  const first = Math.min(8, ...placed.map(({ from }) => Math.floor(from / 60)));
  const last = Math.max(19, ...placed.map(({ to }) => Math.ceil(to / 60) + 1));
  return { first, last };
}

/** Lane and number of lanes for sessions that overlap in one column. */
export function lanesOf(placed: readonly Placed[]): Map<number, { lane: number; of: number }> {
  const lanes = new Map<number, { lane: number; of: number }>();
  let group: { id: number; lane: number }[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const { id, lane } of group) lanes.set(id, { lane, of: ends.length });
    group = [];
    ends = [];
  };
  for (const { session, from, to } of [...placed].sort((one, other) => one.from - other.from || one.to - other.to)) {
    if (ends.every((end) => end <= from)) close();
    const free = ends.findIndex((end) => end <= from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = to;
    group.push({ id: session.id, lane });
  }
  close();
  return lanes;
}

/** Talks by session in order; those without a session under null. */
export function talksBySession(talks: readonly DraftTalk[]): Map<number | null, DraftTalk[]> {
  const found = new Map<number | null, DraftTalk[]>();
  for (const talk of talks) {
    const there = found.get(talk.session);
    if (there) there.push(talk);
    else found.set(talk.session, [talk]);
  }
  return found;
}

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, '');

/** True when every typed word occurs in the texts; spaces within pinyin are ignored. */
export const matches = (words: string, texts: readonly string[]): boolean => {
  const all = texts.map(plain).join('\n');
  return words
    .trim()
    .split(/\s+/)
    .every((word) => all.includes(plain(word)));
};

/** Number of texts without English that a release needs. */
export function untranslated({ halls, topics, sessions, talks }: Draft): number {
  const missing = (rows: readonly { zh: string; en: string }[]) =>
    rows.filter(({ zh, en }) => zh !== '' && en === '').length;
  return (
    missing(halls.map(({ name }) => name)) +
    missing(topics.map(({ name }) => name)) +
    missing(sessions.flatMap(({ title, introduction, sponsor }) => [title, introduction, sponsor])) +
    missing(talks.filter(({ session }) => session !== null).map(({ title }) => title))
  );
}
