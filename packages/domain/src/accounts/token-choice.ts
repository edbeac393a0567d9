/** The token a call sends: the registration token first, else the general one; null for a visitor. */
export function chooseLogIn(tokens: {
  registration: string | null;
  general: string | null;
}): { kind: 'registration' | 'general'; token: string } | null {
  if (tokens.registration) return { kind: 'registration', token: tokens.registration };
  return tokens.general ? { kind: 'general', token: tokens.general } : null;
}
