import { presentLogIn } from '../calls/request-token.ts';
import { deviceStorage } from './device-storage.ts';

/** One stored value. */
interface Row {
  /** Owner and key. */
  id: string;
  /** Part of the key before its first colon; limits apply per kind. */
  kind: string;
  key: string;
  /** Time of saving, in milliseconds since 1970 by the device's clock. */
  at: number;
  value: unknown;
}

export interface Found<T> {
  at: number;
  value: T;
}

const DATABASE = 'meetingapp';
const ROWS = 'rows';
const BY_AGE = 'byAge';
/** Rows stored per kind; the oldest is deleted first. */
const MOST = 60;

let opening: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(ROWS, { keyPath: 'id' }).createIndex(BY_AGE, ['kind', 'at']);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
  return opening;
}

/** Runs `work` on the rows; null where the browser has no IndexedDB (private windows, full disk): it holds only copies. */
async function withRows<T>(mode: IDBTransactionMode, work: (rows: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  try {
    const database = await open();
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(ROWS, mode);
      const request = work(transaction.objectStore(ROWS));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('not stored'));
    });
  } catch {
    opening = null;
    return null;
  }
}

/** Owner of answers. Those of an anonymous visitor contain nothing personal and may be shown to anyone using the phone. */
function whose(): string {
  const present = presentLogIn();
  return present === null ? '' : (deviceStorage.get(present.kind === 'general' ? 'uid' : 'newRegisterUid') ?? '');
}

const idOf = (who: string, key: string): string => `${who} ${key}`;

/**
 * Data for offline use in IndexedDB, per account. A key starts with its kind and a colon (`programme:5001`); the number of rows per
 * kind is limited. Never throws.
 */
export const idbStore = {
  /** The value stored by this person or by an anonymous visitor; null when there is none. */
  async get<T>(key: string): Promise<Found<T> | null> {
    for (const who of new Set([whose(), ''])) {
      const row = await withRows<Row | undefined>('readonly', (rows) => rows.get(idOf(who, key)));
      if (row) return { at: row.at, value: row.value as T };
    }
    return null;
  },
  /** The values stored by this person and, after a log-in had ended, by nobody, in this order. */
  async both<T>(key: string): Promise<T[]> {
    const found: T[] = [];
    for (const who of new Set([whose(), ''])) {
      const row = await withRows<Row | undefined>('readonly', (rows) => rows.get(idOf(who, key)));
      if (row) found.push(row.value as T);
    }
    return found;
  },
  /** All values of a kind visible to this person, by key; the person's own override the anonymous ones. */
  async all<T>(kind: string): Promise<Map<string, Found<T>>> {
    const range = (): IDBKeyRange => IDBKeyRange.bound([kind, 0], [kind, Number.MAX_VALUE]);
    const rows = await withRows<Row[]>('readonly', (store) => store.index(BY_AGE).getAll(range()));
    const found = new Map<string, Found<T>>();
    for (const who of ['', whose()])
      for (const { id, key, at, value } of rows ?? [])
        if (id === idOf(who, key)) found.set(key, { at, value: value as T });
    return found;
  },
  /** Saves a cloneable value, replacing the previous one; keeps at most `most` of its kind. False: the device did not take it. */
  async put(key: string, value: unknown, most = MOST): Promise<boolean> {
    const kind = key.split(':', 1)[0] ?? '';
    const stored = await withRows('readwrite', (rows) => {
      const put = rows.put({ id: idOf(whose(), key), kind, key, at: Date.now(), value } satisfies Row);
      const ofKind = rows.index(BY_AGE).getAllKeys(IDBKeyRange.bound([kind, 0], [kind, Number.MAX_VALUE]));
      ofKind.onsuccess = () => {
        for (const id of ofKind.result.slice(0, -most)) rows.delete(id);
      };
      return put;
    });
    return stored !== null;
  },
  /** Deletes what this person stored, and what was stored for nobody. */
  async delete(key: string): Promise<void> {
    for (const who of new Set([whose(), ''])) await withRows('readwrite', (rows) => rows.delete(idOf(who, key)));
  },
  /** Deletes all rows, for example on log-out. */
  async clear(): Promise<void> {
    await withRows('readwrite', (rows) => rows.clear());
  },
};
