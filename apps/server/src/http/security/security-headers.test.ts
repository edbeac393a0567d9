import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { answerSecurity, assetSecurity, contentSecurity } from './content-security.ts';
import { setSecurityHeaders } from './security-headers.ts';

const options = contentSecurity({
  publicUrl: 'https://meeting.example.org',
  ports: { live: { tencent: null, aliyun: null } },
} as unknown as Parameters<typeof contentSecurity>[0]);

/** Headers of a page, an answer, an asset and a path without a route. */
async function headersBy(secure: (app: FastifyInstance) => unknown) {
  const app = Fastify();
  await secure(app);
  app.get('/page', () => 'page');
  app.get('/answer', { helmet: answerSecurity }, () => 'answer');
  app.get('/asset', { config: { helmet: assetSecurity } as object }, () => 'asset');
  const answers = await Promise.all(
    ['/page', '/answer', '/asset', '/nothing'].map(async (url) => {
      const { date: _date, ...headers } = (await app.inject(url)).headers;
      return headers;
    }),
  );
  await app.close();
  return answers;
}

it('every kind of response has exactly the headers that helmet gives it', async () => {
  const ours = await headersBy((app) => setSecurityHeaders(app, options));
  expect(ours).toEqual(await headersBy((app) => app.register(helmet, options)));
  expect(ours.map((headers) => 'content-security-policy' in headers)).toEqual([true, false, false, true]);
  expect(ours[1]).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'x-content-type-options': 'nosniff' });
  expect(ours[2]).not.toHaveProperty('x-frame-options');
});
