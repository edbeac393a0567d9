import type { WallCode } from '@meetingapp/contract/checkin/wall.ts';

/** The code of the hall that opened the form: its point, until when it is valid, and its signature. Null: the address has none. */
export function wallOf({
  point,
  until,
  signature,
}: Readonly<Record<string, string>>): { pointId: string; code: WallCode } | null {
  if (point === undefined || until === undefined || signature === undefined || !/^\d{1,15}$/.test(point)) return null;
  return {
    pointId: point,
    code: { until: Number.parseInt(until, 10) || 0, signature: signature.slice(0, 22).padEnd(22, '0') },
  };
}

/** The on-site form that the address names; null: the first one that is open. */
export const formOf = ({ form }: Readonly<Record<string, string>>): string | null =>
  form !== undefined && /^\d{1,15}$/.test(form) ? form : null;
