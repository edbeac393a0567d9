import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isHomeAddress } from '@meetingapp/domain/home/templates.ts';
import { productPages } from './target/view.ts';
import { arranged, newArea, newTile, pulled, noticeStatus, rolesSeen, untranslated } from './view.ts';

it('[O17] a new tile has a unique key', () => {
  const one = newTile([]);
  expect(newTile([one, { ...one, key: 'tile2' }]).key).toBe('tile3');
});

it('[O17] a tile may lead to the activities and the photo templates of the conference, by addresses that a home allows', () => {
  const pages = productPages(5003).map(({ to }) => to);
  expect(pages).toEqual(
    expect.arrayContaining(['/activitylist/5003', '/photo/5003'].map((to) => expect.stringContaining(to))),
  );
  expect(pages.every(isHomeAddress)).toBe(true);
});

it('[O1] shows how many texts lack English', () => {
  expect(untranslated({ a: { zh: '好', en: '' }, list: [{ title: { zh: '', en: '' } }, { zh: '会', en: ' ' }] })).toBe(
    2,
  );
});

it('[O17] a notice is shown from its first moment until before its last', () => {
  const notice = { from: '2027-01-01T00:00:00Z', until: '2027-01-02T00:00:00Z' };
  expect(noticeStatus(notice, '2026-12-31T23:59:59Z')).toBe('planned');
  expect(noticeStatus(notice, notice.from)).toBe('shown');
  expect(noticeStatus(notice, notice.until)).toBe('over');
  expect(noticeStatus({ ...notice, until: null }, '2099-01-01T00:00:00Z')).toBe('shown');
});

it('[O17] a dragged area stays on the floor and keeps a minimum size, and a new one overlaps no other', () => {
  const percent = fc.integer({ min: 0, max: 100 });
  const far = fc.integer({ min: -300, max: 300 });
  fc.assert(
    fc.property(percent, percent, far, far, fc.constantFrom('move' as const, 'size' as const), (x, y, dx, dy, how) => {
      const box = { x: Math.min(x, 88), y: Math.min(y, 88), w: 12, h: 12 };
      const after = pulled(box, { x: dx, y: dy }, how);
      expect(Math.min(after.x, after.y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(after.x + after.w, after.y + after.h)).toBeLessThanOrEqual(100);
      expect(Math.min(after.w, after.h)).toBeGreaterThanOrEqual(1);
    }),
  );
  const first = newArea([]);
  const second = newArea([first]);
  expect(second.x >= first.x + first.w || second.y >= first.y + first.h).toBe(true);
});

it('[O17] an arrangement is of one template and leaves the others', () => {
  const first = arranged([], 1, { order: ['bar', 'tiles'], hidden: ['tiles'] });
  const both = arranged(first, 2, { order: ['banner'], hidden: [] });
  expect(both).toHaveLength(2);
  expect(arranged(both, 1, { order: [], hidden: [] })).toEqual([
    { template: 2, order: ['banner'], hidden: [] },
    { template: 1, order: [], hidden: [] },
  ]);
});

it('[O17] a speaker and a member are logged in as well; a visitor is not', () => {
  expect(rolesSeen({ role: 'visitor', at: null })).toEqual(['visitor']);
  expect(rolesSeen({ role: 'attendee', at: null })).toEqual(['attendee']);
  expect(rolesSeen({ role: 'speaker', at: null })).toEqual(['attendee', 'speaker']);
});
