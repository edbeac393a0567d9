import * as oidc from 'openid-client';
import { exchange, permittedAddresses, refusalOf, type AddressRefusal, type Reach } from '../outgoing/exchange.ts';

/** A client registered at an OpenID provider. */
export interface SignOnClient {
  /** Address of the provider as it names itself; its configuration is below `/.well-known/openid-configuration`. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Values that bind an answer of the provider to the request that one browser began. */
export interface SignOnBinding {
  redirectUri: string;
  state: string;
  nonce: string;
  /** Verifier of PKCE (RFC 7636). */
  verifier: string;
}

/** What a provider says of the person who logged in. */
export interface SignedOn {
  /** Never changes and is never given to another person (OpenID Connect Core, 2). */
  subject: string;
  email: string;
  /** Whether the provider says that it has verified the address. */
  emailVerified: boolean;
  /** E.164 where the provider follows the standard; empty: not said, or not asked for. */
  phone: string;
  phoneVerified: boolean;
}

/** What is asked of the provider beyond the subject. */
export type SignOnScope = 'email' | 'emailAndPhone';

/**
 * `unreachable`: no answer, or none of an OpenID provider. `refused`: the provider says no, or its answer is not what was asked for
 * (signature, audience, nonce, state, issuer, time).
 */
export type SignOnFault = 'unreachable' | 'refused';
type Outcome<T> = { ok: true; value: T } | { ok: false; fault: SignOnFault };

export interface SignOnPort {
  /** Why an issuer's address may not be asked; null: it may. Looks the name up. */
  refusalOf(issuer: string): Promise<AddressRefusal | null>;
  /** Reads the provider's configuration again and checks that it is one. */
  check(client: SignOnClient): Promise<Outcome<null>>;
  /** The address to which the browser goes; the provider's page is in this language where it can be. */
  begin(
    client: SignOnClient,
    binding: SignOnBinding,
    wish: { language: 'zh' | 'en'; wants: SignOnScope },
  ): Promise<Outcome<string>>;
  /** Exchanges the answer, the query with which the browser came back, for the person. */
  finish(client: SignOnClient, binding: SignOnBinding, query: string): Promise<Outcome<SignedOn>>;
}

const TIMEOUT_MS = 10_000;
const ANSWER_BYTES = 1_000_000;
/** How long a provider's configuration and keys are used before they are read again. */
const CONFIGURATION_MS = 600_000;
/** Seconds by which a provider's clock may differ. */
const CLOCK_TOLERANCE = 60;

/** Opens log-ins at OpenID providers (OpenID Connect Core 1.0, authorisation code with PKCE). */
export function openIdSignOn(reach: Reach, now: () => number = Date.now): SignOnPort {
  const read = new Map<string, { config: oidc.Configuration; until: number }>();
  const fetched = outgoingFetch(reach);

  async function discover({ issuer, clientId, clientSecret }: SignOnClient): Promise<oidc.Configuration> {
    const insecure = reach.allowPrivate ? [oidc.allowInsecureRequests] : [];
    const found = await oidc.discovery(new URL(issuer), clientId, undefined, oidc.None(), {
      execute: insecure,
      timeout: TIMEOUT_MS / 1000,
      [oidc.customFetch]: fetched,
    });
    const server = found.serverMetadata();
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const proof = methods.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
    const config = new oidc.Configuration(
      server,
      clientId,
      { [oidc.clockTolerance]: CLOCK_TOLERANCE },
      proof(clientSecret),
    );
    config[oidc.customFetch] = fetched;
    config.timeout = TIMEOUT_MS / 1000;
    if (reach.allowPrivate) oidc.allowInsecureRequests(config);
    // Signatures of ID tokens are checked also where they come directly from the provider.
    oidc.enableNonRepudiationChecks(config);
    return config;
  }

  async function configurationOf(client: SignOnClient): Promise<oidc.Configuration> {
    const key = JSON.stringify([client.issuer, client.clientId, client.clientSecret]);
    const known = read.get(key);
    if (known && known.until > now()) return known.config;
    const config = await discover(client);
    read.clear();
    read.set(key, { config, until: now() + CONFIGURATION_MS });
    return config;
  }

  return {
    refusalOf: (issuer) => refusalOf(issuer, reach),

    check: (client) =>
      outcomeOf(async () => {
        await discover(client);
        return null;
      }),

    begin: (client, { redirectUri, state, nonce, verifier }, { language, wants }) =>
      outcomeOf(async () => {
        const config = await configurationOf(client);
        const address = oidc.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: scopesOf(config, wants),
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ui_locales: language === 'zh' ? 'zh-CN' : 'en',
        });
        return address.href;
      }),

    finish: async (client, binding, query) => {
      const config = await outcomeOf(() => configurationOf(client));
      if (!config.ok) return config;
      return outcomeOf(
        () => personOf(config.value, binding, query),
        (error) => (isRefusal(error) ? 'refused' : 'unreachable'),
      );
    },
  };
}

/** A provider that names its scopes may refuse others. */
function scopesOf(config: oidc.Configuration, wants: SignOnScope): string {
  const named = config.serverMetadata().scopes_supported;
  const asksPhone = wants === 'emailAndPhone' && (named === undefined || named.includes('phone'));
  return asksPhone ? 'openid email phone' : 'openid email';
}

async function personOf(
  config: oidc.Configuration,
  { redirectUri, state, nonce, verifier }: SignOnBinding,
  query: string,
): Promise<SignedOn> {
  const tokens = await oidc.authorizationCodeGrant(config, new URL(`${redirectUri}?${query}`), {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new oidc.ClientError('no ID token');
  // A provider that grants all it was asked for need not name the scopes.
  const asksPhone = tokens.scope === undefined || tokens.scope.split(' ').includes('phone');
  const hasAll = 'email' in claims && (!asksPhone || 'phone_number' in claims);
  const hasMore = !hasAll && config.serverMetadata().userinfo_endpoint !== undefined;
  const asked = () => oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
  // With an address in the signed answer the other one is not needed.
  const told = hasMore
    ? await asked().catch((error: unknown) => ('email' in claims ? claims : Promise.reject(error)))
    : claims;
  // An address and whether it is verified are of one answer; that of the ID token counts first, because it is signed.
  const mail = 'email' in claims ? claims : told;
  const phone = 'phone_number' in claims ? claims : told;
  return {
    subject: claims.sub,
    email: typeof mail['email'] === 'string' ? mail['email'] : '',
    emailVerified: mail['email_verified'] === true,
    phone: typeof phone['phone_number'] === 'string' ? phone['phone_number'] : '',
    phoneVerified: phone['phone_number_verified'] === true,
  };
}

/** An answer that says no, or fails a check of OpenID Connect; every other error is one of the network. */
const isRefusal = (error: unknown): boolean =>
  error instanceof oidc.ClientError ||
  error instanceof oidc.AuthorizationResponseError ||
  error instanceof oidc.ResponseBodyError;

async function outcomeOf<T>(
  work: () => Promise<T>,
  faultOf: (error: unknown) => SignOnFault = () => 'unreachable',
): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, fault: faultOf(error) };
  }
}

/** `fetch` that goes to permitted addresses only, follows no redirect and reads 1 MB at most. */
function outgoingFetch(reach: Reach): oidc.CustomFetch {
  return async (address, { method, headers, body }) => {
    const url = new URL(address);
    const addresses = await permittedAddresses(url, reach);
    const answer = await exchange(
      url,
      {
        method,
        headers: { ...headers, ...(body instanceof URLSearchParams ? formHeaders : {}) },
        body: textOf(body),
      },
      { addresses, timeoutMs: TIMEOUT_MS, maxBytes: ANSWER_BYTES },
    );
    const type = answer.headers['content-type'];
    return new Response([204, 304].includes(answer.status) ? null : new Uint8Array(answer.bytes), {
      status: answer.status,
      headers: type === undefined ? {} : { 'content-type': type },
    });
  };
}

/** The bodies that the library sends are forms and texts. */
const textOf = (body: oidc.FetchBody): string | null => {
  if (body instanceof URLSearchParams) return body.toString();
  return typeof body === 'string' ? body : null;
};

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
