import { describe, expect, it } from 'vitest';
import { mayChangeAddress, ownerProofMinutes, ownerProofs } from './owner-proof.ts';

const now = new Date('2026-11-26T08:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('[S41] the proof that the owner changes the log-in', () => {
  it('is a code to an address, or the password where an address names the account', () => {
    expect(ownerProofs({ channels: ['email', 'phone'], hasPassword: true })).toEqual(['phone', 'email', 'password']);
    expect(ownerProofs({ channels: ['phone'], hasPassword: false })).toEqual(['phone']);
    expect(ownerProofs({ channels: [], hasPassword: true })).toEqual([]);
  });

  it('counts for some minutes, and is not asked where the account has none', () => {
    expect(mayChangeAddress(['phone'], null, now)).toBe(false);
    expect(mayChangeAddress(['phone'], minutesAgo(ownerProofMinutes - 1), now)).toBe(true);
    expect(mayChangeAddress(['phone'], minutesAgo(ownerProofMinutes), now)).toBe(false);
    expect(mayChangeAddress(['phone'], minutesAgo(-1), now)).toBe(false);
    expect(mayChangeAddress([], null, now)).toBe(true);
  });
});
