import type { PayInstructions, PayMethod } from '@meetingapp/contract/orders.ts';
import type { PaymentStart } from '../../ports/payment/provider.ts';

/** What the phone needs, in the contract's words. */
export function presentInstructions(method: PayMethod, start: PaymentStart): PayInstructions {
  if (start.kind === 'jsapi') return { method: 'jsapi', ...start.parameters };
  if (start.kind === 'code') return { method: 'native', codeUrl: start.codeUrl };
  if (start.kind === 'redirect') return { method: method === 'alipay_wap' ? 'alipay_wap' : 'h5', url: start.url };
  const { accountName, accountNumber, bankName, referenceCode } = start.instructions;
  return {
    method: 'bank_transfer',
    account: accountName,
    bank: bankName,
    number: accountNumber,
    reference: referenceCode,
  };
}
