import type { ConferenceCard, Contact, Emergency } from '@meetingapp/contract/conference/conference.ts';
import { phaseOf } from '@meetingapp/domain/conference/phase.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';

export interface Groups {
  /** The last visited one, in any state. */
  last: ConferenceCard | null;
  running: ConferenceCard[];
  /** Nearest first. */
  upcoming: ConferenceCard[];
  /** Latest first. */
  past: ConferenceCard[];
}

/** Groups conferences by state; each is in one group only. `now` in milliseconds since 1970. */
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

interface Place {
  lat: number | null;
  lng: number | null;
  venue: string;
  address: string;
  city: string;
}

type MapName = 'apple' | 'amap' | 'baidu' | 'osm';

/**
 * External maps that show a place, the likeliest first. The organiser's point is WGS 84, as used by satellites and the open map.
 * Chinese maps shift everything by some hundred metres (GCJ-02, BD-09); the link names the coordinate system in each map's own
 * parameter instead of converting the point. Without a point the place is searched by name.
 */
export function mapsOf(place: Place, language: Language, agent: string): { name: MapName; address: string }[] {
  const { lat, lng, venue, address, city } = place;
  const name = encodeURIComponent(venue);
  const full = [...new Set([venue, address || city])].filter((part) => part !== '').join(' ');
  const words = encodeURIComponent(full);
  const addresses: Record<MapName, string> =
    lat !== null && lng !== null
      ? {
          apple: `https://maps.apple.com/?q=${name}&ll=${lat},${lng}`,
          amap: `https://uri.amap.com/marker?position=${lng},${lat}&name=${name}&coordinate=wgs84&callnative=1`,
          baidu: `https://api.map.baidu.com/marker?location=${lat},${lng}&title=${name}&content=${words}&coord_type=wgs84&output=html&src=webapp.meetingapp`,
          osm: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`,
        }
      : {
          apple: `https://maps.apple.com/?q=${name}&address=${words}`,
          amap: `https://uri.amap.com/search?keyword=${words}&callnative=1`,
          baidu: `https://api.map.baidu.com/geocoder?address=${words}&output=html&src=webapp.meetingapp`,
          osm: `https://www.openstreetmap.org/search?query=${words}`,
        };
  const first: MapName[] = /iPhone|iPad|Macintosh/.test(agent) ? ['apple'] : [];
  const others: MapName[] = language === 'zh' ? ['amap', 'baidu', 'osm'] : ['osm', 'amap', 'baidu'];
  return [...first, ...others].map((one) => ({ name: one, address: addresses[one] }));
}

/** Address of the likeliest map. */
export const mapAddress = (place: Place, language: Language, agent: string): string =>
  mapsOf(place, language, agent)[0]?.address ?? '';

/** Contacts grouped by duty, in the organiser's order. */
export function byDuty(contacts: readonly Contact[]): { duty: string; contacts: Contact[] }[] {
  const groups = new Map<string, Contact[]>();
  for (const contact of contacts) groups.set(contact.duty, [...(groups.get(contact.duty) ?? []), contact]);
  return [...groups].map(([duty, of]) => ({ duty, contacts: of }));
}

/** Kinds of places in order of urgency; numbers are listed separately. */
const places = ['firstAid', 'hospital', 'exit', 'other'] as const;

/** Splits the organiser's emergency entries into numbers to call and places of help. */
export function sortEmergency(all: readonly Emergency[]): { numbers: Emergency[]; places: Emergency[] } {
  return {
    numbers: all.filter(({ kind }) => kind === 'number'),
    places: places.flatMap((kind) => all.filter((one) => one.kind === kind)),
  };
}
