/** What an OpenID provider says of a person's e-mail address. */
export interface ClaimedAddress {
  email: string;
  /** Claim `email_verified` (OpenID Connect Core 1.0, 5.1); some providers never send it. */
  verified: boolean;
}

/**
 * The address by which a person may be found at the first log-in, in lower case; null: none. With domains, the society answers for
 * them, and only their addresses count. Without, the provider must have verified the address.
 */
export function acceptedAddress({ email, verified }: ClaimedAddress, domains: readonly string[]): string | null {
  const address = email.trim().toLowerCase();
  const [name = '', domain = '', ...more] = address.split('@');
  if (name === '' || domain === '' || more.length > 0) return null;
  const counts = domains.length > 0 ? domains.some((one) => one.toLowerCase() === domain) : verified;
  return counts ? address : null;
}
