import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../../lib/storage/device-storage.ts';

/** Input and choices of one person for one registration, stored on the device until submission. */
export interface Draft {
  /** By field code; several choices joined by |. Overrides the server's values. */
  answers: Readonly<Record<string, string>>;
  branch: number | null;
  /** Result of the member check, with the name, phone and e-mail for which it was made. */
  member: { of: string; is: boolean } | null;
  /** True when the tip dialog was read. */
  tipRead: boolean;
  regId: number | null;
  feeId: number | null;
  /** Currency of all prices; empty: as on the server. */
  currency: string;
  hotel: 'booked' | 'skipped' | null;
  /** The stay, as far as chosen. */
  stay: StayDraft | null;
  invoice: boolean;
}

export interface StayDraft {
  hotelId: number | null;
  roomTypeId: number | null;
  checkIn: string;
  checkOut: string;
  part: 'room' | 'bed';
  gender: '' | 'male' | 'female';
  mate: string;
}

export const emptyDraft: Draft = {
  answers: {},
  branch: null,
  member: null,
  tipRead: false,
  regId: null,
  feeId: null,
  currency: '',
  hotel: null,
  stay: null,
  invoice: false,
};

/** Drafts stored, so that a phone does not collect the answers of years. */
const KEPT = 8;
type Drafts = Record<string, Partial<Draft> & { savedAt?: number }>;

const all = (): Drafts => deviceStorage.json<Drafts>('info') ?? {};

function write(drafts: Drafts): void {
  const newest = Object.entries(drafts).sort(([, a], [, b]) => (b.savedAt ?? 0) - (a.savedAt ?? 0));
  deviceStorage.setJson('info', Object.fromEntries(newest.slice(0, KEPT)));
}

/** Reads a draft from storage at this moment, including changes by another tab. */
export function readDraft(key: string): Draft {
  return { ...emptyDraft, ...all()[key] };
}

export function changeDraft(key: string, change: Partial<Draft>): void {
  write({ ...all(), [key]: { ...all()[key], ...change, savedAt: Date.now() } });
}

export function dropDraft(key: string): void {
  const { [key]: _, ...rest } = all();
  write(rest);
}

export function dropAllDrafts(): void {
  deviceStorage.remove('info');
}

// Cache: the same text returns the same object, as a store's snapshot must.
let readFrom: string | null = null;
let read: Drafts = {};
const cacheByKey = new Map<string, Draft>();

function snapshot(key: string): Draft {
  const text = deviceStorage.get('info');
  if (text !== readFrom) {
    readFrom = text;
    read = all();
    cacheByKey.clear();
  }
  const known = cacheByKey.get(key);
  if (known) return known;
  const draft = { ...emptyDraft, ...read[key] };
  cacheByKey.set(key, draft);
  return draft;
}

export function useDraft(key: string): Draft {
  return useSyncExternalStore(
    deviceStorage.subscribe,
    () => snapshot(key),
    () => emptyDraft,
  );
}
