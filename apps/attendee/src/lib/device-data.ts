import { basePath } from '@meetingapp/contract/paths.ts';
import { cache } from './cache.ts';
import { forgetOffline } from './forget-offline.ts';
import { session } from './session.ts';
import { storageKeys, stored } from './stored.ts';
import type { StorageKey } from './stored.ts';

/** What a person would call it, and under which names it lies. */
const groups = {
  login: [
    'token',
    'newRegisterToken',
    'wxUid',
    'wxUser',
    'wxToken',
    'user',
    'newRegisterUser',
    'newRegisterUid',
    'uid',
  ],
  form: ['info', 'branchName', 'branchCid', 'specialRule', 'tmpLogoImg', 'freeId'],
  place: ['cid', 'sourceId', 'sourceCode', 'pos'],
  language: ['locale'],
  device: ['fingerprint'],
} as const satisfies Record<string, readonly StorageKey[]>;

export type DataGroup = keyof typeof groups;

/** Which kinds of data this device holds. */
export function groupsStored(): { group: DataGroup; there: boolean }[] {
  return (Object.entries(groups) as [DataGroup, readonly StorageKey[]][]).map(([group, keys]) => ({
    group,
    there: keys.some((key) => stored.get(key) !== null),
  }));
}

/** Forgets everything of ours on this device; what other programs of this origin keep stays. */
export async function clearDevice(): Promise<void> {
  stored.remove(...storageKeys);
  session.clear();
  sessionStorage.clear();
  document.cookie = `locale=;path=${basePath};max-age=0`;
  cache.reset();
  await forgetOffline();
  if (!('caches' in globalThis)) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
