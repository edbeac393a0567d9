import type { DeskLeg, DeskTraveller } from '@meetingapp/contract/speakers/travel.ts';
import { describe, expect, it } from 'vitest';
import { roomNights, travelDays, travelRows, travelState } from './travel-view.ts';

const person = (expertId: number): DeskTraveller => ({
  expertId,
  name: { zh: `讲者${expertId}`, en: '' },
  affiliation: { zh: '', en: '' },
  stay: null,
  coming: true,
  document: null,
});
const leg = (expertId: number, more: Partial<DeskLeg> = {}): DeskLeg => ({
  id: expertId,
  version: 1,
  direction: 'arrival',
  mode: 'train',
  number: 'G1',
  fromPlace: '江州',
  toPlace: '杭州东',
  leavesAt: '2027-04-14T05:00:00.000Z',
  arrivesAt: '2027-04-14T17:30:00.000Z',
  seat: '',
  ticket: 'own',
  words: '',
  pickup: null,
  expertId,
  name: { zh: '', en: '' },
  pickupId: null,
  wasAt: null,
  ...more,
});

describe('[O10] [S55] the travel desk', () => {
  it('adds the rooms of all types up by night, in order', () => {
    const night = (day: string, speakers: number, attendees: number) => ({
      night: day,
      size: 10,
      speakers,
      attendees,
      free: 10 - speakers - attendees,
    });
    expect(
      roomNights([
        { nights: [night('2027-04-15', 2, 3), night('2027-04-16', 1, 9)] },
        { nights: [night('2027-04-14', 0, 0), night('2027-04-15', 4, 5)] },
      ]),
    ).toEqual([
      { night: '2027-04-14', speakers: 0, attendees: 0, free: 10 },
      { night: '2027-04-15', speakers: 6, attendees: 8, free: 6 },
      { night: '2027-04-16', speakers: 1, attendees: 9, free: 0 },
    ]);
  });

  it('lists people by the time at the station, those without a time last', () => {
    const early = leg(3, { arrivesAt: '2027-04-14T03:00:00.000Z' });
    const legs = [leg(1), early, leg(2, { mode: 'none' }), leg(4, { direction: 'departure' })];
    const rows = travelRows([1, 2, 3, 4].map(person), legs, 'arrival');
    expect(rows.map(({ id, station }) => [id, station])).toEqual([
      [3, '杭州东'],
      [1, '杭州东'],
      [2, ''],
      [4, ''],
    ]);
    // By the day of the conference's zone.
    expect(travelDays(rows, 'Asia/Shanghai')).toEqual(['2027-04-14', '2027-04-15']);
  });

  it('shows first what must be done', () => {
    expect(
      [
        undefined,
        leg(1, { mode: 'none' }),
        leg(1, { wasAt: '2027-04-14T03:00:00.000Z' }),
        leg(1, { ticket: 'wanted' }),
      ].map(travelState),
    ).toEqual(['missing', 'none', 'moved', 'wanted']);
  });
});
