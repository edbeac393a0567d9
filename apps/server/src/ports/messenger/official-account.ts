import { integerAt, textAt } from '../json.ts';
import type { MessengerSettings } from '../settings.ts';
import { network, type Transport } from '../transport.ts';
import { messengerCalls } from './calls.ts';
import type { Messenger } from './messenger.ts';
import { pageSignature } from './page-signature.ts';
import type { TicketCache } from './ticket-cache.ts';
import { templateMessages } from './template-messages.ts';
import { tickets } from './tickets.ts';

interface Surroundings {
  cache: TicketCache;
  transport?: Transport;
  now?: () => number;
  scriptUrl?: string | null;
}

/** A WeChat official account of the service kind. */
export function officialAccount(
  settings: MessengerSettings,
  { cache, transport = network, now = Date.now, scriptUrl = null }: Surroundings,
): Messenger {
  const calls = messengerCalls(settings.apiHost, transport);
  const { pageTicket, accessToken } = tickets(settings, calls, cache, now);
  return {
    appId: settings.appId,
    scriptUrl,
    authoriseUrl({ redirectUri, scope, state }) {
      // Some clients check the order of the parameters and the fragment.
      const query = new URLSearchParams([
        ['appid', settings.appId],
        ['redirect_uri', redirectUri],
        ['response_type', 'code'],
        ['scope', scope === 'base' ? 'snsapi_base' : 'snsapi_userinfo'],
        ['state', state],
      ]);
      return `${settings.authoriseHost}/connect/oauth2/authorize?${query.toString()}#wechat_redirect`;
    },
    async exchangeCode(code) {
      const got = await calls.get('/sns/oauth2/access_token', {
        appid: settings.appId,
        secret: settings.secret,
        code,
        grant_type: 'authorization_code',
      });
      if (!got.ok) return got;
      if (integerAt(got.answer, 'is_snapshotuser') === 1) return { ok: true, login: { kind: 'anonymous' } };
      const openid = textAt(got.answer, 'openid');
      if (openid === '') return { ok: false, reason: 'refused', detail: 'an answer without openid' };
      return {
        ok: true,
        login: {
          kind: 'person',
          openid,
          unionid: textAt(got.answer, 'unionid') || null,
          accessToken: textAt(got.answer, 'access_token'),
          scope: textAt(got.answer, 'scope').includes('snsapi_userinfo') ? 'userinfo' : 'base',
        },
      };
    },
    async profile({ accessToken, openid, language }) {
      const lang = language === 'zh' ? 'zh_CN' : 'en';
      const got = await calls.get('/sns/userinfo', { access_token: accessToken, openid, lang });
      if (!got.ok) return got;
      return {
        ok: true,
        profile: {
          openid: textAt(got.answer, 'openid'),
          unionid: textAt(got.answer, 'unionid') || null,
          nickname: textAt(got.answer, 'nickname'),
          picture: textAt(got.answer, 'headimgurl'),
        },
      };
    },
    async signPage({ nonce, timestamp, url }) {
      const got = await pageTicket();
      return got.ok ? { ok: true, signature: pageSignature({ ticket: got.ticket, nonce, timestamp, url }) } : got;
    },
    ...templateMessages(settings, { accessToken, transport, now }),
  };
}
