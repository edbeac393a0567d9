import type { Call, GivenAnswerOf, ErrorsOf, ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/connection/database.ts';
import { afterAlone, Pace } from '../../db/connection/pace.ts';
import { inTransaction, sendWithCommit, type DatabaseTransaction } from '../../db/connection/transaction.ts';
import { bodyHashOf, isSaved, noteAnswered, type Claim } from './idempotency.ts';
import { freeKeys, saveAnswers, type KeyedAnswer } from './idempotency-group.ts';
import type { Refusal } from './refusal.ts';

/** One of several requests that are performed in one transaction. */
export interface GroupedRequest<C extends Call = Call> {
  body: ParsedBodyOf<C>;
  accountId: number;
  language: Language;
  now: Date;
}

/** How concurrent requests of one call are performed together. */
export interface GroupedCall<C extends Call = Call, Prepared = undefined> {
  call: C;
  /** Requests that want the same thing have the same line, and are performed together in the order of their arrival. */
  lineOf(body: ParsedBodyOf<C>): string;
  /**
   * True when a request is cheaper alone than in a group of few: one without company is then performed alone, and under load the next group
   * waits for others. False where all want the same few places, whose lock they would wait for.
   */
  needsCompany?: boolean;
  /** Reads what `perform` needs of a request, before the transaction of its group; null for a request that must be performed alone. */
  prepare?(db: Database, request: GroupedRequest<C>): Promise<Prepared | null>;
  /**
   * Performs requests in one transaction and returns their answers in this order; null for a request that must be performed alone. A
   * refused request writes nothing. An exception undoes all of them, and each is then performed alone.
   */
  perform(
    transaction: DatabaseTransaction,
    requests: readonly (GroupedRequest<C> & { prepared: Prepared })[],
  ): Promise<(GivenAnswerOf<C> | Refusal<ErrorsOf<C>> | null)[]>;
}

/** Most requests in one transaction. */
const MOST = 64;

interface Member {
  claim: Claim;
  request: GroupedRequest & { prepared?: unknown };
  /** The answer as the contract declares it. */
  declared: (given: object) => object;
  alone: () => Promise<object>;
  resolve: (answer: object) => void;
  reject: (error: unknown) => void;
}

type AnyGroupedCall = Omit<GroupedCall, 'perform' | 'prepare'> & {
  prepare?(db: Database, request: GroupedRequest): Promise<unknown>;
  perform(transaction: DatabaseTransaction, requests: readonly GroupedRequest[]): Promise<(object | null)[]>;
};

/**
 * Performs concurrent requests of one call in groups: those that arrive while a group is at work are the next one, so a request without
 * company does not wait. Each is answered after the commit of its group. Its idempotency key is saved in the same transaction.
 */
export class CallGroups {
  readonly #grouped: AnyGroupedCall;
  readonly #db: Database;
  /** Requests that wait, by line; a line that is at work has an entry. */
  readonly #waiting = new Map<string, Member[]>();
  /** Null for a call that needs no company. */
  readonly #pace: Pace | null;

  constructor(grouped: GroupedCall, db: Database) {
    this.#grouped = grouped as unknown as AnyGroupedCall;
    this.#pace = grouped.needsCompany ? new Pace() : null;
    this.#db = db;
  }

  answer(given: Omit<Member, 'resolve' | 'reject'>): Promise<object> {
    return new Promise((resolve, reject) => {
      const member = { ...given, resolve, reject };
      const line = this.#grouped.lineOf(given.request.body);
      const waiting = this.#waiting.get(line);
      if (waiting) waiting.push(member);
      else {
        this.#waiting.set(line, [member]);
        void this.#work(line);
      }
    });
  }

  async #work(line: string): Promise<void> {
    while ((this.#waiting.get(line) ?? []).length > 0) {
      const company = this.#pace?.gather();
      if (company) await company;
      const members = this.#next(line);
      await this.#together(members);
      this.#pace?.performed(members.length);
    }
    this.#waiting.delete(line);
  }

  #next(line: string): Member[] {
    return this.#waiting.get(line)?.splice(0, MOST) ?? [];
  }

  /** Never rejects. */
  async #together(members: readonly Member[]): Promise<void> {
    const [first] = members;
    if (this.#pace && members.length === 1 && first) {
      const answered = first.alone();
      answered.then(first.resolve, first.reject);
      return afterAlone(answered);
    }
    const prepared = await Promise.all(members.map((member) => this.#prepare(member)));
    const joined = prepared.flatMap((member) => member ?? []);
    const answers = await inTransaction(this.#db, (transaction) => this.#perform(transaction, joined)).catch(
      () => new Map<Claim, object>(),
    );
    for (const claim of answers.keys()) noteAnswered(claim);
    for (const { claim, alone, resolve, reject } of members) {
      const answer = answers.get(claim);
      if (answer) resolve(answer);
      else alone().then(resolve, reject);
    }
  }

  /** Null for a request that must be performed alone. */
  async #prepare(member: Member): Promise<Member | null> {
    if (!this.#grouped.prepare) return member;
    const prepared = await this.#grouped.prepare(this.#db, member.request).catch(() => null);
    return prepared === null ? null : { ...member, request: { ...member.request, prepared } };
  }

  async #perform(transaction: DatabaseTransaction, members: readonly Member[]): Promise<Map<Claim, object>> {
    if (members.length === 0) return new Map();
    const keyed = members.map((member) => ({
      ...member.claim,
      bodyHash: bodyHashOf(member.claim),
    }));
    const free = await freeKeys(transaction, keyed);
    const begun = members.filter((_, index) => free.has(index));
    if (begun.length === 0) return new Map();
    const given = await this.#grouped.perform(
      transaction,
      begun.map(({ request }) => request),
    );
    const answers = new Map<Claim, object>();
    const saved: KeyedAnswer[] = [];
    for (const [index, member] of begun.entries()) {
      const outcome = given[index];
      if (!outcome) continue;
      const answer = member.declared(outcome);
      answers.set(member.claim, answer);
      if (isSaved(answer)) saved.push({ ...member.claim, bodyHash: bodyHashOf(member.claim), answer });
    }
    if (saved.length > 0) sendWithCommit(transaction, saveAnswers(transaction, saved));
    return answers;
  }
}
