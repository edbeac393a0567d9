import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { client } from '../../testing/client.ts';
import { visitor } from '../../testing/congress.ts';

const test = await testApp({ settings: { REQUESTS_PER_MINUTE: '3' } });
const wire = client(test.app);

const ask = ({ token }: { token: string }) => wire.post('/medapp/api/user/info', {}, { token, language: 'en' });

/** Counts the answered requests out of this number from an address. */
async function answered(times: number, address: string, headers: () => Record<string, string>): Promise<number> {
  let n = 0;
  for (let asked = 0; asked < times; asked += 1) {
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: '/medapp/api/user/info',
      remoteAddress: address,
      headers: headers(),
    });
    if (statusCode !== 429) n += 1;
  }
  return n;
}

it('[E12] a person who floods is asked to wait, in their language; another person is not', async () => {
  const [flood, other] = [await visitor(test), await visitor(test)];
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

it('a second log-in of the same person does not double the limit', async () => {
  const { accountId, token } = await visitor(test);
  for (let n = 0; n < 3; n += 1) await ask({ token });
  expect((await ask({ token: await test.logIn(accountId) })).status).toBe(429);
});

it('invented tokens share one limit per address, lower than that of requests without one, and take nothing from others', async () => {
  let n = 0;
  const invented = () => ({ token: `invented-${(n += 1)}` });
  expect(await answered(40, '198.51.100.7', invented)).toBe(15);
  expect(await answered(70, '198.51.100.7', () => ({}))).toBe(60);
  expect(await answered(1, '198.51.100.8', invented)).toBe(1);
  const { token } = await visitor(test);
  expect(await answered(3, '198.51.100.7', () => ({ token }))).toBe(3);
});

it('one IPv6 prefix counts as one address', async () => {
  let n = 0;
  const invented = () => ({ token: `six-${(n += 1)}` });
  expect(await answered(10, '2001:db8:1:2::7', invented)).toBe(10);
  expect(await answered(10, '2001:db8:1:2:3:4:5:6', invented)).toBe(5);
  expect(await answered(1, '2001:db8:1:3::7', invented)).toBe(1);
});

it('the health check is not limited', async () => {
  for (let n = 0; n < 100; n += 1) expect((await test.app.inject('/healthz')).statusCode).toBe(200);
});
