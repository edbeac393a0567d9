import type { ConferenceCard } from '@meetingapp/contract/conference/conference.ts';
import { describe, expect, it } from 'vitest';
import { groupConferences, mapAddress, mapsOf } from './view.ts';

const card = (cId: number, startsOn: string, endsOn: string): ConferenceCard => ({
  cId,
  startsOn,
  endsOn,
  cFl: 1,
  sandbox: false,
  title: String(cId),
  zone: 'Asia/Shanghai',
  city: '',
  venue: '',
  host: '',
  theme: { brand: '#33D0C2', loader: 1, template: 1 },
});
const now = Date.parse('2026-05-10T04:00:00Z');
const ids = (cards: readonly ConferenceCard[]) => cards.map(({ cId }) => cId);

describe('[S2] the list of conferences', () => {
  const all = [
    card(1, '2026-09-01', '2026-09-03'),
    card(2, '2026-05-09', '2026-05-11'),
    card(3, '2026-06-01', '2026-06-03'),
    card(4, '2025-06-01', '2025-06-03'),
    card(5, '2026-01-01', '2026-01-03'),
  ];

  it('is split into running, upcoming (the next first) and past (the latest first)', () => {
    const { last, running, upcoming, past } = groupConferences(all, null, now);
    expect(last).toBeNull();
    expect(ids(running)).toEqual([2]);
    expect(ids(upcoming)).toEqual([3, 1]);
    expect(ids(past)).toEqual([5, 4]);
  });

  it('puts the last visited one first, and lists it only there', () => {
    const groups = groupConferences(all, '3', now);
    expect(groups.last?.cId).toBe(3);
    expect(ids(groups.upcoming)).toEqual([1]);
  });

  it('shows no last visited one when that conference is no longer in the list', () => {
    expect(groupConferences(all, '99', now).last).toBeNull();
  });
});

describe('[S4] the map', () => {
  const place = { lat: 30.2465, lng: 120.162, venue: '湖滨国际会议中心', address: '滨湖路 88 号', city: '杭州' };

  it('is the phone’s own map app', () => {
    expect(mapAddress(place, 'zh', 'iPhone')).toContain('maps.apple.com');
    expect(mapAddress(place, 'zh', 'iPhone')).toContain('ll=30.2465,120.162');
    expect(mapAddress(place, 'zh', 'Android')).toContain('position=120.162,30.2465');
    expect(mapAddress(place, 'en', 'Android')).toContain('mlat=30.2465&mlon=120.162');
  });

  it('offers Chinese maps and the open one, each with the point marked as WGS 84', () => {
    const maps = mapsOf(place, 'zh', 'Android');
    expect(maps.map(({ name }) => name)).toEqual(['amap', 'baidu', 'osm']);
    expect(maps[0]?.address).toContain('coordinate=wgs84');
    expect(maps[1]?.address).toContain('location=30.2465,120.162');
    expect(maps[1]?.address).toContain('coord_type=wgs84');
    expect(mapsOf(place, 'en', 'Android').map(({ name }) => name)).toEqual(['osm', 'amap', 'baidu']);
    expect(mapsOf(place, 'en', 'iPhone')[0]?.name).toBe('apple');
  });

  it('is searched by words when the point is unknown', () => {
    const unknown = { ...place, lat: null, lng: null };
    for (const agent of ['iPhone', 'Android'])
      for (const language of ['zh', 'en'] as const)
        expect(decodeURIComponent(mapAddress(unknown, language, agent))).toContain('湖滨国际会议中心');
  });
});
