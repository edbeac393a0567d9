import { LONGEST_MESSAGE, type LogItem, type SayRefusal } from '@meetingapp/contract/live-socket.ts';
import { forgetRepeats, isRepeated, type Repeats } from '@meetingapp/domain/live/repeats.ts';
import { bareText, hasWord } from '@meetingapp/domain/live/words.ts';
import { appendSaid, type Judge, type SaidEntry, type SaidOutcome } from './commands-said.ts';
import type { RoomCore } from './handlers-core.ts';
import type { Viewer } from './handlers-viewer.ts';
import { writerNumber } from './present-log.ts';
import { countWaiting } from './queries-room.ts';

/** The next batch begins so long after the last; meanwhile what is said is gathered. The first waits for those of the same moment only. */
const BETWEEN_MS = 20;
const MOMENT_MS = 1;
const LARGEST_BATCH = 500;

interface Waiting {
  viewer: Viewer;
  entry: SaidEntry;
}

/** What people write in a room, from the frame to the log. */
export class RoomWriting {
  readonly #room: RoomCore;
  readonly #repeats: Repeats = new Map();
  /** When each writer last said something, also through another process. */
  readonly #lastSaid = new Map<number, number>();
  /** What was added to the log since figures were last told. */
  written = 0;
  #waiting: Waiting[] = [];
  #working: Promise<void> | null = null;

  constructor(room: RoomCore, log: readonly LogItem[]) {
    this.#room = room;
    for (const item of log) this.apply(item);
  }

  apply(item: LogItem): void {
    if ((item.k === 'message' || item.k === 'question') && !item.b.by.staff) this.#lastSaid.set(item.b.by.id, item.at);
  }

  /** By which number the others know somebody. */
  numberOf(accountId: number): number {
    return writerNumber(this.#room.state.seal, accountId);
  }

  say(viewer: Viewer, { t, key, text }: { t: 'say' | 'ask'; key: string; text: string }): void {
    const said = text.trim().replace(/\s+/g, ' ');
    const why = this.#refusal(viewer, said);
    if (why) return viewer.tell({ k: 'refused', key, why });
    const accountId = viewer.accountId ?? 0;
    const by = { id: this.numberOf(accountId), name: viewer.name, staff: false };
    this.#waiting.push({
      viewer,
      entry: { accountId, by, kind: t === 'say' ? 'message' : 'question', key, text: said, hold: null },
    });
    if (!this.#working) this.#working = this.#work().finally(() => (this.#working = null));
  }

  #refusal(viewer: Viewer, text: string): SayRefusal | null {
    if (viewer.accountId === null) return 'logged_out';
    if (text === '') return 'empty';
    if ([...text].length > LONGEST_MESSAGE) return 'long';
    return viewer.mayDo(Date.now(), 2) ? null : 'flood';
  }

  async #work(): Promise<void> {
    // Those who say something in the same moment go together.
    for (await pause(MOMENT_MS); this.#waiting.length > 0; await pause(BETWEEN_MS))
      await this.#append(this.#waiting.splice(0, LARGEST_BATCH));
  }

  async #append(batch: Waiting[]): Promise<void> {
    const { id, state, around } = this.#room;
    const now = around.clock();
    for (const { entry } of batch) entry.hold = this.#holdOf(entry, now.getTime());
    let outcomes: SaidOutcome[];
    try {
      const done = await appendSaid(
        around.db,
        { broadcastId: id, conferenceId: state.conferenceId, now },
        batch.map(({ entry }) => entry),
        this.#judgeAt(now.getTime()),
      );
      outcomes = done.outcomes;
      this.written += done.items.length;
      if (done.items.length > 0) this.#room.publish({ n: 'log', items: done.items });
      if (done.held > 0) await this.#tellDesk();
    } catch (error) {
      around.log.error({ err: error, broadcast: id }, 'what was said could not be stored');
      outcomes = batch.map(() => ({ taken: false, why: 'busy' }));
    }
    for (const [index, { viewer, entry }] of batch.entries()) answer(viewer, entry.key, outcomes[index]);
  }

  #holdOf({ text, by }: SaidEntry, at: number): SaidEntry['hold'] {
    const { chat, words } = this.#room.state;
    const repeated = isRepeated(this.#repeats, bareText(text), by.id, at);
    if (hasWord(words, text)) return 'word';
    if (repeated) return 'repeated';
    return chat === 'before' ? 'all' : null;
  }

  /** Slow mode. Only what is taken counts, and what is sent again has been taken before. */
  #judgeAt(at: number): Judge {
    const { slowSeconds } = this.#room.state;
    return ({ by }) => {
      const wait = (this.#lastSaid.get(by.id) ?? 0) + slowSeconds * 1000 - at;
      if (wait > 0) return { why: 'slow', waitSeconds: Math.ceil(wait / 1000) };
      this.#lastSaid.set(by.id, at);
      return null;
    };
  }

  async #tellDesk(): Promise<void> {
    const { id, around } = this.#room;
    this.#room.publish({ n: 'waiting', count: await countWaiting(around.db, id) });
  }

  /** Lets go of what is too old to matter. */
  tidy(at: number): void {
    forgetRepeats(this.#repeats, at);
    const old = at - this.#room.state.slowSeconds * 1000;
    for (const [writer, last] of this.#lastSaid) if (last < old) this.#lastSaid.delete(writer);
  }

  /** What was said is stored before the room closes. */
  async close(): Promise<void> {
    await this.#working;
  }
}

function answer(viewer: Viewer, key: string, outcome: SaidOutcome | undefined): void {
  if (!outcome) return;
  if (outcome.taken) return viewer.tell({ k: 'taken', key, s: outcome.sequence });
  const { why, waitSeconds } = outcome;
  viewer.tell({ k: 'refused', key, why, ...(waitSeconds === undefined ? {} : { waitSeconds }) });
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
