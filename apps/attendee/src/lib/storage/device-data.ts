import { basePath } from '@meetingapp/contract/paths.ts';
import { cache } from '../calls/call-cache.ts';
import { purgeOffline } from './purge-offline.ts';
import { session } from '../session/session.ts';
import { storageKeys, deviceStorage } from './device-storage.ts';
import type { StorageKey } from './device-storage.ts';

/** Groups of data as a person would name them, with their storage keys. */
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

/** Cards that a booth's phone has not uploaded yet. */
const LEADS = 'meetingapp-leads';

/** Groups of data stored on this device. */
export function groupsStored(): { group: DataGroup; there: boolean }[] {
  return (Object.entries(groups) as [DataGroup, readonly StorageKey[]][]).map(([group, keys]) => ({
    group,
    there: keys.some((key) => deviceStorage.get(key) !== null),
  }));
}

/** Deletes all data of this app on this device; data of other programs of this origin stays. */
export async function clearDevice(): Promise<void> {
  deviceStorage.remove(...storageKeys);
  session.clear();
  sessionStorage.clear();
  document.cookie = `locale=;path=${basePath};max-age=0`;
  cache.reset();
  await purgeOffline();
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(LEADS);
  if (!('caches' in globalThis)) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
