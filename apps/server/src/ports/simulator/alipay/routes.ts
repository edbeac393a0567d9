import type { FastifyInstance } from 'fastify';
import { parseObject } from '../../json.ts';
import { requestIsGenuine, type Parameters } from '../../payment/alipay/signature.ts';
import { signRsa } from '../../payment/rsa.ts';
import { providerCalls, rawBody } from '../calls-hooks.ts';
import { messagePage } from '../pages/message-page.ts';
import { sendPage } from '../pages/send-page.ts';
import type { BillOffers } from '../payment/bill-offers.ts';
import type { World } from '../world.ts';
import { offerBill } from './bill-calls.ts';
import { answerTrade, openTrade } from './trade-calls.ts';

const BILL = 'alipay.data.dataservice.bill.downloadurl.query';

/** Alipay's gateway: pages by GET or POST, calls by POST, all signed in both directions. */
export async function alipayRoutes(scope: FastifyInstance, world: World, bills: BillOffers): Promise<void> {
  providerCalls(scope, world);

  scope.get<{ Querystring: { token?: string } }>('/downloadBillFile.resource', async (request, reply) => {
    const file = bills.file(request.query.token ?? '');
    return file === null ? reply.code(404).send() : reply.type('application/zip').send(file);
  });

  scope.route({
    method: ['GET', 'POST'],
    url: '/gateway.do',
    async handler(request, reply) {
      const body = new URLSearchParams(rawBody(request.body).toString('utf8'));
      const parameters = { ...(request.query as Parameters), ...Object.fromEntries(body) };
      const method = parameters['method'] ?? '';
      const genuine =
        parameters['app_id'] === world.credentials.alipayAppId &&
        requestIsGenuine(parameters, world.keys.alipayMerchant);
      if (method === 'alipay.trade.wap.pay') {
        const opened = genuine ? openTrade(world, parameters) : { fault: 'isv.invalid-signature' };
        if ('order' in opened) return reply.redirect(`${world.browserBase}/cashier?order=${opened.order.token}`, 302);
        return sendPage(reply.code(400), messagePage('支付宝拒绝了请求', 'Alipay refused the request', opened.fault));
      }
      const name = `${method.replaceAll('.', '_')}_response`;
      const wish = parseObject(parameters['biz_content'] ?? '') ?? {};
      const asked = method === BILL ? offerBill(world, bills, wish) : answerTrade(world, method, wish);
      const answer = genuine ? asked : null;
      reply.type('application/json; charset=utf-8');
      if (answer === null) return reply.send(JSON.stringify({ error_response: refused(genuine) }));
      const content = JSON.stringify(answer);
      return reply.send(`{"${name}":${content},"sign":"${signRsa(content, world.keys.alipay)}"}`);
    },
  });
}

function refused(genuine: boolean): Record<string, string> {
  return genuine
    ? { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-method', sub_msg: '不存在的方法名' }
    : { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature', sub_msg: '无效签名' };
}
