import type { BodyOf } from '@meetingapp/contract/call.ts';
import type { leadCalls } from '@meetingapp/contract/exhibition/lead.ts';

/** A card that a visitor agreed to hand over while there was no connection. */
export interface QueuedLead {
  /** Also the key that the server stores once. */
  key: string;
  /** Account of the person at the booth: nobody else's log-in uploads it. */
  owner: string;
  showid: string;
  /** Of the entry code, for the list. */
  name: string;
  body: BodyOf<typeof leadCalls.take>;
}

const DATABASE = 'meetingapp-leads';
const QUEUE = 'queue';

let opening: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(QUEUE, { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
  return opening;
}

async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(QUEUE, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(QUEUE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('not stored'));
  });
}

/** Cards that wait for a connection. Every function rejects when the storage is full or forbidden; the caller says so. */
export const leadStore = {
  all: async (): Promise<QueuedLead[]> => within<QueuedLead[]>('readonly', (store) => store.getAll()),
  put: (lead: QueuedLead) => within('readwrite', (store) => store.put(lead)),
  remove: (key: string) => within('readwrite', (store) => store.delete(key)),
};
