import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { afterCommit } from '../../../db/connection/transaction.ts';
import type { FanOut } from '../../../ports/fan-out/fan-out.ts';
import { conferenceTopic, roomTopic, encode } from '../log/runtime/room-event.ts';

interface MuteWish {
  conferenceId: number;
  broadcastId: number;
  sequence: number | null;
  heldId: number | null;
  everywhere: boolean;
  minutes: number | null;
  staffId: number;
}

/** Null when no such message exists, or it has no account. */
export async function muteWriter(
  place: { db: Database; fanOut: FanOut; now: Date },
  wish: MuteWish,
): Promise<number | null> {
  const { db, fanOut, now } = place;
  const { conferenceId, broadcastId, sequence, heldId, everywhere, minutes, staffId } = wish;
  const { rows } = await sql<{ account_id: number | null }>`
    select account_id from live_event where broadcast_id = ${broadcastId} and sequence = ${sequence}
    union all select account_id from live_held_message where broadcast_id = ${broadcastId} and id = ${heldId}
  `.execute(db);
  const accountId = rows[0]?.account_id ?? null;
  if (accountId === null) return null;
  return muteAccount(
    { db, fanOut, now },
    { conferenceId, broadcastId: everywhere ? null : broadcastId, accountId, minutes, staffId },
  );
}

interface AccountMute {
  conferenceId: number;
  /** Null: in the whole conference. */
  broadcastId: number | null;
  accountId: number;
  /** Null: until staff lift it. */
  minutes: number | null;
  staffId: number;
}

/** Mutes an account and notifies the rooms in which it is. Returns the number of the mute. */
export async function muteAccount(
  { db, fanOut, now }: { db: Database; fanOut: FanOut; now: Date },
  { conferenceId, broadcastId, accountId, minutes, staffId }: AccountMute,
): Promise<number> {
  const until = minutes === null ? null : new Date(now.getTime() + minutes * 60_000);
  const { id } = await db
    .insertInto('live_mute')
    .values({
      conference_id: conferenceId,
      broadcast_id: broadcastId,
      account_id: accountId,
      staff_id: staffId,
      at: now,
      until,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const topic = broadcastId === null ? conferenceTopic(conferenceId) : roomTopic(broadcastId);
  const news = encode({ n: 'mute', accountId, until: until?.getTime() ?? FOR_EVER });
  afterCommit(db, () => fanOut.publish(topic, news));
  return id;
}

const FOR_EVER = 8_640_000_000_000_000;

export async function liftMute(
  { db, fanOut, now }: { db: Database; fanOut: FanOut; now: Date },
  conferenceId: number,
  muteId: number,
): Promise<boolean> {
  const row = await db
    .updateTable('live_mute')
    .set({ lifted_at: now })
    .where('id', '=', muteId)
    .where('conference_id', '=', conferenceId)
    .where('lifted_at', 'is', null)
    .returning(['account_id', 'broadcast_id'])
    .executeTakeFirst();
  if (!row) return false;
  const topic = row.broadcast_id === null ? conferenceTopic(conferenceId) : roomTopic(row.broadcast_id);
  const news = encode({ n: 'mute', accountId: row.account_id, until: null });
  afterCommit(db, () => fanOut.publish(topic, news));
  return true;
}
