import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { deviceCalls, SentScan } from '@meetingapp/contract/checkin/device.ts';
import type { ShownPoint } from '@meetingapp/contract/checkin/point.ts';

/** What a device stores of its enrolment, besides lists and scans. */
export interface StoredDevice extends Omit<AnswerOf<(typeof deviceCalls)['enrol']>, 'code'> {
  point: ShownPoint | null;
  /** Codes on phones change: those that stand still are refused. */
  movingCodes: boolean;
  /** Milliseconds to add to the device's clock to get the server's. */
  offset: number;
  /** Position in the passages of the point. */
  cursor: number;
  /** Of the ticket list. */
  listCursor: string | null;
  listedAt: number;
  /** The server's last known change of tickets. */
  tickets: string;
}

/** An accepted scan at the point, by this device or another. */
export interface StoredPassage {
  id: string;
  print: number;
  direction: 'in' | 'out';
  at: number;
  where: string;
  undoes: string | null;
}

const DATABASE = 'meetingapp-door';
const STATE = 'state';
const QUEUE = 'queue';
const PASSAGES = 'passages';

let opening: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STATE);
      request.result.createObjectStore(QUEUE, { keyPath: 'id' });
      request.result.createObjectStore(PASSAGES, { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
  return opening;
}

async function within<T>(
  name: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T> | null,
): Promise<T | undefined> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(name, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('not stored'));
  });
}

/** The door's own database. Every function rejects when the storage is full or forbidden; the caller says so. */
export const doorStore = {
  device: () => within<StoredDevice | undefined>(STATE, 'readonly', (store) => store.get('device')),
  saveDevice: (device: StoredDevice) => within(STATE, 'readwrite', (store) => store.put(device, 'device')),
  list: () => within<Uint8Array | undefined>(STATE, 'readonly', (store) => store.get('list')),
  changes: () => within<Uint8Array[] | undefined>(STATE, 'readonly', (store) => store.get('changes')),
  saveList: (list: Uint8Array) =>
    within(STATE, 'readwrite', (store) => {
      store.put([], 'changes');
      return store.put(list, 'list');
    }),
  saveChanges: (changes: Uint8Array[]) => within(STATE, 'readwrite', (store) => store.put(changes, 'changes')),
  queue: async () => (await within<SentScan[]>(QUEUE, 'readonly', (store) => store.getAll())) ?? [],
  enqueue: (scan: SentScan) => within(QUEUE, 'readwrite', (store) => store.put(scan)),
  dequeue: (ids: readonly string[]) =>
    within(QUEUE, 'readwrite', (store) => {
      for (const id of ids) store.delete(id);
      return null;
    }),
  passages: async () => (await within<StoredPassage[]>(PASSAGES, 'readonly', (store) => store.getAll())) ?? [],
  savePassages: (passages: readonly StoredPassage[]) =>
    within(PASSAGES, 'readwrite', (store) => {
      for (const passage of passages) store.put(passage);
      return null;
    }),
  /** Deletes everything of the conference from this phone. */
  async clear(): Promise<void> {
    const database = await open();
    database.close();
    opening = null;
    await new Promise<void>((resolve) => {
      const request = indexedDB.deleteDatabase(DATABASE);
      request.onsuccess = () => resolve();
      request.onerror = () => resolve();
      request.onblocked = () => resolve();
    });
  },
};
