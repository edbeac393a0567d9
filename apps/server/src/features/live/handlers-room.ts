import type { LogItem, ToViewer } from '@meetingapp/contract/live-socket.ts';
import { frameOf, framesOf } from '../../http/web-sockets.ts';
import type { Heard } from './handlers-audience.ts';
import { RoomCore, type LiveSurroundings } from './handlers-core.ts';
import { KEPT, Lines, type Line } from './handlers-lines.ts';
import { RoomPresence } from './handlers-presence.ts';
import { RoomTally } from './handlers-tally.ts';
import type { Spoken, ViewedRoom, Viewer } from './handlers-viewer.ts';
import { RoomWatching } from './commands-watching.ts';
import { RoomWriting } from './handlers-writing.ts';
import type { RoomNews } from './present-news.ts';
import { readBroadcast, readLog, readLogBefore, type OpenedRoom } from './queries-room.ts';

const PAGE = 50;

type Welcome = Extract<ToViewer, { k: 'welcome' }>;
/** What a welcome says to one alone; the rest is the same for all who lack the same. */
export type OwnWelcome = Pick<Welcome, 'k' | 'last' | 'now' | 'me' | 'chosen' | 'supported'>;

/** What those get who come in the same moment is the same for most of them. */
const MOST_ARRIVALS = 50;

/**
 * A broadcast as one process has it: its newest rows in their order, and everybody here who sees them. What happens is put
 * together for a moment and written to all as one frame that was made once.
 */
export class Room extends RoomCore implements ViewedRoom {
  readonly writing: RoomWriting;
  readonly tally: RoomTally;
  readonly presence: RoomPresence;
  readonly watching: RoomWatching;
  readonly #lines: Lines;
  readonly #arrivals = new Map<string, Buffer>();
  #reading: Promise<void> | null = null;
  #readAgain = false;

  constructor(around: LiveSurroundings, opened: OpenedRoom) {
    super(around, opened);
    const { row, log, poll, votes } = opened;
    this.#lines = new Lines(log, row.last_sequence);
    this.writing = new RoomWriting(this, log);
    this.presence = new RoomPresence(this);
    this.watching = new RoomWatching(this);
    this.tally = new RoomTally(this, this.presence, {
      likes: row.likes,
      poll: poll ? { id: poll.id, ...votes } : undefined,
    });
  }

  get last(): number {
    return this.#lines.last;
  }

  /** What another process, or a call of the staff, tells of this broadcast; null: something may have been missed. */
  hear(news: RoomNews | null): void {
    this.#arrivals.clear();
    if (news === null) return this.unattended(this.catchUp());
    if (news.n === 'log') this.add(news.items);
    else if (news.n === 'viewers') this.presence.hear(news.process, news.count);
    else if (news.n === 'likes') this.tally.hearLikes(news.likes);
    else if (news.n === 'support') this.tally.hearSupport(news.votes);
    else if (news.n === 'poll') this.tally.hearPoll(news);
    else if (news.n === 'mute') this.presence.mute(news.accountId, news.until);
    else if (news.n === 'waiting') this.presence.tellDesk(news.count);
    else this.unattended(this.renew());
  }

  /** Rows that come next are taken; of a gap the database is asked. */
  add(items: readonly LogItem[]): void {
    this.#arrivals.clear();
    for (const item of items) {
      if (item.s <= this.last) continue;
      if (item.s > this.last + 1) return this.unattended(this.catchUp());
      this.#lines.add(item);
      this.#apply(item);
    }
    this.flushSoon();
  }

  #apply(item: LogItem): void {
    this.state.apply(item);
    this.writing.apply(item);
    if (item.k === 'poll' || item.k === 'poll_result') this.tally.pollChanged();
    if (item.k === 'removed') this.#lines.strike(item.b.sequence, item.at);
  }

  /** Reads what is in the log and not here. One reading at a time; asked meanwhile, it reads once more. */
  catchUp(): Promise<void> {
    this.#readAgain = true;
    this.#reading ??= this.#read().finally(() => (this.#reading = null));
    return this.#reading;
  }

  async #read(): Promise<void> {
    while (this.#readAgain) {
      this.#readAgain = false;
      const items = await readLog(this.around.db, this.id, this.last, KEPT);
      if (items.length > 0) this.add(items);
      if (items.length < KEPT) continue;
      // What follows pushes these out of memory.
      this.viewers.writeWaiting();
      this.#readAgain = true;
    }
  }

  flushSoon(): void {
    this.viewers.soon();
  }

  protected newsFor(heard: Heard): Buffer | null {
    const rows = this.#lines.between(heard.row, this.last) ?? [];
    const parts = rows.map(({ text }) => text);
    if (this.tally.collect()) this.flushSoon();
    parts.push(...this.tally.toldSince(heard.counts));
    heard.row = this.last;
    heard.counts = this.tally.told;
    return parts.length === 0 ? null : frameOf(`[${parts.join(',')}]`);
  }

  /** From here on a viewer sees what everybody sees, after what they missed. */
  async join(viewer: Viewer, after: number | null, welcome: () => OwnWelcome): Promise<void> {
    if (after !== null && after > this.last) await this.catchUp();
    // Nothing is waited for from here to the end: no frame goes out between what was missed and what comes.
    if (!viewer.line.writable) return;
    const part = this.viewers.open({ row: this.last, counts: this.tally.told });
    const { heard } = part;
    if (heard.counts < this.tally.told || (after !== null && after > heard.row)) part.write();
    const missed = after === null ? null : this.#lines.missed(after, heard.row);
    const page = missed ?? this.#lines.page(heard.row);
    const own = JSON.stringify(welcome()).slice(0, -1);
    const counts = JSON.stringify(this.tally.welcome());
    const name = `${missed ? after : ''} ${heard.row}`;
    viewer.writePieces(framesOf(`[${own}`, this.#arrival(name, page, missed === null), `,${counts}]`));
    part.viewers.add(viewer);
    viewer.room = this;
  }

  /** The rest of a welcome and what was missed, made once for all who come in the same moment. */
  #arrival(name: string, page: Line[], reset: boolean): Buffer {
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
    const items = await readLogBefore(this.around.db, this.id, before, PAGE);
    viewer.tell({ k: 'older', items, more: (items[0]?.s ?? 1) > 1 });
  }

  /** What somebody says who is here. */
  handle(viewer: Viewer, spoken: Spoken): void {
    if (spoken.t === 'say' || spoken.t === 'ask') this.writing.say(viewer, spoken);
    else if (spoken.t === 'like') this.tally.like(viewer, spoken.count);
    else if (spoken.t === 'support') this.tally.support(viewer, spoken);
    else if (spoken.t === 'vote') this.tally.vote(viewer, spoken);
    else if (spoken.t === 'beat') this.watching.beat(viewer, spoken.playing);
    else if (spoken.t === 'here') this.watching.here(viewer, spoken.check);
    else if (spoken.t === 'older') this.#askOlder(viewer, spoken.before);
  }

  /** What of a broadcast is not in its log: who may watch, and the list of words. */
  async renew(): Promise<void> {
    const row = await readBroadcast(this.around.db, this.id);
    if (!row) return;
    this.state.renew(row);
    this.#arrivals.clear();
  }

  leave(viewer: Viewer): void {
    if (!this.viewers.delete(viewer)) return;
    this.presence.leave(viewer);
  }

  /** What happened here since it was last asked. */
  takeFigures(): { viewers: number; messages: number; likes: number } {
    const { presence, writing, tally } = this;
    const figures = { viewers: presence.peak, messages: writing.written, likes: tally.liked };
    presence.peak = presence.here;
    writing.written = 0;
    tally.liked = 0;
    return figures;
  }

  /** Nothing of it goes on by itself any more. */
  async close(): Promise<void> {
    await Promise.all([this.writing.close(), this.tally.close(), this.watching.flush()]);
    this.presence.close();
    this.viewers.writeWaiting();
  }
}
