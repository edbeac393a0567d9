import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { addressParts, type Transport } from '../transport.ts';

/**
 * Carries requests between this server and the simulator inside it without a socket: the same bytes and headers, also
 * before the server listens and wherever it listens.
 */
export function inProcess(): { transport: Transport; attach: (plugin: FastifyPluginAsync) => FastifyPluginAsync } {
  let server: FastifyInstance | null = null;
  return {
    attach: (plugin) => async (app, options) => {
      server = app;
      await plugin(app, options);
    },
    async transport({ method, url, headers, body }) {
      if (server === null) return { ok: false, detail: 'the simulator is not registered' };
      const { target } = addressParts(url);
      try {
        const answer = await server.inject({
          method,
          url: target,
          headers: { ...headers, host: 'localhost' },
          ...(body === undefined ? {} : { payload: body }),
        });
        const received = Object.entries(answer.headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
        return { ok: true, status: answer.statusCode, headers: Object.fromEntries(received), body: answer.rawPayload };
      } catch (error) {
        return { ok: false, detail: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}
