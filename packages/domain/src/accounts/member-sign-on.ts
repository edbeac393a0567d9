import { readAddress, type Address } from './address.ts';
import { acceptedAddress } from './sign-on.ts';

/** What an OpenID provider says of a member. */
export interface ClaimedPerson {
  email: string;
  emailVerified: boolean;
  phone: string;
  phoneVerified: boolean;
}

/**
 * The addresses by which a member may be found, in the form of identities: the phone number first. Only what the provider has verified
 * counts. With domains, also a verified e-mail address counts only within them.
 */
export function verifiedAddresses(
  { email, emailVerified, phone, phoneVerified }: ClaimedPerson,
  domains: readonly string[],
): Address[] {
  const number = phoneVerified ? readAddress(phone) : null;
  const accepted = emailVerified ? acceptedAddress({ email, verified: true }, domains) : null;
  const mail = accepted === null ? null : readAddress(accepted);
  return [number?.channel === 'phone' ? number : null, mail?.channel === 'email' ? mail : null].filter(
    (one) => one !== null,
  );
}

/** The account of the device, and the account to which the provider's answer leads. */
export interface SignOnPlace {
  /** Null: nobody is logged in. */
  device: number | null;
  /** Null: the person has no account yet. */
  found: number | null;
  /** The account of the device is linked to another person at this provider. */
  deviceLinked: boolean;
}

export type SignOnStep = { enter: 'found' | 'new' } | { ask: readonly ('switch' | 'link' | 'separate')[] };

/** What follows from a provider's answer. While another account is logged in on the device, the person is asked (T20). */
export function signOnStep({ device, found, deviceLinked }: SignOnPlace): SignOnStep {
  if (found !== null) return device === null || device === found ? { enter: 'found' } : { ask: ['switch'] };
  if (device === null) return { enter: 'new' };
  return { ask: deviceLinked ? ['separate'] : ['link', 'separate'] };
}
