const RATE = 0.006;

/** The provider's fee in fen: withheld from a payment, returned with a refund (negative). */
export const feeOf = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount) * RATE);
