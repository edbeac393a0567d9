/**
 * The interface of payment providers. Amounts are whole fen. Expected outcomes are values; when a provider is `unreachable` the
 * outcome is unknown: query before doing anything else.
 */
/**
 * `desk`: received by staff, or known by them to have been paid in another way; no provider is involved. `sandbox`: simulated, of a
 * conference that is a sandbox.
 */
export type ProviderId = 'wechat' | 'alipay' | 'bank' | 'desk' | 'sandbox';
export type PaymentMethod = 'jsapi' | 'h5' | 'native' | 'alipay_wap' | 'bank_transfer';
/** ISO 4217. */
export type Currency = string;

/**
 * - `unreachable`: no answer, or one that may not be final (5xx, timeout). The outcome is unknown.
 * - `untrusted`: an answer with an invalid signature. Treat like `unreachable`, and investigate.
 * - `number_taken`: the outTradeNo was used before with other content. A new attempt needs a new number.
 * - `refused`: the provider refused for another reason; `detail` has its message, for staff and never for a payer.
 */
export type PaymentFault =
  | 'unreachable'
  | 'untrusted'
  | 'not_found'
  | 'already_paid'
  | 'closed'
  | 'number_taken'
  | 'too_often'
  | 'not_enough'
  | 'refused';

/** True when the outcome at the provider is unknown, so that the same request may be sent again and nothing else may be assumed. */
export const isUnknown = (fault: PaymentFault): boolean =>
  fault === 'unreachable' || fault === 'untrusted' || fault === 'too_often';

export type Outcome<T> = ({ ok: true } & T) | { ok: false; reason: PaymentFault; detail: string };

export interface PaymentAttempt {
  method: PaymentMethod;
  /** This server's number of the attempt: 6 to 32 of [0-9A-Za-z_-], never reused. */
  outTradeNo: string;
  /** Fen, at least 1. A zero amount is not a payment: settle it without a provider. */
  amount: number;
  currency: Currency;
  /** Text that the payer reads in the cashier; some show at most 127 bytes. */
  description: string;
  expiresAt: Date;
  /** The payer's openid at the messenger; required for `jsapi`. */
  openid: string | null;
  /** IP address of the payer; required for `h5`. */
  ip: string;
  /** Absolute address that the browser returns to from a cashier on another site. */
  returnUrl: string;
}

/** Passed unchanged to `wx.chooseWXPay` (which spells it `timestamp`) or to WeixinJSBridge. */
export interface JsapiParameters {
  appId: string;
  timeStamp: string;
  nonceStr: string;
  package: string;
  signType: 'RSA';
  paySign: string;
}

export interface BankInstructions {
  accountName: string;
  accountNumber: string;
  bankName: string;
  /** Written in the remark of the transfer; identifies the order. */
  referenceCode: string;
}

/** What the phone needs in order to pay. */
export type PaymentStart =
  | { kind: 'jsapi'; parameters: JsapiParameters }
  /** Open this address (WeChat H5 outside the messenger, Alipay). */
  | { kind: 'redirect'; url: string }
  /** Draw as a QR code to be scanned. */
  | { kind: 'code'; codeUrl: string }
  | { kind: 'bank'; instructions: BankInstructions };

/** `succeeded` remains after a refund, because refunds have their own state. */
export type PaymentState = 'pending' | 'succeeded' | 'failed' | 'closed';
export type RefundState = 'processing' | 'succeeded' | 'failed' | 'closed';

export interface PaymentFacts {
  outTradeNo: string;
  /** The provider's number; empty until paid. */
  providerNumber: string;
  /** Fen of the order, before any coupons. */
  amount: number;
  currency: string;
  /** The receiving account (merchant number or app id): compare with `provider.merchant`. */
  merchant: string;
  state: PaymentState;
  /** Time of payment; null before. */
  at: Date | null;
}

export interface RefundRequest {
  outTradeNo: string;
  /** This server's refund number; the same on every retry, so that nothing is refunded twice. */
  outRefundNo: string;
  /** Fen to refund now. */
  amount: number;
  /** Fen of the whole payment. */
  total: number;
  currency: Currency;
  reason: string;
}

export interface RefundFacts {
  outTradeNo: string;
  outRefundNo: string;
  providerNumber: string;
  amount: number;
  currency: string;
  state: RefundState;
  at: Date | null;
}

export type PaymentNotice =
  | ({ kind: 'payment'; id: string } & PaymentFacts)
  /** `amount` is null when the notice contains only a running total (Alipay): query the refund. */
  | ({ kind: 'refund'; id: string; merchant: string; amount: number | null } & Omit<RefundFacts, 'amount'>);

/** Why a notice is refused. Each is answered with a failure; none alone is an incident, because providers send invalid probes. */
export type NoticeFault =
  | 'no_signature'
  | 'old_timestamp'
  | 'unknown_key'
  | 'bad_signature'
  | 'unreadable'
  | 'other_merchant';

export type NoticeHeaders = Record<string, string | string[] | undefined>;

/** One line of the provider's bill of a day, for reconciliation. Amounts in fen. */
export interface BillRow {
  kind: 'payment' | 'refund';
  at: string;
  outTradeNo: string;
  providerNumber: string;
  outRefundNo: string;
  refundNumber: string;
  amount: number;
  /** Fee withheld by the provider; negative for a fee returned with a refund. */
  fee: number;
  currency: string;
}

export interface PaymentProvider {
  readonly id: ProviderId;
  readonly methods: readonly PaymentMethod[];
  /** Those in which it takes payments; null: any. */
  readonly currencies: readonly Currency[] | null;
  /** `staff`: people confirm payments and refunds; `query` and `queryRefund` return `refused`. */
  readonly settledBy: 'provider' | 'staff';
  /** The merchant's account at the provider; every notice and query must name it. */
  readonly merchant: string;
  create(attempt: PaymentAttempt): Promise<Outcome<{ start: PaymentStart }>>;
  query(outTradeNo: string): Promise<Outcome<{ payment: PaymentFacts }>>;
  /** Prevents further payment on this number. `already_paid`: the payment came first, so query it. Idempotent. */
  close(outTradeNo: string): Promise<Outcome<object>>;
  /** Acceptance is not the result: read `refund.state`, and wait for the notice or query. */
  refund(request: RefundRequest): Promise<Outcome<{ refund: RefundFacts }>>;
  queryRefund(number: { outTradeNo: string; outRefundNo: string }): Promise<Outcome<{ refund: RefundFacts }>>;
  /** Verifies the raw bytes before parsing them. */
  parseNotice(
    rawBody: Buffer,
    headers: NoticeHeaders,
  ): Promise<{ ok: true; notice: PaymentNotice } | { ok: false; reason: NoticeFault }>;
  /** The response to a notice: `true` once it is safely stored, `false` to have it sent again. */
  answerNotice(taken: boolean): { status: number; body: string; contentType: string };
  /** Fetches the bill of a day (`YYYY-MM-DD`, the provider's zone); null when the provider has none. */
  readonly bill: ((date: string) => Promise<Outcome<{ rows: BillRow[] }>>) | null;
}

/** The route that receives the provider's notices; below the public address, without query, without log-in. */
export function noticePath(id: ProviderId): string {
  return `/payment/notice/${id}`;
}
