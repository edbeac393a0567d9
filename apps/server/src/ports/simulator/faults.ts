/** What goes wrong on purpose. Set by `/control/faults`. */
export interface Faults {
  /** So many of the next calls answer 500 and do nothing. */
  failNext: number;
  /** So many of the next calls act, but their answer is lost (502). */
  loseNext: number;
  /** The providers' clock, against ours. */
  clockSkewMs: number;
  noticeDelayMs: number;
  /** Notices are collected instead of sent, until they are released. */
  holdNotices: boolean;
  /** With which of its keys the platform signs what it sends by itself. */
  signWith: 'public_key' | 'certificate';
  refundDelayMs: number;
  /** How long after an order ran out a late payment arrives. */
  lateMs: number;
  refundOutcome: 'SUCCESS' | 'CLOSED' | 'ABNORMAL';
  /** Real schedules times this: 0.001 makes seconds of it. */
  noticeScale: number;
  /** Give the bill of a day that is not over. */
  billToday: boolean;
  /** Keep to the vendor's limits of codes per number, as a real one does. */
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
