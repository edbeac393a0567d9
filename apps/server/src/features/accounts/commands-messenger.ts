import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/connection/database.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import type { Messenger } from '../../ports/messenger/messenger.ts';
import { findAccountByMessenger } from './queries.ts';

const STATE_MINUTES = 10;

/**
 * Starts a messenger log-in and returns the address to redirect to. The state comes back with the code, is valid for ten minutes and
 * works once.
 */
export async function beginMessengerLogin(
  db: Database,
  messenger: Messenger,
  { redirectUri, back, now }: { redirectUri: string; back: string; now: Date },
): Promise<string> {
  const state = randomBytes(24).toString('hex');
  const expiresAt = new Date(now.getTime() + STATE_MINUTES * 60_000);
  await db.insertInto('messenger_state').values({ state, back, expires_at: expiresAt }).execute();
  return messenger.authoriseUrl({ redirectUri, scope: 'base', state });
}

type Reason = 'messenger_code_used' | 'messenger_code_wrong' | 'messenger_refused' | 'messenger_unreachable';
type Outcome = { ok: true; accountId: number } | { ok: false; reason: Reason };

const reasons = {
  unreachable: 'messenger_unreachable',
  code_invalid: 'messenger_code_wrong',
  code_used: 'messenger_code_used',
  token_expired: 'messenger_code_used',
  refused: 'messenger_refused',
} as const;

/**
 * Exchanges the messenger's code for an account. With `linkTo` the identity joins that account, unless it already belongs to another
 * one: then the person is logged in to that other account. The anonymous identity of a snapshot page is never stored.
 */
export async function logInByMessenger(
  db: Database,
  messenger: Messenger,
  { code, state, linkTo, now }: { code: string; state: string | undefined; linkTo: number | null; now: Date },
): Promise<Outcome> {
  if (state !== undefined && !(await useState(db, state, now)))
    return { ok: false, reason: (await wasIssued(db, state)) ? 'messenger_code_used' : 'messenger_code_wrong' };
  const exchange = await messenger.exchangeCode(code);
  if (!exchange.ok) return { ok: false, reason: reasons[exchange.reason] };
  if (exchange.login.kind === 'anonymous') return { ok: false, reason: 'messenger_refused' };
  const { openid, unionid } = exchange.login;
  const known = await findAccountByMessenger(db, openid, unionid);
  return { ok: true, accountId: known ?? (await addIdentity(db, { openid, unionid, linkTo, now })) };
}

async function useState(db: Database, state: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('messenger_state')
    .set({ used_at: now })
    .where('state', '=', state)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('state')
    .executeTakeFirst();
  return row !== undefined;
}

/** True for a state that this server issued, however long ago, as far as it still knows. */
async function wasIssued(db: Database, state: string): Promise<boolean> {
  const row = await db.selectFrom('messenger_state').select('state').where('state', '=', state).executeTakeFirst();
  return row !== undefined;
}

interface NewIdentity {
  openid: string;
  unionid: string | null;
  linkTo: number | null;
  now: Date;
}

function addIdentity(db: Database, { openid, unionid, linkTo, now }: NewIdentity): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const accountId =
      linkTo ??
      (await transaction.insertInto('account').values({ name: '' }).returning('id').executeTakeFirstOrThrow()).id;
    const rows = [
      { account_id: accountId, kind: 'wechat_open' as const, value: openid, verified_at: now },
      ...(unionid === null
        ? []
        : [{ account_id: accountId, kind: 'wechat_union' as const, value: unionid, verified_at: now }]),
    ];
    await transaction
      .insertInto('identity')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const owner = (await findAccountByMessenger(transaction, openid, unionid)) ?? accountId;
    // A concurrent request stored the identity first: its account stays and the one made here is deleted.
    if (owner !== accountId && linkTo === null)
      await transaction.deleteFrom('account').where('id', '=', accountId).execute();
    return owner;
  });
}
