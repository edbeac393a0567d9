import { expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { client } from '../testing/client.ts';
import { visitor } from '../testing/congress.ts';

const test = await testApp({ settings: { REQUESTS_PER_MINUTE: '3' } });
const wire = client(test.app);

it('[E12] a flood of one log-in is told to wait, in its language; another log-in is not', async () => {
  const [flood, other] = [await visitor(test), await visitor(test)];
  const ask = ({ token }: { token: string }) => wire.post('/medapp/api/user/info', {}, { token, language: 'en' });
  for (let n = 0; n < 3; n += 1) expect((await ask(flood)).body.code).toBe(0);
  const refused = await ask(flood);
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual({
    code: 1002,
    error: 'too_many_requests',
    msg: 'Too many requests; try again in a moment',
  });
  expect((await ask(other)).body.code).toBe(0);
});

it('health is asked as often as anybody wants', async () => {
  for (let n = 0; n < 100; n += 1) expect((await test.app.inject('/healthz')).statusCode).toBe(200);
});
