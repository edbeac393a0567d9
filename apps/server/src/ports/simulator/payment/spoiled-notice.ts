import { randomBytes } from 'node:crypto';
import { wechatPaymentNotice } from '../wechat-pay/notice.ts';
import { alipayPaymentNotice } from '../alipay/notice.ts';
import type { Notice } from './notices.ts';
import type { SimulatedOrder } from '../control/records.ts';
import type { World } from '../world.ts';

/**
 * - `probe`: the platform's own test, a signature that is wrong on purpose
 * - `body`: one byte more than was signed
 * - `old`: signed ten minutes ago
 * - `key`: signed by a key that nobody announced
 * - `amount`: rightly signed, but one fen less than the order
 * - `unsigned`: no signature at all
 * - `app`: rightly signed, for another app of the same merchant (WeChat)
 * - `currency`: rightly signed, without the currency that WeChat always names
 */
export type Spoiling = 'probe' | 'body' | 'old' | 'key' | 'amount' | 'unsigned' | 'app' | 'currency';

/** All ways in which a notice of an attempt can be spoiled. Alipay's notices do not expire. */
export const spoilings: Readonly<Record<'native' | 'alipay_wap', readonly Spoiling[]>> = {
  native: ['probe', 'body', 'old', 'key', 'amount', 'unsigned', 'app', 'currency'],
  alipay_wap: ['probe', 'body', 'key', 'amount', 'unsigned'],
};

const TEN_MINUTES = 600_000;

/** Returns a notice as a forger would send it, or with a defect; unchanged without `how`. */
export function spoiled(world: World, notice: Notice, order: SimulatedOrder, how: Spoiling | undefined): Notice {
  if (how === 'amount') return again(world, { ...order, amount: order.amount - 1 });
  if (how === 'currency') return again(world, { ...order, currency: '' });
  if (how === 'app')
    return again({ ...world, credentials: { ...world.credentials, appId: 'wx0000000000000000' } }, order);
  return { ...notice, schedule: [], compose: () => composed(world, notice, how) };
}

function again(world: World, order: SimulatedOrder): Notice {
  const notice = order.provider === 'wechat' ? wechatPaymentNotice(world, order) : alipayPaymentNotice(world, order);
  return { ...notice, schedule: [] };
}

function composed(world: World, notice: Notice, how: Spoiling | undefined): ReturnType<Notice['compose']> {
  if (how === 'old') return withSkew(world, -TEN_MINUTES, () => notice.compose());
  const { headers, body } = notice.compose();
  const signature = headers['wechatpay-signature'];
  if (signature === undefined) return { headers, body: spoiledForm(body, how) };
  if (how === 'probe') {
    return {
      headers: { ...headers, 'wechatpay-signature': `WECHATPAY/SIGNTEST/${randomBytes(240).toString('base64')}` },
      body,
    };
  }
  if (how === 'key')
    return { headers: { ...headers, 'wechatpay-serial': randomBytes(20).toString('hex').toUpperCase() }, body };
  if (how === 'body') return { headers, body: `${body} ` };
  if (how === 'unsigned') {
    const rest = Object.entries(headers).filter(([name]) => !name.startsWith('wechatpay-'));
    return { headers: Object.fromEntries(rest), body };
  }
  return { headers, body };
}

/** Alipay signs the fields of the form. */
function spoiledForm(body: string, how: Spoiling | undefined): string {
  const form = new URLSearchParams(body);
  if (how === 'body') form.set('total_amount', '0.01');
  if (how === 'probe' || how === 'key') form.set('sign', randomBytes(256).toString('base64'));
  if (how === 'unsigned') form.delete('sign');
  return form.toString();
}

function withSkew<T>(world: World, milliseconds: number, act: () => T): T {
  const usual = world.faults.clockSkewMs;
  world.faults.clockSkewMs = usual + milliseconds;
  try {
    return act();
  } finally {
    world.faults.clockSkewMs = usual;
  }
}
