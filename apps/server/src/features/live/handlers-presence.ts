import type { RoomCore } from './handlers-core.ts';
import { Person, type Viewer } from './handlers-viewer.ts';

/** A process that was not heard of for so long has nobody any more. */
const HEARD_MS = 20_000;

/** Who is in a room: people here, how many elsewhere, and what holds of them. */
export class RoomPresence {
  readonly #room: RoomCore;
  readonly #elsewhere = new Map<string, { count: number; at: number }>();
  #told = 0;
  #staff = 0;
  /** The most at one time since figures were last told. */
  peak = 0;

  constructor(room: RoomCore) {
    this.#room = room;
  }

  /** Who watches; staff at their desk look on. */
  get here(): number {
    return this.#room.people.size - this.#staff;
  }

  /** Everybody, in all processes; one with several tabs is one. */
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

  hear(process: string, count: number): void {
    if (process === this.#room.around.process) return;
    this.#elsewhere.set(process, { count, at: Date.now() });
    this.#room.flushSoon();
  }

  /** Tells the other processes how many are here, where that has changed or they might think that nobody is. */
  tell(often: boolean): void {
    if (this.here !== this.#told || often) {
      this.#told = this.here;
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
      if (viewer.person === person) viewer.tell({ k: 'muted', on: until !== null });
  }

  tellDesk(waiting: number): void {
    for (const viewer of this.#room.viewers) if (viewer.staff) viewer.tell({ k: 'desk', waiting });
  }

  close(): void {
    if (this.#told === 0) return;
    this.#publish(0);
  }

  #publish(count: number): void {
    this.#room.publish({ n: 'viewers', process: this.#room.around.process, count });
  }
}

const isStaff = (key: string): boolean => key.startsWith('staff');
