import type { Outcome, PaymentFacts, PaymentProvider, RefundFacts } from '../provider.ts';
import type { SandboxPayment, SandboxRefund, SandboxStore } from './store.ts';

const MERCHANT = 'sandbox';

/** Path of the cashier of a payment; the number is secret enough, because it has 96 random bits. */
export const cashierPath = (outTradeNo: string): string => `/sandbox/pay/${outTradeNo}`;

/** The provider of payments in sandboxes. No money moves; a person or a program decides in its cashier. */
export interface SandboxProvider extends PaymentProvider {
  /** For the cashier; null: unknown number. A payment whose time has passed is closed. */
  find(outTradeNo: string): Promise<SandboxPayment | null>;
  /** Pays or declines. False: it was decided before, or its time has passed. */
  decide(outTradeNo: string, decision: 'succeeded' | 'failed'): Promise<boolean>;
}

const no = <T>(reason: 'not_found' | 'already_paid' | 'closed' | 'not_enough' | 'refused'): Outcome<T> => ({
  ok: false,
  reason,
  detail: '',
});

const factsOf = ({ outTradeNo, amount, currency, state, decidedAt }: SandboxPayment): PaymentFacts => ({
  outTradeNo,
  providerNumber: state === 'succeeded' ? `S${outTradeNo}` : '',
  amount,
  currency,
  merchant: MERCHANT,
  state,
  at: state === 'succeeded' ? decidedAt : null,
});

const refundFactsOf = ({ outRefundNo, outTradeNo, amount, at }: SandboxRefund): RefundFacts => ({
  outTradeNo,
  outRefundNo,
  providerNumber: `S${outRefundNo}`,
  amount,
  currency: 'CNY',
  state: 'succeeded',
  at,
});

/** @param publicUrl address of this server, where the cashier is. */
export function sandboxProvider(
  store: SandboxStore,
  { publicUrl, now }: { publicUrl: string; now: () => number },
): SandboxProvider {
  async function find(outTradeNo: string): Promise<SandboxPayment | null> {
    const payment = await store.find(outTradeNo);
    if (payment?.state !== 'pending' || payment.expiresAt.getTime() > now()) return payment;
    await store.decide(outTradeNo, 'closed', new Date(now()));
    return store.find(outTradeNo);
  }

  return {
    id: 'sandbox',
    methods: ['native', 'h5', 'alipay_wap'],
    currencies: null,
    settledBy: 'provider',
    merchant: MERCHANT,
    find,
    decide: async (outTradeNo, decision) => {
      const payment = await find(outTradeNo);
      return payment?.state === 'pending' && store.decide(outTradeNo, decision, new Date(now()));
    },
    create: async ({ method, outTradeNo, amount, currency, description, expiresAt, returnUrl }) => {
      await store.add({
        outTradeNo,
        amount,
        currency,
        description,
        returnUrl,
        expiresAt,
        state: 'pending',
        decidedAt: null,
      });
      const url = publicUrl + cashierPath(outTradeNo);
      return { ok: true, start: method === 'native' ? { kind: 'code', codeUrl: url } : { kind: 'redirect', url } };
    },
    query: async (outTradeNo) => {
      const payment = await find(outTradeNo);
      return payment ? { ok: true, payment: factsOf(payment) } : no('not_found');
    },
    close: async (outTradeNo) => {
      await store.decide(outTradeNo, 'closed', new Date(now()));
      const payment = await store.find(outTradeNo);
      if (!payment) return no('not_found');
      return payment.state === 'succeeded' ? no('already_paid') : { ok: true };
    },
    refund: async ({ outTradeNo, outRefundNo, amount }) => {
      const refund = await store.refund({ outRefundNo, outTradeNo, amount, at: new Date(now()) });
      return refund ? { ok: true, refund: refundFactsOf(refund) } : no('not_enough');
    },
    queryRefund: async ({ outRefundNo }) => {
      const refund = await store.findRefund(outRefundNo);
      return refund ? { ok: true, refund: refundFactsOf(refund) } : no('not_found');
    },
    // It sends no notices: what claims to be one is forged.
    parseNotice: async () => ({ ok: false, reason: 'no_signature' }),
    answerNotice: () => ({ status: 404, body: '', contentType: 'text/plain' }),
    bill: null,
  };
}
