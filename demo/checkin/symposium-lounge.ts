import { cameraAdmission } from '@meetingapp/domain/checkin/camera-admission.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { recordScans } from '@meetingapp/server/features/checkin/scan/commands.ts';
import { both } from '../support/bilingual.ts';
import { buildDevice, buildPoint } from './points.ts';
import { idOf } from './scan-id.ts';

const MINUTE_MS = 60_000;

interface LoungeInput {
  staffId: number;
  /** Of the people who were admitted; at least two. */
  prints: readonly number[];
  now: Date;
}

/**
 * A room where the organiser accepts only codes that change every 30 seconds, so that the codes of everybody in the conference change on
 * their phones: people who were let in, a screenshot that was too old, and a paper badge.
 */
export async function seedSymposiumLounge(
  db: Database,
  cid: number,
  { staffId, prints, now }: LoungeInput,
): Promise<void> {
  const pointId = await buildPoint(db, cid, {
    kind: 'hall',
    name: both('专家休息室', 'Faculty lounge'),
    hint: both('只认手机上的动态码', 'Only codes that change on the phone'),
    moving: true,
    most: { times: 1, per: 'day' },
  });
  const { id: deviceId } = await buildDevice(db, cid, pointId, { label: 'L1', staffId, seenAt: now, battery: 77 });
  const scan = (key: string, print: number, minutes: number, refused = '') => ({
    id: idOf(`${cid}:${now.toISOString()}:lounge-${key}`),
    ...cameraAdmission,
    print,
    at: new Date(now.getTime() - minutes * MINUTE_MS),
    kind: refused === '' ? ('admit' as const) : ('refuse' as const),
    reason: refused,
    // As the device decided: it knows the window of the code that was shown.
    offline: true,
    deviceId,
    where: 'L1',
    staffId: null,
  });
  const [first = 0, second = 0, ...others] = prints;
  await recordScans(
    db,
    { conferenceId: cid, pointId, zone: 'Asia/Shanghai' },
    [
      ...others.slice(0, 4).map((print, index) => scan(`in${index}`, print, 50 - index * 9)),
      scan('screenshot', first, 13, 'stale'),
      scan('badge', second, 8, 'not_moving'),
    ],
    now,
  );
}
