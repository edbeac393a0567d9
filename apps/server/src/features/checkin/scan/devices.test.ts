import { expect, it } from 'vitest';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { compareDoor, doorWithTickets } from '../../../testing/hostile/door-server.ts';

const test = await testApp();

it('[O16] 12 offline devices with lost answers: every scan exactly once, every double listed, the bound is kept', async () => {
  const societyId = await buildSociety(test.db);
  const staffId = await buildStaff(test.db, societyId);
  const door = await doorWithTickets(test, { societyId, staffId, devices: 12, tickets: 300 });
  const compared = await compareDoor(test, door, { scans: 2000, seed: 5 });
  expect(compared.faults).toEqual([]);
  expect(compared.doubles).toBeGreaterThan(50);
  expect(compared.mostOfOne).toBeLessThanOrEqual(12);
});
