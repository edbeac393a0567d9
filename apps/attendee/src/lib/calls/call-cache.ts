import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { send } from './call.ts';
import type { CallFailure, Outcome, SendOptions } from './call.ts';
import { offlineQueue } from '../storage/offline-queue.ts';
import { language } from '../texts/language.ts';

/** A call failure as an exception, for code that works with thrown errors, such as the guard. */
export class CallError extends Error {
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    super(failure.msg);
    this.failure = failure;
  }
}

/** Cache entry of one query: a call with its body, in a language. */
export interface Known {
  /** The latest answer; stays when a later request fails. */
  readonly answer: unknown;
  readonly failure: CallFailure | null;
  readonly asking: boolean;
}

interface Entry {
  known: Known;
  path: string;
  /** Time of the answer, in milliseconds since 1970; 0 is stale at once. */
  at: number;
  /** The pending request, shared by concurrent callers. */
  under: Promise<Outcome<unknown>> | null;
  /** Notified when the entry changes. */
  readers: Set<() => void>;
  /** Refetch functions of the components that show it. */
  askers: Set<() => void>;
}

export const FRESH_MS = 30_000;
const RETRY_AFTER_MS = [1000, 2000];
/** Failures worth a retry; a refusal is final. */
const passing = new Set<string>(['offline', 'unavailable']);
/** Entries in the cache; beyond it answers that nobody shows are evicted, oldest first. */
const MOST = 150;
const nothing: Known = { answer: undefined, failure: null, asking: false };

const entries = new Map<string, Entry>();
/** All entries by key, with who shows them. */
export const cacheEntries: ReadonlyMap<string, Readonly<Pick<Entry, 'known' | 'readers'>>> = entries;

/**
 * Cache key of a call. Ids are text in addresses and numbers in answers, so both give the same key; so does any order of properties.
 */
export function cacheKey(path: string, body: unknown, of: Language): string {
  return JSON.stringify([path, plain(body ?? {}), of]);
}

function plain(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(parts.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, plain(one)]));
}

function entryOf(key: string, path: string): Entry {
  const there = entries.get(key);
  if (there) return there;
  const entry: Entry = { known: nothing, path, at: 0, under: null, readers: new Set(), askers: new Set() };
  entries.set(key, entry);
  for (const [old, { readers, under }] of entries) {
    if (entries.size <= MOST) break;
    if (readers.size === 0 && under === null && old !== key) entries.delete(old);
  }
  return entry;
}

function tell(entry: Entry, change: Partial<Known>): void {
  entry.known = { ...entry.known, ...change };
  for (const changed of entry.readers) changed();
}

/** Sends a request, or joins the pending one; a transient failure of a read is retried when `retry` is set. */
function exchange<C extends Call>(
  call: C,
  body: BodyOf<C>,
  key: string,
  { kept, ...options }: SendOptions & { retry?: boolean; kept?: boolean | undefined },
): Promise<Outcome<unknown>> {
  const entry = entryOf(key, call.path);
  if (entry.under) return entry.under;
  const under = trying(call, body, options).then(async (outcome) => {
    const earlier =
      kept && isOffline(outcome) && entry.known.answer === undefined ? await offlineQueue.find(key) : null;
    // The entry was reset concurrently, for example by another log-in: this answer belongs to another person.
    if (entry.under !== under) return outcome;
    entry.under = null;
    if (outcome.ok) entry.at = Date.now();
    if (outcome.ok && kept) offlineQueue.keep(key, outcome.answer);
    tell(
      entry,
      outcome.ok
        ? { answer: outcome.answer, failure: null, asking: false }
        : { failure: outcome.failure, asking: false, ...(earlier === null ? {} : { answer: earlier }) },
    );
    return outcome;
  });
  entry.under = under;
  tell(entry, { asking: true });
  return under;
}

const isOffline = (outcome: Outcome<unknown>): boolean => !outcome.ok && outcome.failure.name === 'offline';

async function trying<C extends Call>(
  call: C,
  body: BodyOf<C>,
  { retry, ...options }: SendOptions & { retry?: boolean },
): Promise<Outcome<unknown>> {
  let outcome = await send(call, body, options);
  for (const wait of retry ? RETRY_AFTER_MS : []) {
    if (outcome.ok || !passing.has(outcome.failure.name)) break;
    await new Promise((resolve) => setTimeout(resolve, wait));
    outcome = await send(call, body, options);
  }
  return outcome;
}

/**
 * Calls outside a component; an answer not older than `fresh` milliseconds is reused. An answer marked `kept` is stored for offline
 * use and then reused at any age.
 */
export async function ask<C extends Call>(
  call: C,
  body: BodyOf<C>,
  { fresh = FRESH_MS, ...options }: SendOptions & { fresh?: number; kept?: boolean } = {},
): Promise<Outcome<AnswerOf<C>>> {
  const key = cacheKey(call.path, body, language.get());
  const { known, at } = entryOf(key, call.path);
  if (known.answer !== undefined && at + fresh > Date.now()) {
    if (options.kept) offlineQueue.keep(key, known.answer);
    return { ok: true, answer: known.answer as AnswerOf<C> };
  }
  const outcome = await exchange(call, body, key, options);
  const answer = options.kept && isOffline(outcome) ? cache.read(key).answer : undefined;
  return (answer === undefined ? outcome : { ok: true, answer }) as Outcome<AnswerOf<C>>;
}

/** All readers would send the same request. */
function askOnce({ askers }: Entry): void {
  const [first] = askers;
  first?.();
}

/** Marks all answers of a call as stale, for any body; those on screen are requested again. */
export function invalidate(call: Call): void {
  for (const entry of [...entries.values()].filter(({ path }) => path === call.path)) {
    entry.at = 0;
    // The pending answer may predate the change.
    if (entry.askers.size > 0) entry.under = null;
    askOnce(entry);
  }
}

export const cache = {
  read: (key: string | null): Known => (key === null ? nothing : (entries.get(key)?.known ?? nothing)),
  /** Stores an answer obtained otherwise: with the page, or from the phone's storage. */
  put(key: string, path: string, answer: unknown, at: number = Date.now()): void {
    const entry = entryOf(key, path);
    entry.at = at;
    tell(entry, { answer, failure: null });
  },
  isFresh(key: string, fresh: number): boolean {
    const entry = entries.get(key);
    return entry !== undefined && entry.known.answer !== undefined && entry.at + fresh > Date.now();
  },
  exchange,
  subscribe(key: string, path: string, reader: () => void): () => void {
    const { readers } = entryOf(key, path);
    readers.add(reader);
    return () => readers.delete(reader);
  },
  /** Registers a refetch function for a key while a component shows it. Returns the function that removes it. */
  answerFor(key: string, path: string, asker: () => void): () => void {
    const { askers } = entryOf(key, path);
    askers.add(asker);
    return () => askers.delete(asker);
  },
  /** Clears all answers, for example after another log-in, and requests those on screen again. */
  reset(): void {
    for (const [key, entry] of entries) {
      entry.under = null;
      entry.at = 0;
      tell(entry, nothing);
      if (entry.readers.size === 0) entries.delete(key);
      askOnce(entry);
    }
  },
};
