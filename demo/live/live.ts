import { randomBytes } from 'node:crypto';
import type { LogItem, WatchLevel } from '@meetingapp/contract/live/socket.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { BroadcastState } from '@meetingapp/domain/live/states.ts';
import { both, json, nothing } from '../support/bilingual.ts';

/** A room with the stream that its studio pushes to. */
export async function buildLiveRoom(
  db: Database,
  conferenceId: number,
  wish: {
    name?: Bilingual;
    hall?: number | null;
    stream?: string;
    switching?: 'auto' | 'hand';
    position?: number;
  } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('live_room')
    .values({
      conference_id: conferenceId,
      hall_id: wish.hall ?? null,
      name: json(wish.name ?? both('主会场', 'Main hall')),
      switching: wish.switching ?? 'auto',
      position: wish.position ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('live_stream')
    .values({ room_id: id, name: wish.stream ?? `room${id}`, secret: randomBytes(16).toString('hex') })
    .execute();
  return id;
}

export async function buildLiveSeries(
  db: Database,
  conferenceId: number,
  wish: { title: Bilingual; introduction?: Bilingual; position?: number },
): Promise<number> {
  const { id } = await db
    .insertInto('live_series')
    .values({
      conference_id: conferenceId,
      title: json(wish.title),
      introduction: json(wish.introduction ?? nothing),
      position: wish.position ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface BroadcastInput {
  room: number;
  series?: number | null;
  session?: number | null;
  title?: Bilingual;
  introduction?: Bilingual;
  from: Date;
  to: Date;
  state?: BroadcastState;
  stateBy?: 'signal' | 'staff';
  watch?: WatchLevel;
  replayWatch?: WatchLevel;
  slowSeconds?: number;
  cover?: string | null;
}

export async function buildBroadcast(db: Database, conferenceId: number, wish: BroadcastInput): Promise<number> {
  const { state = 'planned' } = wish;
  const { id } = await db
    .insertInto('broadcast')
    .values({
      conference_id: conferenceId,
      room_id: wish.room,
      series_id: wish.series ?? null,
      session_id: wish.session ?? null,
      title: json(wish.title ?? both('再灌注治疗', 'Reperfusion')),
      introduction: json(wish.introduction ?? nothing),
      cover: wish.cover ?? null,
      starts_at: wish.from,
      ends_at: wish.to,
      state,
      state_by: wish.stateBy ?? 'signal',
      began_at: state === 'planned' ? null : wish.from,
      ended_at: state === 'ended' ? wish.to : null,
      watch: wish.watch ?? 'anyone',
      replay_watch: wish.replayWatch ?? 'paid',
      slow_seconds: wish.slowSeconds ?? 3,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes a broadcast's log from its start; questions get their state row. */
export async function buildLog(db: Database, broadcastId: number, items: readonly LogItem[]): Promise<void> {
  await db
    .insertInto('live_event')
    .values(
      items.map(({ s, at, k, b }) => ({
        broadcast_id: broadcastId,
        sequence: s,
        at: new Date(at),
        kind: k,
        body: json(b),
      })),
    )
    .execute();
  const questions = items.filter(({ k }) => k === 'question');
  if (questions.length > 0)
    await db
      .insertInto('live_question')
      .values(questions.map(({ s }) => ({ broadcast_id: broadcastId, sequence: s })))
      .execute();
  await db
    .updateTable('broadcast')
    .set({ last_sequence: items.at(-1)?.s ?? 0 })
    .where('id', '=', broadcastId)
    .execute();
}

export async function buildPoll(
  db: Database,
  broadcastId: number,
  wish: { question: Bilingual; options: Bilingual[]; most?: number; openedAt: Date | null },
): Promise<number> {
  const { id } = await db
    .insertInto('live_poll')
    .values({
      broadcast_id: broadcastId,
      question: json(wish.question),
      options: json(wish.options),
      most: wish.most ?? 1,
      state: wish.openedAt ? 'open' : 'draft',
      opened_at: wish.openedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
