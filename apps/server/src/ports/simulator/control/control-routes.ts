import type { FastifyInstance, FastifyReply } from 'fastify';
import { announcePayment, paymentNotice } from '../payment/announcements.ts';
import { asObject, parseObject } from '../../json.ts';
import { rawBody } from '../calls-hooks.ts';
import type { Authority } from '../messenger/authority.ts';
import { post } from '../payment/notices.ts';
import { anyOrder, payLate, payOrder, refuseOrder } from '../payment/orders.ts';
import { findRefund, settleRefund } from '../payment/refunds.ts';
import { spoiled, type Spoiling } from '../payment/spoiled-notice.ts';
import { sendReport } from '../sms/report.ts';
import { NO_FAULTS } from './faults.ts';
import type { SimulatedOrder } from './records.ts';
import type { World } from '../world.ts';

type Numbered = { Params: { number: string } };

/** Controls for tests: pay, fail, delay, repeat, reorder, forge, skew the clock, break. All under `/control`. */
export async function controlRoutes(scope: FastifyInstance, world: World, messenger: Authority): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const read = (body: unknown): Record<string, unknown> => parseObject(rawBody(body).toString('utf8')) ?? {};

  scope.get('/credentials', async () => world.credentials);
  scope.get('/state', async () => ({
    orders: [...world.orders.values()],
    refunds: [...world.refunds.values()],
    notices: world.notices,
    held: world.held.length,
    faults: world.faults,
  }));

  /** Sets any of the faults; faults that are not named stay unchanged. */
  scope.post('/faults', async ({ body }) => Object.assign(world.faults, read(body)));
  scope.post('/reset', async () => {
    Object.assign(world.faults, NO_FAULTS, { noticeScale: world.faults.noticeScale });
    world.held.length = 0;
    return world.faults;
  });
  scope.post('/revoke-token', async () => {
    messenger.revoke();
    return {};
  });

  const withOrder = (
    path: string,
    act: (order: SimulatedOrder, body: Record<string, unknown>, reply: FastifyReply) => unknown,
  ): void => {
    scope.post<Numbered>(`/orders/:number/${path}`, async ({ params, body }, reply) => {
      const order = anyOrder(world, params.number);
      if (order === undefined) return reply.code(404).send({ error: 'no such order' });
      return act(order, read(body), reply);
    });
  };
  /** `{ notices?: number, force?: boolean }` */
  withOrder('pay', (order, body) => ({
    paid: payOrder(world, order, {
      notices: typeof body['notices'] === 'number' ? body['notices'] : 1,
      force: body['force'] === true,
    }),
  }));
  withOrder('refuse', (order) => (refuseOrder(world, order), {}));
  withOrder('late', (order) => (payLate(world, order), {}));
  /** Sends another notice with the same content under another number. */
  withOrder('announce', (order) => (announcePayment(world, order), {}));
  /** Sends one notice of the order now, spoiled as in `{ spoil }`; returns the merchant's answer. */
  withOrder('notice', async (order, body) => {
    const notice = paymentNotice(world, order);
    const answer = await post(world, spoiled(world, notice, order, body['spoil'] as Spoiling | undefined));
    return answer.ok
      ? { status: answer.status, body: answer.body.toString('utf8') }
      : { status: 0, body: answer.detail };
  });

  /** `{ reversed?: boolean }`: sends the held notices one after the other, in order or reversed. */
  scope.post('/release', async ({ body }) => {
    const held = world.held.splice(0);
    if (read(body)['reversed'] === true) held.reverse();
    for (const send of held) await send();
    return { released: held.length };
  });
  /**
   * `{ to, url, vendor?: 'aliyun' | 'tencent', delivered?: boolean, code?: string }`: sends the delivery report of the newest text message
   * to a number to the merchant's address; returns the merchant's answer.
   */
  scope.post('/sms-report', async ({ body }, reply) => {
    const { to, url, vendor, delivered, code } = read(body);
    const entry = world.outbox.find(({ channel, to: number }) => channel === 'sms' && number === to);
    if (entry === undefined) return reply.code(404).send({ error: 'no such message' });
    const answer = await sendReport(world, entry, {
      vendor: vendor === 'tencent' ? 'tencent' : 'aliyun',
      url: String(url),
      delivered: delivered !== false,
      code: typeof code === 'string' ? code : 'UNDELIV',
    });
    return answer.ok
      ? { status: answer.status, body: answer.body.toString('utf8') }
      : { status: 0, body: answer.detail };
  });
  scope.post<Numbered>('/refunds/:number/settle', async ({ params, body }, reply) => {
    const refund = findRefund(world, 'wechat', params.number) ?? findRefund(world, 'alipay', params.number);
    if (refund === undefined) return reply.code(404).send({ error: 'no such refund' });
    const state = asObject(read(body))?.['state'];
    settleRefund(world, refund, state === 'ABNORMAL' || state === 'CLOSED' ? state : 'SUCCESS');
    return {};
  });
}
