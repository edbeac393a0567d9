import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

/** A person at the provider; the subject is what is typed as the name on its page. */
export interface ProviderPerson {
  email: string;
  /** E.164; absent: none. */
  phone?: string;
  /** Of both. */
  verified: boolean;
}

export interface TestProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** By subject. */
  people: Map<string, ProviderPerson>;
  /** Walks through the provider's pages as this person, as a browser would; returns the query with which it is sent back. */
  logIn(address: string, subject: string): Promise<string>;
  close(): Promise<void>;
}

/** A real OpenID provider (oidc-provider) on this machine with one client. */
export async function openProvider(callback: string): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const [clientId, clientSecret] = ['meetingapp', 'a long secret of the client'];
  const people = new Map<string, ProviderPerson>();
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [callback] }],
    pkce: { required: () => true },
    cookies: { keys: ['key of cookies'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], phone: ['phone_number', 'phone_number_verified'] },
    findAccount: (_context, subject) => {
      const person = people.get(subject);
      return (
        person && {
          accountId: subject,
          claims: () => ({
            sub: subject,
            email: person.email,
            email_verified: person.verified,
            ...(person.phone ? { phone_number: person.phone, phone_number_verified: person.verified } : {}),
          }),
        }
      );
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => void answer(request, response));
  return {
    issuer,
    clientId,
    clientSecret,
    people,
    logIn: (page, subject) => walk(page, subject, callback),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Steps from the first page to the last; more would be a loop. */
const MOST_STEPS = 12;

async function walk(page: string, subject: string, callback: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next: { address: string; form?: Record<string, string> } = { address: page };
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (next.address.startsWith(callback)) return new URL(next.address).search.slice(1);
    const response = await fetch(next.address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.form ? { method: 'POST', body: new URLSearchParams(next.form) } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    const text = await response.text();
    if (location !== null) next = { address: new URL(location, next.address).href };
    else {
      const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(text) ?? [];
      const [, action = ''] = /action="([^"]+)"/.exec(text) ?? [];
      if (prompt === '') throw new Error(`the provider shows no form: ${response.status} ${text.slice(0, 300)}`);
      next = { address: new URL(action, next.address).href, form: { prompt, login: subject, password: 'any' } };
    }
  }
  throw new Error('the provider leads nowhere');
}
