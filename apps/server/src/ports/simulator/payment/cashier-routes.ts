import type { FastifyInstance, FastifyReply } from 'fastify';
import { verifyRsa } from '../../payment/rsa.ts';
import { rawBody } from '../calls-hooks.ts';
import { orderByToken, payLate, payOrder, refuseOrder } from './orders.ts';
import { cashierDonePage, cashierPage } from '../pages/cashier-page.ts';
import { messagePage } from '../pages/message-page.ts';
import { sendPage } from '../pages/send-page.ts';
import type { SimulatedOrder } from '../control/records.ts';
import { isExpired, type World } from '../world.ts';

interface Opened {
  order?: string;
  /** For WeChat's H5; an Alipay order contains its own. */
  redirect_url?: string;
  embedded?: string;
  appId?: string;
  timeStamp?: string;
  nonceStr?: string;
  package?: string;
  paySign?: string;
}

/** The simulated cashier. Opened by address (H5, Native, Alipay) or in a frame with the signed parameters of JSAPI. */
export async function cashierRoutes(scope: FastifyInstance, world: World): Promise<void> {
  scope.get<{ Querystring: Opened }>('/cashier', async ({ query }, reply) => {
    const token = query.order ?? query.package?.replace(/^prepay_id=/, '') ?? '';
    const order = orderByToken(world, token);
    if (order === undefined) return sendPage(reply.code(404), messagePage('没有这个订单', 'No such order', token));
    if (order.method === 'jsapi' && !pageIsGenuine(world, query)) {
      return sendPage(reply.code(400), messagePage('支付验证签名失败', 'The signature of the payment is wrong'));
    }
    const back = query.embedded === undefined ? webAddress(query.redirect_url ?? order.returnUrl) : '';
    const shut = shutText(world, order);
    if (shut !== null) return sendPage(reply, cashierDonePage({ ...shut, back }));
    return sendPage(reply, cashierPage(order, { action: `${world.browserBase}/cashier`, back }));
  });

  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.post('/cashier', async (request, reply) => {
    const form = new URLSearchParams(rawBody(request.body).toString('utf8'));
    const order = orderByToken(world, form.get('order') ?? '');
    if (order === undefined) return sendPage(reply.code(404), messagePage('没有这个订单', 'No such order'));
    return act(world, reply, order, form.get('do') ?? '', webAddress(form.get('back') ?? ''));
  });
}

function act(world: World, reply: FastifyReply, order: SimulatedOrder, chosen: string, back: string): FastifyReply {
  const done = (zh: string, en: string, result: 'ok' | 'fail' | 'cancel'): FastifyReply => {
    // Returns without stating the result, as real cashiers do. The merchant queries it.
    if (back !== '') return reply.redirect(back, 303);
    return sendPage(reply, cashierDonePage({ zh, en, result, back }));
  };
  if (chosen === 'pay' || chosen === 'twice') {
    const paid = payOrder(world, order, { notices: chosen === 'twice' ? 2 : 1, force: false });
    return paid ? done('付款成功', 'Paid', 'ok') : done('订单已不能付款', 'This order can no longer be paid', 'fail');
  }
  if (chosen === 'late') {
    payLate(world, order);
    return done('款项将在订单超时后到账', 'The money will arrive after the order ran out', 'cancel');
  }
  if (chosen === 'refuse') {
    refuseOrder(world, order);
    return done('付款失败', 'The payment failed', 'fail');
  }
  return done('没有付款', 'Not paid', 'cancel');
}

function shutText(world: World, order: SimulatedOrder): { zh: string; en: string; result: 'ok' | 'fail' } | null {
  if (order.state === 'paid') return { zh: '订单已付款', en: 'Already paid', result: 'ok' };
  if (order.state === 'closed') return { zh: '订单已关闭', en: 'This order is closed', result: 'fail' };
  return isExpired(world, order) ? { zh: '订单已超时', en: 'This order ran out', result: 'fail' } : null;
}

function pageIsGenuine(world: World, query: Opened): boolean {
  const message = [query.appId, query.timeStamp, query.nonceStr, query.package]
    .map((part) => `${part ?? ''}\n`)
    .join('');
  return verifyRsa(message, query.paySign ?? '', world.keys.merchant);
}

/** Only web addresses: nothing that a browser would run. */
function webAddress(text: string): string {
  return /^(https?:\/\/|\/(?!\/))/.test(text) ? text : '';
}
