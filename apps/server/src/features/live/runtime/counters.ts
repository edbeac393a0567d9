import type { ToViewer } from '@meetingapp/contract/live/socket.ts';
import { choicesFault } from '@meetingapp/domain/live/choices.ts';
import { countsPaceOf, viewersPaceOf } from '@meetingapp/domain/live/pace.ts';
import { logFailure } from '../../../http/calls/failures.ts';
import type { RoomBase } from './room-base.ts';
import type { Presence } from './presence.ts';
import type { Viewer } from './viewer.ts';
import type { RoomEvent } from '../log/runtime/room-event.ts';
import { countVotes } from '../poll/queries.ts';
import { takeVotes, type Vote } from '../poll/commands-vote.ts';
import { setSupport, type Support } from '../chat/commands-support.ts';
import { addLikes } from '../figures/commands.ts';

type Now = Extract<ToViewer, { k: 'now' }>;

const EVERY_MS = 500;
/** Counter updates kept for parts of the room that have not been written yet. */
const KEPT_DELTAS = 8;

/** Counters of a room: viewers, likes, support of questions, votes. Many changes are batched into one row each. */
export class Counters {
  readonly #room: RoomBase;
  readonly #presence: Presence;
  #likes: number;
  #added = 0;
  /** Likes since the last report of figures. */
  liked = 0;
  #supports = new Map<string, Support>();
  #votes = new Map<string, Vote & { viewers: Viewer[] }>();
  #support: Record<number, number> | null = null;
  #poll: Now['poll'];
  #pollChanged = false;
  #timer: NodeJS.Timeout | null = null;
  #working: Promise<void> | null = null;
  #later: NodeJS.Timeout | null = null;
  #wakesAt = 0;
  /** Values last sent to all viewers. */
  #lastSent = { viewers: -1, likes: -1 };
  /** A new viewer received values that the others have not. */
  #sentApart = false;
  #sentAt = 0;
  #deltas: string[] = [];
  /** Number of counter updates sent so far. */
  revision = 0;

  constructor(room: RoomBase, presence: Presence, opened: { likes: number; poll: Now['poll'] }) {
    this.#room = room;
    this.#presence = presence;
    this.#likes = opened.likes;
    this.#poll = opened.poll;
  }

  like(viewer: Viewer, count: number): void {
    if (!viewer.mayDo(Date.now(), 1)) return;
    this.#added += count;
    this.liked += count;
    this.#soon();
  }

  support(viewer: Viewer, { sequence, on }: { sequence: number; on: boolean }): void {
    const { accountId } = viewer;
    if (accountId === null || !this.#room.state.questions.has(sequence) || !viewer.mayDo(Date.now(), 1)) return;
    this.#supports.set(`${accountId} ${sequence}`, { accountId, sequence, on });
    this.#soon();
  }

  vote(viewer: Viewer, { poll, choices }: { poll: number; choices: number[] }): void {
    const { accountId } = viewer;
    const open = this.#room.state.poll;
    if (accountId === null || !viewer.mayDo(Date.now(), 1)) return;
    const fault = open?.id !== poll || choicesFault(choices, { options: open.options.length, most: open.most });
    if (fault) return viewer.send({ k: 'chosen', poll, choices: [] });
    const before = this.#votes.get(`${accountId} ${poll}`);
    this.#votes.set(`${accountId} ${poll}`, {
      accountId,
      poll,
      choices,
      viewers: [...(before?.viewers ?? []), viewer],
    });
    this.#soon();
  }

  receiveLikes(likes: number): void {
    this.#likes = Math.max(this.#likes, likes);
    this.#room.flushSoon();
  }

  receiveSupport(votes: Record<number, number>): void {
    for (const [sequence, count] of Object.entries(votes)) {
      const question = this.#room.state.questions.get(Number(sequence));
      if (question) question.votes = count;
    }
    this.#support = { ...this.#support, ...votes };
    this.#room.flushSoon();
  }

  receivePoll({ id, counts, voters }: Extract<RoomEvent, { n: 'poll' }>): void {
    if (this.#room.state.poll?.id !== id) return;
    this.#poll = { id, counts, voters };
    this.#pollChanged = true;
    this.#room.flushSoon();
  }

  /** The open poll changed, or was closed. */
  pollChanged(): void {
    const { poll } = this.#room.state;
    if (poll?.id === this.#poll?.id) return;
    this.#poll = poll ? { id: poll.id, counts: poll.options.map(() => 0), voters: 0 } : undefined;
    this.#pollChanged = true;
  }

  /** Current counters for a new viewer. */
  welcome(): Now {
    const now = this.#now();
    this.#sentApart ||= now.viewers !== this.#lastSent.viewers || now.likes !== this.#lastSent.likes;
    return now;
  }

  #now(): Now {
    const base: Now = { k: 'now', viewers: this.#presence.viewers, likes: this.#likes + this.#added };
    return this.#poll ? { ...base, poll: this.#poll } : base;
  }

  /** Sends the counters when they changed and enough time has passed; false when nothing is sent. */
  flush(): boolean {
    const at = Date.now();
    const { viewers, likes, poll } = this.#now();
    const more = likes !== this.#lastSent.likes || this.#support !== null || this.#pollChanged;
    if (!more && !this.#sentApart && viewers === this.#lastSent.viewers) return false;
    // After all connections drop, it is still the large room that reconnects, so the larger count sets the pace.
    const most = Math.max(viewers, this.#lastSent.viewers);
    const due = this.#sentAt + (more ? countsPaceOf(viewers) : viewersPaceOf(most));
    if (due > at) {
      this.#wakeAt(due);
      return false;
    }
    const now: Now = { k: 'now', viewers, likes };
    if (this.#support) now.support = this.#support;
    if (this.#pollChanged && poll) now.poll = poll;
    this.#lastSent = { viewers, likes };
    this.#sentApart = false;
    this.#sentAt = at;
    this.#support = null;
    this.#pollChanged = false;
    this.#deltas = [...this.#deltas.slice(1 - KEPT_DELTAS), JSON.stringify(now)];
    this.revision += 1;
    return true;
  }

  /** Updates that a part at revision `count` lacks. */
  deltaSince(count: number): string[] {
    return count === this.revision ? [] : this.#deltas.slice(count - this.revision);
  }

  #wakeAt(due: number): void {
    if (this.#later && this.#wakesAt <= due) return;
    if (this.#later) clearTimeout(this.#later);
    this.#wakesAt = due;
    this.#later = setTimeout(() => {
      this.#later = null;
      this.#room.flushSoon();
    }, due - Date.now());
  }

  #soon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#working = this.#store().finally(() => (this.#working = null));
    }, EVERY_MS);
  }

  async #store(): Promise<void> {
    const { id, deps } = this.#room;
    const supports = this.#supports;
    const votes = this.#votes;
    const added = this.#added;
    this.#supports = new Map();
    this.#votes = new Map();
    try {
      if (added > 0) {
        const likes = await addLikes(deps.db, id, added);
        this.#added -= added;
        this.#room.publish({ n: 'likes', likes });
      }
      if (supports.size > 0)
        this.#room.publish({
          n: 'support',
          votes: Object.fromEntries(await setSupport(deps.db, id, [...supports.values()])),
        });
      if (votes.size > 0) await this.#storeVotes([...votes.values()]);
    } catch (error) {
      const outage = logFailure(deps.log, error, 'votes could not be stored', { broadcast: id });
      if (outage) {
        // Queued again to be stored when the database is back; a newer choice by the same person wins.
        this.#supports = new Map([...supports, ...this.#supports]);
        this.#votes = new Map([...votes, ...this.#votes]);
      }
    }
    if (this.#added + this.#supports.size + this.#votes.size > 0) this.#soon();
  }

  async #storeVotes(votes: (Vote & { viewers: Viewer[] })[]): Promise<void> {
    const { id, deps } = this.#room;
    const taken = await takeVotes(deps.db, id, votes, deps.clock());
    for (const { accountId, poll, choices, viewers } of votes)
      for (const viewer of viewers) viewer.send({ k: 'chosen', poll, choices: taken.has(accountId) ? choices : [] });
    for (const poll of new Set(votes.map((vote) => vote.poll)))
      this.#room.publish({ n: 'poll', id: poll, ...(await countVotes(deps.db, poll)) });
  }

  async close(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#later) clearTimeout(this.#later);
    this.#timer = null;
    await this.#working;
    await this.#store();
    if (this.#timer) clearTimeout(this.#timer);
  }
}
