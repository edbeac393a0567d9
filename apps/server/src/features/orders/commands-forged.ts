import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { NoticeHeaders } from '../../ports/payment/provider.ts';
import { forgedSince } from './queries-forged.ts';

/** A notice as it came. */
export interface Received {
  raw: Buffer;
  headers: NoticeHeaders;
  address: string;
  now: Date;
}

/** How many forged ones are kept in a minute, of each sender and in all, and for ever: enough to see what somebody tries. */
const kept = { ofSender: 5, inAll: 30, forEver: 10_000 };

/** What belongs to a signature; a forger may send any number of others. */
const signatureHeaders = [
  'content-type',
  'wechatpay-signature',
  'wechatpay-timestamp',
  'wechatpay-nonce',
  'wechatpay-serial',
  'wechatpay-signature-type',
];

export function signatureOf(headers: NoticeHeaders): string {
  const found = signatureHeaders.filter((name) => headers[name] !== undefined);
  return JSON.stringify(Object.fromEntries(found.map((name) => [name, String(headers[name]).slice(0, 800)])));
}

/** Counted only once the signature was found wrong, so that no flood keeps a true notice out. */
export async function keepForged(
  db: Database,
  provider: string,
  { raw, headers, address, now }: Received,
  verdict: string,
): Promise<void> {
  const senders = await forgedSince(db, new Date(now.getTime() - 60_000), kept.inAll);
  if (senders.length >= kept.inAll || senders.filter((one) => one === address).length >= kept.ofSender) return;
  await db
    .insertInto('payment_notice')
    .values({
      provider,
      notice_id: null,
      address,
      headers: signatureOf(headers),
      body: raw.subarray(0, 2048),
      verdict,
      received_at: now,
    })
    .execute();
}

/** Every night: of the forged ones the newest stay. */
export async function forgetForged(db: Database): Promise<void> {
  await sql`
    delete from payment_notice where notice_id is null and id in (
      select id from payment_notice where notice_id is null order by received_at desc offset ${kept.forEver}
    )
  `.execute(db);
}
