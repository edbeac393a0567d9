import { useSyncExternalStore } from 'react';

/** Everything this app keeps on a device, by the specification's names (T19). */
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

/** Where a value lies. The language is the session's (T5), and remembered by the device for the next one. */
const places: Partial<Record<StorageKey, readonly ('session' | 'local')[]>> = {
  locale: ['session', 'local'],
  specialRule: ['session'],
};

/** Stands in where the browser refuses storage (private windows, full disk): the value then lasts as long as the page. */
const memory = new Map<string, string>();
/** Told without an event of what this page stored, with one of what another page did. */
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

export const stored = {
  get(key: StorageKey): string | null {
    if (memory.has(key)) return memory.get(key) ?? null;
    for (const area of areasOf(key)) {
      const value = area.getItem(key);
      if (value !== null) return value;
    }
    return null;
  },
  /** An object that was stored as JSON; null when there is none or it cannot be read. */
  json<T>(key: StorageKey): T | null {
    try {
      return JSON.parse(stored.get(key) ?? 'null') as T | null;
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
    stored.set(key, JSON.stringify(value));
  },
  remove(...keys: StorageKey[]): void {
    for (const key of keys) {
      memory.delete(key);
      for (const area of areasOf(key)) area.removeItem(key);
    }
    tell();
  },
  /** Also hears what another tab of this browser stores. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  },
};

/** A page that the server painted is first what a visitor sees, and then, before it shows, what this one does. */
export function useStored(key: StorageKey): string | null {
  return useSyncExternalStore(
    stored.subscribe,
    () => stored.get(key),
    () => null,
  );
}
