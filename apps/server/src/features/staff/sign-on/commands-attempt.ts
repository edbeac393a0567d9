import { basePath, paths } from '@meetingapp/contract/paths.ts';
import type { SignOnAudience } from '@meetingapp/contract/staff/sign-on.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';
import { refused } from '../../../db/outcome.ts';
import { hashToken, newToken } from '../../../db/sessions/token-hash.ts';
import type { Ports } from '../../../ports/ports.ts';
import type { SignedOn, SignOnClient, SignOnFault } from '../../../ports/sign-on/sign-on.ts';
import { findProvider, type ProviderRow } from './queries.ts';

/** Name of the sealed field. */
export const SECRET = 'sign_on_provider.client_secret';
/** How long a person may take on the provider's page. */
const MINUTES = 10;

export type Using = Pick<Ports, 'sealing' | 'signOn'>;

/** The address to which providers send the browser back. */
export const callbackOf = (publicUrl: string, audience: SignOnAudience): string =>
  publicUrl + (audience === 'staff' ? '/console/sign-on' : basePath + paths.signOnReturn);

/** Null: the secret does not open, because the data folder's own secret has changed. */
export function clientOf({ sealing }: Using, row: ProviderRow): SignOnClient | null {
  const clientSecret = sealing.open(SECRET, row.society_id, row.client_secret);
  return clientSecret === null ? null : { issuer: row.issuer, clientId: row.client_id, clientSecret };
}

export interface Place {
  publicUrl: string;
  language: Language;
  now: Date;
}

interface Beginning {
  providerId: number;
  audience: SignOnAudience;
  /** Address to which the log-in returns, already checked; empty: none. */
  back?: string;
}

type Begun =
  | { ok: true; address: string; attempt: string }
  | { ok: false; reason: 'not_found' | 'sign_on_unreachable' };

/** Begins a log-in: the browser goes to `address`, and proves with `attempt` that it is the one which began. */
export async function beginSignOn(
  db: Database,
  ports: Using,
  { providerId, audience, back = '' }: Beginning,
  { publicUrl, language, now }: Place,
): Promise<Begun> {
  const provider = await findProvider(db, providerId, audience);
  if (!provider) return refused('not_found');
  const client = clientOf(ports, provider);
  const binding = {
    redirectUri: callbackOf(publicUrl, audience),
    state: newToken(),
    nonce: newToken(),
    verifier: newToken(),
  };
  const wants = audience === 'staff' ? 'email' : 'emailAndPhone';
  const begun = client && (await ports.signOn.begin(client, binding, { language, wants }));
  if (!begun?.ok) return refused('sign_on_unreachable');
  const attempt = newToken();
  await db.deleteFrom('sign_on_attempt').where('expires_at', '<', now).execute();
  await db
    .insertInto('sign_on_attempt')
    .values({
      attempt_hash: hashToken(attempt),
      provider_id: provider.id,
      state: binding.state,
      nonce: binding.nonce,
      verifier: binding.verifier,
      back,
      expires_at: new Date(now.getTime() + MINUTES * 60_000),
    })
    .execute();
  return { ok: true, address: begun.value, attempt };
}

const reasons = { unreachable: 'sign_on_unreachable', refused: 'sign_on_refused' } as const satisfies Record<
  SignOnFault,
  string
>;
type Finished =
  | { ok: true; provider: ProviderRow; person: SignedOn; back: string }
  | { ok: false; reason: 'sign_on_over' | 'sign_on_refused' | 'sign_on_unreachable' };

/** Ends a log-in with the provider's answer: who the person is there. An attempt is used once, whatever the answer. */
export async function finishAttempt(
  db: Database,
  ports: Using,
  { attempt, query, audience }: { attempt: string; query: string; audience: SignOnAudience },
  { publicUrl, now }: Omit<Place, 'language'>,
): Promise<Finished> {
  const begun = await db
    .deleteFrom('sign_on_attempt')
    .where('attempt_hash', '=', hashToken(attempt))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  const provider = begun && (await findProvider(db, begun.provider_id, audience));
  if (!begun || !provider) return refused('sign_on_over');
  const client = clientOf(ports, provider);
  if (!client) return refused('sign_on_unreachable');
  const binding = { ...begun, redirectUri: callbackOf(publicUrl, audience) };
  const finished = await ports.signOn.finish(client, binding, query);
  if (!finished.ok) return refused(reasons[finished.fault]);
  return { ok: true, provider, person: finished.value, back: begun.back };
}
