import { sql } from 'kysely';
import type { Audience } from '@meetingapp/contract/messages/mailing.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { languageOf } from '@meetingapp/domain/messages/decision.ts';
import {
  channelOrder,
  type Channel,
  type ChannelPreference,
  type MessageKind,
} from '@meetingapp/domain/messages/delivery.ts';
import { ownFirst } from '../../../db/rows/own-registration.ts';
import type { Database } from '../../../db/connection/database.ts';
import { findPlace, matching } from '../../registration/list/queries.ts';

/** A person of an audience, with the values of placeholders from their own rows. */
export interface Recipient {
  accountId: number;
  registrationId: number | null;
  name: string | Bilingual;
  number: string;
  hospital: string | Bilingual;
  branch: Bilingual | null;
  fee: Bilingual | null;
  /** Channels with an address that has not bounced. */
  channels: Channel[];
  /** That the person reads. */
  language: Language;
  /** What the person has chosen, for each kind. */
  chosen: ChannelPreference[];
}

/** As the sender finds them: the first address of each kind, unless it has bounced. */
const usable = sql<Channel[]>`coalesce((
  select json_agg(address.channel) from (
    select distinct on (kind) value, verified_at, case kind when 'wechat_open' then 'messenger' else kind end as channel
    from identity where identity.account_id = audience.account_id
      and (kind = 'wechat_open' or kind in ('phone', 'email') and verified_at is not null)
    order by kind, id
  ) as address
  where not exists (select from bounced_address where bounced_address.channel = address.channel
    and bounced_address.address = address.value and bounced_address.at > coalesce(address.verified_at, '-infinity'))
), '[]')`;

interface RecipientRow extends Omit<Recipient, 'language'> {
  known: Language | null;
  /** A phone number with a country code is the only hint of another language. */
  abroad: string | null;
}

const wishes = sql`
  (select language from account where account.id = audience.account_id) as known,
  (select value from identity where identity.account_id = audience.account_id and kind = 'phone' and verified_at is not null
    order by id limit 1) as abroad,
  coalesce((select json_agg(json_build_object('kind', kind, 'channels', channels)) from channel_preference
    where channel_preference.account_id = audience.account_id), '[]') as chosen`;

const withLanguage = ({ known, abroad, ...row }: RecipientRow): Recipient => ({
  ...row,
  language: languageOf({
    language: known,
    addresses: abroad === null ? [] : [{ channel: 'phone', address: abroad, bounced: false }],
  }),
});

/** The audience as it is now: each account once, by the person's own registration before those of colleagues, and by one that counts. */
export async function recipientsOf(db: Database, cid: number, audience: Audience): Promise<Recipient[]> {
  if (audience.of === 'programme') return programmePeople(db, cid, audience.roles);
  const place = await findPlace(db, cid);
  const ids = matching(db, place, audience.filter).select('registration.id');
  const { rows } = await sql<RecipientRow>`
    select distinct on (audience.account_id) audience.account_id::int as "accountId", audience.id::int as "registrationId",
      audience.name, audience.number, coalesce(audience.answers ->> 'company', '') as hospital, branch.title as branch, fee_kind.title as fee,
      ${usable} as channels, ${wishes}
    from registration as audience
    left join branch on branch.id = audience.branch_id left join fee_kind on fee_kind.id = audience.fee_kind_id
    where audience.id in (${ids})
    order by audience.account_id, ${ownFirst('audience')}, audience.id
  `.execute(db);
  return rows.map(withLanguage);
}

const withRole = (roles: readonly string[]) => sql`
  exists (select from programme_role where programme_role.expert_id = audience.id
    ${roles.length > 0 ? sql`and programme_role.role = any (${[...roles]}::text[])` : sql``})`;

async function programmePeople(db: Database, cid: number, roles: readonly string[]): Promise<Recipient[]> {
  const { rows } = await sql<RecipientRow>`
    select distinct on (audience.account_id) audience.account_id::int as "accountId", null as "registrationId", audience.name,
      '' as number, audience.affiliation as hospital, null as branch, null as fee, ${usable} as channels, ${wishes}
    from expert as audience
    where audience.conference_id = ${cid} and audience.account_id is not null and ${withRole(roles)}
    order by audience.account_id, audience.id
  `.execute(db);
  return rows.map(withLanguage);
}

/** People of the programme in this audience who have no account, so that no message reaches them. */
export async function withoutAccount(db: Database, cid: number, audience: Audience): Promise<number> {
  if (audience.of !== 'programme') return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from expert as audience
    where conference_id = ${cid} and account_id is null and ${withRole(audience.roles)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

interface About {
  kind: MessageKind;
  required: boolean;
  canSend: (channel: Channel) => boolean;
}

/** The channels of a recipient in the order in which they are tried. */
export const orderFor = (
  { channels: own, chosen }: Recipient,
  { kind, required, canSend }: About,
): readonly Channel[] => channelOrder({ kind, required, chosen, reachable: new Set(own.filter(canSend)) });

/** How many recipients get a message first by which channel; `inbox`: by no other. */
export function channelsOf(recipients: readonly Recipient[], about: About): Record<Channel | 'inbox', number> {
  const counts = { inbox: 0, messenger: 0, phone: 0, email: 0 };
  for (const one of recipients) counts[orderFor(one, about)[0] ?? 'inbox'] += 1;
  return counts;
}
