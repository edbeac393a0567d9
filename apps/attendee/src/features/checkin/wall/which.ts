import type { WallCode } from '@meetingapp/contract/checkin/wall.ts';

/** The conference's own check-in, or that of an activity. */
export interface Which {
  cid: number | string | null;
  pointId: number | string | null;
}

/** The signed part of an address from a wall; null where the address has none. A broken one is sent, so that the server refuses it. */
export function wallCodeOf({ until, signature }: Readonly<Record<string, string>>): WallCode | null {
  if (until === undefined || signature === undefined) return null;
  return { until: Number.parseInt(until, 10) || 0, signature: signature.slice(0, 22).padEnd(22, '0') };
}
