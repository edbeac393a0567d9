import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { NoticeHeaders } from '../../../ports/payment/provider.ts';

/** A notice as received. */
export interface Received {
  raw: Buffer;
  headers: NoticeHeaders;
  address: string;
  now: Date;
}

/** Forged notices stored per minute from one sender, per minute in all, and in total: enough to see what somebody tries. */
const kept = { ofSender: 5, inAll: 30, forEver: 10_000 };

/** Headers that belong to a signature; a forger may send any number of others. */
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

/** Limits apply only after the signature failed, so that a flood cannot keep out a genuine notice. */
export async function saveForgedNotice(
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

/** Senders of forged notices since an instant, one entry per notice, at most `most`. */
async function forgedSince(db: Database, since: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_notice')
    .select('address')
    .where('notice_id', 'is', null)
    .where('received_at', '>', since)
    .limit(most)
    .execute();
  return rows.map((row) => row.address);
}

/** Every night: deletes all but the newest forged notices. */
export async function purgeForgedNotices(db: Database): Promise<void> {
  await sql`
    delete from payment_notice where notice_id is null and id in (
      select id from payment_notice where notice_id is null order by received_at desc offset ${kept.forEver}
    )
  `.execute(db);
}
