import type { FastifyInstance } from 'fastify';
import { openBase } from '@meetingapp/contract/developers/open-call.ts';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { openInterfaceDocument } from './writer.ts';

/** `GET /meetingapp/open/v1/openapi.json`, for anybody; made at the first request. */
export function serveOpenDocument(app: FastifyInstance, { config }: Pick<AppDependencies, 'config'>): void {
  let text: string | undefined;
  app.get(`${openBase}/openapi.json`, (_request, reply) => {
    text ??= JSON.stringify(openInterfaceDocument(config.publicUrl));
    return reply.type('application/json; charset=utf-8').header('access-control-allow-origin', '*').send(text);
  });
}
