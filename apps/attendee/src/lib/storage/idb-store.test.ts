// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { logIn, logOut } from '../session/account.ts';
import { purgeOffline } from './purge-offline.ts';
import { idbStore } from './idb-store.ts';

const person = (uId: number) => ({
  user: { uId, name: '', phone: '', email: '', uWechat: '', avatar: '' },
  token: { tToken: `t${uId}`, expiresAt: '' },
});
const valueOf = async (key: string) => (await idbStore.get<string>(key))?.value;

beforeEach(async () => {
  logOut();
  await idbStore.clear();
});

describe('[A10] the offline store', () => {
  it('returns the last value saved, until it is removed', async () => {
    await idbStore.put('programme:1', 'old');
    await idbStore.put('programme:1', 'new');
    expect(await valueOf('programme:1')).toBe('new');
    await idbStore.delete('programme:1');
    expect(await idbStore.get('programme:1')).toBeNull();
  });

  it('is per person: a visitor’s data serves all, a person’s only that person', async () => {
    await idbStore.put('answer:home', 'public');
    logIn('general', person(1));
    expect(await valueOf('answer:home')).toBe('public');
    await idbStore.put('answer:home', 'of 1');
    await idbStore.put('card:7', 'of 1');
    expect(await valueOf('answer:home')).toBe('of 1');
    logIn('general', person(2));
    expect(await valueOf('answer:home')).toBe('public');
    expect(await valueOf('card:7')).toBeUndefined();
    const all = await idbStore.all<string>('answer');
    expect([...all].map(([key, { value }]) => [key, value])).toEqual([['answer:home', 'public']]);
  });

  it('is cleared at log-out', async () => {
    logIn('registration', person(1));
    await idbStore.put('card:7', 'of 1');
    logOut();
    await purgeOffline();
    logIn('registration', person(1));
    expect(await idbStore.get('card:7')).toBeNull();
  });

  it('is bounded: the newest entries of each kind stay', async () => {
    for (const number of [1, 2, 3, 4]) await idbStore.put(`programme:${number}`, 'p', 3);
    await idbStore.put('card:1', 'c', 3);
    expect([...(await idbStore.all('programme')).keys()].sort()).toEqual(['programme:2', 'programme:3', 'programme:4']);
    expect(await valueOf('card:1')).toBe('c');
  });
});
