import type { PointRow as ShownRow } from '@meetingapp/contract/checkin/console.ts';
import type { ShownPoint } from '@meetingapp/contract/checkin/point.ts';
import { isTicketRole } from '@meetingapp/domain/checkin/ticket-roles.ts';
import type { PointRow } from './queries.ts';

/** A point with its rules, for devices and pages. */
export const presentPoint = (row: PointRow): ShownPoint => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  hint: row.hint,
  opens: row.opens,
  roles: row.roles.filter(isTicketRole),
  feeIds: row.fee_ids.map(Number),
  branchIds: row.branch_ids.map(Number),
  most: row.most_times === null ? null : { times: row.most_times, per: row.most_per },
  ways: row.ways,
  antiPassback: row.anti_passback,
  capacity: row.capacity,
  moving: row.moving,
  closed: row.closed_at !== null,
});

/** A point in the console, where it is edited. */
export const presentPointRow = (
  row: PointRow,
  counts: Readonly<Record<'admitted' | 'devices' | 'seconds', ReadonlyMap<number, number>>>,
): ShownRow => ({
  ...presentPoint(row),
  version: row.version,
  self: row.self,
  hallId: row.hall_id,
  formId: row.form_id,
  place:
    row.latitude === null || row.longitude === null || row.radius === null
      ? null
      : { latitude: row.latitude, longitude: row.longitude, radius: row.radius },
  admitted: counts.admitted.get(row.id) ?? 0,
  devices: counts.devices.get(row.id) ?? 0,
  secondsPerScan: counts.seconds.get(row.id) ?? null,
});
