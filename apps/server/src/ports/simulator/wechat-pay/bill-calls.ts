import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { BillOffers } from '../payment/bill-offers.ts';
import { hasBill, type World } from '../world.ts';
import { billFile } from './bill-file.ts';
import { refusal, type PlatformAnswer } from './order-calls.ts';

/** Address of the compressed bill of a day, and the digest of its content. */
export function offerBill(world: World, offers: BillOffers, query: Record<string, string | undefined>): PlatformAnswer {
  const date = query['bill_date'] ?? '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return refusal(400, 'PARAM_ERROR', '参数错误: bill_date');
  const text = hasBill(world, date) ? billFile(world, date) : null;
  if (text === null) return refusal(400, 'NO_STATEMENT_EXIST', '账单文件不存在');
  const token = offers.offer(gzipSync(text));
  return {
    status: 200,
    content: {
      hash_type: 'SHA1',
      hash_value: createHash('sha1').update(text).digest('hex'),
      download_url: `${world.serverBase}/wechat-pay/v3/billdownload/file?token=${token}`,
    },
  };
}
