import type { ConferenceCard, Contact, Emergency } from '@meetingapp/contract/conference.ts';
import { phaseOf } from '@meetingapp/domain/conference/phase.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';

export interface Groups {
  /** The one visited last, whatever its state. */
  last: ConferenceCard | null;
  running: ConferenceCard[];
  /** The next one first. */
  upcoming: ConferenceCard[];
  /** The latest one first. */
  past: ConferenceCard[];
}

/** Sorts the conferences by where they stand; each is in one group only. `now` in milliseconds since 1970. */
export function groupConferences(conferences: readonly ConferenceCard[], lastCid: string | null, now: number): Groups {
  const groups: Groups = { last: null, running: [], upcoming: [], past: [] };
  for (const conference of conferences) {
    const { phase } = phaseOf(conference, now);
    if (String(conference.cId) === lastCid) groups.last = conference;
    else groups[phase === 'before' ? 'upcoming' : phase === 'during' ? 'running' : 'past'].push(conference);
  }
  groups.upcoming.sort((a, b) => a.startsOn.localeCompare(b.startsOn));
  groups.past.sort((a, b) => b.startsOn.localeCompare(a.startsOn));
  return groups;
}

export type Opening =
  | { state: 'open'; until: string | null }
  | { state: 'later'; at: string }
  | { state: 'closed' }
  | { state: 'ended' };

interface Times {
  registrationOpensAt: string | null;
  registrationClosesAt: string | null;
  startsOn: string;
  endsOn: string;
  zone: string;
}

/** Whether one can register now. */
export function openingOf(conference: Times, now: number): Opening {
  const { registrationOpensAt: opens, registrationClosesAt: closes } = conference;
  if (phaseOf(conference, now).phase === 'after') return { state: 'ended' };
  if (opens !== null && now < Date.parse(opens)) return { state: 'later', at: opens };
  if (closes !== null && Date.parse(closes) <= now) return { state: 'closed' };
  return { state: 'open', until: closes };
}

interface Place {
  lat: number | null;
  lng: number | null;
  venue: string;
  address: string;
  city: string;
}

/** A map of the venue outside: the phone's own on Apple's devices, a Chinese one for Chinese, an open one for the rest. */
export function mapAddress(place: Place, language: Language, agent: string): string {
  const { lat, lng, venue } = place;
  const words = encodeURIComponent([venue, place.address || place.city].join(' '));
  const known = lat !== null && lng !== null;
  if (/iPhone|iPad|Macintosh/.test(agent))
    return `https://maps.apple.com/?q=${encodeURIComponent(venue)}${known ? `&ll=${lat},${lng}` : `&address=${words}`}`;
  if (language === 'zh')
    return known
      ? `https://uri.amap.com/marker?position=${lng},${lat}&name=${encodeURIComponent(venue)}&coordinate=wgs84&callnative=1`
      : `https://uri.amap.com/search?keyword=${words}&callnative=1`;
  return known
    ? `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
    : `https://www.openstreetmap.org/search?query=${words}`;
}

/** Contacts by what they look after, in the organiser's order. */
export function byDuty(contacts: readonly Contact[]): { duty: string; contacts: Contact[] }[] {
  const groups = new Map<string, Contact[]>();
  for (const contact of contacts) groups.set(contact.duty, [...(groups.get(contact.duty) ?? []), contact]);
  return [...groups].map(([duty, of]) => ({ duty, contacts: of }));
}

/** Places first, in the order in which one needs them; numbers stand apart. */
const places = ['firstAid', 'hospital', 'exit', 'other'] as const;

/** What the organiser says of emergencies: numbers to call, and where help is. */
export function sortEmergency(all: readonly Emergency[]): { numbers: Emergency[]; places: Emergency[] } {
  return {
    numbers: all.filter(({ kind }) => kind === 'number'),
    places: places.flatMap((kind) => all.filter((one) => one.kind === kind)),
  };
}
