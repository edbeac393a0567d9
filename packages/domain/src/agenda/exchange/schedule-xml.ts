import { webAddress } from './conforming.ts';
import type { StoredState, Schedule, ScheduleEvent, ScheduleLink } from './schedule.ts';

/** Serialises the document as frab schedule XML, valid against schedule.xml.xsd. */
export function scheduleXml({ version, base_url: base = '', conference }: Schedule): string {
  const { days, tracks = [], rooms = [] } = conference;
  const guids = new Map(rooms.map((room) => [room['name'], room['guid']]));
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<schedule>',
    tag('generator', { name: 'Meetingapp' }),
    tag('version', {}, version),
    '<conference>',
    tag('title', {}, conference.title),
    tag('acronym', {}, conference.acronym),
    tag('start', {}, conference.start),
    tag('end', {}, conference.end),
    tag('days', {}, String(days.length)),
    tag('timeslot_duration', {}, conference.timeslot_duration),
    address('base_url', base, base),
    address('url', conference.url, base),
    optional('time_zone_name', conference.time_zone_name),
    ...tracks.map((track) =>
      tag('track', {
        name: String(track['name']),
        ...(isColour(track['color']) ? { color: track['color'] } : {}),
        ...(isSlug(track['slug']) ? { slug: track['slug'] } : {}),
      }),
    ),
    '</conference>',
    ...days.flatMap(({ index, date, day_start: start, day_end: end, rooms: halls }) => [
      open('day', { index: String(index), date, start, end }),
      ...Object.entries(halls).flatMap(([name, events]) => [
        open('room', { name, ...(isGuid(guids.get(name)) ? { guid: String(guids.get(name)) } : {}) }),
        ...events.map((event) => eventXml(event, base)),
        '</room>',
      ]),
      '</day>',
    ]),
    '</schedule>',
  ];
  return `${lines.filter((line) => line !== '').join('\n')}\n`;
}

function eventXml(event: ScheduleEvent, base: string): string {
  const code = typeof event['code'] === 'string' && /^[0-9A-Z]{6}$/.test(event['code']) ? { code: event['code'] } : {};
  return [
    open('event', { guid: event.guid, id: String(event.id), ...code }),
    tag('date', {}, event.date),
    tag('start', {}, event.start),
    tag('duration', {}, exactDuration(event)),
    tag('room', {}, event.room),
    /^[a-z0-9_]{4,}-[a-z0-9\-_]{4,}$/.test(event.slug) ? tag('slug', {}, event.slug) : '',
    tag('title', {}, event.title),
    tag('subtitle', {}, event.subtitle ?? ''),
    tag('track', {}, event.track ?? ''),
    tag('type', {}, event.type),
    event.language === null ? '' : tag('language', {}, event.language),
    tag('abstract', {}, event.abstract ?? ''),
    tag('description', {}, event.description ?? ''),
    tag('logo', {}, webAddress(event.logo, base) ?? ''),
    '<persons>',
    ...event.persons.map(({ id, guid, public_name: shown, name }) =>
      tag(
        'person',
        { ...(id === undefined ? {} : { id: String(id) }), ...(isGuid(guid) ? { guid: String(guid) } : {}) },
        shown ?? name ?? '',
      ),
    ),
    '</persons>',
    ...recording(event),
    ...references('link', event.links),
    ...references('attachment', event.attachments),
    address('url', event.url, base),
    address('feedback_url', event['feedback_url'], base),
    address('origin_url', event['origin_url'], base),
    '</event>',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** Exact to the second when the document gives the end, and at most the longest duration the schema allows. */
function exactDuration({ date, duration, ...event }: ScheduleEvent): string {
  const end = event['end'];
  const [hours = '0'] = duration.split(':');
  if (Number(hours) > 99) return '99:59';
  if (typeof end !== 'string') return duration;
  const seconds = Math.round((Date.parse(end) - Date.parse(date)) / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

function recording(event: ScheduleEvent): string[] {
  if (event['do_not_record'] === undefined && event['recording_license'] === undefined) return [];
  const licence = tag('license', {}, typeof event['recording_license'] === 'string' ? event['recording_license'] : '');
  return ['<recording>', licence, tag('optout', {}, String(event['do_not_record'] === true)), '</recording>'];
}

const references = (name: 'link' | 'attachment', links: readonly ScheduleLink[]): string[] => [
  `<${name}s>`,
  ...links.map(({ url, title, type }) =>
    tag(name, { href: url, ...(type === undefined ? {} : { type }) }, title ?? ''),
  ),
  `</${name}s>`,
];

const optional = (name: string, value: string | undefined): string => (value ? tag(name, {}, value) : '');
function address(name: string, value: unknown, base: string): string {
  const whole = webAddress(value, base);
  return whole === null ? '' : tag(name, {}, whole);
}

const isGuid = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

const isSlug = (value: unknown): value is string => typeof value === 'string' && /^[a-z][a-z0-9-]+$/.test(value);

const open = (name: string, attributes: StoredState): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('')}>`;
const tag = (name: string, attributes: StoredState, text = ''): string =>
  `${open(name, attributes)}${escaped(text)}</${name}>`;

/** Drops characters XML cannot contain; line breaks are preserved, in attributes too. */
const escaped = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these very letters are what XML 1.0 forbids
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/\r/g, '&#13;');
