import { randomBytes } from 'node:crypto';
import { logFailure } from '../../../http/calls/failures.ts';
import { saveFigures, saveViewers, type SeenViewer } from '../figures/commands.ts';
import { Admission, checkRights } from './admission.ts';
import type { LiveDeps } from './room-base.ts';
import { CACHED_EVENTS } from './recent-events.ts';
import { Room } from './room.ts';
import type { Viewer } from './viewer.ts';
import { conferenceTopic, decode, roomTopic } from '../log/runtime/room-event.ts';
import { openRoom, readLogPositions } from '../socket/queries.ts';
import { closePollInTime } from '../poll/commands.ts';

const TICK_MS = 1000;
/** Ticks between pings of each viewer. */
const PING_TICKS = 30;
const STANDINGS_TICKS = 2;
const PRESENCE_TICKS = 5;
const FIGURES_TICKS = 15;
const RIGHTS_TICKS = 30;
const EMPTY_MS = 60_000;
/** Milliseconds within which a viewer must identify; otherwise the socket is closed. */
const HELLO_MS = 10_000;
const CHUNK = 500;

interface Open {
  room: Promise<Room | null>;
  usedAt: number;
  ended: (() => void)[];
}

/** All rooms open in this process, and all sockets. */
export class LiveHub {
  readonly deps: LiveDeps;
  readonly admission: Admission;
  readonly #open = new Map<number, Open>();
  readonly #rooms = new Set<Room>();
  readonly #sockets = new Set<Viewer>();
  /** Viewers seen since the last write; one who comes and goes in between is stored once. */
  #seen = new Map<string, SeenViewer>();
  #tick = 0;
  readonly #timer: NodeJS.Timeout;

  constructor(deps: Omit<LiveDeps, 'process'>) {
    this.deps = { ...deps, process: randomBytes(6).toString('base64url') };
    this.admission = new Admission(this);
    this.#timer = setInterval(() => this.#everySecond(), TICK_MS);
    this.#timer.unref();
  }

  connected(viewer: Viewer): void {
    this.#sockets.add(viewer);
  }

  left(viewer: Viewer): void {
    this.#sockets.delete(viewer);
    if (!viewer.room) return;
    viewer.room.leave(viewer);
    this.#note(viewer);
  }

  entered(viewer: Viewer): void {
    this.#note(viewer);
  }

  #note({ broadcastId, person }: Viewer): void {
    if (!person || person.key.startsWith('staff')) return;
    const { key, accountId } = person;
    this.#seen.set(`${broadcastId} ${key}`, { broadcastId, viewer: key, accountId });
  }

  /** The room of a broadcast, opened on demand; null when there is no such broadcast. */
  async room(id: number): Promise<Room | null> {
    const known = this.#open.get(id);
    if (known) {
      known.usedAt = Date.now();
      return known.room;
    }
    const open: Open = { room: Promise.resolve(null), usedAt: Date.now(), ended: [] };
    open.room = this.#openRoom(id, open);
    this.#open.set(id, open);
    const room = await open.room.catch((error: unknown) => {
      this.#open.delete(id);
      throw error;
    });
    if (!room) this.#open.delete(id);
    return room;
  }

  async #openRoom(id: number, open: Open): Promise<Room | null> {
    const { db, fanOut } = this.deps;
    let room: Room | null = null;
    // Subscribes before reading: what happens in between arrives by one of the two, and duplicates are dropped.
    const receive = (text: string | null): void => room?.receive(text === null ? null : decode(text));
    open.ended.push(await fanOut.listen(roomTopic(id), receive));
    const opened = await openRoom(db, id, CACHED_EVENTS);
    if (opened) {
      room = new Room(this.deps, opened);
      open.ended.push(await fanOut.listen(conferenceTopic(opened.row.conference_id), receive));
      this.#rooms.add(room);
      await room.catchUp();
    } else for (const end of open.ended) end();
    return room;
  }

  #everySecond(): void {
    this.#tick += 1;
    const now = Date.now();
    let slot = 0;
    for (const viewer of this.#sockets) {
      slot += 1;
      if (!viewer.room && now - viewer.heardAt > HELLO_MS) viewer.line.destroy();
      else if ((slot + this.#tick) % PING_TICKS === 0) viewer.ping(now);
    }
    const every = (ticks: number): boolean => this.#tick % ticks === 0;
    for (const room of this.#rooms) {
      const { poll } = room.state;
      if (poll?.closesAt != null && poll.closesAt <= now) this.#later(closePollInTime(this.deps, room.id, poll.id));
      room.presence.publishCount(every(PRESENCE_TICKS));
      if (every(RIGHTS_TICKS)) {
        room.batcher.tidy(now);
        this.#later(this.#checkRights(room));
      }
    }
    if (every(STANDINGS_TICKS)) this.#later(this.#compare());
    if (every(FIGURES_TICKS)) this.#later(this.#tellFigures());
    for (const [id, open] of this.#open) if (now - open.usedAt > EMPTY_MS) this.#later(this.#closeEmpty(id, open));
  }

  /** A failed background task is logged and retried at the next tick. */
  #later(work: Promise<unknown>): void {
    work.catch((error: unknown) => logFailure(this.deps.log, error, 'live rooms'));
  }

  /** Events between processes may be lost; the log is not. Compares each room with the stored log. */
  async #compare(): Promise<void> {
    // Copied first: a room opened during the query was not part of it.
    const rooms = [...this.#rooms];
    if (rooms.length === 0) return;
    const rows = await readLogPositions(
      this.deps.db,
      rooms.map(({ id }) => id),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const room of rooms) {
      const row = byId.get(room.id);
      if (!row) for (const viewer of room.viewers) viewer.bye('gone');
      else if (row.last > room.last) await room.catchUp();
      if (!row) continue;
      room.counters.receiveLikes(row.likes);
      if (row.version === room.state.version) continue;
      await room.renew();
      await this.#checkRights(room);
    }
  }

  /** Disconnects viewers who lost the right to watch, after a refund or at the end of a log-in. */
  async #checkRights(room: Room): Promise<void> {
    const viewers = [...room.viewers];
    for (let from = 0; from < viewers.length; from += CHUNK) {
      const some = viewers.slice(from, from + CHUNK).map((viewer) => ({ viewer, tokenHash: viewer.tokenHash }));
      const { holders, refused } = await checkRights(room, some);
      for (const one of some) {
        if (refused.has(one)) one.viewer.bye('may_not_watch');
        // Logged out elsewhere: they reconnect as a visitor.
        else if (one.tokenHash && !holders.has(one)) one.viewer.end(1012);
      }
    }
  }

  async #tellFigures(): Promise<void> {
    const { db, process, clock } = this.deps;
    const figures = [...this.#rooms].map((room) => ({ broadcastId: room.id, ...room.takeFigures() }));
    await saveFigures(db, process, clock(), figures);
    const seen = [...this.#seen.values()];
    this.#seen = new Map();
    for (let from = 0; from < seen.length; from += CHUNK)
      await saveViewers(db, clock(), seen.slice(from, from + CHUNK));
  }

  async #closeEmpty(id: number, open: Open): Promise<void> {
    const room = await open.room;
    if (!room || room.viewers.size > 0) {
      open.usedAt = Date.now();
      return;
    }
    this.#open.delete(id);
    this.#rooms.delete(room);
    for (const end of open.ended) end();
    await room.close();
  }

  /** Stores pending messages, then asks all viewers to reconnect, to another process or to the next one here. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.allSettled([...this.#rooms].map((room) => room.close()));
    await this.#tellFigures().catch(() => undefined);
    for (const viewer of this.#sockets) viewer.end(1012);
    for (const { ended } of this.#open.values()) for (const end of ended) end();
    const until = Date.now() + 1500;
    while (this.#sockets.size > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const viewer of this.#sockets) viewer.line.destroy();
  }
}
