import { kindOf } from './kinds.ts';
import { webAddress } from './conforming.ts';
import {
  partlyBilingual,
  type ImportItem,
  type ImportPerson,
  type ItemFault,
  type ReadItem,
  type PartlyBilingual,
} from './import-item.ts';
import { durationOf } from './local-time.ts';
import type { StoredState, ScheduleLink, SchedulePerson } from './schedule.ts';

export interface ReadSchedule {
  items: ReadItem[];
  /** Stored state of the conference itself. */
  conference: StoredState;
  /** Stored state of rooms and tracks, by name. */
  rooms: Record<string, StoredState>;
  tracks: Record<string, StoredState>;
}

const LONGEST_TITLE = 300;
const LONGEST_TEXT = 20_000;
const guidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const isObject = (value: unknown): value is StoredState =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): StoredState[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Parses a schedule.json into import items; null when it is not one. The input is untrusted. */
export function readSchedule(document: unknown): ReadSchedule | null {
  const schedule = isObject(document) ? document['schedule'] : null;
  if (!isObject(schedule) || !isObject(schedule['conference'])) return null;
  const { days, meta, rooms, acronym, timeslot_duration, tracks, ...more } = schedule['conference'];
  if (!Array.isArray(days)) return null;
  const base = textOf(schedule['base_url']);
  const saved = isObject(meta) && isObject(meta['kept']) ? meta['kept'] : {};
  const over = isObject(saved['events']) ? saved['events'] : {};
  const windows: Record<string, [string, string]> = {};
  const items: ReadItem[] = [];
  for (const day of listOf(days)) {
    const date = textOf(day['date']) || textOf(day['day_start']).slice(0, 10);
    const window: [string, string] = [textOf(day['day_start']), textOf(day['day_end'])];
    if (window.every((moment) => !Number.isNaN(Date.parse(moment)))) windows[date] = window;
    for (const [room, events] of Object.entries(isObject(day['rooms']) ? day['rooms'] : {}))
      for (const event of listOf(events)) {
        const guid = textOf(event['guid']).toLowerCase();
        const whole = { ...event, ...(isObject(over[guid]) ? over[guid] : {}) };
        items.push(readEvent({ room, ...whole }, items.length + 1, base));
      }
  }
  const { title: _title, start: _start, end: _end, daysCount: _count, time_zone_name: _zone, ...others } = more;
  return {
    items,
    rooms: byName(rooms),
    tracks: byName(tracks),
    conference: {
      base_url: base,
      acronym: textOf(saved['acronym']) || textOf(acronym),
      timeslot_duration: textOf(timeslot_duration),
      days: windows,
      tracks: listOf(tracks),
      more: others,
    },
  };
}

const byName = (list: unknown): Record<string, StoredState> =>
  Object.fromEntries(listOf(list).map((one) => [textOf(one['name']), one]));

function readEvent(event: StoredState, number: number, base: string): ReadItem {
  const faults: ItemFault[] = [];
  const { room, date, start: _start, duration, end, persons, title: named, ...rest } = event;
  const guid = textOf(rest['guid']).toLowerCase();
  const language = textOf(rest['language']);
  const title = textOf(named).trim();
  const from = Date.parse(textOf(date));
  const until = Date.parse(textOf(end));
  const lasts = Number.isNaN(until) ? durationOf(textOf(duration)) : until - from;
  if (!guidForm.test(guid)) faults.push({ field: 'guid', reason: 'required' });
  if (title === '') faults.push({ field: 'title', reason: 'required' });
  if (title.length > LONGEST_TITLE) faults.push({ field: 'title', reason: 'too_long', limit: LONGEST_TITLE });
  if (Number.isNaN(from)) faults.push({ field: 'from', reason: 'date_invalid' });
  if (lasts === null || Number.isNaN(lasts) || lasts < 1000) faults.push({ field: 'to', reason: 'date_invalid' });
  const sound = faults.length === 0;
  const text = [rest['abstract'], rest['description']].map(textOf).filter((part) => part.trim() !== '');
  const materials = [...listOf(rest['links']), ...listOf(rest['attachments'])].flatMap((link) =>
    materialOf(link, base),
  );
  const item: ImportItem = {
    number,
    label: title.slice(0, 200),
    guid: guidForm.test(guid) ? guid : null,
    item: 'event',
    under: null,
    kind: kindOf(textOf(rest['type'])),
    title: languageOf(title, language),
    text: languageOf(cut(text.join('\n\n')), language),
    sponsor: {},
    from: sound ? new Date(from).toISOString() : null,
    to: sound ? new Date(from + (lasts ?? 0)).toISOString() : null,
    minutes: Math.max(1, Math.min(1440, Math.round((lasts ?? 0) / 60_000))),
    hall: ['', '-'].includes(textOf(room)) ? {} : partlyBilingual(textOf(room).slice(0, 200)),
    topics: textOf(rest['track']) === '' ? [] : [textOf(rest['track']).slice(0, 200)],
    people: listOf(persons).flatMap((person) => personOf(person, language)),
    materials: [...new Map(materials.map((one) => [one.address, one])).values()],
    kept: rest,
  };
  return { item, faults };
}

const cut = (text: string): string => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text);

/** By the event's declared language (Chinese or else English); without one by the text's script. */
function languageOf(text: string, language: string): PartlyBilingual {
  if (text === '') return {};
  if (/^zh/i.test(language)) return { zh: text };
  return language === '' ? partlyBilingual(text) : { en: text };
}

function materialOf(link: StoredState, base: string): { title: string; address: string }[] {
  const address = webAddress(link['url'], base);
  return address === null ? [] : [{ title: (textOf(link['title']) || address).slice(0, 200), address }];
}

function personOf(person: StoredState, language: string): ImportPerson[] {
  const name = (textOf(person['public_name']) || textOf(person['name'])).trim().slice(0, 200);
  if (name === '') return [];
  const biography = languageOf(textOf(person['biography']), language);
  const affiliation = textOf(person['affiliation']).trim().slice(0, 200);
  return [{ name, id: null, affiliation, role: null, biography, kept: person as ScheduleLink & SchedulePerson }];
}
