import { linkLogInCookie } from './link-log-in-cookie.ts';

/** A log-in carried by an address: `?uid=…&token=…` (C9). */
export interface LinkLogIn {
  uid: string;
  token: string;
}

const form = /^(\d{1,15})\.([\w-]{1,200})$/;

/** Value of the cookie; null for a pair that no account can have. */
export function writeLinkLogIn({ uid, token }: LinkLogIn): string | null {
  const value = `${uid}.${token}`;
  return form.test(value) ? value : null;
}

/** Reads the pair in a cookie header; null when there is none. */
export function readLinkLogIn(cookies: string): LinkLogIn | null {
  const value = new RegExp(`(?:^|;\\s*)${linkLogInCookie}=([^;]*)`).exec(cookies)?.[1] ?? '';
  const [, uid, token] = form.exec(value) ?? [];
  return uid === undefined || token === undefined ? null : { uid, token };
}

/** Takes the pair out of a query, with or without its question mark; null when the query has not both. */
export function takeLinkLogIn(search: string): { given: LinkLogIn; rest: string } | null {
  const query = new URLSearchParams(search);
  const [uid, token] = [query.get('uid'), query.get('token')];
  if (uid === null || token === null) return null;
  query.delete('uid');
  query.delete('token');
  const rest = query.toString();
  return { given: { uid, token }, rest: rest === '' ? '' : `?${rest}` };
}
