import { expect, it } from 'vitest';
import { linkLogInCookie } from './link-log-in-cookie.ts';
import { readLinkLogIn, takeLinkLogIn, writeLinkLogIn } from './link-log-in.ts';

it('[C9] takes uid and token out of an address and leaves the rest as it was', () => {
  expect(takeLinkLogIn('?cid=5&uid=7&token=a-_9&lang=en')).toEqual({
    given: { uid: '7', token: 'a-_9' },
    rest: '?cid=5&lang=en',
  });
  expect(takeLinkLogIn('?uid=7&token=a')?.rest).toBe('');
  for (const other of ['', '?cid=5', '?uid=7', '?token=a']) expect(takeLinkLogIn(other)).toBeNull();
});

it('[C9] passes the pair on in a cookie, and nothing that could break out of one', () => {
  const value = writeLinkLogIn({ uid: '7', token: 'a-_9' });
  expect(readLinkLogIn(`locale=en; ${linkLogInCookie}=${value}; x=1`)).toEqual({ uid: '7', token: 'a-_9' });
  for (const [uid, token] of [
    ['7', 'a; Path=/'],
    ['x', 'a'],
    ['7', ''],
    ['7', 'a'.repeat(201)],
  ] as const)
    expect(writeLinkLogIn({ uid, token })).toBeNull();
  expect(readLinkLogIn(`x${linkLogInCookie}=7.a`)).toBeNull();
  expect(readLinkLogIn('')).toBeNull();
});
