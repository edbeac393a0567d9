import type { AnyoneContext } from '../../../http/calls/context.ts';
import { presentStaff } from '../account/present.ts';
import { findStaff, grantsOf } from '../account/queries.ts';
import { newChallenge } from '../factor/commands-challenge.ts';
import { askForPasskey } from '../factor/commands-passkeys.ts';
import { factorsOf } from '../factor/queries.ts';
import { beginStaffSession } from './commands.ts';

/** A member of staff with their rights, as the console shows them. */
export const describeStaff = async ({ db }: Pick<AnyoneContext, 'db'>, id: number) =>
  presentStaff(await findStaff(db, id), await grantsOf(db, id));

/** The log-in after password, mailed code or provider, or the second step where the person has one. */
export async function afterFirstStep(context: AnyoneContext, staffId: number) {
  const { db, now, config } = context;
  const factors = await factorsOf(db, staffId);
  if (!factors)
    return { staff: await describeStaff(context, staffId), token: await beginStaffSession(context, staffId) };
  const challenge = await newChallenge(db, staffId, 'login', now);
  const passkey = (await askForPasskey(factors.passkeys, challenge, config.publicUrl)) as Record<
    string,
    unknown
  > | null;
  return { second: { challenge, totp: factors.totp, recovery: factors.recovery > 0, passkey } };
}
