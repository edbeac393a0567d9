import { stored } from './stored.ts';

/** The token that calls carry: that of the registration first, else the general one (T21); null for a visitor. */
export function requestToken(): string | null {
  return stored.get('newRegisterToken') || stored.get('token') || null;
}
