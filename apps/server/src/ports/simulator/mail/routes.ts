import type { FastifyInstance } from 'fastify';
import { asObject, parseObject, textAt } from '../../json.ts';
import { rawBody } from '../calls-hooks.ts';
import { outboxEntry, type World } from '../world.ts';

/** Receives the mail that would have been sent, from `sink-mailer.ts`. */
export async function mailRoutes(scope: FastifyInstance, world: World): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 30_000_000 }, (_request, body, done) =>
    done(null, body),
  );
  scope.post('/mail', async (request) => {
    const message = parseObject(rawBody(request.body).toString('utf8'));
    const attachments = message?.['attachments'];
    const kept = outboxEntry(world, {
      channel: 'mail',
      to: textAt(message, 'to'),
      subject: textAt(message, 'subject'),
      text: textAt(message, 'text'),
      variables: {},
      attachments: (Array.isArray(attachments) ? attachments : []).map((entry) => {
        const attachment = asObject(entry);
        return { name: textAt(attachment, 'name'), size: Number(attachment?.['size'] ?? 0) };
      }),
    });
    return { id: `simulated-${kept.id}` };
  });
}
