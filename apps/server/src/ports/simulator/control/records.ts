/** State of the simulated providers. Amounts in fen, times in milliseconds. */
export interface SimulatedOrder {
  provider: 'wechat' | 'alipay';
  method: string;
  outTradeNo: string;
  /** Identifies the order in the cashier. */
  token: string;
  amount: number;
  currency: string;
  description: string;
  openid: string;
  notifyUrl: string;
  returnUrl: string;
  createdAt: number;
  expiresAt: number;
  state: 'open' | 'refused' | 'paid' | 'closed';
  transaction: string;
  paidAt: number;
}

export interface SimulatedRefund {
  provider: 'wechat' | 'alipay';
  outTradeNo: string;
  outRefundNo: string;
  refundNumber: string;
  amount: number;
  total: number;
  reason: string;
  notifyUrl: string;
  state: 'PROCESSING' | 'SUCCESS' | 'CLOSED' | 'ABNORMAL';
  createdAt: number;
  doneAt: number;
}

/** One attempt to notify the merchant, and the merchant's answer (0: none). */
export interface NoticeLog {
  id: string;
  about: string;
  attempt: number;
  status: number;
  at: number;
}

export interface OutboxEntry {
  id: number;
  at: number;
  channel: 'sms' | 'mail' | 'messenger';
  to: string;
  subject: string;
  text: string;
  variables: Record<string, string>;
  attachments: { name: string; size: number }[];
  /** Of a text or template message: the vendor's number, which its report repeats, and the sender's. */
  receipt?: { bizId: string; outId: string };
}
