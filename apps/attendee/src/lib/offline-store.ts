import { presentLogIn } from './request-token.ts';
import { stored } from './stored.ts';

/** One value as it lies on the device. */
interface Row {
  /** Whose it is, and under which key. */
  id: string;
  /** The part of the key before its first colon: what may be so many. */
  kind: string;
  key: string;
  /** When it was put there, in milliseconds since 1970 by the device. */
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
/** So many of one kind stay; the one that was put there longest ago goes first. */
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

/** Runs the work on the rows; null where the browser has no such store (private windows, full disk): it is only a second copy. */
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

/** Whose answers these are: a visitor's hold nothing of a person, and serve whoever holds the phone. */
function whose(): string {
  const present = presentLogIn();
  return present === null ? '' : (stored.get(present.kind === 'general' ? 'uid' : 'newRegisterUid') ?? '');
}

const idOf = (who: string, key: string): string => `${who} ${key}`;

/**
 * What must open without a network, kept in the browser's database by account. A key says its kind before a colon
 * (`programme:5001`): of each kind so many stay. Nothing here throws.
 */
export const offlineStore = {
  /** What was put there by this person or by a visitor; null when nothing was. */
  async get<T>(key: string): Promise<Found<T> | null> {
    for (const who of new Set([whose(), ''])) {
      const row = await withRows<Row | undefined>('readonly', (rows) => rows.get(idOf(who, key)));
      if (row) return { at: row.at, value: row.value as T };
    }
    return null;
  },
  /** All of a kind that this person may see, by key; the person's own go before the visitor's. */
  async all<T>(kind: string): Promise<Map<string, Found<T>>> {
    const range = (): IDBKeyRange => IDBKeyRange.bound([kind, 0], [kind, Number.MAX_VALUE]);
    const rows = await withRows<Row[]>('readonly', (store) => store.index(BY_AGE).getAll(range()));
    const found = new Map<string, Found<T>>();
    for (const who of ['', whose()])
      for (const { id, key, at, value } of rows ?? [])
        if (id === idOf(who, key)) found.set(key, { at, value: value as T });
    return found;
  },
  /** Keeps a value that can be cloned, in the place of the former one; of its kind `most` stay. */
  async put(key: string, value: unknown, most = MOST): Promise<void> {
    const kind = key.split(':', 1)[0] ?? '';
    await withRows('readwrite', (rows) => {
      const put = rows.put({ id: idOf(whose(), key), kind, key, at: Date.now(), value } satisfies Row);
      const ofKind = rows.index(BY_AGE).getAllKeys(IDBKeyRange.bound([kind, 0], [kind, Number.MAX_VALUE]));
      ofKind.onsuccess = () => {
        for (const id of ofKind.result.slice(0, -most)) rows.delete(id);
      };
      return put;
    });
  },
  async delete(key: string): Promise<void> {
    await withRows('readwrite', (rows) => rows.delete(idOf(whose(), key)));
  },
  /** Forgets all of it, as one does when logging out. */
  async clear(): Promise<void> {
    await withRows('readwrite', (rows) => rows.clear());
  },
};
