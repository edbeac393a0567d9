import { useSyncExternalStore } from 'react';

/** All storage keys of this app, by the specification's names (T19). */
export const storageKeys = [
  'token',
  'newRegisterToken',
  'wxUid',
  'wxUser',
  'wxToken',
  'user',
  'newRegisterUser',
  'newRegisterUid',
  'uid',
  'cid',
  'freeId',
  'locale',
  'info',
  'pos',
  'branchName',
  'branchCid',
  'fingerprint',
  'sourceId',
  'sourceCode',
  'specialRule',
  'tmpLogoImg',
] as const;
export type StorageKey = (typeof storageKeys)[number];

/** Storage of each value. The language belongs to the session (T5), and the device saves it as default for the next one. */
const places: Partial<Record<StorageKey, readonly ('session' | 'local')[]>> = {
  locale: ['session', 'local'],
  specialRule: ['session'],
};

/** Fallback where the browser blocks storage (private windows, full disk): values last until the page is closed. */
const memory = new Map<string, string>();
/** Called without an event for a value stored by this page, with an event for one stored by another page. */
type Listener = (event?: StorageEvent) => void;

const listeners = new Set<Listener>();

function areasOf(key: StorageKey): Storage[] {
  try {
    return (places[key] ?? ['local']).map((place) => (place === 'local' ? localStorage : sessionStorage));
  } catch {
    return [];
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}

export const deviceStorage = {
  get(key: StorageKey): string | null {
    if (memory.has(key)) return memory.get(key) ?? null;
    for (const area of areasOf(key)) {
      const value = area.getItem(key);
      if (value !== null) return value;
    }
    return null;
  },
  /** Reads an object stored as JSON; null when it is missing or invalid. */
  json<T>(key: StorageKey): T | null {
    try {
      return JSON.parse(deviceStorage.get(key) ?? 'null') as T | null;
    } catch {
      return null;
    }
  },
  set(key: StorageKey, value: string): void {
    memory.delete(key);
    try {
      const areas = areasOf(key);
      for (const area of areas) area.setItem(key, value);
      if (areas.length === 0) memory.set(key, value);
    } catch {
      memory.set(key, value);
    }
    tell();
  },
  setJson(key: StorageKey, value: unknown): void {
    deviceStorage.set(key, JSON.stringify(value));
  },
  remove(...keys: StorageKey[]): void {
    for (const key of keys) {
      memory.delete(key);
      for (const area of areasOf(key)) area.removeItem(key);
    }
    tell();
  },
  /** Also notified of values stored by another tab of this browser. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  },
};

/** A server-rendered page first has an anonymous visitor's value; this person's follows before paint. */
export function useDeviceValue(key: StorageKey): string | null {
  return useSyncExternalStore(
    deviceStorage.subscribe,
    () => deviceStorage.get(key),
    () => null,
  );
}
