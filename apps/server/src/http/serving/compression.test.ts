import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { compressAnswers } from './compression.ts';

const long = '报名'.repeat(2000);

async function answered(encoding: string, body: string) {
  const app = Fastify();
  compressAnswers(app);
  app.get('/', async () => ({ body }));
  return app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
}

it('a long answer is compressed for clients that accept it', async () => {
  const br = await answered('gzip, br', long);
  expect(br.headers['content-encoding']).toBe('br');
  expect(br.rawPayload.length).toBeLessThan(500);
  expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual({ body: long });
  const gz = await answered('gzip', long);
  expect(JSON.parse(gunzipSync(gz.rawPayload).toString())).toEqual({ body: long });
});

it('other clients, and short answers, get it uncompressed', async () => {
  expect((await answered('identity', long)).json()).toEqual({ body: long });
  expect((await answered('br', 'short')).headers['content-encoding']).toBeUndefined();
});
