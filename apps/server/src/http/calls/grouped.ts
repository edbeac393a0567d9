import type { Call, GivenAnswerOf, ErrorsOf, ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../db/connection/transaction.ts';
import { bodyHashOf, isSaved, type Claim } from './idempotency.ts';
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
export interface GroupedCall<C extends Call = Call> {
  call: C;
  /** Requests that want the same thing have the same line, and are performed together in the order of their arrival. */
  lineOf(body: ParsedBodyOf<C>): string;
  /**
   * Performs requests in one transaction and returns their answers in this order; null for a request that must be performed alone. A
   * refused request writes nothing. An exception undoes all of them, and each is then performed alone.
   */
  perform(
    transaction: DatabaseTransaction,
    requests: readonly GroupedRequest<C>[],
  ): Promise<(GivenAnswerOf<C> | Refusal<ErrorsOf<C>> | null)[]>;
}

/** Most requests in one transaction. */
const MOST = 64;

interface Member {
  claim: Claim;
  request: GroupedRequest;
  /** The answer as the contract declares it. */
  declared: (given: object) => object;
  alone: () => Promise<object>;
  resolve: (answer: object) => void;
  reject: (error: unknown) => void;
}

type AnyGroupedCall = Omit<GroupedCall, 'perform'> & {
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

  constructor(grouped: GroupedCall, db: Database) {
    this.#grouped = grouped as unknown as AnyGroupedCall;
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
    for (let next = this.#next(line); next.length > 0; next = this.#next(line)) await this.#together(next);
    this.#waiting.delete(line);
  }

  #next(line: string): Member[] {
    return this.#waiting.get(line)?.splice(0, MOST) ?? [];
  }

  /** Never rejects. */
  async #together(members: readonly Member[]): Promise<void> {
    const answers = await inTransaction(this.#db, (transaction) => this.#perform(transaction, members)).catch(
      () => new Map<Member, object>(),
    );
    for (const member of members) {
      const answer = answers.get(member);
      if (answer) member.resolve(answer);
      else member.alone().then(member.resolve, member.reject);
    }
  }

  async #perform(transaction: DatabaseTransaction, members: readonly Member[]): Promise<Map<Member, object>> {
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
    const answers = new Map<Member, object>();
    const saved: KeyedAnswer[] = [];
    for (const [index, member] of begun.entries()) {
      const outcome = given[index];
      if (!outcome) continue;
      const answer = member.declared(outcome);
      answers.set(member, answer);
      if (isSaved(answer)) saved.push({ ...member.claim, bodyHash: bodyHashOf(member.claim), answer });
    }
    await saveAnswers(transaction, saved);
    return answers;
  }
}
