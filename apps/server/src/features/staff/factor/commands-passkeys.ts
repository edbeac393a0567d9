import { isIP } from 'node:net';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Database } from '../../../db/connection/database.ts';
import { hashToken } from '../../../db/sessions/token-hash.ts';
import { endChallenge, newChallenge, takeTry } from './commands-challenge.ts';
import { passkeysOf, type PasskeyRow } from './queries.ts';

/** The relying party of passkeys: the server's host name. Null for a bare network address, which browsers refuse. */
export function relyingParty(publicUrl: string): { id: string; origin: string } | null {
  const { hostname, origin } = new URL(publicUrl);
  return isIP(hostname.replace(/[[\]]/g, '')) === 0 ? { id: hostname, origin } : null;
}

const known = (rows: readonly PasskeyRow[]) =>
  rows.map(({ credential_id, transports }) => ({
    id: credential_id,
    transports: transports.split(',').filter((one) => one !== '') as never[],
  }));

/** Options for the browser to create a passkey. */
export async function beginPasskey(
  db: Database,
  staff: { id: number; name: string; email: string },
  { publicUrl, issuer, now }: { publicUrl: string; issuer: string; now: Date },
): Promise<object | null> {
  const party = relyingParty(publicUrl);
  if (!party) return null;
  const challenge = await newChallenge(db, staff.id, 'passkey', now);
  return generateRegistrationOptions({
    rpID: party.id,
    rpName: issuer,
    userID: new Uint8Array(hashToken(`staff:${staff.id}`)),
    userName: staff.email,
    userDisplayName: staff.name,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    excludeCredentials: known(await passkeysOf(db, staff.id)),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

export async function addPasskey(
  db: Database,
  staffId: number,
  { name, passkey, publicUrl, now }: { name: string; passkey: unknown; publicUrl: string; now: Date },
): Promise<boolean> {
  const party = relyingParty(publicUrl);
  const challenge = challengeOf(passkey);
  if (!party || challenge === null) return false;
  if ((await takeTry(db, challenge, 'passkey', now)) !== staffId) return false;
  const made = await verifyRegistrationResponse({
    response: passkey as never,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    // Invalid data from a browser is an ordinary failure, not a server error.
  }).catch(() => null);
  if (!made?.verified || !made.registrationInfo || !(await endChallenge(db, challenge))) return false;
  const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential;
  const added = await db
    .insertInto('staff_passkey')
    .values({
      staff_id: staffId,
      credential_id: id,
      public_key: Buffer.from(publicKey),
      counter,
      transports: transports.join(','),
      name,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Options for the browser to sign with one of these passkeys. */
export async function askForPasskey(passkeys: readonly PasskeyRow[], challenge: string, publicUrl: string) {
  const party = relyingParty(publicUrl);
  if (!party || passkeys.length === 0) return null;
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    allowCredentials: known(passkeys),
    userVerification: 'preferred',
  });
}

/** True when a passkey of this person signed the challenge. */
export async function usePasskey(
  db: Database,
  staffId: number,
  { passkey, challenge, publicUrl, now }: { passkey: unknown; challenge: string; publicUrl: string; now: Date },
): Promise<boolean> {
  const party = relyingParty(publicUrl);
  const row = (await passkeysOf(db, staffId)).find(
    ({ credential_id }) => credential_id === (passkey as { id?: unknown } | null)?.id,
  );
  if (!party || !row) return false;
  const shown = await verifyAuthenticationResponse({
    response: passkey as never,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id: row.credential_id, publicKey: new Uint8Array(row.public_key), counter: row.counter },
    requireUserVerification: false,
  }).catch(() => null);
  if (!shown?.verified) return false;
  await db
    .updateTable('staff_passkey')
    .set({ counter: shown.authenticationInfo.newCounter, used_at: now })
    .where('id', '=', row.id)
    .execute();
  return true;
}

/** The challenge that the browser claims to have signed; verified later. */
function challengeOf(passkey: unknown): string | null {
  try {
    const { response } = passkey as { response: { clientDataJSON: string } };
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as object & {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
