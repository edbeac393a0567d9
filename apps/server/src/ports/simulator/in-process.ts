import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { addressParts, type Answer, type OutgoingRequest, type Transport } from '../transport.ts';

/**
 * Carries requests between this server and its simulator without a socket: the same bytes and headers, even before the server listens.
 * Calls to the providers bypass the server's own limits and logs, as external calls do; their notices arrive through the server's
 * public routes.
 */
export interface InProcess {
  toSimulator(calls: FastifyPluginAsync, prefix: string): Transport;
  toMerchant: Transport;
  /** Stores the server that the plugin is registered on. */
  attach(plugin: FastifyPluginAsync): FastifyPluginAsync;
}

export function inProcess(): InProcess {
  let merchant: FastifyInstance | null = null;
  return {
    toSimulator(calls, prefix) {
      const carrier = Fastify();
      carrier.register(calls, { prefix });
      return (request) => carry(carrier, request);
    },
    toMerchant: async (request) =>
      merchant === null ? { ok: false, detail: 'the server is not up' } : carry(merchant, request),
    attach: (plugin) => async (app, options) => {
      merchant = app;
      await plugin(app, options);
    },
  };
}

async function carry(server: FastifyInstance, { method, url, headers, body }: OutgoingRequest): Promise<Answer> {
  const { host, target } = addressParts(url);
  try {
    const answer = await server.inject({
      method,
      url: target,
      headers: { ...headers, host },
      ...(body === undefined ? {} : { payload: body }),
    });
    const received = Object.entries(answer.headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
    return { ok: true, status: answer.statusCode, headers: Object.fromEntries(received), body: answer.rawPayload };
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}
