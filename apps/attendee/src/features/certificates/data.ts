import type { AnswerOf } from '@meetingapp/contract/call.ts';
import {
  certificateCalls,
  type CertificateKind,
  type OwnCertificate,
} from '@meetingapp/contract/certificates/certificate.ts';
import { invalidate } from '../../lib/calls/call-cache.ts';
import { send, type Outcome } from '../../lib/calls/call.ts';
import { useCall, type Asked } from '../../lib/calls/use-call.ts';
import { useAccount } from '../../lib/session/account.ts';

export type Makeable = AnswerOf<typeof certificateCalls.makeable>;
export type MakeableKind = Makeable['kinds'][number];

/** Kinds of certificates with what is lacking. */
export function useMakeable(cid: string): Asked<Makeable> {
  const { loggedIn } = useAccount();
  return useCall(certificateCalls.makeable, loggedIn ? { cid } : null, { fresh: 0, quiet: true });
}

/** Own certificates, newest first; of all conferences without `cid`. */
export function useCertificates(cid: string | null): Asked<{ certificates: OwnCertificate[] }> {
  const { loggedIn } = useAccount();
  return useCall(certificateCalls.mine, loggedIn ? { cid } : null, { fresh: 0, quiet: true });
}

export interface MakeInput {
  cid: string;
  kind: CertificateKind;
  talkId: number | null;
}

/** Issues the certificate; `key` identifies the attempt, so that a repeated request is one. */
export async function makeCertificate(input: MakeInput, key: string): Promise<Outcome<{ id: number }>> {
  const outcome = await send(certificateCalls.make, input, { key, quiet: true });
  if (outcome.ok) {
    invalidate(certificateCalls.mine);
    invalidate(certificateCalls.makeable);
  }
  return outcome;
}

/** A file from its base64 text. */
export const fileFrom = (content: string, type: string): Blob =>
  new Blob([Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))], { type });
