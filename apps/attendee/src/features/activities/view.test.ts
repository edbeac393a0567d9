import type { ActivityCard } from '@meetingapp/contract/activities/activity.ts';
import { describe, expect, it } from 'vitest';
import { codeText, filtered, isFewLeft, leftOf, showsMeter, stampCodeOf } from './view.ts';

const card = (id: number, more: Partial<ActivityCard> = {}): ActivityCard => ({
  id,
  kind: 'places',
  title: { zh: '', en: '' },
  place: { zh: '', en: '' },
  startsAt: '2026-10-16T06:00:00Z',
  endsAt: '2026-10-16T08:00:00Z',
  state: 'published',
  points: 0,
  size: 10,
  taken: 0,
  waiting: 0,
  checkedIn: 0,
  own: null,
  ...more,
});
const place = { zone: 'Asia/Shanghai', now: Date.parse('2026-10-15T17:00:00Z') };

describe('[S80] the list of activities', () => {
  it('filters by mine, today in the conference’s zone and points; what is over comes last', () => {
    const over = card(1, { state: 'ended', points: 20 });
    const worth = card(2, { points: 20 });
    const later = card(3, { startsAt: '2026-10-17T06:00:00Z', endsAt: '2026-10-17T08:00:00Z' });
    const ids = (filter: Parameters<typeof filtered>[1]) =>
      filtered([over, worth, later], filter, place).map(({ id }) => id);
    expect(ids('all')).toEqual([2, 3, 1]);
    // 17:00 UTC on the 15th is the 16th in Shanghai.
    expect(ids('today')).toEqual([2, 1]);
    expect(ids('points')).toEqual([2]);
    expect(ids('mine')).toEqual([]);
  });

  it('shows the bar from half of the places taken, and warns of the last six', () => {
    expect([0, 4, 5, 10].map((taken) => showsMeter({ size: 10, taken }))).toEqual([false, false, true, true]);
    expect(showsMeter({ size: null, taken: 99 })).toBe(false);
    expect([0, 1, 6, 7, null].map(isFewLeft)).toEqual([false, true, true, false, false]);
    expect(leftOf({ size: 3, taken: 4, waiting: 1 })).toBe(0);
    expect(codeText('60274419')).toBe('6027 4419');
  });

  it('reads the code of a stamp from its address, and anything else as a code that is refused', () => {
    const code = { stamp: '7', until: '1790000000', signature: 'abc' };
    expect(stampCodeOf(`https://a.example/meetingapp/x/3?cid=3&${new URLSearchParams(code)}`)).toEqual(code);
    expect(stampCodeOf('hello')).toEqual({ stamp: '0', until: '0', signature: '' });
  });
});
