import type { FastifyInstance } from 'fastify';
import type { World } from './world.ts';

const LOST = Symbol('lost');

/** For one provider's calls: reads bodies as raw bytes, and applies the faults that the controls ordered. */
export function providerCalls(scope: FastifyInstance, world: World): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  scope.addHook('onRequest', async (request, reply) => {
    if (world.faults.failNext > 0) {
      world.faults.failNext--;
      return reply.code(500).send({ code: 'SYSTEM_ERROR', message: 'simulated mishap' });
    }
    if (world.faults.loseNext > 0) {
      world.faults.loseNext--;
      Reflect.set(request, LOST, true);
    }
    return undefined;
  });
  scope.addHook('onSend', async (request, reply, payload) => {
    if (Reflect.get(request, LOST) !== true) return payload;
    reply.code(502);
    return '';
  });
}

/** The bytes of a request's body. */
export function rawBody(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}
