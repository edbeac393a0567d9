import { randomBytes, randomUUID } from 'node:crypto';
import { rfc3339 } from '../../payment/wechat-pay/orders.ts';
import { sealResource } from '../../payment/wechat-pay/resource.ts';
import type { Notice } from '../payment/notices.ts';
import type { SimulatedOrder, SimulatedRefund } from '../control/records.ts';
import type { World } from '../world.ts';
import { platformHeaders } from './sign.ts';
import { refundContent, transactionContent } from './transaction.ts';

/** Seconds between attempts, a day in total. */
const SCHEDULE = [15, 15, 30, 180, 600, 1200, 1800, 1800, 1800, 3600, 10_800, 10_800, 10_800, 21_600, 21_600];

function notice(
  world: World,
  told: { about: string; url: string; event: string; kind: string; summary: string; content: Record<string, unknown> },
): Notice {
  const id = randomUUID();
  const sealed = sealResource(
    JSON.stringify(told.content),
    randomBytes(6).toString('hex'),
    told.kind,
    world.credentials.apiV3Key,
  );
  const body = JSON.stringify({
    id,
    create_time: rfc3339(new Date(world.now())),
    resource_type: 'encrypt-resource',
    event_type: told.event,
    summary: told.summary,
    resource: {
      original_type: told.kind,
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: sealed.ciphertext,
      associated_data: sealed.associatedData,
      nonce: sealed.nonce,
    },
  });
  return {
    id,
    about: told.about,
    url: told.url,
    compose: () => ({
      headers: { 'content-type': 'application/json', ...platformHeaders(world, body, undefined) },
      body,
    }),
    taken: (answer) => answer.ok && (answer.status === 200 || answer.status === 204),
    schedule: SCHEDULE,
  };
}

export function wechatPaymentNotice(world: World, order: SimulatedOrder): Notice {
  return notice(world, {
    about: order.outTradeNo,
    url: order.notifyUrl,
    event: 'TRANSACTION.SUCCESS',
    kind: 'transaction',
    summary: '支付成功',
    content: transactionContent(world, order),
  });
}

export function wechatRefundNotice(world: World, refund: SimulatedRefund, order: SimulatedOrder): Notice {
  return notice(world, {
    about: refund.outRefundNo,
    url: refund.notifyUrl,
    event: `REFUND.${refund.state}`,
    kind: 'refund',
    summary: '退款通知',
    content: { mchid: world.credentials.merchantId, ...refundContent(refund, order, 'refund_status') },
  });
}
