import { beginSession, endSession } from '../../db/sessions/sessions.ts';
import { saveDeviceCookie } from '../../http/security/device-cookie.ts';
import type { AccountContext, AnyoneContext } from '../../http/calls/context.ts';
import { findUser, type UserRows } from './queries.ts';

export interface LoggedIn extends UserRows {
  token: Awaited<ReturnType<typeof beginSession>>;
}

/**
 * Begins a session of the requested kind and returns its token with the rows of the account. The device becomes known to the account. Its
 * first log-in also decides the language of its messages, until the person chooses another.
 */
export async function logIn(
  context: AnyoneContext,
  accountId: number,
  kind: 'general' | 'registration',
): Promise<LoggedIn> {
  const { db, device, now, language } = context;
  const token = await beginSession(db, { kind, accountId, device, now });
  await saveDeviceCookie(context, { accountId }, token.tToken);
  await db.updateTable('account').set({ language }).where('id', '=', accountId).where('language', 'is', null).execute();
  return { ...(await findUser(db, accountId)), token };
}

/** Ends the log-in of this request's token. */
export async function logOut({ db, caller, now }: AccountContext): Promise<void> {
  await endSession(db, caller.tokenHash, now);
}
