import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { send } from './call.ts';
import type { CallFailure, Outcome, SendOptions } from './call.ts';
import { keptAnswers } from './kept-answers.ts';
import { language } from './language.ts';

/** A failure on its way through code that knows only thrown errors, such as the guard's. */
export class CallError extends Error {
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    super(failure.msg);
    this.failure = failure;
  }
}

/** What is known of one question: a call with its body, in a language. */
export interface Known {
  /** The newest answer; stays when a later try fails. */
  readonly answer: unknown;
  readonly failure: CallFailure | null;
  readonly asking: boolean;
}

interface Entry {
  known: Known;
  path: string;
  /** When the answer came, in milliseconds since 1970; 0 is out of date at once. */
  at: number;
  /** The request under way, which a second asker joins. */
  under: Promise<Outcome<unknown>> | null;
  /** Those who show it. */
  readers: Set<() => void>;
  /** Ways to ask it again, of those who show it. */
  askers: Set<() => void>;
}

export const FRESH_MS = 30_000;
const RETRY_AFTER_MS = [1000, 2000];
/** Trying again may help; a refusal stays a refusal. */
const passing = new Set<string>(['offline', 'unavailable']);
/** More than a person has in mind; beyond it the answers that nobody shows go, the oldest first. */
const MOST = 150;
const nothing: Known = { answer: undefined, failure: null, asking: false };

const entries = new Map<string, Entry>();

/** Ids come from addresses as text and from answers as numbers: both are the same question. Order does not matter either. */
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

/** Asks, or joins who asks already; a passing failure of a read is tried again when `retry` says so. */
function exchange<C extends Call>(
  call: C,
  body: BodyOf<C>,
  key: string,
  { kept, ...options }: SendOptions & { retry?: boolean; kept?: boolean | undefined },
): Promise<Outcome<unknown>> {
  const entry = entryOf(key, call.path);
  if (entry.under) return entry.under;
  const under = trying(call, body, options).then(async (outcome) => {
    const earlier = kept && isOffline(outcome) && entry.known.answer === undefined ? await keptAnswers.find(key) : null;
    // Forgotten meanwhile, for example by another log-in: this answer was another person's.
    if (entry.under !== under) return outcome;
    entry.under = null;
    if (outcome.ok) entry.at = Date.now();
    if (outcome.ok && kept) keptAnswers.keep(key, outcome.answer);
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
 * Asks outside of a component; an answer of the last `fresh` milliseconds serves. One that is `kept` is kept for want of a network,
 * and then serves however old it is.
 */
export async function ask<C extends Call>(
  call: C,
  body: BodyOf<C>,
  { fresh = FRESH_MS, ...options }: SendOptions & { fresh?: number; kept?: boolean } = {},
): Promise<Outcome<AnswerOf<C>>> {
  const key = cacheKey(call.path, body, language.get());
  const { known, at } = entryOf(key, call.path);
  if (known.answer !== undefined && at + fresh > Date.now()) {
    if (options.kept) keptAnswers.keep(key, known.answer);
    return { ok: true, answer: known.answer as AnswerOf<C> };
  }
  const outcome = await exchange(call, body, key, options);
  const answer = options.kept && isOffline(outcome) ? cache.read(key).answer : undefined;
  return (answer === undefined ? outcome : { ok: true, answer }) as Outcome<AnswerOf<C>>;
}

/** All who show it would ask the same. */
function askOnce({ askers }: Entry): void {
  const [first] = askers;
  first?.();
}

/** What is known of a call is out of date, whatever it was asked with; what is on screen is asked again. */
export function invalidate(call: Call): void {
  for (const entry of [...entries.values()].filter(({ path }) => path === call.path)) {
    entry.at = 0;
    // An answer under way may have been written before the change.
    if (entry.askers.size > 0) entry.under = null;
    askOnce(entry);
  }
}

export const cache = {
  read: (key: string | null): Known => (key === null ? nothing : (entries.get(key)?.known ?? nothing)),
  /** Puts an answer there that came otherwise: with the page, or long ago and kept. */
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
  /** Says how to ask for a key again, as long as somebody shows it. */
  answerFor(key: string, path: string, asker: () => void): () => void {
    const { askers } = entryOf(key, path);
    askers.add(asker);
    return () => askers.delete(asker);
  },
  /** Forgets every answer, as after another log-in, and asks anew for what is on screen. */
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
