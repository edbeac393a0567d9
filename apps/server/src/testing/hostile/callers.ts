import type { Call } from '@meetingapp/contract/call.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { demoLogins } from '@meetingapp/demo/seed.ts';
import type { Database } from '../../db/connection/database.ts';
import { beginSession } from '../../db/sessions/sessions.ts';

/** Log-ins that stay valid although the calls under test end sessions, close accounts and remove staff. */
export interface Callers {
  /** The token of a person or an owner, whichever the call needs; undefined for calls of strangers. */
  tokenFor(call: Call): string | undefined;
  /** The token of the other kind of person. */
  otherToken(call: Call): string;
  /** Withdraws the society's requirement of a second factor, which a call under test has set. */
  needNoFactor(): Promise<void>;
  /** Replaces the log-in that a call has ended, unless another call has replaced it since. */
  renew(call: Call, ended?: string): Promise<void>;
}

/** An owner of the demo's society and a person of its congress. */
export async function demoCallers(db: Database): Promise<Callers> {
  let made = 0;
  const ownerToken = async (): Promise<string> => {
    const { id } = await db.selectFrom('society').select('id').orderBy('id').executeTakeFirstOrThrow();
    made += 1;
    return buildStaffToken(db, await buildStaff(db, id, { email: `hostile${made}.${Date.now()}@example.org` }));
  };
  const personToken = async (accountId: number): Promise<string> =>
    (await beginSession(db, { kind: 'registration', accountId, device: 'hostile', now: new Date() })).tToken;
  const registered = await db
    .selectFrom('identity')
    .select('account_id')
    .where('value', '=', demoLogins.registered.email)
    .executeTakeFirstOrThrow();
  let staff = await ownerToken();
  let person = await personToken(registered.account_id);
  return {
    tokenFor: ({ who }) =>
      who === 'anyone' || who === 'accountOrVisitor' ? undefined : who === 'account' ? person : staff,
    otherToken: ({ who }) => (who === 'account' ? staff : person),
    needNoFactor: async () => void (await db.updateTable('society').set({ second_factor_required: false }).execute()),
    renew: async ({ who }, ended) => {
      if (ended !== undefined && ended !== staff && ended !== person) return;
      if (who === 'account')
        person = await personToken(await buildAccount(db, { phone: '', email: `hostile${(made += 1)}@example.org` }));
      else if (typeof who !== 'string') staff = await ownerToken();
    },
  };
}
