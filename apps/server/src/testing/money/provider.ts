import type { Outcome, PaymentProvider, ProviderId, RefundFacts } from '../../ports/payment/provider.ts';
import { sandboxProvider } from '../../ports/payment/sandbox/sandbox.ts';
import { memorySandboxStore } from '../../ports/payment/sandbox/store.ts';
import type { PaymentPort } from '../../ports/ports.ts';

interface Held {
  state: 'unopened' | 'open' | 'paid' | 'closed';
  amount: number;
}
interface Back {
  outTradeNo: string;
  amount: number;
  state: 'processing' | 'succeeded' | 'failed';
}

/** How a provider behaves during one action. */
export interface Mood {
  reachable: boolean;
  refund: 'done' | 'processing' | 'lost';
}

const no = <T>(reason: 'unreachable' | 'not_found' | 'already_paid' | 'refused'): Outcome<T> => ({
  ok: false,
  reason,
  detail: '',
});

/** Returns the entry of a number that was issued; throws when there is none. */
export function known<T>(held: ReadonlyMap<string, T>, number: string): T {
  const one = held.get(number);
  if (one === undefined) throw new Error(`nobody knows ${number}`);
  return one;
}

/** WeChat Pay and Alipay in memory, without a network: their entries are what the real providers would report. */
export class MemoryProviders {
  readonly attempts = new Map<string, Held>();
  readonly refunds = new Map<string, Back>();
  /** Applies to the next calls; concurrent actions have separate providers. */
  mood: Mood = { reachable: true, refund: 'done' };

  readonly port: PaymentPort = {
    providers: new Map((['wechat', 'alipay'] as const).map((id) => [id, this.#provider(id)])),
    offerOf: () => ({
      methods: ['native', 'h5', 'alipay_wap'],
      forMethod: (method) => this.port.providers.get(method === 'alipay_wap' ? 'alipay' : 'wechat'),
    }),
    sandbox: sandboxProvider(memorySandboxStore(), { publicUrl: '', now: Date.now }),
  };

  copy(): MemoryProviders {
    const copy = new MemoryProviders();
    for (const [number, held] of this.attempts) copy.attempts.set(number, { ...held });
    for (const [number, back] of this.refunds) copy.refunds.set(number, { ...back });
    return copy;
  }

  pay(outTradeNo: string): void {
    known(this.attempts, outTradeNo).state = 'paid';
  }

  decide(outRefundNo: string, done: boolean): void {
    known(this.refunds, outRefundNo).state = done ? 'succeeded' : 'failed';
  }

  paymentFacts(outTradeNo: string) {
    const { state, amount } = known(this.attempts, outTradeNo);
    const facts = { outTradeNo, providerNumber: `T${outTradeNo}`, amount, currency: 'CNY', merchant: 'm', at: null };
    return { ...facts, state: state === 'paid' ? 'succeeded' : state === 'closed' ? 'closed' : 'pending' } as const;
  }

  #refundFacts(outRefundNo: string): Outcome<{ refund: RefundFacts }> {
    const one = this.refunds.get(outRefundNo);
    if (!one) return no('not_found');
    const facts = { outTradeNo: one.outTradeNo, outRefundNo, providerNumber: `B${outRefundNo}`, amount: one.amount };
    return { ok: true, refund: { ...facts, currency: 'CNY', state: one.state, at: null } };
  }

  #refund(outTradeNo: string, outRefundNo: string, amount: number): Outcome<{ refund: RefundFacts }> {
    if (!this.mood.reachable) return no('unreachable');
    const lost = this.mood.refund === 'lost';
    if (!this.refunds.has(outRefundNo)) {
      const back = [...this.refunds.values()].filter((one) => one.outTradeNo === outTradeNo && one.state !== 'failed');
      const held = known(this.attempts, outTradeNo);
      const left = back.reduce((sum, one) => sum - one.amount, held.state === 'paid' ? held.amount : 0);
      if (left < amount) return no(lost ? 'unreachable' : 'refused');
      const state = this.mood.refund === 'done' ? 'succeeded' : 'processing';
      this.refunds.set(outRefundNo, { outTradeNo, amount, state });
    }
    return lost ? no('unreachable') : this.#refundFacts(outRefundNo);
  }

  #provider(id: ProviderId): PaymentProvider {
    return {
      id,
      methods: id === 'alipay' ? ['alipay_wap'] : ['native', 'h5'],
      currencies: ['CNY'],
      settledBy: 'provider',
      merchant: 'm',
      create: async ({ outTradeNo, amount }) => {
        this.attempts.set(outTradeNo, { state: id === 'alipay' ? 'unopened' : 'open', amount });
        return { ok: true, start: { kind: 'code', codeUrl: outTradeNo } };
      },
      query: async (outTradeNo) =>
        this.attempts.get(outTradeNo)?.state === 'unopened'
          ? no('not_found')
          : { ok: true, payment: this.paymentFacts(outTradeNo) },
      close: async (outTradeNo) => {
        const held = known(this.attempts, outTradeNo);
        if (!this.mood.reachable) return no('unreachable');
        if (held.state === 'unopened') return no('not_found');
        if (held.state === 'paid') return no('already_paid');
        held.state = 'closed';
        return { ok: true };
      },
      refund: async ({ outTradeNo, outRefundNo, amount }) => this.#refund(outTradeNo, outRefundNo, amount),
      queryRefund: async ({ outRefundNo }) =>
        this.mood.reachable && this.mood.refund !== 'lost' ? this.#refundFacts(outRefundNo) : no('unreachable'),
      parseNotice: async () => ({ ok: false, reason: 'unreadable' }),
      answerNotice: () => ({ status: 200, body: '', contentType: 'text/plain' }),
      bill: null,
    };
  }
}
