import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';
import { refused } from '../../../db/outcome.ts';
import { zoneOf } from '../point/queries.ts';
import { recordScans } from '../scan/commands.ts';
import type { NewScan, ScanOutcome } from '../scan/commands-store.ts';

/** Milliseconds within which the desk may take an admission back. */
const UNDO_MS = 30_000;

interface AtDesk {
  cid: number;
  regId: number;
  scanId: string;
  staffId: number;
  now: Date;
}

const scanOf = ({ scanId, staffId, now }: AtDesk, print: number, undoes: string | null, why = ''): NewScan => ({
  id: scanId,
  print,
  direction: 'in',
  at: now,
  source: 'desk',
  kind: 'admit',
  reason: '',
  offline: false,
  forced: '',
  undoes,
  why,
  deviceId: null,
  where: '',
  staffId,
});

const printOf = async (db: Database, cid: number, regId: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('ticket')
      .select('print')
      .where('conference_id', '=', cid)
      .where('registration_id', '=', regId)
      .where('state', '=', 'valid')
      .executeTakeFirst()
  )?.print;

/** Admits a person at a point by the same rules as a device that is online; undefined without a valid ticket or such a point. */
export async function admitAtDesk(db: Database, act: AtDesk & { pointId: number }): Promise<ScanOutcome | undefined> {
  const print = await printOf(db, act.cid, act.regId);
  if (print === undefined) return undefined;
  const place = { conferenceId: act.cid, pointId: act.pointId, zone: await zoneOf(db, act.cid) };
  return (await recordScans(db, place, [scanOf(act, print, null)], act.now))?.[0];
}

/** Takes back an admission that the same member of staff made at the desk a moment ago. */
export async function undoAtDesk(
  db: Database,
  act: AtDesk & { undoes: string },
): Promise<{ ok: true; kept: readonly Bilingual[] } | { ok: false; reason: 'desk_undo_late' | 'not_found' }> {
  const scan = await db
    .selectFrom('scan')
    .innerJoin('ticket', 'ticket.id', 'scan.ticket_id')
    .select(['scan.point_id', 'scan.at', 'ticket.print'])
    .where('scan.id', '=', act.undoes)
    .where('scan.conference_id', '=', act.cid)
    .where('scan.staff_id', '=', act.staffId)
    .where('scan.source', '=', 'desk')
    .where('ticket.registration_id', '=', act.regId)
    .executeTakeFirst();
  if (!scan) return refused('not_found');
  if (act.now.getTime() - scan.at.getTime() > UNDO_MS) return refused('desk_undo_late');
  const place = { conferenceId: act.cid, pointId: scan.point_id, zone: await zoneOf(db, act.cid) };
  const [outcome] = (await recordScans(db, place, [scanOf(act, scan.print, act.undoes)], act.now)) ?? [];
  return outcome?.kind === 'admit' ? { ok: true, kept: outcome.kept } : refused('desk_undo_late');
}

/** Takes back an admission at an entrance. Its age and the person who made it do not matter; the history shows the reason. */
export async function takeBackEntry(
  db: Database,
  act: AtDesk & { undoes: string; why: string },
): Promise<{ ok: true; kept: readonly Bilingual[] } | { ok: false; reason: 'entry_taken_back' | 'not_found' }> {
  const scan = await db
    .selectFrom('scan')
    .innerJoin('ticket', 'ticket.id', 'scan.ticket_id')
    .select(['scan.point_id', 'scan.direction', 'ticket.print'])
    .where('scan.id', '=', act.undoes)
    .where('scan.conference_id', '=', act.cid)
    .where('scan.kind', '=', 'admit')
    .where('ticket.registration_id', '=', act.regId)
    .executeTakeFirst();
  if (!scan) return refused('not_found');
  const place = { conferenceId: act.cid, pointId: scan.point_id, zone: await zoneOf(db, act.cid) };
  const undo = { ...scanOf(act, scan.print, act.undoes, act.why), direction: scan.direction as 'in' | 'out' };
  const [outcome] = (await recordScans(db, place, [undo], act.now)) ?? [];
  return outcome?.kind === 'admit' ? { ok: true, kept: outcome.kept } : refused('entry_taken_back');
}
