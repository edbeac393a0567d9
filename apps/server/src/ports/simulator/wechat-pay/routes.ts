import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseObject } from '../../json.ts';
import { rfc3339 } from '../../payment/wechat-pay/orders.ts';
import { sealResource } from '../../payment/wechat-pay/resource.ts';
import { providerCalls, rawBody } from '../calls-hooks.ts';
import type { World } from '../world.ts';
import { requestFault } from './authentication.ts';
import type { BillOffers } from '../payment/bill-offers.ts';
import { offerBill } from './bill-calls.ts';
import { closeOrder, placeOrder, queryOrder, refusal, type PlatformAnswer } from './order-calls.ts';
import { askRefund, queryRefund } from './refund-calls.ts';
import { platformHeaders } from './sign.ts';

type Call = (
  request: FastifyRequest<{ Params: Record<string, string>; Querystring: Record<string, string | undefined> }>,
) => PlatformAnswer;

/** WeChat Pay API v3, under `/wechat-pay/v3`. */
export async function wechatPayRoutes(scope: FastifyInstance, world: World, offers: BillOffers): Promise<void> {
  providerCalls(scope, world);

  scope.addHook('preHandler', async (request, reply) => {
    const fault = requestFault(world, {
      method: request.method,
      target: request.raw.url ?? '',
      body: rawBody(request.body),
      authorization: request.headers.authorization ?? '',
    });
    return fault === null ? undefined : reply.code(401).send(fault);
  });

  const route = (method: 'GET' | 'POST', url: string, call: Call): void => {
    scope.route({
      method,
      url,
      handler: async (request, reply) => send(world, request, reply, call(request as Parameters<Call>[0])),
    });
  };
  const body = (request: FastifyRequest): Record<string, unknown> =>
    parseObject(rawBody(request.body).toString('utf8')) ?? {};

  route('GET', '/v3/certificates', () => ({ status: 200, content: certificates(world) }));
  for (const method of ['jsapi', 'h5', 'native']) {
    route('POST', `/v3/pay/transactions/${method}`, (request) => placeOrder(world, method, body(request)));
  }
  route('GET', '/v3/pay/transactions/out-trade-no/:number', ({ params, query }) =>
    queryOrder(world, params['number'] ?? '', query['mchid'] ?? ''),
  );
  route('POST', '/v3/pay/transactions/out-trade-no/:number/close', ({ params }) =>
    closeOrder(world, params['number'] ?? ''),
  );
  route('POST', '/v3/refund/domestic/refunds', (request) => askRefund(world, body(request)));
  route('GET', '/v3/refund/domestic/refunds/:number', ({ params }) => queryRefund(world, params['number'] ?? ''));
  route('GET', '/v3/bill/tradebill', ({ query }) => offerBill(world, offers, query));
  scope.get<{ Querystring: { token?: string } }>('/v3/billdownload/file', async (request, reply) => {
    const packed = offers.file(request.query.token ?? '');
    if (packed === null) return send(world, request, reply, refusal(400, 'INVALID_REQUEST', '下载链接已失效'));
    return reply.type('application/x-gzip').send(packed);
  });
}

function send(world: World, request: FastifyRequest, reply: FastifyReply, answer: PlatformAnswer): FastifyReply {
  const text = answer.content === null ? '' : JSON.stringify(answer.content);
  const asked = request.headers['wechatpay-serial'];
  reply.code(answer.status).headers(platformHeaders(world, text, typeof asked === 'string' ? asked : undefined));
  return answer.content === null ? reply.send() : reply.type('application/json; charset=utf-8').send(text);
}

function certificates(world: World): Record<string, unknown> {
  const { certificate, certificateSerial, apiV3Key } = world.credentials;
  const sealed = sealResource(certificate, randomBytes(6).toString('hex'), 'certificate', apiV3Key);
  return {
    data: [
      {
        serial_no: certificateSerial,
        effective_time: rfc3339(new Date(world.now())),
        expire_time: rfc3339(new Date(world.now() + 5 * 365 * 86_400_000)),
        encrypt_certificate: {
          algorithm: 'AEAD_AES_256_GCM',
          nonce: sealed.nonce,
          associated_data: sealed.associatedData,
          ciphertext: sealed.ciphertext,
        },
      },
    ],
  };
}
