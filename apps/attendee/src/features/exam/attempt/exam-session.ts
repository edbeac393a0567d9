import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { Answer } from '@meetingapp/contract/exam/answer.ts';
import { examCalls, type PaperItem } from '@meetingapp/contract/exam/attempt.ts';
import { send, type CallFailure } from '../../../lib/calls/call.ts';
import { idbStore } from '../../../lib/storage/idb-store.ts';

export type Paper = AnswerOf<typeof examCalls.paper>;

interface Given {
  answer: Answer | null;
  flagged: boolean;
}

/** An answer that the server does not have yet. */
interface Draft extends Given {
  seq: number;
  seconds: number;
  typedAt: string;
}

interface Stored {
  paper: Paper;
  drafts: [number, Draft][];
}

/** `saved`: the server has everything. `waiting`: without a network. `ended`: the log-in has ended. `over`: the time is over. */
export type Saving = 'saved' | 'saving' | 'waiting' | 'ended' | 'over';

export interface ExamState {
  paper: Paper | null;
  failure: CallFailure | null;
  given: ReadonlyMap<number, Given>;
  saving: Saving;
  /** Positions whose answer another device has changed. */
  elsewhere: ReadonlySet<number>;
  /** The device did not take what the server does not have yet: it is only in this page. */
  unkept: boolean;
}

const RETRY_MS = 3000;
const empty: ExamState = {
  paper: null,
  failure: null,
  given: new Map(),
  saving: 'saved',
  elsewhere: new Set(),
  unkept: false,
};

/**
 * One running attempt on this device. It lives outside the page, so that nothing is lost when the page is left or the log-in ends
 * (E1). What the server has not acknowledged is also stored on the device.
 */
export class ExamSession {
  readonly #attemptId: number;
  readonly #listeners = new Set<() => void>();
  readonly #drafts = new Map<number, Draft>();
  readonly #known = new Map<number, number>();
  #state = empty;
  /** Server time and `performance.now()` at the same moment: a changed clock of the device alters nothing. */
  #clock = { server: Date.now(), own: performance.now() };
  #sending = false;
  /** Times that the device was given something to keep: only the newest answer counts. */
  #stores = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(attemptId: number) {
    this.#attemptId = attemptId;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): ExamState => this.#state;
  /** Milliseconds since 1970 by the server's clock. */
  readonly now = (): number => this.#clock.server + (performance.now() - this.#clock.own);
  /** True while an answer is not acknowledged. */
  readonly pending = (): boolean => this.#drafts.size > 0;

  #set(change: Partial<ExamState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Loads the paper, with what this device has not sent; without a network the paper as last loaded. */
  async load(): Promise<void> {
    // What was answered after a log-in had ended is stored for nobody.
    const kept = await idbStore.both<Stored>(this.#key());
    const [stored] = kept;
    for (const [position, draft] of kept.flatMap(({ drafts }) => drafts))
      if ((this.#drafts.get(position)?.seq ?? 0) < draft.seq) this.#drafts.set(position, draft);
    const outcome = await send(examCalls.paper, { attemptId: this.#attemptId }, { quiet: true });
    if (outcome.ok) {
      this.#clock = { server: Date.parse(outcome.answer.now), own: performance.now() };
      this.#show(outcome.answer);
      void this.flush();
    } else if (stored && (outcome.failure.name === 'offline' || outcome.failure.name === 'session_invalid')) {
      this.#show(this.#state.paper ?? stored.paper);
      this.#set({ saving: outcome.failure.name === 'offline' ? 'waiting' : 'ended' });
      this.#again();
    } else this.#set({ failure: outcome.failure });
  }

  #show(paper: Paper): void {
    const given = new Map<number, Given>();
    for (const { position, answer, flagged, seq } of paper.items) {
      this.#known.set(position, seq);
      const draft = this.#drafts.get(position);
      // A draft that another device has overtaken is dropped.
      if (draft && draft.seq <= seq) this.#drafts.delete(position);
      given.set(position, draft && draft.seq > seq ? draft : { answer, flagged });
    }
    this.#set({ paper, given, failure: null });
    void this.#store();
  }

  /** Takes an answer: shown at once, stored on the device, and sent. */
  give(position: number, change: Partial<Given>, seconds: number): void {
    const before = this.#state.given.get(position) ?? { answer: null, flagged: false };
    const { answer, flagged } = { ...before, ...change };
    const seq = Math.max(this.#known.get(position) ?? 0, this.#drafts.get(position)?.seq ?? 0) + 1;
    const typedAt = new Date(this.now()).toISOString();
    this.#drafts.set(position, { answer, flagged, seq, seconds, typedAt });
    const elsewhere = new Set(this.#state.elsewhere);
    elsewhere.delete(position);
    this.#set({ given: new Map(this.#state.given).set(position, { answer, flagged }), elsewhere });
    void this.#store();
    void this.flush();
  }

  /** Sends what is not acknowledged, one at a time; tries again after a while. */
  async flush(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    clearTimeout(this.#retry);
    while (this.#drafts.size > 0) {
      const next = this.#drafts.entries().next().value;
      if (!next || !(await this.#sendDraft(...next))) break;
    }
    this.#sending = false;
    if (this.#drafts.size === 0 && this.#state.saving !== 'over') this.#set({ saving: 'saved' });
  }

  async #sendDraft(position: number, draft: Draft): Promise<boolean> {
    if (this.#state.saving === 'saved') this.#set({ saving: 'saving' });
    const outcome = await send(examCalls.answer, { attemptId: this.#attemptId, position, ...draft }, { quiet: true });
    if (outcome.ok) {
      const { saved, seq, answer, flagged } = outcome.answer;
      this.#known.set(position, seq);
      if (this.#drafts.get(position) === draft) this.#drafts.delete(position);
      if (!saved && !this.#drafts.has(position))
        this.#set({
          given: new Map(this.#state.given).set(position, { answer, flagged }),
          elsewhere: new Set(this.#state.elsewhere).add(position),
        });
      void this.#store();
      return true;
    }
    const { name } = outcome.failure;
    if (name === 'exam_over' || name === 'not_found') {
      this.#drafts.clear();
      this.#set({ saving: 'over' });
      void this.#store();
      return false;
    }
    this.#set({ saving: name === 'session_invalid' ? 'ended' : 'waiting' });
    this.#again();
    return false;
  }

  #again(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.flush(), RETRY_MS);
  }

  /** Hands in; what is not acknowledged is sent before. Returns false when neither is possible now. */
  async handIn(): Promise<boolean> {
    await this.flush();
    const over = this.#state.paper !== null && this.now() >= Date.parse(this.#state.paper.endsAt);
    if (this.#drafts.size > 0 && !over) return false;
    const outcome = await send(examCalls.handIn, { attemptId: this.#attemptId }, { quiet: true });
    if (outcome.ok) {
      sessions.delete(this.#attemptId);
      await idbStore.delete(this.#key());
    } else this.#set({ saving: outcome.failure.name === 'session_invalid' ? 'ended' : 'waiting' });
    return outcome.ok;
  }

  #key(): string {
    return `exam:${this.#attemptId}`;
  }

  async #store(): Promise<void> {
    const { paper } = this.#state;
    if (!paper) return;
    this.#stores += 1;
    const turn = this.#stores;
    const kept = await idbStore.put(this.#key(), { paper, drafts: [...this.#drafts] } satisfies Stored, 4);
    if (turn !== this.#stores) return;
    const unkept = !kept && this.#drafts.size > 0;
    if (unkept !== this.#state.unkept) this.#set({ unkept });
  }
}

const sessions = new Map<number, ExamSession>();

/** The session of an attempt; the same one until it is handed in. */
export function sessionOf(attemptId: number): ExamSession {
  const known = sessions.get(attemptId) ?? new ExamSession(attemptId);
  sessions.set(attemptId, known);
  return known;
}

export type Item = PaperItem;
