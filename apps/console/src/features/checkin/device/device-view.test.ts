import { expect, it } from 'vitest';
import type { DeviceRow } from '@meetingapp/contract/checkin/console.ts';
import { countDevices } from './device-view.ts';

const device = (state: DeviceRow['state'], more: Partial<DeviceRow> = {}): DeviceRow =>
  ({ state, battery: 80, clockAhead: 0, unsent: 0, ...more }) as DeviceRow;

it('[O16] devices that are locked or not enrolled yet are not counted among those that should be online', () => {
  const devices = [
    device('online'),
    device('offline', { battery: 10, unsent: 31 }),
    device('locked', { battery: 5, clockAhead: 200_000 }),
    device('waiting'),
  ];
  expect(countDevices(devices)).toEqual({ used: 2, online: 1, offline: 1, low: 1, clock: 0, unsent: 31 });
});
