import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import { moveSpeakerNights } from '../../db/places/speaker-nights.ts';

/**
 * Gives the invitations and personal links of one person to another. Where both were asked about the same session or talk, the newer
 * answer counts, and the version moves, so that a page with the old one is refused.
 */
export async function mergeSpeaker(db: Database, keepId: number, goneId: number): Promise<void> {
  await sql`select id from speaker_invitation where expert_id in (${keepId}, ${goneId}) order by id for update`.execute(
    db,
  );
  await sql`update speaker_invitation as kept set
      state = gone.state, answered_at = gone.answered_at, reason = gone.reason, words = gone.words,
      suggestion = gone.suggestion, earlier = gone.earlier, changes = gone.changes
    from speaker_invitation as gone
    where kept.expert_id = ${keepId} and gone.expert_id = ${goneId} and gone.item = kept.item and gone.item_id = kept.item_id
      and gone.gone_at is null and gone.answered_at is not null
      and (kept.answered_at is null or kept.answered_at < gone.answered_at)`.execute(db);
  await sql`update speaker_invitation as kept set
      invited_at = least(kept.invited_at, gone.invited_at), written_at = greatest(kept.written_at, gone.written_at),
      letters = kept.letters + gone.letters, opened_at = least(kept.opened_at, gone.opened_at),
      roles = (select array_agg(distinct role) from unnest(kept.roles || gone.roles) as role),
      gone_at = case when gone.gone_at is null then null else kept.gone_at end, version = kept.version + 1
    from speaker_invitation as gone
    where kept.expert_id = ${keepId} and gone.expert_id = ${goneId} and gone.item = kept.item
      and gone.item_id = kept.item_id`.execute(db);
  await sql`update speaker_invitation as own set expert_id = ${keepId}, version = version + 1
    where expert_id = ${goneId} and not exists (select from speaker_invitation as other
      where other.expert_id = ${keepId} and other.item = own.item and other.item_id = own.item_id)`.execute(db);
  // Of two documents to sign of one template, the kept person's one stays.
  await sql`update speaker_agreement as gone set state = 'withdrawn', withdrawn_at = now(), version = version + 1
    where expert_id = ${goneId} and state = 'open' and exists (select from speaker_agreement as kept
      where kept.expert_id = ${keepId} and kept.template_id = gone.template_id and kept.state = 'open')`.execute(db);
  await sql`update speaker_agreement set expert_id = ${keepId}, version = version + 1 where expert_id = ${goneId}`.execute(
    db,
  );
  await sql`update speaker_receipt set expert_id = ${keepId}, version = version + 1 where expert_id = ${goneId}
    and not exists (select from speaker_receipt as kept where kept.expert_id = ${keepId} and kept.state <> 'refused'
      and kept.picture_sha256 = speaker_receipt.picture_sha256)`.execute(db);
  // Journeys and the room of the kept person count; where there are none, the other's do. A stay takes its nights along.
  await sql`update speaker_leg set expert_id = ${keepId}, version = version + 1 where expert_id = ${goneId}
    and not exists (select from speaker_leg as kept
      where kept.expert_id = ${keepId} and kept.direction = speaker_leg.direction)`.execute(db);
  const stay =
    await sql`update speaker_stay set expert_id = ${keepId}, version = version + 1 where expert_id = ${goneId}
    and not exists (select from speaker_stay as kept where kept.expert_id = ${keepId}) returning expert_id`.execute(db);
  if (stay.rows.length > 0) await moveSpeakerNights(db, goneId, keepId);
  // A statement of the kept person counts; without one the other's counts.
  await sql`update speaker_statement set expert_id = ${keepId}, version = version + 1 where expert_id = ${goneId}
    and not exists (select from speaker_statement as kept where kept.expert_id = ${keepId})`.execute(db);
  await sql`update speaker_link set expert_id = ${keepId} where expert_id = ${goneId}`.execute(db);
  await sql`update speaker_chain set candidates = array_replace(candidates, ${goneId}::bigint, ${keepId}::bigint)
    where ${goneId} = any (candidates)`.execute(db);
}
