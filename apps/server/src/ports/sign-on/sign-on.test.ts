import { afterAll, describe, expect, it } from 'vitest';
import { openLyingProvider, type Lie } from '../../testing/sign-on/lying-provider.ts';
import { openIdSignOn } from './sign-on.ts';

const provider = await openLyingProvider('meetingapp');
afterAll(() => provider.close());
const client = { issuer: provider.issuer, clientId: 'meetingapp', clientSecret: 'a secret' };
const binding = {
  redirectUri: 'https://congress.example/console/sign-on',
  state: 'a state',
  nonce: 'a nonce',
  verifier: 'a-verifier-of-at-least-forty-three-characters-',
};
const port = openIdSignOn({ allowPrivate: true });
const answered = (lie: Lie, query = 'code=any&state=a+state') => {
  provider.answer(binding.nonce, lie);
  return port.finish(client, binding, query);
};
const now = Math.floor(Date.now() / 1000);

describe('[X2] the answer of an OpenID provider', () => {
  it('names the person', async () => {
    expect(await answered({})).toEqual({
      ok: true,
      value: { subject: 'li', email: 'li@hospital.example', emailVerified: true, phone: '', phoneVerified: false },
    });
  });

  it('may give the address at its user-info endpoint only, for the same person', async () => {
    expect(await answered({ userInfo: { email: 'li@hospital.example' } })).toEqual({
      ok: true,
      value: { subject: 'li', email: 'li@hospital.example', emailVerified: false, phone: '', phoneVerified: false },
    });
    expect(await answered({ userInfo: { sub: 'somebody else', email: 'wang@hospital.example' } })).toEqual({
      ok: false,
      fault: 'refused',
    });
  });

  it('takes each address with its verification from one answer, the signed one first', async () => {
    const claims = { email: 'li@hospital.example', email_verified: false, phone_number: '+8613900000001' };
    const lie = {
      claims,
      userInfo: { email: 'other@hospital.example', email_verified: true, phone_number_verified: true },
    };
    expect(await answered(lie)).toMatchObject({
      value: { email: 'li@hospital.example', emailVerified: false, phone: '+8613900000001', phoneVerified: false },
    });
  });

  it.each<[string, Lie]>([
    ['a foreign key', { foreignKey: true }],
    ['no signature', { unsigned: true }],
    ['another nonce', { claims: { nonce: 'of another log-in' } }],
    ['another audience', { claims: { aud: 'another client' } }],
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['an end in the past', { claims: { iat: now - 900, exp: now - 600 } }],
    ['an error', { answer: { status: 400, body: '{"error":"invalid_grant"}' } }],
    ['no ID token', { answer: { status: 200, body: '{"access_token":"any","token_type":"Bearer"}' } }],
  ])('with %s is refused', async (_name, lie) => {
    expect(await answered(lie)).toEqual({ ok: false, fault: 'refused' });
  });

  it('for another state, and without a code, is refused', async () => {
    expect(await answered({}, 'code=any&state=another')).toEqual({ ok: false, fault: 'refused' });
    expect(await answered({}, 'state=a+state')).toEqual({ ok: false, fault: 'refused' });
  });

  it('that does not come is named as such; a private address is not asked', async () => {
    const gone = { ...client, issuer: 'http://127.0.0.1:9' };
    expect(await port.begin(gone, binding, { language: 'en', wants: 'email' })).toEqual({
      ok: false,
      fault: 'unreachable',
    });
    const closed = openIdSignOn({ allowPrivate: false });
    expect(await closed.refusalOf('https://10.1.2.3')).toBe('address_private');
    const inside = openIdSignOn({
      allowPrivate: false,
      resolve: async () => [{ address: '10.1.2.3', family: 4 }],
    });
    expect(await inside.check({ ...client, issuer: 'https://login.example' })).toEqual({
      ok: false,
      fault: 'unreachable',
    });
  });
});
