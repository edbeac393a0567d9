import type { PointDraft } from '@meetingapp/contract/checkin/point.ts';
import type { Database } from '../../../db/connection/database.ts';
import { refused } from '../../../db/outcome.ts';
import { matchVersion, nextVersion } from '../../../db/rows/optimistic-lock.ts';
import { findPoint } from './queries.ts';

type Saved =
  | { ok: true; id: number; version: number }
  | { ok: false; reason: 'not_found' | 'changed_meanwhile' | 'point_rules' };

function columnsOf(draft: PointDraft) {
  const both = draft.ways === 'both';
  return {
    kind: draft.kind,
    name: JSON.stringify(draft.name),
    hint: JSON.stringify(draft.hint),
    opens: JSON.stringify(draft.opens),
    roles: draft.roles,
    fee_ids: draft.feeIds.map(Number),
    branch_ids: draft.branchIds.map(Number),
    most_times: draft.most?.times ?? null,
    most_per: draft.most?.per ?? 'ever',
    ways: draft.ways,
    anti_passback: both && draft.antiPassback,
    capacity: draft.capacity,
    moving: draft.moving,
    self: draft.self,
    form_id: draft.formId,
    latitude: draft.place?.latitude ?? null,
    longitude: draft.place?.longitude ?? null,
    radius: draft.place?.radius ?? null,
    hall_id: draft.hallId,
  } as const;
}

/** Saves a point; devices receive changed rules with their next contact. Fees, branches and halls of other conferences are refused. */
export async function savePoint(db: Database, conferenceId: number, draft: PointDraft): Promise<Saved> {
  if (draft.opens.some(({ from, until }) => Date.parse(from) >= Date.parse(until))) return refused('point_rules');
  if (!(await areOfConference(db, conferenceId, draft))) return refused('not_found');
  if (draft.formId !== null && !(await isCheckinForm(db, conferenceId, draft.formId))) return refused('not_found');
  const values = columnsOf(draft);
  if (draft.id === null) {
    const made = await db
      .insertInto('checkin_point')
      .values({ ...values, conference_id: conferenceId })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
    return { ok: true, ...made };
  }
  const row = await db
    .selectFrom('checkin_point')
    .select('version')
    .where('conference_id', '=', conferenceId)
    .where('id', '=', Number(draft.id))
    .forUpdate()
    .executeTakeFirst();
  const locked = matchVersion(row, draft.version);
  if (!locked.ok) return locked;
  const changed = await db
    .updateTable('checkin_point')
    .set({ ...values, version: nextVersion })
    .where('id', '=', Number(draft.id))
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  return { ok: true, ...changed };
}

async function isCheckinForm(db: Database, conferenceId: number, formId: number): Promise<boolean> {
  const row = await db
    .selectFrom('conference_form')
    .select('id')
    .where('conference_id', '=', conferenceId)
    .where('id', '=', formId)
    .where('purpose', '=', 'checkin')
    .executeTakeFirst();
  return row !== undefined;
}

async function areOfConference(db: Database, conferenceId: number, draft: PointDraft): Promise<boolean> {
  const feeIds = draft.feeIds.map(Number);
  const branchIds = draft.branchIds.map(Number);
  const fees =
    feeIds.length === 0
      ? []
      : await db
          .selectFrom('fee_kind')
          .select('id')
          .where('conference_id', '=', conferenceId)
          .where('id', 'in', feeIds)
          .execute();
  const branches =
    branchIds.length === 0
      ? []
      : await db
          .selectFrom('branch')
          .select('id')
          .where('conference_id', '=', conferenceId)
          .where('id', 'in', branchIds)
          .execute();
  const hall =
    draft.hallId === null ||
    (await db
      .selectFrom('hall')
      .select('id')
      .where('conference_id', '=', conferenceId)
      .where('id', '=', draft.hallId)
      .executeTakeFirst());
  return fees.length === new Set(feeIds).size && branches.length === new Set(branchIds).size && Boolean(hall);
}

/** Closes or opens a point. False when the conference has no such point. */
export async function closePoint(
  db: Database,
  { cid, id, closed, now }: { cid: number; id: number; closed: boolean; now: Date },
): Promise<boolean> {
  if (!(await findPoint(db, cid, id))) return false;
  await db
    .updateTable('checkin_point')
    .set({ closed_at: closed ? now : null, version: nextVersion })
    .where('id', '=', id)
    .execute();
  return true;
}

/** Lets the codes on phones change every 30 seconds, or stand still. */
export async function saveMovingCodes(db: Database, conferenceId: number, movingCodes: boolean): Promise<void> {
  await db
    .updateTable('conference')
    .set({ moving_codes: movingCodes })
    .where('id', '=', conferenceId)
    .where('moving_codes', '<>', movingCodes)
    .execute();
}
