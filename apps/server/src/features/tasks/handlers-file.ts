import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../http/calls/dependencies.ts';
import { fileByTicket } from './queries.ts';

const prefix = '/console-files/';

/** Address of a task's file; `ticket` opens it for some minutes. */
export const taskFileAddress = (ticket: string) => prefix + ticket;

export function serveTaskFiles(app: FastifyInstance, { db, ports, clock }: AppDependencies): void {
  app.get<{ Params: { ticket: string } }>(`${prefix}:ticket`, async (request, reply) => {
    const task = await fileByTicket(db, request.params.ticket, clock());
    if (!task?.file_id) return reply.callNotFound();
    const file = await ports.files.read(task.file_id);
    if (!file.ok) return reply.callNotFound();
    return reply
      .header('content-type', file.type)
      .header('content-length', file.size)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(task.file_name)}`)
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .send(file.stream);
  });
}
