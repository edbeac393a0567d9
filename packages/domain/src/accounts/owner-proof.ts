import type { Address } from './address.ts';

/** How a person proves on a log-in that the account is theirs. */
export type OwnerProof = 'phone' | 'email' | 'password';

/** Minutes for which a proof allows changes of the account's addresses, on the same log-in. */
export const ownerProofMinutes = 15;

/** Proofs that an account offers: a code to each address, and the password. None where only a messenger is linked. */
export function ownerProofs({
  channels,
  hasPassword,
}: {
  channels: readonly Address['channel'][];
  hasPassword: boolean;
}): OwnerProof[] {
  const codes = (['phone', 'email'] as const).filter((channel) => channels.includes(channel));
  return codes.length > 0 && hasPassword ? [...codes, 'password'] : codes;
}

/** True when the owner proved to act within the last minutes, or has nothing to prove it with. */
export const mayChangeAddress = (proofs: readonly OwnerProof[], confirmedAt: Date | null, now: Date): boolean =>
  proofs.length === 0 ||
  (confirmedAt !== null && now.getTime() - confirmedAt.getTime() < ownerProofMinutes * 60_000 && confirmedAt <= now);
