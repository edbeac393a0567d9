import type { FanOut } from '../../ports/fan-out/fan-out.ts';
import type { Caller } from '../calls/context.ts';

/** Milliseconds for which a log-in is trusted without reading it again. */
const CACHE_MS = 10_000;
/** Maximum number of log-ins kept per process, of about 300 bytes each. */
const MOST = 50_000;
/** Topic of the database's notifications of ended log-ins (0027_notifications.sql): the token's hash in base64. */
const TOPIC = 'log_in_ended';

/**
 * Log-ins of accounts as last read. The database notifies every process of an ended one; while these notifications do not arrive, none
 * is kept. Log-ins of staff are never kept, because their rights change.
 */
export class CachedLogIns {
  readonly #callers = new Map<string, { caller: Caller; until: number }>();
  readonly #hears: () => boolean;
  readonly #elapsed: () => number;
  #generation = 0;
  #leave: () => void = () => undefined;

  constructor(hears: () => boolean, elapsed: () => number = () => performance.now()) {
    this.#hears = hears;
    this.#elapsed = elapsed;
  }

  /** Opens an empty store that hears of ended log-ins. */
  static async open(fanOut: FanOut): Promise<CachedLogIns> {
    const kept = new CachedLogIns(() => fanOut.hears());
    kept.#leave = await fanOut.listen(TOPIC, (hash) => kept.forget(hash === null ? null : Buffer.from(hash, 'base64')));
    return kept;
  }

  /** The caller of a token, kept or read. */
  async get(hash: Buffer, read: () => Promise<Caller | null>): Promise<Caller | null> {
    if (!this.#hears()) return read();
    const key = hash.toString('base64');
    const known = this.#callers.get(key);
    if (known && known.until > this.#elapsed()) return known.caller;
    const generation = this.#generation;
    const caller = await read();
    this.#callers.delete(key);
    // A log-in that may have ended while it was read is not kept.
    if (caller === null || caller.staff !== null || generation !== this.#generation || !this.#hears()) return caller;
    this.#callers.set(key, { caller, until: this.#elapsed() + CACHE_MS });
    const [oldest] = this.#callers.keys();
    if (this.#callers.size > MOST && oldest !== undefined) this.#callers.delete(oldest);
    return caller;
  }

  /** Forgets a log-in by its token's hash; null: all. */
  forget(hash: Buffer | null): void {
    this.#generation += 1;
    if (hash === null) this.#callers.clear();
    else this.#callers.delete(hash.toString('base64'));
  }

  close(): void {
    this.#leave();
  }
}
