import { beginSession, endSession } from '../../db/sessions.ts';
import type { AccountContext, AnyoneContext } from '../../http/context.ts';
import { presentUser } from './present.ts';
import { findAccount, identitiesOf } from './queries.ts';

/** What every successful log-in answers: who it is, and a token of the asked kind. */
export async function logIn(context: AnyoneContext, accountId: number, kind: 'general' | 'registration') {
  const { db, device, now } = context;
  return {
    user: await describeUser(context, accountId),
    token: await beginSession(db, { kind, accountId, device, now }),
  };
}

export async function describeUser({ db }: Pick<AnyoneContext, 'db'>, accountId: number) {
  const [account, identities] = await Promise.all([findAccount(db, accountId), identitiesOf(db, accountId)]);
  return presentUser(account ?? { id: accountId, name: '', avatar: '' }, identities);
}

/** Ends the log-in that the token of this request stands for. */
export async function logOut({ db, caller, now }: AccountContext): Promise<void> {
  await endSession(db, caller.tokenHash, now);
}
