import type { DeviceRow as ShownDevice } from '@meetingapp/contract/checkin/console.ts';
import type { DeviceRow } from './queries.ts';

/** A device is online when it was in contact within this time; milliseconds. */
const ONLINE_MS = 30_000;

function stateOf(row: DeviceRow, now: Date): ShownDevice['state'] {
  if (row.purged_at) return 'purged';
  if (row.locked_at) return 'locked';
  if (!row.enrolled_at) return 'waiting';
  return row.seen_at && now.getTime() - row.seen_at.getTime() < ONLINE_MS ? 'online' : 'offline';
}

export const presentDevice = (row: DeviceRow, now: Date): ShownDevice => ({
  id: row.id,
  label: row.label,
  door: row.door,
  pointId: row.point_id,
  point: row.point_name,
  state: stateOf(row, now),
  seenAt: row.seen_at?.toISOString() ?? null,
  battery: row.battery,
  clockAhead: Number(row.clock_ahead),
  unsent: row.unsent,
});
