import { SaxesParser, type SaxesTagPlain } from 'saxes';

interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
}

const DEEPEST = 20;
const MOST = 500_000;

/**
 * Converts schedule XML to the JSON document; null when it is not schedule XML. A document type declaration is refused, so that there
 * are no entities to expand.
 */
export function readScheduleXml(text: string): unknown {
  const root = elementOf(text);
  return root?.name === 'schedule' ? { schedule: scheduleOf(root) } : null;
}

function elementOf(text: string): Element | null {
  const top: Element = { name: '', attributes: {}, text: '', children: [] };
  const open = [top];
  let count = 0;
  let broken = false;
  const parser = new SaxesParser();
  const refuse = () => {
    broken = true;
  };
  const add = (said: string) => {
    const at = open.at(-1);
    if (at) at.text += said;
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentag', (tag) => {
    const { name, attributes } = tag as SaxesTagPlain;
    const element: Element = { name, attributes: { ...attributes }, text: '', children: [] };
    count += 1;
    if (open.length > DEEPEST || count > MOST) refuse();
    if (broken) return;
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    if (!broken) open.pop();
  });
  // Parsed in pieces, so that a refused document is not read to its end.
  for (let at = 0; at < text.length && !broken; at += 65_536) parser.write(text.slice(at, at + 65_536));
  if (!broken) parser.close();
  return broken ? null : (top.children[0] ?? null);
}

const all = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((child) => child.name === name) ?? [];
const first = (element: Element, name: string): Element | undefined => all(element, name)[0];
const said = (element: Element, name: string): string | undefined => first(element, name)?.text;

function scheduleOf(root: Element): object {
  const conference = first(root, 'conference');
  const days = all(root, 'day');
  const value = (name: string) => (conference ? said(conference, name)?.trim() : undefined);
  const guids = new Map<string, object>();
  for (const room of days.flatMap((day) => all(day, 'room'))) {
    const { name = '', guid } = room.attributes;
    if (guid !== undefined) guids.set(name, { name, guid });
  }
  return {
    version: said(root, 'version') ?? '',
    base_url: value('base_url') ?? '',
    conference: {
      title: value('title') ?? '',
      acronym: value('acronym') ?? '',
      timeslot_duration: value('timeslot_duration') ?? '',
      ...given({ logo: value('logo') }),
      tracks: all(conference, 'track').map(({ attributes }) => ({ ...attributes })),
      rooms: [...guids.values()],
      days: days.map((day) => ({
        date: day.attributes['date'] ?? '',
        day_start: day.attributes['start'] ?? '',
        day_end: day.attributes['end'] ?? '',
        rooms: roomsOf(day),
      })),
    },
  };
}

function roomsOf(day: Element): Record<string, object[]> {
  const rooms = new Map<string, object[]>();
  for (const room of all(day, 'room')) {
    const name = room.attributes['name'] ?? '';
    rooms.set(name, [...(rooms.get(name) ?? []), ...all(room, 'event').map(eventOf)]);
  }
  return Object.fromEntries(rooms);
}

const texts = ['date', 'start', 'duration', 'room', 'slug', 'title', 'subtitle', 'track', 'type'] as const;
const more = ['abstract', 'description', 'logo', 'url', 'feedback_url', 'origin_url', 'video_download_url'] as const;

function eventOf(event: Element): object {
  const { id, guid, code } = event.attributes;
  const recording = first(event, 'recording');
  return {
    ...given({ id: id === undefined ? undefined : Number(id), guid, code }),
    ...given(Object.fromEntries([...texts, ...more].map((name) => [name, said(event, name)]))),
    language: said(event, 'language') ?? null,
    ...(recording
      ? {
          recording_license: said(recording, 'license') ?? '',
          do_not_record: said(recording, 'optout')?.trim() === 'true',
        }
      : {}),
    persons: all(first(event, 'persons'), 'person').map(({ attributes, text }) => ({
      ...given({ id: attributes['id'] === undefined ? undefined : Number(attributes['id']), guid: attributes['guid'] }),
      public_name: text.trim(),
    })),
    links: all(first(event, 'links'), 'link').map(linkOf),
    attachments: all(first(event, 'attachments'), 'attachment').map(linkOf),
  };
}

const linkOf = ({ attributes, text }: Element) =>
  given({ url: attributes['href'] ?? '', title: text, type: attributes['type'] });

const given = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
