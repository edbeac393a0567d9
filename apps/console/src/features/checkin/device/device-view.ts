import type { DeviceRow } from '@meetingapp/contract/checkin/console.ts';

/** Percent below which the battery is a trouble, and milliseconds by which a clock is wrong. */
const LOW_BATTERY = 20;
const WRONG_CLOCK_MS = 60_000;

export const isLow = ({ battery }: DeviceRow): boolean => battery !== null && battery < LOW_BATTERY;
export const isClockWrong = ({ clockAhead }: DeviceRow): boolean => Math.abs(clockAhead) > WRONG_CLOCK_MS;

/** Unsent scans of a device without network first, then offline, low battery, wrong clock; locked ones last. */
const troubleOf = (row: DeviceRow): number =>
  (row.state === 'offline' ? 4 : 0) +
  (row.state === 'offline' && row.unsent > 0 ? 4 : 0) +
  (isLow(row) ? 2 : 0) +
  (isClockWrong(row) ? 1 : 0) -
  (row.state === 'locked' || row.state === 'purged' ? 16 : 0);

export const byTrouble = (one: DeviceRow, other: DeviceRow): number => troubleOf(other) - troubleOf(one);

export const secondsBetween = (from: string, until: string): number =>
  Math.max(0, Math.round((Date.parse(until) - Date.parse(from)) / 1000));
export const minutesBetween = (from: string, until: string): number => Math.round(secondsBetween(from, until) / 60);

/** How many devices are in each state that staff look for. `used`: those that scan, without locked ones and those not enrolled yet. */
export function countDevices(devices: readonly DeviceRow[]) {
  const used = devices.filter(({ state }) => state === 'online' || state === 'offline');
  return {
    used: used.length,
    online: used.filter(({ state }) => state === 'online').length,
    offline: used.filter(({ state }) => state === 'offline').length,
    low: used.filter(isLow).length,
    clock: used.filter(isClockWrong).length,
    unsent: devices.reduce((sum, { unsent }) => sum + unsent, 0),
  };
}
