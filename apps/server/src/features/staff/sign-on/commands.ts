import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { acceptedAddress } from '@meetingapp/domain/accounts/sign-on.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { hashToken, newToken } from '../../../db/sessions/token-hash.ts';
import type { Ports } from '../../../ports/ports.ts';
import type { SignedOn, SignOnClient, SignOnFault } from '../../../ports/sign-on/sign-on.ts';
import { findStaffByEmail } from '../account/queries.ts';
import { findLinked, findProvider, type ProviderRow } from './queries.ts';

/** Name of the sealed field. */
const SECRET = 'sign_on_provider.client_secret';
/** How long a person may take on the provider's page. */
const MINUTES = 10;

type Using = Pick<Ports, 'sealing' | 'signOn'>;

/** The address to which providers send the browser back. */
export const callbackOf = (publicUrl: string): string => `${publicUrl}/console/sign-on`;

/** Null: the secret does not open, because the data folder's own secret has changed. */
function clientOf({ sealing }: Using, row: ProviderRow): SignOnClient | null {
  const clientSecret = sealing.open(SECRET, row.society_id, row.client_secret);
  return clientSecret === null ? null : { issuer: row.issuer, clientId: row.client_id, clientSecret };
}

export interface Place {
  publicUrl: string;
  language: Language;
  now: Date;
}

type Begun =
  | { ok: true; address: string; attempt: string }
  | { ok: false; reason: 'not_found' | 'sign_on_unreachable' };

/** Begins a log-in: the browser goes to `address`, and proves with `attempt` that it is the one which began. */
export async function beginSignOn(db: Database, ports: Using, providerId: number, place: Place): Promise<Begun> {
  const provider = await findProvider(db, providerId);
  if (!provider) return refused('not_found');
  const client = clientOf(ports, provider);
  const binding = {
    redirectUri: callbackOf(place.publicUrl),
    state: newToken(),
    nonce: newToken(),
    verifier: newToken(),
  };
  const begun = client && (await ports.signOn.begin(client, binding, place.language));
  if (!begun?.ok) return refused('sign_on_unreachable');
  const attempt = newToken();
  await db.deleteFrom('sign_on_attempt').where('expires_at', '<', place.now).execute();
  await db
    .insertInto('sign_on_attempt')
    .values({
      attempt_hash: hashToken(attempt),
      provider_id: provider.id,
      state: binding.state,
      nonce: binding.nonce,
      verifier: binding.verifier,
      expires_at: new Date(place.now.getTime() + MINUTES * 60_000),
    })
    .execute();
  return { ok: true, address: begun.value, attempt };
}

const reasons = { unreachable: 'sign_on_unreachable', refused: 'sign_on_refused' } as const satisfies Record<
  SignOnFault,
  string
>;
type Finished =
  | { ok: true; staffId: number }
  | { ok: false; reason: 'sign_on_over' | 'sign_on_refused' | 'sign_on_unknown' | 'sign_on_unreachable' };

/** Ends a log-in with the provider's answer. An attempt is used once, whatever the answer. */
export async function finishSignOn(
  db: Database,
  ports: Using,
  { attempt, query }: { attempt: string; query: string },
  { publicUrl, now }: Omit<Place, 'language'>,
): Promise<Finished> {
  const begun = await db
    .deleteFrom('sign_on_attempt')
    .where('attempt_hash', '=', hashToken(attempt))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  const provider = begun && (await findProvider(db, begun.provider_id));
  if (!begun || !provider) return refused('sign_on_over');
  const client = clientOf(ports, provider);
  if (!client) return refused('sign_on_unreachable');
  const binding = { ...begun, redirectUri: callbackOf(publicUrl) };
  const finished = await ports.signOn.finish(client, binding, query);
  if (!finished.ok) return refused(reasons[finished.fault]);
  const staffId = await findOrLink(db, provider, finished.value, now);
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
  required: boolean;
}

/** `secret`: there is no present one to keep. `unreachable`: no OpenID provider answers at the issuer's address. */
type Saved = { ok: true } | { ok: false; reason: 'secret' | 'unreachable' };

/** Saves the society's provider after its configuration has been read. Another issuer has other subjects, so links end then. */
export async function saveProvider(
  db: Database,
  ports: Using,
  societyId: number,
  { name, issuer, clientId, clientSecret, domains, required }: ProviderInput,
): Promise<Saved> {
  const present = await db
    .selectFrom('sign_on_provider')
    .selectAll()
    .where('society_id', '=', societyId)
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
    required,
  };
  await inTransaction(db, async (transaction) => {
    const { id } = await transaction
      .insertInto('sign_on_provider')
      .values({ society_id: societyId, ...values })
      .onConflict((conflict) => conflict.column('society_id').doUpdateSet(values))
      .returning('id')
      .executeTakeFirstOrThrow();
    if (present && present.issuer !== issuer)
      await transaction.deleteFrom('staff_sign_on').where('provider_id', '=', id).execute();
  });
  return { ok: true };
}

export async function removeProvider(db: Database, societyId: number): Promise<void> {
  await db.deleteFrom('sign_on_provider').where('society_id', '=', societyId).execute();
}
