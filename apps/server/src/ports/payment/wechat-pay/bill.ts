import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { textAt } from '../../json.ts';
import type { BillRow, Outcome } from '../provider.ts';
import { fenOfYuan } from '../yuan.ts';
import type { WechatPayClient } from './client.ts';

/** Available after ten in the morning of the next day; `not_found` before, and for a day without transactions. */
export async function tradeBill(client: WechatPayClient, date: string): Promise<Outcome<{ rows: BillRow[] }>> {
  const offer = await client.call('GET', `/v3/bill/tradebill?bill_date=${date}&bill_type=ALL&tar_type=GZIP`);
  if (!offer.ok) return offer.detail.includes('NO_STATEMENT_EXIST') ? { ...offer, reason: 'not_found' } : offer;
  const file = await client.fetchUnsigned(textAt(offer.answer, 'download_url'));
  if (!file.ok || file.status !== 200)
    return { ok: false, reason: 'unreachable', detail: 'the bill could not be fetched' };
  const plain = unpack(file.body);
  // The download itself is not signed: the signed offer contains the digest of the uncompressed file.
  const digest = plain === null ? '' : createHash('sha1').update(plain).digest('hex');
  if (plain === null || digest !== textAt(offer.answer, 'hash_value').toLowerCase()) {
    return { ok: false, reason: 'untrusted', detail: 'the bill does not match its digest' };
  }
  const rows = readBill(plain.toString('utf8'));
  return rows === null
    ? { ok: false, reason: 'untrusted', detail: 'the bill has an unknown form' }
    : { ok: true, rows };
}

function unpack(bytes: Buffer): Buffer | null {
  try {
    return gunzipSync(bytes);
  } catch {
    return null;
  }
}

const COLUMNS = {
  at: '交易时间',
  providerNumber: '微信订单号',
  outTradeNo: '商户订单号',
  state: '交易状态',
  total: '订单金额',
  currency: '货币种类',
  refundNumber: '微信退款单号',
  outRefundNo: '商户退款单号',
  refunded: '申请退款金额',
  refundState: '退款状态',
  fee: '手续费',
} as const;

/**
 * Every value starts with a backtick; the last two lines are a summary. A refund repeats its payment's numbers in a separate line.
 * Null when a column or a line is missing, or an amount is invalid.
 */
export function readBill(text: string): BillRow[] | null {
  const [head = '', ...rest] = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/);
  const names = head.split(',');
  const position = Object.fromEntries(Object.entries(COLUMNS).map(([key, name]) => [key, names.indexOf(name)]));
  if (Object.values(position).includes(-1)) return null;

  const rows: BillRow[] = [];
  const lines = rest.slice(0, -2);
  // The summary counts the lines, so that a truncated bill is detected.
  if (!(rest.at(-1) ?? '').startsWith(`\`${lines.length},`)) return null;
  for (const line of lines) {
    const values = line.replace(/^`/, '').split(',`');
    const value = (key: keyof typeof COLUMNS): string => values[position[key] ?? -1] ?? '';
    const isRefund = value('state') === 'REFUND';
    const amount = fenOfYuan(value(isRefund ? 'refunded' : 'total'));
    const fee = feeOfYuan(value('fee'));
    if (amount === null || fee === null) return null;
    // A refund that the provider abandoned moved no money.
    if (isRefund && (value('refundState') === 'FAIL' || value('refundState') === 'CLOSED')) continue;
    rows.push({
      kind: isRefund ? 'refund' : 'payment',
      at: value('at'),
      outTradeNo: value('outTradeNo'),
      providerNumber: value('providerNumber'),
      outRefundNo: isRefund ? value('outRefundNo') : '',
      refundNumber: isRefund ? value('refundNumber') : '',
      amount,
      fee,
      currency: value('currency'),
    });
  }
  return rows;
}

/** Fees have five decimals and are charged in whole fen. */
function feeOfYuan(text: string): number | null {
  return /^-?\d{1,9}(?:\.\d{1,5})?$/.test(text) ? Math.round(Number(text) * 100) + 0 : null;
}
