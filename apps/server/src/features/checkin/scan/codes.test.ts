import { expect, it } from 'vitest';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { showCodes } from '../../../testing/hostile/codes.ts';

const test = await testApp();

it('[V20] [O16] no forged, changed, copied, expired, foreign or truncated code is admitted; every genuine one is, once', async () => {
  const societyId = await buildSociety(test.db);
  const staffId = await buildStaff(test.db, societyId);
  const token = await buildStaffToken(test.db, staffId);
  const sizes = { codes: 800, tickets: 20, seed: 18 };
  const { shown, genuine, faults } = await showCodes(test, { societyId, staffId, token, ...sizes }, () => undefined);
  expect(faults).toEqual([]);
  expect(genuine).toBe(20);
  expect([...shown.values()].every((count) => count === 50)).toBe(true);
});
