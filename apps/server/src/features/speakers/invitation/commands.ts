import type { TaskChange } from '@meetingapp/contract/speakers/task.ts';
import { joinChanges, taskChanges } from '@meetingapp/domain/speakers/task-changes.ts';
import { isRole, itemKey, itemsOf, askedOf, type AskedTask } from '@meetingapp/domain/speakers/tasks.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { nextVersion } from '../../../db/rows/optimistic-lock.ts';
import { programmeNow, type InvitationRow } from './queries.ts';

interface Asked {
  expert: number;
  item: 'session' | 'talk';
  itemId: number;
  asked: AskedTask;
}

export interface SyncOutcome {
  made: number;
  gone: number;
  /** People who are asked again and had a letter before. */
  askedAgain: number[];
}

/** One sync of a conference at a time. */
const lockConference = (db: Database, conferenceId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`speakers:${conferenceId}`}, 0))`.execute(db);

/**
 * Makes the invitations that the programme in force needs, in one transaction of the caller. A person is asked again when time, hall,
 * role or the other people of the item changed since they were asked; nobody else is. What left the programme is marked, not deleted.
 */
export async function syncInvitations(
  transaction: Database,
  pool: Database,
  conferenceId: number,
  now: Date,
): Promise<SyncOutcome> {
  await lockConference(transaction, conferenceId);
  const programme = await programmeNow(transaction, pool, conferenceId);
  if (!programme) return { made: 0, gone: 0, askedAgain: [] };
  const items = itemsOf(programme);
  // Answers wait for the end of this transaction, and then find what changed.
  const rows = await lockInvitations(transaction, conferenceId);
  const known = new Map(rows.map((row) => [`${row.expert_id}/${row.item}/${row.item_id}`, row]));
  const rejected = new Map(rows.map((row) => [row.id, row.expert_id]));
  const wanted: Asked[] = [...items.values()].flatMap((item) =>
    [...item.people].map(([expert, roles]) => ({
      expert,
      item: item.item,
      itemId: item.itemId,
      asked: askedOf(programme, item, { expert, roles, standsInFor: null }),
    })),
  );
  const made = wanted.filter(({ expert, item, itemId }) => !known.has(`${expert}/${item}/${itemId}`));
  await insertInvitations(transaction, conferenceId, made, now);

  const inProgramme = new Map(wanted.map((one) => [`${one.expert}/${itemKey(one)}`, one]));
  const askedAgain = new Set<number>();
  let gone = 0;
  for (const row of rows) {
    const own = inProgramme.get(`${row.expert_id}/${row.item}/${row.item_id}`);
    const item = items.get(`${row.item}/${row.item_id}`);
    // A release with the stand-in makes the task their own: a later refusal is a vacancy of its own.
    if (own && row.stands_in_for !== null) await makeRegular(transaction, row.id);
    const waits = row.stands_in_for !== null && row.gone_at === null;
    const asked =
      own?.asked ??
      (waits && item
        ? askedOf(programme, item, {
            expert: row.expert_id,
            roles: row.roles.filter(isRole),
            standsInFor: rejected.get(row.stands_in_for ?? 0) ?? null,
          })
        : null);
    if (!asked) {
      if (row.gone_at === null) gone += 1;
      await markGone(transaction, row, now);
    } else if (await askAgain(transaction, row, { asked, inProgramme: own !== undefined, now })) {
      if (row.invited_at !== null) askedAgain.add(row.expert_id);
    }
  }
  return { made: made.length, gone, askedAgain: [...askedAgain] };
}

const lockInvitations = (db: Database, conferenceId: number) =>
  db
    .selectFrom('speaker_invitation')
    .selectAll()
    .where('conference_id', '=', conferenceId)
    .orderBy('id')
    .forUpdate()
    .execute();

async function insertInvitations(db: Database, conferenceId: number, rows: readonly Asked[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  // People who were deleted after the release are left out: the release still names them.
  await sql`
    insert into speaker_invitation (conference_id, expert_id, item, item_id, roles, asked, asked_at)
    select ${conferenceId}, expert.id, made.item, made.item_id, made.roles, made.asked, ${now}
    from jsonb_to_recordset(${JSON.stringify(
      rows.map(({ expert, item, itemId, asked }) => ({ expert, item, item_id: itemId, roles: asked.roles, asked })),
    )}::jsonb) as made (expert bigint, item text, item_id bigint, roles text[], asked jsonb)
    join expert on expert.id = made.expert and expert.conference_id = ${conferenceId}
    order by made.asked ->> 'from', made.item, made.item_id, expert.id`.execute(db);
}

const makeRegular = (db: Database, id: number) =>
  db.updateTable('speaker_invitation').set({ stands_in_for: null }).where('id', '=', id).execute();

async function markGone(db: Database, row: InvitationRow, now: Date): Promise<void> {
  if (row.gone_at !== null) return;
  await db
    .updateTable('speaker_invitation')
    .set({ gone_at: now, version: nextVersion })
    .where('id', '=', row.id)
    .execute();
}

/** False when nothing changed for this person. */
async function askAgain(
  db: Database,
  row: InvitationRow,
  { asked, inProgramme, now }: { asked: AskedTask; inProgramme: boolean; now: Date },
): Promise<boolean> {
  const back = row.gone_at !== null && inProgramme;
  const changes = taskChanges(row.asked, asked);
  // Somebody else does it: the refusal stays as it is.
  if (!back && (changes.length === 0 || row.filled_by !== null)) return false;
  await db
    .updateTable('speaker_invitation')
    .set({
      asked: JSON.stringify(asked),
      roles: asked.roles,
      changes: JSON.stringify(changesSince(row, changes)),
      state: 'none',
      earlier: row.state === 'none' ? row.earlier : row.state,
      asked_at: now,
      gone_at: null,
      version: nextVersion,
    })
    .where('id', '=', row.id)
    .execute();
  return true;
}

/** An answer ends the earlier changes. A person who had no letter and gave no answer has no earlier version to compare with. */
function changesSince(row: InvitationRow, changes: readonly TaskChange[]): TaskChange[] {
  if (row.state !== 'none') return [...changes];
  return row.invited_at === null && row.opened_at === null ? [] : joinChanges(row.changes, changes);
}
