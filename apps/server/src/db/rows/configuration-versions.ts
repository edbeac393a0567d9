import { rootOf } from '../connection/transaction.ts';
import type { Database } from '../connection/database.ts';

/** Topic of the database's notifications of changes (0033_configuration_changed.sql): the number of the conference. */
export const CONFIGURATION_CHANGED = 'configuration_changed';
/** Maximum number of versions kept per database. */
const MOST = 1000;

export interface ConfigurationVersionsOptions {
  /** Milliseconds for which a version is kept; 0: none is kept. */
  ms: number;
  /** True while the notifications of changes arrive. */
  hears: () => boolean;
  /** Milliseconds of a clock that never goes back. */
  elapsed?: () => number;
}

/** Versions of configurations as last read, while the database notifies this process of changes. */
export class ConfigurationVersions {
  readonly #versions = new Map<number, { version: string; until: number }>();
  readonly #ms: number;
  readonly #hears: () => boolean;
  readonly #elapsed: () => number;
  #generation = 0;

  constructor({ ms, hears, elapsed = () => performance.now() }: ConfigurationVersionsOptions) {
    [this.#ms, this.#hears, this.#elapsed] = [ms, hears, elapsed];
  }

  /** The version of a conference, kept or read. */
  async get(conferenceId: number, read: () => Promise<string>): Promise<string> {
    if (this.#ms === 0 || !this.#hears()) return read();
    const known = this.#versions.get(conferenceId);
    if (known && known.until > this.#elapsed()) return known.version;
    const generation = this.#generation;
    const version = await read();
    this.#versions.delete(conferenceId);
    // A version that may have changed while it was read is not kept.
    if (version === '' || generation !== this.#generation || !this.#hears()) return version;
    this.#versions.set(conferenceId, { version, until: this.#elapsed() + this.#ms });
    const [oldest] = this.#versions.keys();
    if (this.#versions.size > MOST && oldest !== undefined) this.#versions.delete(oldest);
    return version;
  }

  /** Forgets the version of a conference; null: all. */
  forget(conferenceId: number | null): void {
    this.#generation += 1;
    if (conferenceId === null) this.#versions.clear();
    else this.#versions.delete(conferenceId);
  }
}

const kept = new WeakMap<Database, ConfigurationVersions>();

/** Lets the readers of a database use kept versions; null: none. */
export function useVersions(db: Database, versions: ConfigurationVersions | null): void {
  if (versions) kept.set(db, versions);
  else kept.delete(db);
}

/** The kept versions of a database, also for its transactions; undefined: every version is read. */
export const versionsOf = (db: Database): ConfigurationVersions | undefined => kept.get(rootOf(db));
