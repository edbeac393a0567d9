import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

/** What a provider answers to a code. */
export interface Lie {
  /** Claims of the ID token that differ from the true ones. */
  claims?: JWTPayload;
  /** The token is signed with a key that the provider does not publish. */
  foreignKey?: boolean;
  /** The token has no signature (`alg: none`). */
  unsigned?: boolean;
  /** Claims of the user-info endpoint. */
  userInfo?: Record<string, unknown>;
  /** The whole answer of the token endpoint. */
  answer?: { status: number; body: string };
}

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An OpenID provider whose answer to the next code is chosen by the test. */
export async function openLyingProvider(clientId: string) {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  let issuer = '';
  const next: { nonce: string; lie: Lie } = { nonce: '', lie: {} };
  const idToken = async (): Promise<string> => {
    const seconds = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: clientId,
      sub: 'li',
      nonce: next.nonce,
      iat: seconds,
      exp: seconds + 300,
      ...(next.lie.userInfo ? {} : { email: 'li@hospital.example', email_verified: true }),
      ...next.lie.claims,
    };
    if (next.lie.unsigned) return `${base64({ alg: 'none' })}.${base64(claims)}.`;
    const key = next.lie.foreignKey ? foreign.privateKey : own.privateKey;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);
  };
  const answers: Record<string, () => Promise<{ status?: number; body: unknown }>> = {
    '/.well-known/openid-configuration': async () => ({
      body: {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        userinfo_endpoint: `${issuer}/me`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        token_endpoint_auth_methods_supported: ['client_secret_post'],
      },
    }),
    '/keys': async () => ({ body: { keys: [jwk] } }),
    '/token': async () =>
      next.lie.answer ?? {
        body: { access_token: 'any', token_type: 'Bearer', expires_in: 60, id_token: await idToken() },
      },
    '/me': async () => ({ body: { sub: 'li', ...next.lie.userInfo } }),
  };
  const server = createServer((request, response) => {
    const answer = answers[new URL(request.url ?? '/', 'http://any').pathname];
    if (!answer) return void response.writeHead(404).end();
    void answer().then(({ status = 200, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    issuer,
    /** Chooses the answer to the next code, of a log-in with this nonce. */
    answer: (nonce: string, lie: Lie): void => void Object.assign(next, { nonce, lie }),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
