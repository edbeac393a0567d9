/** Deliberate faults, set by `/control/faults`. */
export interface Faults {
  /** Number of next calls that answer 500 and do nothing. */
  failNext: number;
  /** Number of next calls that take effect, but whose answer is lost (502). */
  loseNext: number;
  /** Offset of the providers' clock from the server's, in milliseconds. */
  clockSkewMs: number;
  noticeDelayMs: number;
  /** Notices are held until released instead of sent. */
  holdNotices: boolean;
  /** The key with which the platform signs messages that it initiates. */
  signWith: 'public_key' | 'certificate';
  refundDelayMs: number;
  /** Milliseconds after an order's expiry at which a late payment arrives. */
  lateMs: number;
  refundOutcome: 'SUCCESS' | 'CLOSED' | 'ABNORMAL';
  /** Factor for the real schedules: 0.001 turns them into seconds. */
  noticeScale: number;
  /** Provides the bill of a day that is not over. */
  billToday: boolean;
  /** Applies the vendor's limits of codes per number, as the real one does. */
  smsLimits: boolean;
}

export const NO_FAULTS: Faults = {
  failNext: 0,
  loseNext: 0,
  clockSkewMs: 0,
  noticeDelayMs: 0,
  holdNotices: false,
  signWith: 'public_key',
  refundDelayMs: 1_000,
  lateMs: 5_000,
  refundOutcome: 'SUCCESS',
  noticeScale: 1,
  billToday: false,
  smsLimits: false,
};
