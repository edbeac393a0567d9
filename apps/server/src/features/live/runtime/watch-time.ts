import { ANSWER_WITHIN_SECONDS, validateBeat, type Attention } from '@meetingapp/domain/live/presence-check.ts';
import type { Beat } from '../../../db/rows/watching.ts';
import { saveBeats, saveCheck } from '../figures/commands-watch-time.ts';
import type { RoomBase } from './room-base.ts';
import type { Viewer } from './viewer.ts';

const TOGETHER_MS = 1000;

/** Watch time of a room: beats of many players become one statement, and long-time viewers are asked whether they are present. */
export class WatchTime {
  readonly #room: RoomBase;
  readonly #attention = new WeakMap<Viewer, Attention>();
  #beats: Beat[] = [];
  #timer: NodeJS.Timeout | null = null;
  #lastCheck = 0;

  constructor(room: RoomBase) {
    this.#room = room;
  }

  /** Counts only while the broadcast is live, and only for viewers with an account. */
  beat(viewer: Viewer, playing: boolean): void {
    const { accountId } = viewer;
    if (accountId === null || !this.#room.state.live || !viewer.mayDo(Date.now(), 1)) return;
    const now = this.#room.deps.clock();
    const attention = this.#attention.get(viewer) ?? { since: now.getTime(), asked: null };
    this.#attention.set(viewer, attention);
    const verdict = validateBeat(attention, now.getTime());
    if (verdict === 'wait') return;
    this.#note(viewer, accountId, playing, now);
    if (verdict === 'ask' && playing) this.#ask(viewer, accountId, attention, now);
  }

  #ask(viewer: Viewer, accountId: number, attention: Attention, now: Date): void {
    this.#lastCheck += 1;
    attention.asked = { id: this.#lastCheck, at: now.getTime() };
    viewer.send({ k: 'check', id: this.#lastCheck, seconds: ANSWER_WITHIN_SECONDS });
    this.#check(viewer, accountId, false);
  }

  /** Answer to a presence check. Counts when late, too: watch time continues from here. */
  here(viewer: Viewer, check: number): void {
    const attention = this.#attention.get(viewer);
    const { accountId } = viewer;
    if (accountId === null || attention?.asked?.id !== check) return;
    const now = this.#room.deps.clock();
    attention.asked = null;
    attention.since = now.getTime();
    this.#note(viewer, accountId, true, now);
    this.#check(viewer, accountId, true);
  }

  /** Stored after the earlier beats, because it belongs to their stretch. */
  #check({ player }: Viewer, accountId: number, answered: boolean): void {
    const { db } = this.#room.deps;
    this.#room.unattended(this.flush().then(() => saveCheck(db, { accountId, player, answered })));
  }

  #note({ player }: Viewer, accountId: number, playing: boolean, at: Date): void {
    const { id: broadcastId, state } = this.#room;
    const about = { broadcastId, videoId: null, conferenceId: state.conferenceId };
    this.#beats.push({ ...about, accountId, player, playing, at });
    this.#timer ??= setTimeout(() => this.#room.unattended(this.flush()), TOGETHER_MS);
  }

  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const beats = this.#beats;
    this.#beats = [];
    await saveBeats(this.#room.deps.db, beats);
  }
}
