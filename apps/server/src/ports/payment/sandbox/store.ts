import type { Pool } from 'pg';
import type { PaymentState } from '../provider.ts';

/** A payment as the simulator of sandboxes keeps it; amounts in fen. */
export interface SandboxPayment {
  outTradeNo: string;
  amount: number;
  currency: string;
  description: string;
  /** Absolute address to which the cashier sends the browser back. */
  returnUrl: string;
  expiresAt: Date;
  state: PaymentState;
  decidedAt: Date | null;
}

export interface SandboxRefund {
  outRefundNo: string;
  outTradeNo: string;
  /** Fen. */
  amount: number;
  at: Date;
}

/** Where the simulator keeps its payments. Each step is atomic, also between several processes on one database. */
export interface SandboxStore {
  /** Keeps a new payment; a known number stays as it is. */
  add(payment: SandboxPayment): Promise<void>;
  find(outTradeNo: string): Promise<SandboxPayment | null>;
  /** Decides a pending payment. False: it is decided, or unknown. */
  decide(outTradeNo: string, state: Exclude<PaymentState, 'pending'>, at: Date): Promise<boolean>;
  /** Refunds from a paid payment, once for each number. Null: not enough is left. */
  refund(refund: SandboxRefund): Promise<SandboxRefund | null>;
  findRefund(outRefundNo: string): Promise<SandboxRefund | null>;
}

/** For one process; ends with it. */
export function memorySandboxStore(): SandboxStore {
  const payments = new Map<string, SandboxPayment>();
  const refunds = new Map<string, SandboxRefund>();
  return {
    add: async (payment) => {
      if (!payments.has(payment.outTradeNo)) payments.set(payment.outTradeNo, payment);
    },
    find: async (outTradeNo) => payments.get(outTradeNo) ?? null,
    decide: async (outTradeNo, state, at) => {
      const payment = payments.get(outTradeNo);
      if (payment?.state !== 'pending') return false;
      payments.set(outTradeNo, { ...payment, state, decidedAt: at });
      return true;
    },
    refund: async (refund) => {
      const known = refunds.get(refund.outRefundNo);
      if (known) return known;
      const payment = payments.get(refund.outTradeNo);
      const back = [...refunds.values()].filter(({ outTradeNo }) => outTradeNo === refund.outTradeNo);
      const left = back.reduce((sum, { amount }) => sum - amount, payment?.state === 'succeeded' ? payment.amount : 0);
      if (left < refund.amount) return null;
      refunds.set(refund.outRefundNo, refund);
      return refund;
    },
    findRefund: async (outRefundNo) => refunds.get(outRefundNo) ?? null,
  };
}

interface PaymentRow {
  out_trade_no: string;
  amount: string;
  currency: string;
  description: string;
  return_url: string;
  expires_at: Date;
  state: PaymentState;
  decided_at: Date | null;
}
interface RefundRow {
  out_refund_no: string;
  out_trade_no: string;
  amount: string;
  at: Date;
}

const refundOf = (row: RefundRow | undefined): SandboxRefund | null =>
  row ? { outRefundNo: row.out_refund_no, outTradeNo: row.out_trade_no, amount: Number(row.amount), at: row.at } : null;

/** For all processes on one database: tables `sandbox_payment` and `sandbox_refund`. */
export function sharedSandboxStore(pool: Pool): SandboxStore {
  const findRefund = async (outRefundNo: string): Promise<SandboxRefund | null> => {
    const { rows } = await pool.query<RefundRow>('select * from sandbox_refund where out_refund_no = $1', [
      outRefundNo,
    ]);
    return refundOf(rows[0]);
  };
  return {
    add: async ({ outTradeNo, amount, currency, description, returnUrl, expiresAt }) => {
      await pool.query(
        `insert into sandbox_payment (out_trade_no, amount, currency, description, return_url, expires_at)
          values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
        [outTradeNo, amount, currency, description, returnUrl, expiresAt],
      );
    },
    find: async (outTradeNo) => {
      const { rows } = await pool.query<PaymentRow>('select * from sandbox_payment where out_trade_no = $1', [
        outTradeNo,
      ]);
      const [row] = rows;
      if (!row) return null;
      const { amount, currency, description, return_url, expires_at, state, decided_at } = row;
      const times = { expiresAt: expires_at, decidedAt: decided_at };
      return { outTradeNo, amount: Number(amount), currency, description, returnUrl: return_url, state, ...times };
    },
    decide: async (outTradeNo, state, at) => {
      const { rowCount } = await pool.query(
        `update sandbox_payment set state = $2, decided_at = $3 where out_trade_no = $1 and state = 'pending'`,
        [outTradeNo, state, at],
      );
      return rowCount === 1;
    },
    refund: async ({ outRefundNo, outTradeNo, amount, at }) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        // Two refunds of one payment at once must not exceed it together.
        await client.query('select from sandbox_payment where out_trade_no = $1 for update', [outTradeNo]);
        await client.query(
          `insert into sandbox_refund (out_refund_no, out_trade_no, amount, at)
            select $1, out_trade_no, $3::bigint, $4 from sandbox_payment where out_trade_no = $2 and state = 'succeeded'
              and amount - coalesce((select sum(amount) from sandbox_refund where out_trade_no = $2), 0) >= $3::bigint
            on conflict do nothing`,
          [outRefundNo, outTradeNo, amount, at],
        );
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
      return findRefund(outRefundNo);
    },
    findRefund,
  };
}
