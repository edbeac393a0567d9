import { randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf, Call, ErrorsOf } from '@meetingapp/contract/call.ts';
import type { RehearsalScenario } from '@meetingapp/contract/rehearsal/plan.ts';
import type { Loopback } from '../../../ports/loopback.ts';
import type { Meter } from './meter.ts';

export type Answered<C extends Call> = ({ code: 0 } & AnswerOf<C>) | { code: number; error: string };

export interface Player {
  /** Token of the person; absent: a device, which sends its own in the body. */
  token?: string;
  /** Where the requests seem to come from: a network reserved for load tests (RFC 2544). */
  address: string;
}

/** Address of a person or device by its number, in 198.18.0.0/15. */
export const addressOf = (number: number): string =>
  `198.${18 + ((number >> 16) & 1)}.${(number >> 8) & 255}.${number & 255}`;

export interface Caller {
  /**
   * Makes a call as a phone does. Measured as a failure unless it succeeds or is refused for one of `expected`. `key` repeats a request:
   * it must have no second effect.
   */
  ask<C extends Call>(
    call: C,
    body: BodyOf<C>,
    player: Player,
    options?: { expected?: readonly ErrorsOf<C>[]; key?: string },
  ): Promise<Answered<C>>;
  /** Decides a payment in the cashier of the simulator, which then notifies the server. */
  decide(outTradeNo: string, decision: 'succeeded' | 'failed', player: Player): Promise<boolean>;
  /** Reads a file of JSON; null: it is not there. */
  file<T>(path: string, player: Player): Promise<T | null>;
  /** Measures what is no call; null counts as a failure. */
  time<T>(work: () => Promise<T | null>): Promise<T | null>;
}

const failed = { code: -1, error: '' } as const;

export function callerOf(loop: Loopback, meter: Meter, scenario: RehearsalScenario): Caller {
  async function measured<T>(work: () => Promise<{ failure: boolean; value: T }>): Promise<T> {
    const began = performance.now();
    const { failure, value } = await work();
    meter.add(scenario, performance.now() - began, failure);
    return value;
  }
  return {
    ask: (call, body, { token, address }, { expected = [], key = randomUUID() } = {}) =>
      measured(async () => {
        const headers = {
          language: 'zh',
          ...(token === undefined ? {} : { token }),
          ...(call.effect === 'write' ? { 'idempotency-key': key } : {}),
        };
        const answer = await loop.post({ path: call.path, body: body as object, headers, address });
        if (answer.status !== 200) return { failure: true, value: failed };
        const value = JSON.parse(answer.body) as Answered<typeof call>;
        const refusal = 'error' in value ? String(value.error) : '';
        return { failure: value.code !== 0 && !(expected as readonly string[]).includes(refusal), value };
      }),
    file: <T>(path: string, { address }: Player) =>
      measured(async () => {
        const { status, body } = await loop.get({ path, address });
        return { failure: status !== 200, value: status === 200 ? (JSON.parse(body) as T) : null };
      }),
    time: (work) =>
      measured(async () => {
        const value = await work();
        return { failure: value === null, value };
      }),
    decide: (outTradeNo, decision, { address }) =>
      measured(async () => {
        const path = `/sandbox/pay/${outTradeNo}`;
        const { status } = await loop.post({ path, body: `decision=${decision}`, address });
        return { failure: status !== 200, value: status === 200 };
      }),
  };
}

/** True for an answer that is no refusal. */
export const isOk = <C extends Call>(answer: Answered<C>): answer is { code: 0 } & AnswerOf<C> => answer.code === 0;
