import type { ToViewer } from '@meetingapp/contract/live-socket.ts';
import { choicesFault } from '@meetingapp/domain/live/choices.ts';
import { countsPaceOf, viewersPaceOf } from '@meetingapp/domain/live/pace.ts';
import { addLikes, setSupport, takeVotes, type Support, type Vote } from './commands-tally.ts';
import type { RoomCore } from './handlers-core.ts';
import type { RoomPresence } from './handlers-presence.ts';
import type { Viewer } from './handlers-viewer.ts';
import type { RoomNews } from './present-news.ts';
import { countVotes } from './queries-voting.ts';

type Now = Extract<ToViewer, { k: 'now' }>;

const EVERY_MS = 500;
/** Of what was told, so much is kept for parts of the room that have not had their turn. */
const KEPT_TELLINGS = 8;

/** What is counted in a room: viewers, likes, support of questions, votes. Many at once become one row each. */
export class RoomTally {
  readonly #room: RoomCore;
  readonly #presence: RoomPresence;
  #likes: number;
  #added = 0;
  /** Likes since figures were last told. */
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
  /** As last told to all. */
  #lastTold = { viewers: -1, likes: -1 };
  /** Somebody who came was told what was not told to all. */
  #toldApart = false;
  #toldAt = 0;
  #tellings: string[] = [];
  /** So often it was told how it stands. */
  told = 0;

  constructor(room: RoomCore, presence: RoomPresence, opened: { likes: number; poll: Now['poll'] }) {
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
    if (fault) return viewer.tell({ k: 'chosen', poll, choices: [] });
    const before = this.#votes.get(`${accountId} ${poll}`);
    this.#votes.set(`${accountId} ${poll}`, {
      accountId,
      poll,
      choices,
      viewers: [...(before?.viewers ?? []), viewer],
    });
    this.#soon();
  }

  hearLikes(likes: number): void {
    this.#likes = Math.max(this.#likes, likes);
    this.#room.flushSoon();
  }

  hearSupport(votes: Record<number, number>): void {
    for (const [sequence, count] of Object.entries(votes)) {
      const question = this.#room.state.questions.get(Number(sequence));
      if (question) question.votes = count;
    }
    this.#support = { ...this.#support, ...votes };
    this.#room.flushSoon();
  }

  hearPoll({ id, counts, voters }: Extract<RoomNews, { n: 'poll' }>): void {
    if (this.#room.state.poll?.id !== id) return;
    this.#poll = { id, counts, voters };
    this.#pollChanged = true;
    this.#room.flushSoon();
  }

  /** Another one, or none, is open. */
  pollChanged(): void {
    const { poll } = this.#room.state;
    if (poll?.id === this.#poll?.id) return;
    this.#poll = poll ? { id: poll.id, counts: poll.options.map(() => 0), voters: 0 } : undefined;
    this.#pollChanged = true;
  }

  /** How it stands, for one who comes. */
  welcome(): Now {
    const now = this.#now();
    this.#toldApart ||= now.viewers !== this.#lastTold.viewers || now.likes !== this.#lastTold.likes;
    return now;
  }

  #now(): Now {
    const base: Now = { k: 'now', viewers: this.#presence.viewers, likes: this.#likes + this.#added };
    return this.#poll ? { ...base, poll: this.#poll } : base;
  }

  /** Tells how it stands, where that is news and not told too often; false: there is nothing to tell. */
  collect(): boolean {
    const at = Date.now();
    const { viewers, likes, poll } = this.#now();
    const more = likes !== this.#lastTold.likes || this.#support !== null || this.#pollChanged;
    if (!more && !this.#toldApart && viewers === this.#lastTold.viewers) return false;
    // After a drop of all lines it is still the large room that comes back.
    const most = Math.max(viewers, this.#lastTold.viewers);
    const due = this.#toldAt + (more ? countsPaceOf(viewers) : viewersPaceOf(most));
    if (due > at) {
      this.#wakeAt(due);
      return false;
    }
    const now: Now = { k: 'now', viewers, likes };
    if (this.#support) now.support = this.#support;
    if (this.#pollChanged && poll) now.poll = poll;
    this.#lastTold = { viewers, likes };
    this.#toldApart = false;
    this.#toldAt = at;
    this.#support = null;
    this.#pollChanged = false;
    this.#tellings = [...this.#tellings.slice(1 - KEPT_TELLINGS), JSON.stringify(now)];
    this.told += 1;
    return true;
  }

  /** What those were not told who heard it so often. */
  toldSince(count: number): string[] {
    return count === this.told ? [] : this.#tellings.slice(count - this.told);
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
    const { id, around } = this.#room;
    const supports = [...this.#supports.values()];
    const votes = [...this.#votes.values()];
    const added = this.#added;
    this.#supports = new Map();
    this.#votes = new Map();
    try {
      if (added > 0) {
        const likes = await addLikes(around.db, id, added);
        this.#added -= added;
        this.#room.publish({ n: 'likes', likes });
      }
      if (supports.length > 0)
        this.#room.publish({ n: 'support', votes: Object.fromEntries(await setSupport(around.db, id, supports)) });
      if (votes.length > 0) await this.#storeVotes(votes);
    } catch (error) {
      around.log.error({ err: error, broadcast: id }, 'votes could not be stored');
    }
    if (this.#added > 0) this.#soon();
  }

  async #storeVotes(votes: (Vote & { viewers: Viewer[] })[]): Promise<void> {
    const { id, around } = this.#room;
    const taken = await takeVotes(around.db, id, votes, around.clock());
    for (const { accountId, poll, choices, viewers } of votes)
      for (const viewer of viewers) viewer.tell({ k: 'chosen', poll, choices: taken.has(accountId) ? choices : [] });
    for (const poll of new Set(votes.map((vote) => vote.poll)))
      this.#room.publish({ n: 'poll', id: poll, ...(await countVotes(around.db, poll)) });
  }

  async close(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#later) clearTimeout(this.#later);
    this.#timer = null;
    await this.#working;
    await this.#store();
  }
}
