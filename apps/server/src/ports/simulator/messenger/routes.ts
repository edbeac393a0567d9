import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { parseObject, textAt } from '../../json.ts';
import { providerCalls, rawBody } from '../calls-hooks.ts';
import { authorisePage } from '../pages/authorise-page.ts';
import { messagePage } from '../pages/message-page.ts';
import { sendPage } from '../pages/send-page.ts';
import type { World } from '../world.ts';
import type { Authority } from './authority.ts';
import { findPerson } from './people.ts';
import { sendTemplateMessage } from './template-messages.ts';

type Query = Record<string, string | undefined>;

/** The cookie with the browser's chosen person, so that the silent log-in needs no question. */
const COOKIE = 'simulated_person';

/** The messenger's servers, under `/messenger`. */
export async function messengerApiRoutes(scope: FastifyInstance, world: World, messenger: Authority): Promise<void> {
  providerCalls(scope, world);
  scope.get<{ Querystring: Query }>('/sns/oauth2/access_token', async ({ query }) =>
    messenger.exchange(query['appid'] ?? '', query['secret'] ?? '', query['code'] ?? ''),
  );
  scope.get<{ Querystring: Query }>('/sns/userinfo', async ({ query }) =>
    messenger.userinfo(query['access_token'] ?? '', query['openid'] ?? ''),
  );
  scope.post('/cgi-bin/stable_token', async ({ body }) => {
    const asked = parseObject(rawBody(body).toString('utf8'));
    return messenger.stableToken(textAt(asked, 'appid'), textAt(asked, 'secret'), asked?.['force_refresh'] === true);
  });
  scope.get<{ Querystring: Query }>('/cgi-bin/ticket/getticket', async ({ query }) =>
    messenger.ticket(query['access_token'] ?? ''),
  );
  scope.post<{ Querystring: Query }>('/cgi-bin/message/template/send', async ({ query, body }, reply) => {
    const asked = parseObject(rawBody(body).toString('utf8'));
    const said = sendTemplateMessage(world, messenger, query['access_token'] ?? '', asked);
    return reply.type('application/json').send(said);
  });
}

/** The pages that a person sees, under `/open`, and the check of a page's signature. */
export async function messengerPageRoutes(scope: FastifyInstance, world: World, messenger: Authority): Promise<void> {
  scope.get<{ Querystring: Query }>('/connect/oauth2/authorize', async (request, reply) => {
    const { appid, redirect_uri: back = '', scope: wanted = '', state = '', person } = request.query;
    const silent = wanted === 'snsapi_base';
    if (appid !== world.credentials.appId || !/^https?:\/\//.test(back) || !(silent || wanted === 'snsapi_userinfo')) {
      return sendPage(reply.code(400), messagePage('参数错误', 'Wrong parameters', 'appid, redirect_uri, scope'));
    }
    const remembered = new RegExp(`${COOKIE}=(\\w+)`).exec(request.headers.cookie ?? '')?.[1];
    const chosen = person ?? (silent ? remembered : undefined);
    if (chosen === undefined) {
      const link = (id: string): string =>
        `?${new URLSearchParams({ ...(request.query as Record<string, string>), person: id }).toString()}`;
      return sendPage(reply, authorisePage({ silent, link }));
    }
    const known = findPerson(chosen);
    const target = new URL(back);
    if (known !== undefined) target.searchParams.set('code', messenger.newCode(known, wanted));
    target.searchParams.set('state', state);
    if (known !== undefined) reply.header('set-cookie', `${COOKIE}=${known.id}; Path=/; SameSite=Lax`);
    return reply.redirect(target.toString(), 302);
  });

  scope.get<{ Querystring: Query }>('/jsconfig', async ({ query }) => {
    const { timestamp = '', nonceStr: nonce = '', signature = '', url = '' } = query;
    const ticket = messenger.currentTicket();
    const right = ticket !== '' && signature === expected({ jsapi_ticket: ticket, noncestr: nonce, timestamp, url });
    return { errMsg: right && query['appId'] === world.credentials.appId ? 'config:ok' : 'config:invalid signature' };
  });
}

/** Computed separately: with the code under test as reference, every signature would be correct. */
function expected(values: Record<string, string>): string {
  const message = Object.keys(values)
    .toSorted()
    .map((name) => `${name}=${values[name]?.split('#')[0] ?? ''}`)
    .join('&');
  return createHash('sha1').update(message).digest('hex');
}
