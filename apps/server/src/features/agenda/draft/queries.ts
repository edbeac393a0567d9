import type { ProgrammeRole, SessionKind } from '@meetingapp/contract/agenda/programme.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { StoredState } from '@meetingapp/domain/agenda/exchange/schedule.ts';
import { groupBy } from '@meetingapp/domain/group-by.ts';

export interface PartRow {
  expert: number;
  role: ProgrammeRole;
}

/** All rows of the draft, in display order. */
export async function readDraft(db: Database, conferenceId: number) {
  const of = (table: 'hall' | 'topic' | 'expert_group') =>
    db.selectFrom(table).where('conference_id', '=', conferenceId).orderBy('position').orderBy('id');
  // Queries run one after another on one connection, so that a transaction sees one state.
  const halls = await of('hall').selectAll('hall').execute();
  const topics = await of('topic').selectAll('topic').execute();
  const groups = await of('expert_group').selectAll('expert_group').execute();
  const members = await db
    .selectFrom('expert_group_member')
    .innerJoin('expert_group', 'expert_group.id', 'expert_group_member.group_id')
    .where('expert_group.conference_id', '=', conferenceId)
    .select(['group_id', 'expert_id', 'duty'])
    .orderBy('expert_group_member.position')
    .orderBy('expert_id')
    .execute();
  const experts = await db
    .selectFrom('expert')
    .where('conference_id', '=', conferenceId)
    .select(['id', 'name', 'affiliation', 'post', 'biography', 'portrait', 'reading', 'kept'])
    .orderBy('reading')
    .orderBy('id')
    .execute();
  const sessions = await db
    .selectFrom('programme_session')
    .leftJoin('hall', 'hall.id', 'programme_session.hall_id')
    .where('programme_session.conference_id', '=', conferenceId)
    .selectAll('programme_session')
    .orderBy('starts_at')
    .orderBy('hall.position')
    .orderBy('programme_session.id')
    .execute();
  const talks = await db
    .selectFrom('talk')
    .where('conference_id', '=', conferenceId)
    .selectAll()
    .orderBy('session_id')
    .orderBy('position')
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  const materials = await db
    .selectFrom('material')
    .where('conference_id', '=', conferenceId)
    .select(['id', 'session_id', 'talk_id', 'title', 'address', 'size', 'read_only'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const parts = await partsOf(db, conferenceId);
  return { halls, topics, groups, members, experts, sessions, talks, materials, parts };
}
export type Draft = Awaited<ReturnType<typeof readDraft>>;
export type SessionRow = Draft['sessions'][number] & { kind: SessionKind };
export type TalkRow = Draft['talks'][number];

/** People and their roles, by `session/1` or `talk/1`. */
async function partsOf(db: Database, conferenceId: number): Promise<ReadonlyMap<string, PartRow[]>> {
  const rows = await db
    .selectFrom('programme_role')
    .innerJoin('expert', 'expert.id', 'programme_role.expert_id')
    .where('expert.conference_id', '=', conferenceId)
    .select(['programme_role.expert_id', 'session_id', 'talk_id', 'role', 'programme_role.position'])
    .orderBy('programme_role.position')
    .orderBy('programme_role.id')
    .execute();
  return groupBy(
    rows,
    ({ session_id, talk_id }) => (session_id === null ? `talk/${talk_id}` : `session/${session_id}`),
    ({ expert_id, role }): PartRow => ({ expert: expert_id, role: role as ProgrammeRole }),
  );
}

/** People and their roles in one session or talk. */
export async function partsOfItem(db: Database, column: 'session_id' | 'talk_id', id: number): Promise<PartRow[]> {
  const rows = await db
    .selectFrom('programme_role')
    .select(['expert_id', 'role'])
    .where(column, '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ expert_id, role }) => ({ expert: expert_id, role: role as ProgrammeRole }));
}

/** What a programme says about its conference, published or not. */
export const conferenceOfProgramme = (db: Database, conferenceId: number) =>
  db
    .selectFrom('conference')
    .select(['id', 'zone', 'starts_on', 'ends_on'])
    .where('id', '=', conferenceId)
    .executeTakeFirst();

/** Data about the conference itself that exchange files brought. */
export async function conferenceState(db: Database, conferenceId: number): Promise<StoredState> {
  const row = await db
    .selectFrom('programme_exchange')
    .select('kept')
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  return row?.kept ?? {};
}
