import { LONGEST_MESSAGE, type LogItem, type PostRefusal } from '@meetingapp/contract/live/socket.ts';
import { purgeRepeats, isRepeated, type Repeats } from '@meetingapp/domain/live/repeats.ts';
import { bareText, hasWord } from '@meetingapp/domain/live/words.ts';
import { logFailure } from '../../../http/calls/failures.ts';
import { postMessages, type Validate, type NewMessage, type PostOutcome } from '../chat/commands.ts';
import type { RoomBase } from './room-base.ts';
import type { Viewer } from './viewer.ts';
import { writerNumber } from '../log/runtime/log-item.ts';
import { countPending } from '../chat/queries.ts';

/** Milliseconds between batches; messages are collected in between. The first batch waits only for messages of the same moment. */
const BETWEEN_MS = 20;
const MOMENT_MS = 1;
const LARGEST_BATCH = 500;

interface Waiting {
  viewer: Viewer;
  entry: NewMessage;
}

/** Messages of a room, from the frame to the log. */
export class MessageBatcher {
  readonly #room: RoomBase;
  readonly #repeats: Repeats = new Map();
  /** When each writer last posted, through any process. */
  readonly #lastSaid = new Map<number, number>();
  /** Rows added to the log since the last report of figures. */
  written = 0;
  #waiting: Waiting[] = [];
  #working: Promise<void> | null = null;

  constructor(room: RoomBase, log: readonly LogItem[]) {
    this.#room = room;
    for (const item of log) this.apply(item);
  }

  apply(item: LogItem): void {
    if ((item.k === 'message' || item.k === 'question') && !item.b.by.staff) this.#lastSaid.set(item.b.by.id, item.at);
  }

  /** The pseudonymous id of an account in this room. */
  numberOf(accountId: number): number {
    return writerNumber(this.#room.state.seal, accountId);
  }

  say(viewer: Viewer, { t, key, text }: { t: 'say' | 'ask'; key: string; text: string }): void {
    const said = text.trim().replace(/\s+/g, ' ');
    const why = this.#refusal(viewer, said);
    if (why) return viewer.send({ k: 'refused', key, why });
    const accountId = viewer.accountId ?? 0;
    const by = { id: this.numberOf(accountId), name: viewer.name, staff: false };
    this.#waiting.push({
      viewer,
      entry: { accountId, by, kind: t === 'say' ? 'message' : 'question', key, text: said, hold: null },
    });
    if (!this.#working) this.#working = this.#work().finally(() => (this.#working = null));
  }

  #refusal(viewer: Viewer, text: string): PostRefusal | null {
    if (viewer.accountId === null) return 'logged_out';
    if (text === '') return 'empty';
    if ([...text].length > LONGEST_MESSAGE) return 'long';
    return viewer.mayDo(Date.now(), 2) ? null : 'flood';
  }

  async #work(): Promise<void> {
    // Messages of the same moment form one batch.
    for (await pause(MOMENT_MS); this.#waiting.length > 0; await pause(BETWEEN_MS))
      await this.#append(this.#waiting.splice(0, LARGEST_BATCH));
  }

  async #append(batch: Waiting[]): Promise<void> {
    const { id, state, deps } = this.#room;
    const now = deps.clock();
    for (const { entry } of batch) entry.hold = this.#holdOf(entry, now.getTime());
    let outcomes: PostOutcome[];
    try {
      const done = await postMessages(
        deps.db,
        { broadcastId: id, conferenceId: state.conferenceId, now },
        batch.map(({ entry }) => entry),
        this.#validateAt(now.getTime()),
      );
      outcomes = done.outcomes;
      this.written += done.items.length;
      if (done.items.length > 0) this.#room.publish({ n: 'log', items: done.items });
      if (done.held > 0) await this.#tellDesk();
    } catch (error) {
      logFailure(deps.log, error, 'what was said could not be stored', { broadcast: id });
      outcomes = batch.map(() => ({ taken: false, why: 'busy' }));
    }
    for (const [index, { viewer, entry }] of batch.entries()) answer(viewer, entry.key, outcomes[index]);
  }

  #holdOf({ text, by }: NewMessage, at: number): NewMessage['hold'] {
    const { chat, words } = this.#room.state;
    const repeated = isRepeated(this.#repeats, bareText(text), by.id, at);
    if (hasWord(words, text)) return 'word';
    if (repeated) return 'repeated';
    return chat === 'before' ? 'all' : null;
  }

  /** Slow mode. Only accepted messages count; a message sent again was accepted before. */
  #validateAt(at: number): Validate {
    const { slowSeconds } = this.#room.state;
    return ({ by }) => {
      const wait = (this.#lastSaid.get(by.id) ?? 0) + slowSeconds * 1000 - at;
      if (wait > 0) return { why: 'slow', waitSeconds: Math.ceil(wait / 1000) };
      this.#lastSaid.set(by.id, at);
      return null;
    };
  }

  async #tellDesk(): Promise<void> {
    const { id, deps } = this.#room;
    this.#room.publish({ n: 'waiting', count: await countPending(deps.db, id) });
  }

  /** Drops entries too old to matter. */
  tidy(at: number): void {
    purgeRepeats(this.#repeats, at);
    const old = at - this.#room.state.slowSeconds * 1000;
    for (const [writer, last] of this.#lastSaid) if (last < old) this.#lastSaid.delete(writer);
  }

  /** Stores pending messages before the room closes. */
  async close(): Promise<void> {
    await this.#working;
  }
}

function answer(viewer: Viewer, key: string, outcome: PostOutcome | undefined): void {
  if (!outcome) return;
  if (outcome.taken) return viewer.send({ k: 'taken', key, s: outcome.sequence });
  const { why, waitSeconds } = outcome;
  viewer.send({ k: 'refused', key, why, ...(waitSeconds === undefined ? {} : { waitSeconds }) });
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
