import type { FastifyInstance } from 'fastify';
import { openBase } from '@meetingapp/contract/developers/open-call.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { languageOf } from '../../../http/calls/language.ts';
import { openInterfaceDocument } from './writer.ts';

/** `GET /meetingapp/open/v1/openapi.json`, for anybody; in English, or with `?lang=zh` in Chinese. Made at the first request of each. */
export function serveOpenDocument(app: FastifyInstance, { config }: Pick<AppDependencies, 'config'>): void {
  const made: Partial<Record<Language, string>> = {};
  app.get<{ Querystring: { lang?: unknown } }>(`${openBase}/openapi.json`, ({ query }, reply) => {
    const language = query.lang === undefined ? 'en' : languageOf(query.lang);
    const text = (made[language] ??= JSON.stringify(openInterfaceDocument(config.publicUrl, language)));
    return reply.type('application/json; charset=utf-8').header('access-control-allow-origin', '*').send(text);
  });
}
