import type { SentScan } from '@meetingapp/contract/checkin/device.ts';
import type { Database } from '../../../db/connection/database.ts';
import { recordScans } from './commands.ts';
import type { NewScan, ScanOutcome } from './commands-store.ts';
import { ScanBatcher } from './runtime/scan-batcher.ts';

/** Scans further in the future are by a wrong clock, older ones too: they get the nearest moment that can be right. */
const FUTURE_MS = 5000;
const PAST_MS = 14 * 86_400_000;

/** The device that sent scans, and its place. */
interface SendingDevice {
  id: number;
  conference_id: number;
  point_id: number;
  label: string;
  door: string;
  zone: string;
}

const batchers = new WeakMap<Database, Map<number, ScanBatcher<NewScan, ScanOutcome>>>();

function batcherOf(db: Database, place: { conferenceId: number; pointId: number; zone: string }) {
  const ofDatabase = batchers.get(db) ?? new Map<number, ScanBatcher<NewScan, ScanOutcome>>();
  batchers.set(db, ofDatabase);
  const known = ofDatabase.get(place.pointId);
  if (known) return known;
  const made = new ScanBatcher<NewScan, ScanOutcome>((scans) => recordScans(db, place, scans, new Date()));
  ofDatabase.set(place.pointId, made);
  return made;
}

/**
 * Records what a device sent. `correction`: milliseconds by which its clock is ahead, taken off every time. Scans of devices at the same
 * point that arrive in the same moment are recorded together.
 */
export async function receiveScans(
  db: Database,
  device: SendingDevice,
  scans: readonly SentScan[],
  { now, correction }: { now: Date; correction: number },
): Promise<ScanOutcome[]> {
  if (scans.length === 0) return [];
  const place = { conferenceId: device.conference_id, pointId: device.point_id, zone: device.zone };
  const at = (clock: number) =>
    new Date(Math.min(Math.max(clock - correction, now.getTime() - PAST_MS), now.getTime() + FUTURE_MS));
  const origin = { deviceId: device.id, where: device.door || device.label, staffId: null };
  const made = scans.map((scan): NewScan => ({ ...scan, ...origin, at: at(scan.at) }));
  return (await batcherOf(db, place).add(made)) ?? [];
}
