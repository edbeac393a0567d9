import type { ProgrammeRole, SessionKind } from '@meetingapp/contract/agenda/programme.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { releaseProgramme } from '@meetingapp/server/features/agenda/release/commands.ts';
import { nameReading } from '@meetingapp/server/text/pinyin.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { json, nothing } from '../support/bilingual.ts';

export async function buildHall(
  db: Database,
  conferenceId: number,
  wish: { name: Bilingual; place?: Bilingual; seats?: number | null; position?: number },
): Promise<number> {
  const row = await db
    .insertInto('hall')
    .values({
      conference_id: conferenceId,
      name: json(wish.name),
      place: json(wish.place ?? nothing),
      seats: wish.seats ?? null,
      position: wish.position ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function buildTopic(
  db: Database,
  conferenceId: number,
  wish: { name: Bilingual; tint?: number; position?: number },
): Promise<number> {
  const row = await db
    .insertInto('topic')
    .values({
      conference_id: conferenceId,
      name: json(wish.name),
      tint: wish.tint ?? 0,
      position: wish.position ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface ExpertInput {
  name: Bilingual;
  affiliation?: Bilingual;
  post?: Bilingual;
  biography?: Bilingual;
  portrait?: string | null;
  phone?: string;
  email?: string;
}

export async function buildExpert(db: Database, conferenceId: number, wish: ExpertInput): Promise<number> {
  const row = await db
    .insertInto('expert')
    .values({
      conference_id: conferenceId,
      name: json(wish.name),
      affiliation: json(wish.affiliation ?? nothing),
      post: json(wish.post ?? nothing),
      biography: json(wish.biography ?? nothing),
      portrait: wish.portrait ?? null,
      phone: wish.phone ?? '',
      email: wish.email ?? '',
      reading: nameReading(wish.name.zh, wish.name.en),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export type PartInput = readonly [expert: number, role: ProgrammeRole];

async function buildParts(
  db: Database,
  owner: { session_id: number } | { talk_id: number },
  parts: readonly PartInput[],
): Promise<void> {
  if (parts.length === 0) return;
  await db
    .insertInto('programme_role')
    .values(parts.map(([expert_id, role], position) => ({ expert_id, role, position, ...owner })))
    .execute();
}

export interface SessionInput {
  title: Bilingual;
  from: Date;
  to: Date;
  hall?: number | null;
  kind?: SessionKind;
  introduction?: Bilingual;
  sponsor?: Bilingual;
  topics?: number[];
  parts?: readonly PartInput[];
}

export async function buildSession(db: Database, conferenceId: number, wish: SessionInput): Promise<number> {
  const { id } = await db
    .insertInto('programme_session')
    .values({
      conference_id: conferenceId,
      hall_id: wish.hall ?? null,
      kind: wish.kind ?? 'session',
      title: json(wish.title),
      introduction: json(wish.introduction ?? nothing),
      sponsor: json(wish.sponsor ?? nothing),
      starts_at: wish.from,
      ends_at: wish.to,
      topics: wish.topics ?? [],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await buildParts(db, { session_id: id }, wish.parts ?? []);
  return id;
}

export interface TalkInput {
  title: Bilingual;
  /** Null when not placed yet. */
  session?: number | null;
  abstract?: Bilingual;
  from?: Date | null;
  minutes?: number;
  position?: number;
  parts?: readonly PartInput[];
}

export async function buildTalk(db: Database, conferenceId: number, wish: TalkInput): Promise<number> {
  const { id } = await db
    .insertInto('talk')
    .values({
      conference_id: conferenceId,
      session_id: wish.session ?? null,
      title: json(wish.title),
      abstract: json(wish.abstract ?? nothing),
      starts_at: wish.from ?? null,
      minutes: wish.minutes ?? 15,
      position: wish.position ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await buildParts(db, { talk_id: id }, wish.parts ?? []);
  return id;
}

/** A group of guests, its members in the organiser's order. */
export async function buildExpertGroup(
  db: Database,
  conferenceId: number,
  wish: {
    name: Bilingual;
    note?: Bilingual;
    position?: number;
    members?: readonly (readonly [expert: number, duty: Bilingual])[];
  },
): Promise<number> {
  const { id } = await db
    .insertInto('expert_group')
    .values({
      conference_id: conferenceId,
      name: json(wish.name),
      note: json(wish.note ?? nothing),
      position: wish.position ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [position, [expert_id, duty]] of (wish.members ?? []).entries())
    await db
      .insertInto('expert_group_member')
      .values({ group_id: id, expert_id, duty: json(duty), position })
      .execute();
  return id;
}

/** Releases the current programme; returns its number, or null when nothing changed. */
export async function buildRelease(
  db: Database,
  conferenceId: number,
  now = new Date(),
  note: Bilingual = nothing,
): Promise<number | null> {
  const outcome = await releaseProgramme(db, { conferenceId, staffId: null, note, now });
  return outcome.ok ? outcome.number : null;
}
