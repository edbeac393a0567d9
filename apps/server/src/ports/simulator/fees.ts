const RATE = 0.006;

/** What a provider keeps of a payment, in fen, and gives back of a refund (negative). */
export const feeOf = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount) * RATE);
