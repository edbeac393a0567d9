import { textAt } from '../../json.ts';
import type { BillRow, Outcome } from '../provider.ts';
import { fenOfYuan } from '../yuan.ts';
import type { AlipayClient } from './client.ts';
import { unzip } from './zip.ts';

/** Available on the next morning; `not_found` before, and for a day without transactions. */
export async function tradeBill(client: AlipayClient, date: string): Promise<Outcome<{ rows: BillRow[] }>> {
  const asked = { bill_type: 'trade', bill_date: date };
  const offer = await client.call('alipay.data.dataservice.bill.downloadurl.query', asked);
  if (!offer.ok) return offer.detail.includes('bill_not_exist') ? { ...offer, reason: 'not_found' } : offer;
  const file = await client.fetchFile(textAt(offer.answer, 'bill_download_url'));
  if (!file.ok || file.status !== 200)
    return { ok: false, reason: 'unreachable', detail: 'the bill could not be fetched' };
  // The archive also contains a summary by shop, in a separate file.
  const lines = unzip(file.body)?.find(({ name }) => name.endsWith('.csv') && !name.includes('汇总'));
  const rows = lines === undefined ? null : readBill(new TextDecoder('gb18030').decode(lines.content));
  return rows === null
    ? { ok: false, reason: 'untrusted', detail: 'the bill has an unknown form' }
    : { ok: true, rows };
}

const COLUMNS = {
  providerNumber: '支付宝交易号',
  outTradeNo: '商户订单号',
  kind: '业务类型',
  at: '完成时间',
  amount: '订单金额（元）',
  outRefundNo: '退款批次号/请求号',
  fee: '服务费（元）',
} as const;
const END = '业务明细列表结束';

/**
 * Lines that begin with # describe the file; the last ones contain counts, so that a truncated file is detected. Numbers end in a tab,
 * refunds are negative. Null when a column or lines are missing, or an amount is invalid.
 */
export function readBill(text: string): BillRow[] | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const notes = lines.filter((line) => line.startsWith('#'));
  const [head = '', ...rest] = lines.filter((line) => !line.startsWith('#'));
  const names = head.split(',').map((name) => name.trim());
  const position = Object.fromEntries(Object.entries(COLUMNS).map(([key, name]) => [key, names.indexOf(name)]));
  if (Object.values(position).includes(-1) || !notes.some((note) => note.includes(END))) return null;

  const rows: BillRow[] = [];
  for (const line of rest) {
    const values = line.split(',');
    const value = (key: keyof typeof COLUMNS): string => (values[position[key] ?? -1] ?? '').trim();
    const kind = value('kind') === '退款' ? 'refund' : 'payment';
    const amount = fenOfYuan(value('amount'));
    const fee = fenOfYuan(value('fee') || '0');
    if (amount === null || fee === null) return null;
    rows.push({
      kind,
      at: value('at'),
      outTradeNo: value('outTradeNo'),
      providerNumber: value('providerNumber'),
      outRefundNo: kind === 'refund' ? value('outRefundNo') : '',
      refundNumber: '',
      amount: Math.abs(amount),
      fee: 0 - fee,
      currency: 'CNY',
    });
  }
  const counted = notes
    .map((note) => /^#(?:交易|退款)合计：(\d+)笔/.exec(note)?.[1])
    .filter((one) => one !== undefined);
  const all = counted.reduce((sum, count) => sum + Number(count), 0);
  return counted.length > 0 && all !== rows.length ? null : rows;
}
