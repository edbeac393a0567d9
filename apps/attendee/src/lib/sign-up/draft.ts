import { useSyncExternalStore } from 'react';
import { stored } from '../stored.ts';

/** What one person has typed and chosen for one registration, kept on the device until it is submitted. */
export interface Draft {
  /** By field code; several choices joined by |. Lies over what the server knows. */
  answers: Readonly<Record<string, string>>;
  branch: number | null;
  /** Result of the member check, and for which name, phone and e-mail it was made. */
  member: { of: string; is: boolean } | null;
  /** The tip dialog was read. */
  tipRead: boolean;
  regId: number | null;
  feeId: number | null;
  hotel: 'booked' | 'skipped' | null;
  /** The stay as far as it is chosen. */
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
  hotel: null,
  stay: null,
  invoice: false,
};

/** So that a phone does not gather the answers of years. */
const KEPT = 8;
type Drafts = Record<string, Partial<Draft> & { savedAt?: number }>;

const all = (): Drafts => stored.json<Drafts>('info') ?? {};

function write(drafts: Drafts): void {
  const newest = Object.entries(drafts).sort(([, a], [, b]) => (b.savedAt ?? 0) - (a.savedAt ?? 0));
  stored.setJson('info', Object.fromEntries(newest.slice(0, KEPT)));
}

/** Reads a draft as it lies in storage at this moment, also after another tab has written it. */
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
  stored.remove('info');
}

// The same text gives the same object, as a store's snapshot must.
let readFrom: string | null = null;
let read: Drafts = {};
const cacheByKey = new Map<string, Draft>();

function snapshot(key: string): Draft {
  const text = stored.get('info');
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
  return useSyncExternalStore(stored.subscribe, () => snapshot(key));
}
