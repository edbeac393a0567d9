import type { BankSettings } from '../../settings.ts';
import type { Outcome, PaymentProvider } from '../provider.ts';
import { referenceCode } from './reference-code.ts';

const BY_STAFF: Outcome<never> = { ok: false, reason: 'refused', detail: 'staff confirm transfers' };

/** The payer transfers with a code in the remark; staff match it against the account. No provider is called. */
export function bankTransfer(settings: BankSettings): PaymentProvider {
  return {
    id: 'bank',
    methods: ['bank_transfer'],
    // The currency of the account is decided where the account is chosen.
    currencies: null,
    settledBy: 'staff',
    merchant: settings.accountNumber,
    create: async (attempt) => ({
      ok: true,
      start: { kind: 'bank', instructions: { ...settings, referenceCode: referenceCode(attempt.outTradeNo) } },
    }),
    query: async () => BY_STAFF,
    close: async () => ({ ok: true }),
    refund: async ({ outTradeNo, outRefundNo, amount, currency }) => ({
      ok: true,
      refund: { outTradeNo, outRefundNo, amount, currency, providerNumber: '', state: 'processing', at: null },
    }),
    queryRefund: async () => BY_STAFF,
    parseNotice: async () => ({ ok: false, reason: 'no_signature' }),
    answerNotice: () => ({ status: 404, body: '', contentType: 'text/plain' }),
    bill: null,
  };
}
