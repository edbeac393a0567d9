import type { LogItem, ToViewer } from '@meetingapp/contract/live/socket.ts';
import { frameOf, framesOf } from '../../../http/serving/web-sockets.ts';
import type { Cursor } from './audience.ts';
import { RoomBase, type LiveDeps } from './room-base.ts';
import { CACHED_EVENTS, RecentEvents, type RecentEvent } from './recent-events.ts';
import { Presence } from './presence.ts';
import { Counters } from './counters.ts';
import type { Spoken, ViewedRoom, Viewer } from './viewer.ts';
import { WatchTime } from './watch-time.ts';
import { MessageBatcher } from './message-batcher.ts';
import type { RoomEvent } from '../log/runtime/room-event.ts';
import { readBroadcast, type OpenedRoom } from '../socket/queries.ts';
import { readLogBefore, readLog } from '../log/queries.ts';

const PAGE = 50;

type Welcome = Extract<ToViewer, { k: 'welcome' }>;
/** The part of a welcome that is individual; the rest is the same for all viewers who lack the same rows. */
export type OwnWelcome = Pick<Welcome, 'k' | 'last' | 'now' | 'me' | 'chosen' | 'supported'>;

/** Cached welcome frames: viewers who arrive in the same moment mostly share them. */
const MOST_ARRIVALS = 50;

/**
 * A broadcast in one process: its newest rows in order, and its viewers here. Events are batched for a moment and written to all as
 * one frame that is encoded once.
 */
export class Room extends RoomBase implements ViewedRoom {
  readonly batcher: MessageBatcher;
  readonly counters: Counters;
  readonly presence: Presence;
  readonly watchTime: WatchTime;
  readonly #events: RecentEvents;
  readonly #arrivals = new Map<string, Buffer>();
  #reading: Promise<void> | null = null;
  #readAgain = false;

  constructor(deps: LiveDeps, opened: OpenedRoom) {
    super(deps, opened);
    const { row, log, poll, votes } = opened;
    this.#events = new RecentEvents(log, row.last_sequence);
    this.batcher = new MessageBatcher(this, log);
    this.presence = new Presence(this);
    this.watchTime = new WatchTime(this);
    this.counters = new Counters(this, this.presence, {
      likes: row.likes,
      poll: poll ? { id: poll.id, ...votes } : undefined,
    });
  }

  get last(): number {
    return this.#events.last;
  }

  /** Handles an event from another process or a staff call; null: events may have been lost. */
  receive(event: RoomEvent | null): void {
    this.#arrivals.clear();
    if (event === null) return this.unattended(this.catchUp());
    if (event.n === 'log') this.add(event.items);
    else if (event.n === 'viewers') this.presence.receive(event.process, event.count);
    else if (event.n === 'likes') this.counters.receiveLikes(event.likes);
    else if (event.n === 'support') this.counters.receiveSupport(event.votes);
    else if (event.n === 'poll') this.counters.receivePoll(event);
    else if (event.n === 'mute') this.presence.mute(event.accountId, event.until);
    else if (event.n === 'waiting') this.presence.notifyDesk(event.count);
    else this.unattended(this.renew());
  }

  /** Adds rows that follow the last one; a gap is read from the database. */
  add(items: readonly LogItem[]): void {
    this.#arrivals.clear();
    for (const item of items) {
      if (item.s <= this.last) continue;
      if (item.s > this.last + 1) return this.unattended(this.catchUp());
      this.#events.add(item);
      this.#apply(item);
    }
    this.flushSoon();
  }

  #apply(item: LogItem): void {
    this.state.apply(item);
    this.batcher.apply(item);
    if (item.k === 'poll' || item.k === 'poll_result') this.counters.pollChanged();
    if (item.k === 'removed') this.#events.redact(item.b.sequence, item.at);
  }

  /** Reads log rows that are missing here. One read at a time; a call during a read starts another. */
  catchUp(): Promise<void> {
    this.#readAgain = true;
    this.#reading ??= this.#read().finally(() => (this.#reading = null));
    return this.#reading;
  }

  async #read(): Promise<void> {
    while (this.#readAgain) {
      this.#readAgain = false;
      const items = await readLog(this.deps.db, this.id, this.last, CACHED_EVENTS);
      if (items.length > 0) this.add(items);
      if (items.length < CACHED_EVENTS) continue;
      // The following rows push these out of memory.
      this.viewers.writeWaiting();
      this.#readAgain = true;
    }
  }

  flushSoon(): void {
    this.viewers.soon();
  }

  protected frameFor(cursor: Cursor): Buffer | null {
    const rows = this.#events.between(cursor.row, this.last) ?? [];
    const parts = rows.map(({ text }) => text);
    if (this.counters.flush()) this.flushSoon();
    parts.push(...this.counters.deltaSince(cursor.counts));
    cursor.row = this.last;
    cursor.counts = this.counters.revision;
    return parts.length === 0 ? null : frameOf(`[${parts.join(',')}]`);
  }

  /** Sends a viewer the missed rows and adds them to the room. */
  async join(viewer: Viewer, after: number | null, welcome: () => OwnWelcome): Promise<void> {
    if (after !== null && after > this.last) await this.catchUp();
    // No await from here to the end, so that no frame is sent between the missed rows and the next ones.
    if (!viewer.line.writable) return;
    const part = this.viewers.open({ row: this.last, counts: this.counters.revision });
    const { cursor } = part;
    if (cursor.counts < this.counters.revision || (after !== null && after > cursor.row)) part.write();
    const missed = after === null ? null : this.#events.since(after, cursor.row);
    const page = missed ?? this.#events.page(cursor.row);
    const own = JSON.stringify(welcome()).slice(0, -1);
    const counts = JSON.stringify(this.counters.welcome());
    const name = `${missed ? after : ''} ${cursor.row}`;
    viewer.writePieces(framesOf(`[${own}`, this.#arrival(name, page, missed === null), `,${counts}]`));
    part.viewers.add(viewer);
    viewer.room = this;
  }

  /** The shared part of a welcome with the missed rows, encoded once for all who arrive in the same moment. */
  #arrival(name: string, page: RecentEvent[], reset: boolean): Buffer {
    const known = this.#arrivals.get(name);
    if (known) return known;
    const { pinned, poll, chat, slowSeconds } = this.state;
    const rest: Omit<Welcome, keyof OwnWelcome> = {
      reset,
      more: (page[0]?.s ?? 1) > 1,
      pinned,
      poll,
      settings: { chat, slowSeconds },
    };
    const parts = [JSON.stringify(rest).slice(1), ...page.map(({ text }) => text)];
    if (reset) parts.push(JSON.stringify(this.state.questionsFrame()));
    const made = Buffer.from(parts.map((text) => `,${text}`).join(''));
    if (this.#arrivals.size >= MOST_ARRIVALS) this.#arrivals.clear();
    this.#arrivals.set(name, made);
    return made;
  }

  #askOlder(viewer: Viewer, before: number): void {
    if (viewer.mayDo(Date.now(), 3)) this.unattended(this.#older(viewer, before));
  }

  async #older(viewer: Viewer, before: number): Promise<void> {
    const items = await readLogBefore(this.deps.db, this.id, before, PAGE);
    viewer.send({ k: 'older', items, more: (items[0]?.s ?? 1) > 1 });
  }

  /** Handles a frame of a viewer in this room. */
  handle(viewer: Viewer, spoken: Spoken): void {
    if (spoken.t === 'say' || spoken.t === 'ask') this.batcher.say(viewer, spoken);
    else if (spoken.t === 'like') this.counters.like(viewer, spoken.count);
    else if (spoken.t === 'support') this.counters.support(viewer, spoken);
    else if (spoken.t === 'vote') this.counters.vote(viewer, spoken);
    else if (spoken.t === 'beat') this.watchTime.beat(viewer, spoken.playing);
    else if (spoken.t === 'here') this.watchTime.here(viewer, spoken.check);
    else if (spoken.t === 'older') this.#askOlder(viewer, spoken.before);
  }

  /** Reads what is not in the log again: the watch level, and the list of words. */
  async renew(): Promise<void> {
    const row = await readBroadcast(this.deps.db, this.id);
    if (!row) return;
    this.state.renew(row);
    this.#arrivals.clear();
  }

  leave(viewer: Viewer): void {
    if (!this.viewers.delete(viewer)) return;
    this.presence.leave(viewer);
  }

  /** Figures since the last call. */
  takeFigures(): { viewers: number; messages: number; likes: number } {
    const { presence, batcher, counters } = this;
    const figures = { viewers: presence.peak, messages: batcher.written, likes: counters.liked };
    presence.peak = presence.here;
    batcher.written = 0;
    counters.liked = 0;
    return figures;
  }

  /** Stops all background work. */
  async close(): Promise<void> {
    await Promise.all([this.batcher.close(), this.counters.close(), this.watchTime.flush()]);
    this.presence.close();
    this.viewers.writeWaiting();
  }
}
