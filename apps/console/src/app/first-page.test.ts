import { expect, it } from 'vitest';
import { firstPage } from './first-page.ts';

const opened = (...roles: Parameters<typeof firstPage>[0]['grants'][number]['role'][]) =>
  firstPage({ grants: roles.map((role) => ({ cid: 5001, role })) }, 5001);

it('[O19] people with one duty begin where they work, and all others at the first page that is theirs', () => {
  expect(opened('door')).toBe('checkin');
  expect(opened('live')).toBe('liveDesk');
  expect(opened('programme')).toBe('programme');
  expect(opened('reviewer')).toBe('reviews');
  expect(opened('owner')).toBe('dashboard');
  expect(opened('finance')).toBe('dashboard');
  expect(opened('door', 'organiser')).toBe('dashboard');
});

it('[O19] a role in another conference opens nothing', () => {
  expect(firstPage({ grants: [{ cid: 5002, role: 'owner' }] }, 5001)).toBeNull();
  expect(firstPage({ grants: [{ cid: null, role: 'door' }] }, 5001)).toBe('checkin');
});
