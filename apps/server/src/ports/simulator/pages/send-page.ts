import type { FastifyReply } from 'fastify';
import type { Html } from './html.ts';

/** Sends a simulated page, which has inline styles and scripts and can be framed by the product. */
export function sendPage(reply: FastifyReply, page: Html): FastifyReply {
  reply.removeHeader('x-frame-options');
  return reply
    .header(
      'content-security-policy',
      "default-src 'self'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; form-action *; base-uri 'none'",
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.text);
}
