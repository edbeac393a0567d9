import type { Signatures } from '../../../ports/signatures.ts';

/** `12.` and 32 hexadecimal digits: the row of the link and its signature. */
export const paymentKey = (linkId: number, signatures: Signatures): string =>
  `${linkId}.${signatures.of('payment-link', String(linkId))}`;

/** The row of a link by its key; null when the key was not made here. */
export function readPaymentKey(key: string, signatures: Signatures): number | null {
  const [, id, signature] = /^([1-9]\d{0,14})\.([\da-f]{32})$/i.exec(key) ?? [];
  return id && signature && signatures.fits('payment-link', id, signature) ? Number(id) : null;
}
