import type { WallCode } from '@meetingapp/contract/checkin/wall.ts';
import { placeCheck } from '@meetingapp/domain/checkin/place-check.ts';
import type { Database } from '../../../db/connection/database.ts';
import { refused } from '../../../db/outcome.ts';
import { recordScans } from '../scan/commands.ts';
import { keysOf } from '../ticket/commands-keys.ts';
import { ownTickets, selfPoint, type SelfPoint } from './queries.ts';
import { checkWallCode } from './writer.ts';

interface SelfCheckIn {
  scanId: string;
  accountId: number;
  pointId: number;
  registrationId: number;
  wall: WallCode | null;
  position: { lat: number; lng: number; accuracy: number } | null;
  now: Date;
}

type Reason =
  | 'self_check_in_off'
  | 'registration_unknown'
  | 'wall_code_wrong'
  | 'wall_code_over'
  | 'place_missing'
  | 'place_inexact'
  | 'place_far'
  | 'check_in_closed'
  | 'check_in_full'
  | 'check_in_not_for';

const placeReasons = { far: 'place_far', inexact: 'place_inexact' } as const;

/** Proof that the person is there: the position where the point has a place, otherwise the code on the wall; a sent code must fit. */
async function proofOf(db: Database, point: SelfPoint, input: SelfCheckIn): Promise<Reason | null> {
  if (input.wall) {
    const checked = checkWallCode(await keysOf(db, point.conference_id), point.id, input.wall, input.now);
    if (checked !== 'valid') return checked;
  }
  const { latitude, longitude, radius } = point;
  if (latitude === null || longitude === null || radius === null) return input.wall ? null : 'wall_code_wrong';
  if (!input.position) return 'place_missing';
  const where = placeCheck({ lat: latitude, lng: longitude, radius }, input.position);
  return where === 'near' ? null : placeReasons[where];
}

function reasonOf(reason: string): Reason {
  if (reason === 'not_yet' || reason === 'over') return 'check_in_closed';
  return reason === 'full' ? 'check_in_full' : 'check_in_not_for';
}

/** Checks a person in by their own phone. Who has checked in already gets the former check-in. */
export async function checkInSelf(
  db: Database,
  input: SelfCheckIn,
): Promise<{ ok: true; doneId: string } | { ok: false; reason: Reason }> {
  const point = await selfPoint(db, { cid: null, pointId: input.pointId });
  if (!point) return refused('self_check_in_off');
  const tickets = await ownTickets(db, point.conference_id, input.accountId);
  const ticket = tickets.find(({ registration_id }) => registration_id === input.registrationId);
  if (!ticket) return refused('registration_unknown');
  const reason = await proofOf(db, point, input);
  if (reason) return refused(reason);
  const place = { conferenceId: point.conference_id, pointId: point.id, zone: point.zone };
  const scan = {
    id: input.scanId,
    print: ticket.print,
    direction: 'in',
    at: input.now,
    source: 'wall',
    kind: 'admit',
    reason: '',
    offline: false,
    forced: '',
    undoes: null,
    deviceId: null,
    where: '',
    staffId: null,
  } as const;
  const [outcome] = (await recordScans(db, place, [scan], input.now)) ?? [];
  if (!outcome) return refused('self_check_in_off');
  if (outcome.kind === 'admit') return { ok: true, doneId: outcome.id };
  if (outcome.previous) return { ok: true, doneId: outcome.previous.id };
  return refused(reasonOf(outcome.reason));
}
