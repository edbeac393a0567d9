import type { DoubleRow as ShownDouble } from '@meetingapp/contract/checkin/console.ts';
import type { DoubleRow } from './queries-double.ts';

const device = (label: string | null, door: string | null): string => [label, door].filter(Boolean).join(' ');

/** A double; one that is its own previous scan is an admission of a cancelled ticket, and its first fact is the cancellation. */
export function presentDouble(row: DoubleRow): ShownDouble {
  const second = {
    at: row.second_at.toISOString(),
    device: device(row.second_label, row.second_door),
    offline: row.second_offline,
  };
  const isVoid = row.scan_id === row.previous_id;
  return {
    scanId: row.scan_id,
    regId: row.registration_id,
    name: row.name,
    number: row.number,
    point: row.point_name,
    cause: isVoid ? 'void' : 'double',
    first: isVoid
      ? { at: (row.voided_at ?? row.second_at).toISOString(), device: '', offline: false }
      : {
          at: row.first_at.toISOString(),
          device: device(row.first_label, row.first_door),
          offline: row.first_offline,
        },
    second,
    answer: row.answer,
    why: row.why,
  };
}
