import { elementsOf, firstNamed, isElement, type XmlElement } from '@meetingapp/domain/xml.ts';
import { readXml } from '../../../text/xml-tree.ts';

const limits = { depth: 20, elements: 500_000 };

/**
 * Converts schedule XML to the JSON document; null when it is not schedule XML. A document type declaration is refused, so that there
 * are no entities to expand.
 */
export function readScheduleXml(text: string): unknown {
  const root = readXml(text, limits);
  return root?.name === 'schedule' ? { schedule: scheduleOf(root) } : null;
}

const all = (element: XmlElement | undefined, name: string): XmlElement[] => (element ? elementsOf(element, name) : []);
const said = (element: XmlElement, name: string): string | undefined => {
  const found = firstNamed(element, name);
  return found && textOf(found);
};
const textOf = ({ children }: XmlElement): string => children.map((child) => (isElement(child) ? '' : child)).join('');

function scheduleOf(root: XmlElement): object {
  const conference = firstNamed(root, 'conference');
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

function roomsOf(day: XmlElement): Record<string, object[]> {
  const rooms = new Map<string, object[]>();
  for (const room of all(day, 'room')) {
    const name = room.attributes['name'] ?? '';
    rooms.set(name, [...(rooms.get(name) ?? []), ...all(room, 'event').map(eventOf)]);
  }
  return Object.fromEntries(rooms);
}

const texts = ['date', 'start', 'duration', 'room', 'slug', 'title', 'subtitle', 'track', 'type'] as const;
const more = ['abstract', 'description', 'logo', 'url', 'feedback_url', 'origin_url', 'video_download_url'] as const;

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

function eventOf(event: XmlElement): object {
  const { id, guid, code } = event.attributes;
  const recording = firstNamed(event, 'recording');
  return {
    ...given({ id: numberOf(id), guid, code }),
    ...given(Object.fromEntries([...texts, ...more].map((name) => [name, said(event, name)]))),
    language: said(event, 'language') ?? null,
    ...(recording
      ? {
          recording_license: said(recording, 'license') ?? '',
          do_not_record: said(recording, 'optout')?.trim() === 'true',
        }
      : {}),
    persons: all(firstNamed(event, 'persons'), 'person').map((person) => ({
      ...given({ id: numberOf(person.attributes['id']), guid: person.attributes['guid'] }),
      public_name: textOf(person).trim(),
    })),
    links: all(firstNamed(event, 'links'), 'link').map(linkOf),
    attachments: all(firstNamed(event, 'attachments'), 'attachment').map(linkOf),
  };
}

const linkOf = (link: XmlElement) =>
  given({ url: link.attributes['href'] ?? '', title: textOf(link), type: link.attributes['type'] });

const given = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
