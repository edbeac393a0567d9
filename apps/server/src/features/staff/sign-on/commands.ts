import type { SignOnAudience } from '@meetingapp/contract/staff/sign-on.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { acceptedAddress } from '@meetingapp/domain/accounts/sign-on.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import type { SignedOn } from '../../../ports/sign-on/sign-on.ts';
import { findStaffByEmail } from '../account/queries.ts';
import { clientOf, finishAttempt, SECRET, type Place, type Using } from './commands-attempt.ts';
import { findLinked, type ProviderRow } from './queries.ts';

type Finished =
  | { ok: true; staffId: number }
  | { ok: false; reason: 'sign_on_over' | 'sign_on_refused' | 'sign_on_unknown' | 'sign_on_unreachable' };

/** Ends the log-in of a member of staff with the provider's answer. */
export async function finishSignOn(
  db: Database,
  ports: Using,
  answer: { attempt: string; query: string },
  place: Omit<Place, 'language'>,
): Promise<Finished> {
  const finished = await finishAttempt(db, ports, { ...answer, audience: 'staff' }, place);
  if (!finished.ok) return finished;
  const staffId = await findOrLink(db, finished.provider, finished.person, place.now);
  return staffId === null ? refused('sign_on_unknown') : { ok: true, staffId };
}

/**
 * The member of staff who is this subject. At the first log-in the accepted address decides, and the subject stays with that person: an
 * address that the provider gives to somebody else later opens nothing.
 */
async function findOrLink(
  db: Database,
  provider: ProviderRow,
  { subject, email, emailVerified }: SignedOn,
  now: Date,
): Promise<number | null> {
  const linked = await findLinked(db, provider, subject);
  if (linked !== null) return linked;
  const address = acceptedAddress({ email, verified: emailVerified }, provider.domains);
  const staff = address === null ? undefined : await findStaffByEmail(db, address);
  if (staff?.society_id !== provider.society_id) return null;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('staff_sign_on')
    .values({ provider_id: provider.id, subject, staff_id: staff.id, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  // Two first log-ins at once: the other one has linked the same pair, or another.
  return numInsertedOrUpdatedRows === 0n ? findLinked(db, provider, subject) : staff.id;
}

export interface ProviderInput {
  name: Bilingual;
  issuer: string;
  clientId: string;
  /** Empty: the present one. */
  clientSecret: string;
  domains: readonly string[];
  /** Of staff only. */
  required: boolean;
  audience: SignOnAudience;
}

/** `secret`: there is no present one to keep. `unreachable`: no OpenID provider answers at the issuer's address. */
type Saved = { ok: true } | { ok: false; reason: 'secret' | 'unreachable' };

/** Saves the society's provider after its configuration has been read. Another issuer has other subjects, so links end then. */
export async function saveProvider(
  db: Database,
  ports: Using,
  societyId: number,
  { name, issuer, clientId, clientSecret, domains, required, audience }: ProviderInput,
): Promise<Saved> {
  const present = await db
    .selectFrom('sign_on_provider')
    .selectAll()
    .where('society_id', '=', societyId)
    .where('audience', '=', audience)
    .executeTakeFirst();
  const secret = clientSecret !== '' ? clientSecret : present && clientOf(ports, present)?.clientSecret;
  if (secret === undefined) return refused('secret');
  if (!(await ports.signOn.check({ issuer, clientId, clientSecret: secret })).ok) return refused('unreachable');
  const values = {
    name: JSON.stringify(name),
    issuer,
    client_id: clientId,
    client_secret: ports.sealing.seal(SECRET, societyId, secret),
    domains: [...new Set(domains)],
    required: audience === 'staff' && required,
  };
  await inTransaction(db, async (transaction) => {
    const { id } = await transaction
      .insertInto('sign_on_provider')
      .values({ society_id: societyId, audience, ...values })
      .onConflict((conflict) => conflict.columns(['society_id', 'audience']).doUpdateSet(values))
      .returning('id')
      .executeTakeFirstOrThrow();
    if (present && present.issuer !== issuer) {
      await transaction.deleteFrom('staff_sign_on').where('provider_id', '=', id).execute();
      await transaction.deleteFrom('member_sign_on').where('provider_id', '=', id).execute();
    }
  });
  return { ok: true };
}

export async function removeProvider(db: Database, societyId: number, audience: SignOnAudience): Promise<void> {
  await db
    .deleteFrom('sign_on_provider')
    .where('society_id', '=', societyId)
    .where('audience', '=', audience)
    .execute();
}
