// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { logIn, logOut } from './account.ts';
import { forgetOffline } from './forget-offline.ts';
import { offlineStore } from './offline-store.ts';

const person = (uId: number) => ({
  user: { uId, name: '', phone: '', email: '', uWechat: '', avatar: '' },
  token: { tToken: `t${uId}`, expiresAt: '' },
});
const valueOf = async (key: string) => (await offlineStore.get<string>(key))?.value;

beforeEach(async () => {
  logOut();
  await offlineStore.clear();
});

describe('[A10] what opens without a network', () => {
  it('is what was put there last, until it is taken away', async () => {
    await offlineStore.put('programme:1', 'old');
    await offlineStore.put('programme:1', 'new');
    expect(await valueOf('programme:1')).toBe('new');
    await offlineStore.delete('programme:1');
    expect(await offlineStore.get('programme:1')).toBeNull();
  });

  it('is nobody else’s: what a visitor saw serves all, what a person saw only that person', async () => {
    await offlineStore.put('answer:home', 'public');
    logIn('general', person(1));
    expect(await valueOf('answer:home')).toBe('public');
    await offlineStore.put('answer:home', 'of 1');
    await offlineStore.put('card:7', 'of 1');
    expect(await valueOf('answer:home')).toBe('of 1');
    logIn('general', person(2));
    expect(await valueOf('answer:home')).toBe('public');
    expect(await valueOf('card:7')).toBeUndefined();
    const all = await offlineStore.all<string>('answer');
    expect([...all].map(([key, { value }]) => [key, value])).toEqual([['answer:home', 'public']]);
  });

  it('is forgotten at log-out', async () => {
    logIn('registration', person(1));
    await offlineStore.put('card:7', 'of 1');
    logOut();
    await forgetOffline();
    logIn('registration', person(1));
    expect(await offlineStore.get('card:7')).toBeNull();
  });

  it('does not grow for ever: of each kind the newest stay', async () => {
    for (const number of [1, 2, 3, 4]) await offlineStore.put(`programme:${number}`, 'p', 3);
    await offlineStore.put('card:1', 'c', 3);
    expect([...(await offlineStore.all('programme')).keys()].sort()).toEqual([
      'programme:2',
      'programme:3',
      'programme:4',
    ]);
    expect(await valueOf('card:1')).toBe('c');
  });
});
