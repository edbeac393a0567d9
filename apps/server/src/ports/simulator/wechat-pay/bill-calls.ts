import { createHash, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { shanghaiText } from '../../payment/alipay/zone.ts';
import type { World } from '../world.ts';
import { billFile } from './bill-file.ts';
import { refusal, type PlatformAnswer } from './order-calls.ts';

const VALID_MS = 300_000;

export interface BillDesk {
  offer(query: Record<string, string | undefined>): PlatformAnswer;
  /** The packed file of an offer that has not run out. */
  file(token: string): Buffer | null;
}

export function billDesk(world: World): BillDesk {
  const files = new Map<string, { packed: Buffer; until: number }>();
  return {
    offer(query) {
      const date = query['bill_date'] ?? '';
      if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return refusal(400, 'PARAM_ERROR', '参数错误: bill_date');
      const over = date < shanghaiText(world.now()).slice(0, 10) || world.faults.billToday;
      const text = over ? billFile(world, date) : null;
      if (text === null) return refusal(400, 'NO_STATEMENT_EXIST', '账单文件不存在');
      const token = randomBytes(16).toString('hex');
      files.set(token, { packed: gzipSync(text), until: world.now() + VALID_MS });
      return {
        status: 200,
        content: {
          hash_type: 'SHA1',
          hash_value: createHash('sha1').update(text).digest('hex'),
          download_url: `${world.serverBase}/wechat-pay/v3/billdownload/file?token=${token}`,
        },
      };
    },
    file(token) {
      const kept = files.get(token);
      return kept === undefined || kept.until < world.now() ? null : kept.packed;
    },
  };
}
