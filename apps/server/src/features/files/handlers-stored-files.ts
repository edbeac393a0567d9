import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../http/dependencies.ts';
import { fileAddress } from './present.ts';

/** Gives stored files by their key, never as something a browser would run. */
export function serveStoredFiles(app: FastifyInstance, { ports }: AppDependencies): void {
  app.get<{ Params: { '*': string } }>(fileAddress('*'), async (request, reply) => {
    const file = await ports.files.read(request.params['*']);
    if (!file.ok) return reply.callNotFound();
    return reply
      .header('content-type', file.type)
      .header('content-length', file.size)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(file.stream);
  });
}
