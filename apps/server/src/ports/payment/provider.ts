/**
 * What the product asks of anybody who moves money. Amounts are whole fen. Expected outcomes are values; a provider
 * that could not be reached is `unreachable`, and then nobody knows what happened: query before doing anything else.
 */
/** `desk`: taken by staff, or known by them to have come in another way; no provider stands behind it. */
export type ProviderId = 'wechat' | 'alipay' | 'bank' | 'desk';
export type PaymentMethod = 'jsapi' | 'h5' | 'native' | 'alipay_wap' | 'bank_transfer';
export type Currency = 'CNY';

/**
 * - `unreachable`: no answer, or one that cannot be trusted to be final (5xx, time-out). The outcome is unknown.
 * - `untrusted`: an answer came whose signature is wrong. Treat like `unreachable`, and look into it.
 * - `number_taken`: our number was used before with other content. A new attempt needs a new number.
 * - `refused`: the provider said no for another reason; `detail` has its words, for staff and never for a payer.
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

export type Outcome<T> = ({ ok: true } & T) | { ok: false; reason: PaymentFault; detail: string };

export interface PaymentAttempt {
  method: PaymentMethod;
  /** Our number of this attempt: 6 to 32 of [0-9A-Za-z_-], never used twice. */
  outTradeNo: string;
  /** Fen, at least 1. Nothing to pay is not a payment: settle it without a provider. */
  amount: number;
  currency: Currency;
  /** What the payer reads in the cashier, at most 127 bytes are shown by some. */
  description: string;
  expiresAt: Date;
  /** The messenger's name of the payer; `jsapi` needs it. */
  openid: string | null;
  /** Address of the payer; `h5` needs it. */
  ip: string;
  /** Where the browser comes back to after a cashier on another site. Absolute. */
  returnUrl: string;
}

/** Handed to `wx.chooseWXPay` (which spells it `timestamp`) or to WeixinJSBridge as it is. */
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
  /** To be written in the remark of the transfer; finds the order again. */
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

/** `succeeded` stays so after a refund: refunds have a life of their own. */
export type PaymentState = 'pending' | 'succeeded' | 'failed' | 'closed';
export type RefundState = 'processing' | 'succeeded' | 'failed' | 'closed';

export interface PaymentFacts {
  outTradeNo: string;
  /** The provider's number; empty until something was paid. */
  providerNumber: string;
  /** Fen of the order, not what was left after coupons. */
  amount: number;
  currency: string;
  /** The account the money went to (merchant number or app id): compare with `provider.merchant`. */
  merchant: string;
  state: PaymentState;
  /** When it was paid; null before. */
  at: Date | null;
}

export interface RefundRequest {
  outTradeNo: string;
  /** Ours; the same on every retry, so that nothing goes back twice. */
  outRefundNo: string;
  /** Fen to give back now. */
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
  /** `amount` is null where the notice tells only a running total (Alipay): query the refund. */
  | ({ kind: 'refund'; id: string; merchant: string; amount: number | null } & Omit<RefundFacts, 'amount'>);

/** Why a notice is refused. All of them are answered with a failure and none is an incident by itself: providers probe. */
export type NoticeFault =
  | 'no_signature'
  | 'old_timestamp'
  | 'unknown_key'
  | 'bad_signature'
  | 'unreadable'
  | 'other_merchant';

export type NoticeHeaders = Record<string, string | string[] | undefined>;

/** One line of the provider's bill of a day, for reconciliation. Fen. */
export interface BillRow {
  kind: 'payment' | 'refund';
  at: string;
  outTradeNo: string;
  providerNumber: string;
  outRefundNo: string;
  refundNumber: string;
  amount: number;
  /** What the provider keeps of a payment; negative where it gives some of it back with a refund. */
  fee: number;
  currency: string;
}

export interface PaymentProvider {
  readonly id: ProviderId;
  readonly methods: readonly PaymentMethod[];
  /** `staff`: people confirm what came in and what went back; `query` and `queryRefund` answer `refused`. */
  readonly settledBy: 'provider' | 'staff';
  /** Our account at the provider; every notice and query must name it. */
  readonly merchant: string;
  create(attempt: PaymentAttempt): Promise<Outcome<{ start: PaymentStart }>>;
  query(outTradeNo: string): Promise<Outcome<{ payment: PaymentFacts }>>;
  /** No more payment on this number. `already_paid` says that it came too late: query. Closing twice is fine. */
  close(outTradeNo: string): Promise<Outcome<object>>;
  /** Acceptance is not the result: read `refund.state`, wait for the notice or query. */
  refund(request: RefundRequest): Promise<Outcome<{ refund: RefundFacts }>>;
  queryRefund(number: { outTradeNo: string; outRefundNo: string }): Promise<Outcome<{ refund: RefundFacts }>>;
  /** Verifies the raw bytes first and reads them afterwards. */
  parseNotice(
    rawBody: Buffer,
    headers: NoticeHeaders,
  ): Promise<{ ok: true; notice: PaymentNotice } | { ok: false; reason: NoticeFault }>;
  /** What to answer to the notice: `true` once it is safely stored, `false` to have it sent again. */
  answerNotice(taken: boolean): { status: number; body: string; contentType: string };
  /** The bill of a day (`YYYY-MM-DD`, the provider's zone), where the provider has one. */
  readonly bill: ((date: string) => Promise<Outcome<{ rows: BillRow[] }>>) | null;
}

/** The route that takes the provider's notices; below the public address, without query, without log-in. */
export function noticePath(id: ProviderId): string {
  return `/payment/notice/${id}`;
}
