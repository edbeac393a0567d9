import { ANSWER_WITHIN_SECONDS, judgeBeat, type Attention } from '@meetingapp/domain/live/presence-check.ts';
import { keepBeats, keepCheck, type Beat } from '../../db/watching.ts';
import type { RoomCore } from './handlers-core.ts';
import type { Viewer } from './handlers-viewer.ts';

const TOGETHER_MS = 1000;

/** What is watched in a room: beats of many players become one statement; who watches for long is asked whether they are there. */
export class RoomWatching {
  readonly #room: RoomCore;
  readonly #attention = new WeakMap<Viewer, Attention>();
  #beats: Beat[] = [];
  #timer: NodeJS.Timeout | null = null;
  #lastCheck = 0;

  constructor(room: RoomCore) {
    this.#room = room;
  }

  /** A picture that does not come is not watched, and minutes are kept of those who have an account. */
  beat(viewer: Viewer, playing: boolean): void {
    const { accountId } = viewer;
    if (accountId === null || !this.#room.state.live || !viewer.mayDo(Date.now(), 1)) return;
    const now = this.#room.around.clock();
    const attention = this.#attention.get(viewer) ?? { since: now.getTime(), asked: null };
    this.#attention.set(viewer, attention);
    const verdict = judgeBeat(attention, now.getTime());
    if (verdict === 'wait') return;
    this.#note(viewer, accountId, playing, now);
    if (verdict === 'ask' && playing) this.#ask(viewer, accountId, attention, now);
  }

  #ask(viewer: Viewer, accountId: number, attention: Attention, now: Date): void {
    this.#lastCheck += 1;
    attention.asked = { id: this.#lastCheck, at: now.getTime() };
    viewer.tell({ k: 'check', id: this.#lastCheck, seconds: ANSWER_WITHIN_SECONDS });
    this.#check(viewer, accountId, false);
  }

  /** I am there. Late, too: from here on it counts again. */
  here(viewer: Viewer, check: number): void {
    const attention = this.#attention.get(viewer);
    const { accountId } = viewer;
    if (accountId === null || attention?.asked?.id !== check) return;
    const now = this.#room.around.clock();
    attention.asked = null;
    attention.since = now.getTime();
    this.#note(viewer, accountId, true, now);
    this.#check(viewer, accountId, true);
  }

  /** After the beats that came before it: it belongs to their stretch. */
  #check({ player }: Viewer, accountId: number, answered: boolean): void {
    const { db } = this.#room.around;
    this.#room.unattended(this.flush().then(() => keepCheck(db, { accountId, player, answered })));
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
    await keepBeats(this.#room.around.db, beats);
  }
}
