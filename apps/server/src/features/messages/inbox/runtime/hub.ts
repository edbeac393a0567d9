import type { FastifyBaseLogger } from 'fastify';
import type { AppDependencies } from '../../../../http/calls/dependencies.ts';
import { logFailure } from '../../../../http/calls/failures.ts';
import type { FanOut } from '../../../../ports/fan-out/fan-out.ts';
import { tokenMark, unseenOfMany, validLogIns } from '../queries.ts';
import type { Listener } from './listener.ts';
import { inboxTopic } from '../../../../ports/fan-out/inbox-topic.ts';

const TICK_MS = 1000;
/** Ticks between pings of each phone. */
const PING_TICKS = 30;
/** Milliseconds within which a phone must prove its log-in. */
const HELLO_MS = 10_000;
/** Milliseconds in which changes gather, so that one query answers many phones. */
const GATHER_MS = 50;
/** Phones per query; the others wait for the next turn, so that a message to everybody is no burst. */
const CHUNK = 500;
/** Phones of one account at the same time. */
const MOST_PER_ACCOUNT = 20;

interface HubDeps {
  db: AppDependencies['db'];
  fanOut: FanOut;
  clock: () => Date;
  log: FastifyBaseLogger;
}

/** All phones of this process that show their inbox or its unread number. They hear the number as soon as it changes. */
export class InboxHub {
  readonly #deps: HubDeps;
  readonly #sockets = new Set<Listener>();
  readonly #byAccount = new Map<number, Set<Listener>>();
  /** Phones whose number may have changed, or who have said hello. */
  readonly #due = new Set<Listener>();
  readonly #leave: Promise<() => void>;
  readonly #ticks: NodeJS.Timeout;
  #turn: NodeJS.Timeout | undefined;
  #working: Promise<void> = Promise.resolve();
  #tick = 0;

  constructor(deps: HubDeps) {
    this.#deps = deps;
    this.#leave = deps.fanOut.listen(inboxTopic, (message) => this.#heard(message));
    this.#ticks = setInterval(() => this.#everySecond(), TICK_MS);
    this.#ticks.unref();
  }

  connected(listener: Listener): void {
    this.#sockets.add(listener);
  }

  left(listener: Listener): void {
    this.#sockets.delete(listener);
    this.#due.delete(listener);
    const own = this.#byAccount.get(listener.accountId);
    own?.delete(listener);
    if (own?.size === 0) this.#byAccount.delete(listener.accountId);
  }

  hello(listener: Listener, token: string): void {
    listener.tokenHash = tokenMark(token);
    this.#later([listener]);
  }

  #heard(message: string | null): void {
    // Null: something was missed, so everybody's number may have changed.
    const accounts = message === null ? [...this.#byAccount.keys()] : message.split(' ').map(Number);
    for (const id of accounts) this.#later(this.#byAccount.get(id) ?? []);
  }

  #later(listeners: Iterable<Listener>): void {
    for (const listener of listeners) this.#due.add(listener);
    if (this.#due.size > 0) this.#turn ??= setTimeout(() => this.#begin(), GATHER_MS);
  }

  #begin(): void {
    this.#working = this.#tellSome()
      .catch((error: unknown) => void logFailure(this.#deps.log, error, 'inbox sockets'))
      .finally(() => {
        this.#turn = undefined;
        this.#later([]);
      });
  }

  /** Reads log-ins and numbers of some phones and sends them; a log-in that has ended ends the connection. */
  async #tellSome(): Promise<void> {
    const { db, clock } = this.#deps;
    const some = [...this.#due].slice(0, CHUNK);
    for (const one of some) this.#due.delete(one);
    const hashes = some.flatMap(({ tokenHash }) => tokenHash ?? []);
    const owners = await validLogIns(db, hashes, clock());
    const accounts = [...new Set(owners.values())];
    const unseen = await unseenOfMany(db, accounts, clock());
    for (const one of some) {
      const accountId = owners.get(one.tokenHash?.toString('hex') ?? '');
      if (accountId === undefined || !this.#sockets.has(one)) one.end(1008);
      else if (this.#admit(one, accountId)) one.tell(unseen.get(accountId) ?? 0);
      else one.end(1013);
    }
  }

  #admit(listener: Listener, accountId: number): boolean {
    if (listener.accountId === accountId) return true;
    const own = this.#byAccount.get(accountId) ?? new Set();
    if (own.size >= MOST_PER_ACCOUNT) return false;
    this.#byAccount.set(accountId, own.add(listener));
    listener.accountId = accountId;
    // What changed between the query and now is read in the next turn.
    this.#later([listener]);
    return true;
  }

  #everySecond(): void {
    this.#tick += 1;
    const now = Date.now();
    let slot = 0;
    for (const listener of this.#sockets) {
      slot += 1;
      if (listener.accountId === 0 && now - listener.heardAt > HELLO_MS) listener.line.destroy();
      else if ((slot + this.#tick) % PING_TICKS === 0) listener.ping(now);
    }
  }

  /** Phones connect again, to another process or to the next one here. */
  async close(): Promise<void> {
    clearInterval(this.#ticks);
    clearTimeout(this.#turn);
    (await this.#leave)();
    await this.#working;
    clearTimeout(this.#turn);
    for (const listener of this.#sockets) listener.end(1012);
  }
}
