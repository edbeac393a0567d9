import type { RoomBase } from './room-base.ts';
import { Person, type Viewer } from './viewer.ts';

/** Milliseconds of silence after which another process counts as having no viewers. */
const HEARD_MS = 20_000;

/** Presence in a room: people here, the number in other processes, and their mutes. */
export class Presence {
  readonly #room: RoomBase;
  readonly #elsewhere = new Map<string, { count: number; at: number }>();
  #published = 0;
  #staff = 0;
  /** Peak of viewers since the last report of figures. */
  peak = 0;

  constructor(room: RoomBase) {
    this.#room = room;
  }

  /** Viewers in this process, without staff at their desk. */
  get here(): number {
    return this.#room.people.size - this.#staff;
  }

  /** Viewers in all processes; several tabs of a person count once. */
  get viewers(): number {
    let sum = this.here;
    for (const { count } of this.#elsewhere.values()) sum += count;
    return sum;
  }

  enter(viewer: Viewer, key: string, accountId: number | null, mutedUntil: number): void {
    const { people } = this.#room;
    const known = people.get(key);
    const person = known ?? new Person(key, accountId);
    if (!known && isStaff(key)) this.#staff += 1;
    people.set(key, person);
    person.sockets += 1;
    person.mutedUntil = mutedUntil;
    viewer.person = person;
    this.peak = Math.max(this.peak, this.here);
    this.#room.flushSoon();
  }

  leave({ person }: Viewer): void {
    if (!person) return;
    person.sockets -= 1;
    if (person.sockets === 0) {
      this.#room.people.delete(person.key);
      if (isStaff(person.key)) this.#staff -= 1;
    }
    this.#room.flushSoon();
  }

  receive(process: string, count: number): void {
    if (process === this.#room.deps.process) return;
    this.#elsewhere.set(process, { count, at: Date.now() });
    this.#room.flushSoon();
  }

  /** Publishes the count of this process when it changed, or with `often`, so that the others do not drop it. */
  publishCount(often: boolean): void {
    if (this.here !== this.#published || often) {
      this.#published = this.here;
      this.#publish(this.here);
    }
    const old = Date.now() - HEARD_MS;
    for (const [process, { at }] of this.#elsewhere) if (at < old) this.#elsewhere.delete(process);
  }

  mute(accountId: number, until: number | null): void {
    const person = this.#room.people.get(`account ${accountId}`);
    if (!person) return;
    person.mutedUntil = until ?? 0;
    for (const viewer of this.#room.viewers)
      if (viewer.person === person) viewer.send({ k: 'muted', on: until !== null });
  }

  notifyDesk(waiting: number): void {
    for (const viewer of this.#room.viewers) if (viewer.staff) viewer.send({ k: 'desk', waiting });
  }

  close(): void {
    if (this.#published === 0) return;
    this.#publish(0);
  }

  #publish(count: number): void {
    this.#room.publish({ n: 'viewers', process: this.#room.deps.process, count });
  }
}

const isStaff = (key: string): boolean => key.startsWith('staff');
