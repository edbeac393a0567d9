import type { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { basePath, paths } from '@meetingapp/contract/paths.ts';
import { backAddress } from '@meetingapp/domain/accounts/back-address.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { beginMessengerLogin, logInByMessenger } from './commands-messenger.ts';
import { logIn } from './commands-session.ts';
import { presentLogIn } from './present.ts';

type MessengerCalls = Pick<typeof accountCalls, 'weixinLogin' | 'messengerAuthorise' | 'jsapiTicket'>;

/** Seconds by which a page's timestamp may differ from the server's clock. */
const CLOCK_SKEW_SECONDS = 600;

export const messengerHandlers: Handlers<MessengerCalls> = {
  weixinLogin: async ({ code, state }, context) => {
    const { db, ports, accountId, now } = context;
    if (!ports.messenger) return refuse('messenger_unreachable');
    // `uid` alone links nothing: the caller must prove the account by its token.
    const outcome = await logInByMessenger(db, ports.messenger, { code, state, linkTo: accountId, now });
    return outcome.ok ? presentLogIn(await logIn(context, outcome.accountId, 'general')) : refuse(outcome.reason);
  },

  messengerAuthorise: async ({ back }, { db, ports, config, now }) => {
    if (!ports.messenger) return refuse('messenger_unreachable');
    const safe = backAddress(back, new URL(config.publicUrl).origin);
    if (safe === null) return refuse('address_not_allowed');
    const page = new URL(`${config.publicUrl}${basePath}${paths.wxCode}`);
    page.searchParams.set('back', safe);
    return { url: await beginMessengerLogin(db, ports.messenger, { redirectUri: page.href, back: safe, now }) };
  },

  jsapiTicket: async ({ noncestr, timestamp, url }, { ports, config, now }) => {
    if (!ports.messenger) return refuse('messenger_unreachable');
    const skew = Math.abs(Number(timestamp) - now.getTime() / 1000);
    // Only this site's own pages are signed; otherwise other sites could use this endpoint as a signing service.
    if (new URL(url).host !== new URL(config.publicUrl).host) return refuse('address_not_allowed');
    if (skew > CLOCK_SKEW_SECONDS) return { ...refuse('clock_skewed'), now: now.toISOString() };
    const signed = await ports.messenger.signPage({ nonce: noncestr, timestamp, url });
    if (!signed.ok) return refuse('messenger_unreachable');
    return { ticket: signed.signature, appId: ports.messenger.appId };
  },
};
