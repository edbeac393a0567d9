import { describe, expect, it } from 'vitest';
import type { ApiKey } from '@meetingapp/contract/developers/key.ts';
import { attemptsOf, lifeOf, shortHost } from './view.ts';

const key: ApiKey = {
  id: 1,
  name: '签到大屏',
  scopes: ['checkin:read'],
  prefix: 'mk_live_8f2a',
  suffix: 'c19d',
  createdBy: '秦朗',
  createdAt: '2027-01-01T00:00:00.000Z',
  expiresAt: '2027-04-20T16:00:00.000Z',
  usedAt: null,
  revokedAt: null,
};

describe('[X1] the life of a key', () => {
  it.each([
    ['2027-01-01T00:00:00.000Z', { kind: 'valid' }],
    ['2027-04-14T16:00:00.000Z', { kind: 'soon', days: 6 }],
    ['2027-04-20T15:59:59.000Z', { kind: 'soon', days: 1 }],
    ['2027-04-20T16:00:00.000Z', { kind: 'expired' }],
  ])('at %s', (now, life) => {
    expect(lifeOf(key, now)).toEqual(life);
  });

  it('ends when it is revoked, also before its day', () => {
    const revoked = { ...key, revokedAt: '2027-02-01T00:00:00.000Z' };
    expect(lifeOf(revoked, '2027-02-02T00:00:00.000Z')).toEqual({ kind: 'revoked' });
  });
});

describe('[X2] a receiver', () => {
  it('is named by the first part of its host', () => {
    expect(shortHost('https://fin.ncsc.example/hooks')).toBe('fin');
    expect(shortHost('not an address')).toBe('not an address');
  });

  it('adds the attempts of its hours up', () => {
    const hours = [
      { good: 3, bad: 1 },
      { good: 2, bad: 0 },
    ];
    expect(attemptsOf({ hours })).toEqual({ good: 5, bad: 1 });
  });
});
