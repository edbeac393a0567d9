import { sql } from 'kysely';
import { roles } from '@meetingapp/contract/call.ts';
import type { Database } from '../../../db/connection/database.ts';
import { hashToken } from '../../../db/sessions/token-hash.ts';

export interface TokenHolder {
  hash: Buffer;
  accountId: number | null;
  staffId: number | null;
  name: string;
}

/** Hash that identifies a log-in without its secret. */
export const tokenMark = (token: string): Buffer => hashToken(token);

/** Holders of these valid tokens; staff only when they may see this conference. */
export async function holdersOf(
  db: Database,
  conferenceId: number,
  hashes: Buffer[],
  now: Date,
): Promise<TokenHolder[]> {
  if (hashes.length === 0) return [];
  const { rows } = await sql<TokenHolder>`
    select hash, access_token.account_id as "accountId", staff_member.id as "staffId",
      coalesce(account.name, staff_member.name, '') as name
    from access_token
      left join account on account.id = account_id
      left join staff_member on staff_member.id = staff_id and staff_member.ended_at is null
    where hash = any(${hashes}::bytea[]) and access_token.ended_at is null and expires_at > ${now}
      and (access_token.account_id is not null or exists (
        select from staff_grant join conference on conference.id = ${conferenceId}
        where staff_grant.staff_id = staff_member.id and role = any(${[...roles.readSetUp]}::text[])
          and (staff_grant.conference_id = conference.id
            or staff_grant.conference_id is null and conference.society_id = staff_member.society_id)))
  `.execute(db);
  return rows;
}

export interface OwnState {
  accountId: number;
  /** Milliseconds since 1970; null when not muted. */
  mutedUntil: number | null;
  chosen: number[] | null;
  supported: number[];
}

/** End of a mute without an end. */
const FOR_EVER = 8_640_000_000_000_000;

/** State of people in one broadcast: mutes, choices in the open poll, supported questions. */
export async function ownStates(
  db: Database,
  { id, conferenceId }: { id: number; conferenceId: number },
  accountIds: number[],
  now: Date,
): Promise<Map<number, OwnState>> {
  if (accountIds.length === 0) return new Map();
  const { rows } = await sql<Omit<OwnState, 'mutedUntil'> & { until: Date | null; muted: boolean }>`
    select person as "accountId", mute.muted, mute.until,
      (select choices from live_vote join live_poll on live_poll.id = poll_id
        where broadcast_id = ${id} and state = 'open' and account_id = person) as chosen,
      array(select sequence from live_question_vote where broadcast_id = ${id} and account_id = person) as supported
    from unnest(${accountIds}::bigint[]) as person
      left join lateral (
        select true as muted, case when bool_or(until is null) then null else max(until) end as until from live_mute
        where conference_id = ${conferenceId} and account_id = person and lifted_at is null
          and (broadcast_id is null or broadcast_id = ${id}) and (until is null or until > ${now})
        having count(*) > 0) as mute on true
  `.execute(db);
  return new Map(
    rows.map(({ accountId, muted, until, chosen, supported }) => [
      accountId,
      { accountId, mutedUntil: muted ? (until?.getTime() ?? FOR_EVER) : null, chosen, supported },
    ]),
  );
}
