import type { LogItem, ToViewer } from '@meetingapp/contract/live-socket.ts';
import { paceOf } from '@meetingapp/domain/live/pace.ts';
import { frameOf } from '../../http/web-sockets.ts';
import { RoomCore, type LiveSurroundings } from './handlers-core.ts';
import { RoomPresence } from './handlers-presence.ts';
import { RoomTally } from './handlers-tally.ts';
import type { Spoken, ViewedRoom, Viewer } from './handlers-viewer.ts';
import { RoomWatching } from './commands-watching.ts';
import { RoomWriting } from './handlers-writing.ts';
import type { RoomNews } from './present-news.ts';
import { readBroadcast, readLog, readLogBefore, type OpenedRoom } from './queries-room.ts';

/** So many rows stay in memory, for those who come back; who was away longer reads from the database. */
const KEPT = 1000;
const PAGE = 50;
/** More than this was missed: one begins anew with the newest page. */
const MOST_MISSED = 2000;
const SOON_MS = 10;

interface Line {
  s: number;
  text: string;
  /** The row that this one repeats the words of. */
  quotes: number | null;
}

/**
 * A broadcast as one process has it: its newest rows in their order, and everybody here who sees them. What happens is put
 * together for a moment and written to all as one frame that was made once.
 */
export class Room extends RoomCore implements ViewedRoom {
  readonly writing: RoomWriting;
  readonly tally: RoomTally;
  readonly presence: RoomPresence;
  readonly watching: RoomWatching;
  #lines: Line[];
  /** The last row that is here, and the last that everybody here was sent. */
  #known: number;
  #sent: number;
  #timer: NodeJS.Timeout | null = null;
  #flushedAt = 0;
  #reading: Promise<void> | null = null;
  #readAgain = false;

  constructor(around: LiveSurroundings, opened: OpenedRoom) {
    super(around, opened);
    const { row, log, poll, votes } = opened;
    this.#lines = log.map(lineOf);
    this.#known = log.at(-1)?.s ?? row.last_sequence;
    this.#sent = this.#known;
    this.writing = new RoomWriting(this, log);
    this.presence = new RoomPresence(this);
    this.watching = new RoomWatching(this);
    this.tally = new RoomTally(this, this.presence, {
      likes: row.likes,
      poll: poll ? { id: poll.id, ...votes } : undefined,
    });
  }

  get last(): number {
    return this.#known;
  }

  /** What another process, or a call of the staff, tells of this broadcast; null: something may have been missed. */
  hear(news: RoomNews | null): void {
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
    for (const item of items) {
      if (item.s <= this.#known) continue;
      if (item.s > this.#known + 1) return this.unattended(this.catchUp());
      this.#known = item.s;
      this.#lines.push(lineOf(item));
      this.#apply(item);
    }
    if (this.#lines.length > KEPT * 1.5) this.#lines = this.#lines.slice(-KEPT);
    this.flushSoon();
  }

  #apply(item: LogItem): void {
    this.state.apply(item);
    this.writing.apply(item);
    if (item.k === 'poll' || item.k === 'poll_result') this.tally.pollChanged();
    // Whoever comes back is not told what is gone.
    if (item.k === 'removed') this.#strike(item.b.sequence, item.at);
  }

  #strike(sequence: number, at: number): void {
    for (const line of this.#lines) {
      const { s, quotes } = line;
      if (s === sequence) line.text = JSON.stringify({ s, at, k: 'removed', b: { sequence } } satisfies LogItem);
      else if (quotes === sequence)
        line.text = JSON.stringify({ s, at, k: 'pinned', b: { sequence: null, said: null } } satisfies LogItem);
    }
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
      const items = await readLog(this.around.db, this.id, this.#known, KEPT);
      if (items.length > 0) this.add(items);
      if (items.length === KEPT) this.#readAgain = true;
    }
  }

  /** At the next beat of this room; the first after a pause nearly at once. */
  flushSoon(): void {
    if (this.#timer) return;
    const since = Date.now() - this.#flushedAt;
    this.#timer = setTimeout(() => this.flush(), Math.max(SOON_MS, paceOf(this.viewers.size) - since));
  }

  flush(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#flushedAt = Date.now();
    const parts = this.#linesAfter(this.#sent).map(({ text }) => text);
    this.#sent = this.#known;
    const now = this.tally.changed();
    if (now) parts.push(JSON.stringify(now));
    if (parts.length === 0) return;
    const frame = frameOf(`[${parts.join(',')}]`);
    for (const viewer of this.viewers) viewer.write(frame);
  }

  #linesAfter(sequence: number): Line[] {
    const from = this.#lines.findIndex(({ s }) => s > sequence);
    return from === -1 ? [] : this.#lines.slice(from);
  }

  /** The rows a viewer lacks who knows all up to `after`; null: too many, or none that we know of. */
  async #missed(after: number): Promise<Line[] | null> {
    if (after > this.#known) await this.catchUp();
    if (after > this.#sent) this.flush();
    if (after > this.#sent || this.#sent - after > MOST_MISSED) return null;
    const first = this.#lines[0]?.s ?? this.#known + 1;
    const older =
      after + 1 >= first ? [] : (await readLog(this.around.db, this.id, after, first - after - 1)).map(lineOf);
    return [...older, ...this.#linesAfter(older.at(-1)?.s ?? after).filter(({ s }) => s <= this.#sent)];
  }

  /** From here on a viewer sees what everybody sees, after what they missed. */
  async join(viewer: Viewer, after: number | null, welcome: (about: { reset: boolean; more: boolean }) => ToViewer) {
    const missed = after === null ? null : await this.#missed(after);
    // Nothing is waited for from here to the end: no frame goes out between what was missed and what comes.
    if (!viewer.line.writable) return;
    const page = missed ?? this.#lines.filter(({ s }) => s <= this.#sent).slice(-PAGE);
    const parts = page.map(({ text }) => text);
    parts.unshift(JSON.stringify(welcome({ reset: missed === null, more: (page[0]?.s ?? 1) > 1 })));
    if (missed === null) parts.push(JSON.stringify(this.state.questionsFrame()));
    parts.push(JSON.stringify(this.tally.now()));
    viewer.write(frameOf(`[${parts.join(',')}]`));
    this.viewers.add(viewer);
    viewer.room = this;
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
    if (row) this.state.renew(row);
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
    if (this.#timer) this.flush();
  }
}

const lineOf = (item: LogItem): Line => ({
  s: item.s,
  text: JSON.stringify(item),
  quotes: item.k === 'pinned' ? item.b.sequence : null,
});
