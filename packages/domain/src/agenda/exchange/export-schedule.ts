import type { Part, Programme, ProgrammePiece } from '@meetingapp/contract/agenda/programme.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '../../bilingual.ts';
import { addDays } from '../../plain-date.ts';
import { conforming, slugOf } from './conforming.ts';
import { kindOf } from './kinds.ts';
import { durationText, localTime } from './local-time.ts';
import { linksOf } from './export-links.ts';
import type { Exchange, StoredState, Schedule, ScheduleDay, ScheduleEvent, SchedulePerson } from './schedule.ts';
import { slotsOf, type Slot } from './slots.ts';

export interface ScheduleSource {
  programme: Programme;
  details: ProgrammePiece;
  exchange: Exchange;
  title: Bilingual;
  language: Language;
  /** Origin of the deployment, such as `https://meeting.example`. */
  origin: string;
  /** For staff: includes keys without a place in the schema, and confidential answers. */
  whole: boolean;
}

const DAY_BEGINS = 4 * 3_600_000;
const DAY = 86_400_000;

/** The programme as schedule.json; the XML export serialises the same document. */
export function exportSchedule(source: ScheduleSource): Schedule {
  const { programme, exchange, language, origin, whole } = source;
  const about = exchange.conference;
  const base = textOf(about['base_url']) || `${origin}/meetingapp/`;
  const over: Record<string, StoredState> = {};
  const ids = new Set<number>();
  const slots = slotsOf(programme, (id) => exchange.items[`talk/${id}`]?.minutes ?? 15);
  const events = slots.map((slot) => {
    const made = conforming(eventOf(slot, source, ids), base);
    if (Object.keys(made.over).length > 0) over[made.event.guid] = made.over;
    return { slot, event: made.event };
  });
  const acronym = textOf(about['acronym']) || `meeting_${programme.cid}`;
  const fitting = acronym.toLowerCase().replace(/[^a-z0-9_]/g, '_');
  const kept = {
    ...(fitting === acronym ? {} : { acronym }),
    ...(Object.keys(over).length > 0 ? { events: over } : {}),
  };
  const days = daysOf(events, programme, about);
  return {
    version: textOf(about['version']) || `${programme.release}`,
    base_url: base,
    conference: {
      ...(about['more'] as StoredState | undefined),
      acronym: fitting.padEnd(4, '_'),
      title: textOf(about['title']) || pickLanguage(source.title, language),
      start: days[0]?.date ?? programme.startsOn,
      end: textOf(about['end']) || programme.endsOn,
      daysCount: days.length,
      timeslot_duration: textOf(about['timeslot_duration']) || '00:05',
      ...(/^(?:[A-Z][a-z]+\/[A-Z][a-z]+|UTC)$/.test(programme.zone) ? { time_zone_name: programme.zone } : {}),
      url: `${origin}/meetingapp/program/${programme.cid}`,
      tracks: tracksOf(source),
      rooms: programme.halls.map(({ id, name, seats }) =>
        roomOf(pickLanguage(name, language), seats, exchange.items[`hall/${id}`]),
      ),
      ...(whole && Object.keys(kept).length > 0 ? { meta: { kept } } : {}),
      days,
    },
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
function roomOf(name: string, seats: number | null, item: Exchange['items'][string] | undefined): StoredState {
  return { ...item?.kept, name, guid: item?.guid ?? '', ...(seats === null ? {} : { capacity: seats }) };
}

function eventOf(slot: Slot, source: ScheduleSource, ids: Set<number>): ScheduleEvent {
  const { programme, details, exchange, language, origin } = source;
  const { session, talk, key, from, to } = slot;
  const item = exchange.items[key];
  const { shown, ...rest } = (item?.kept ?? {}) as StoredState & { shown?: unknown };
  const text = talk ? (details.abstracts[talk.id] ?? { zh: '', en: '' }) : session.introduction;
  const asImported = JSON.stringify(shown) === JSON.stringify([text.zh, text.en]);
  const date = localTime(programme.zone, from);
  const type = textOf(rest['type']);
  const room = programme.halls.find(({ id }) => id === session.hall);
  const topic = programme.topics.find(({ id }) => id === session.topics[0]);
  const title = pickLanguage(slot.title, language);
  const id = freeId(Number(rest['id'] ?? 0) || slot.id * 2 + (talk ? 1 : 0), ids);
  return {
    ...(source.whole ? rest : withoutAnswers(rest)),
    id,
    guid: item?.guid ?? '',
    logo: (rest['logo'] as string | null | undefined) ?? null,
    date,
    start: date.slice(11, 16),
    duration: durationText(to - from),
    ...((from % 60_000) + (to % 60_000) === 0 ? {} : { end: localTime(programme.zone, to) }),
    room: room ? pickLanguage(room.name, language) : '-',
    slug: textOf(rest['slug']) || slugOf(`${programme.cid}-${id}-${slot.title.en}`, `event-${id}`),
    url: textOf(rest['url']) || `${origin}/meetingapp/calDetail/${session.id}?cid=${programme.cid}`,
    title,
    subtitle: talk ? pickLanguage(session.title, language) : textOf(rest['subtitle']),
    track: topic
      ? pickLanguage(topic.name, language)
      : (rest['track'] as string | null | undefined) === null
        ? null
        : '',
    type: type !== '' && kindOf(type) === session.kind ? type : session.kind,
    language: languageOf(rest, slot.title[language] ? language : slot.title.zh ? 'zh' : 'en'),
    abstract: asImported ? ((rest['abstract'] as string | null) ?? '') : pickLanguage(text, language),
    description: asImported ? ((rest['description'] as string | null) ?? '') : '',
    persons: personsOf(slot.parts, source),
    ...linksOf(slot.materials, rest, { language, origin, base: textOf(exchange.conference['base_url']) }),
  };
}

/** Topics with what their file said of them, then the tracks of the file that no event uses. */
function tracksOf({ programme, exchange, language }: ScheduleSource): StoredState[] {
  const stored = Array.isArray(exchange.conference['tracks']) ? (exchange.conference['tracks'] as StoredState[]) : [];
  const used = new Set<unknown>();
  const tracks = programme.topics.map(({ id, name }) => {
    const kept = exchange.items[`topic/${id}`]?.kept ?? {};
    const named = stored.find((track) => [name.zh, name.en].includes(textOf(track['name'])));
    used.add(kept['name']).add(named?.['name']);
    return { ...named, ...kept, name: pickLanguage(name, language) };
  });
  return [...tracks, ...stored.filter((track) => !used.has(track['name']))];
}

/** The language that a file gave, also when it gave none, unless the exported title is in the other one. */
function languageOf(kept: StoredState, shown: Language): string | null {
  const given = kept['language'];
  if (given === undefined) return shown;
  if (typeof given !== 'string' || given === '') return null;
  return /^zh/i.test(given) === (shown === 'zh') ? given : shown;
}

/** The imported id, or a free one. */
function freeId(wish: number, ids: Set<number>): number {
  let id = wish;
  while (ids.has(id)) id += 1_000_000;
  ids.add(id);
  return id;
}

/** Answers to an organiser's questions are confidential: they contain telephone numbers. */
const withoutAnswers = ({ answers: _answers, ...rest }: StoredState): StoredState => rest;

function personsOf(
  parts: readonly Part[],
  { programme, details, exchange, language, whole }: ScheduleSource,
): SchedulePerson[] {
  const ids = [...new Set(parts.map(({ expert }) => expert))];
  return ids.flatMap((id): SchedulePerson[] => {
    const expert = programme.experts.find((one) => one.id === id);
    if (!expert) return [];
    const { shown, ...kept } = (exchange.items[`expert/${id}`]?.kept ?? {}) as SchedulePerson & { shown?: unknown };
    const said = pickLanguage(expert.affiliation, language);
    const guid = kept.guid ?? exchange.items[`expert/${id}`]?.guid;
    const rest = {
      ...(whole ? kept : (withoutAnswers(kept) as SchedulePerson)),
      ...(guid === undefined ? {} : { guid }),
      ...(said === '' ? {} : { affiliation: said }),
    } as SchedulePerson;
    const name = pickLanguage(expert.name, language);
    const biography = details.biographies[id] ?? { zh: '', en: '' };
    const changed = JSON.stringify(shown) !== JSON.stringify([biography.zh, biography.en]);
    const about =
      changed && pickLanguage(biography, language) !== '' ? { biography: pickLanguage(biography, language) } : {};
    // The schema accepts either name key, but not both.
    if (kept.name !== undefined && kept.public_name === undefined) return [{ ...rest, name, ...about }];
    const { name: _name, ...others } = rest;
    return [{ ...others, id: kept.id ?? id, public_name: name, ...about }];
  });
}

/** Days as in the imported file, else from 04:00 to 04:00, so that a late evening belongs to its day. */
function daysOf(
  events: { slot: Slot; event: ScheduleEvent }[],
  { zone, startsOn, endsOn, halls }: Programme,
  about: StoredState,
): ScheduleDay[] {
  const began = (about['days'] as Record<string, [string, string]> | undefined) ?? {};
  const dayOf = (at: number): string => {
    const found = Object.entries(began).find(([, [from, to]]) => Date.parse(from) <= at && at < Date.parse(to));
    return found?.[0] ?? localTime(zone, at - DAY_BEGINS).slice(0, 10);
  };
  const dates = new Set(events.map(({ slot }) => dayOf(slot.from)));
  if (dates.size === 0) for (let day = startsOn; day <= endsOn; day = addDays(day, 1)) dates.add(day);
  return [...dates].sort().map((date, at) => {
    const [from, to] = began[date] ?? [atFour(zone, date), atFour(zone, addDays(date, 1), -60_000)];
    const today = events.filter(({ slot }) => dayOf(slot.from) === date);
    // Ordered by hall; without a hall last.
    const order = (hall: number | null) =>
      (halls.findIndex(({ id }) => id === hall) + halls.length + 1) % (halls.length + 1);
    const rooms: ScheduleDay['rooms'] = {};
    for (const { event } of today.toSorted(
      (one, other) => order(one.slot.session.hall) - order(other.slot.session.hall),
    ))
      (rooms[event.room] ??= []).push(event);
    return {
      index: at + 1,
      date,
      day_start: localTime(zone, Date.parse(from)),
      day_end: localTime(zone, Date.parse(to)),
      rooms,
    };
  });
}

/** 04:00 local time on that date, as UTC text. */
function atFour(zone: string, date: string, more = 0): string {
  const guess = Date.parse(`${date}T00:00:00Z`) + DAY_BEGINS;
  const shown = Date.parse(`${localTime(zone, guess).slice(0, 19)}Z`);
  return new Date(guess - ((shown - guess) % DAY) + more).toISOString();
}
