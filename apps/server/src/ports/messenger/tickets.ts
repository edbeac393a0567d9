import { integerAt, textAt } from '../json.ts';
import type { MessengerSettings } from '../settings.ts';
import type { MessengerCalls } from './calls.ts';
import type { MessengerResult } from './messenger.ts';
import type { TicketCache } from './ticket-cache.ts';

/** Both are valid for 7200 s; the last minutes are reserved for requests in progress and clock differences. */
const MARGIN_SECONDS = 300;

/** The global token and the ticket that signs pages, each fetched once for all. */
export interface Tickets {
  /** @param stale a token that was rejected; another one is fetched. */
  accessToken(stale?: string): Promise<MessengerResult<{ token: string }>>;
  pageTicket(): Promise<MessengerResult<{ ticket: string }>>;
}

type Fault = Extract<MessengerResult<object>, { ok: false }>;

export function tickets(
  settings: MessengerSettings,
  calls: MessengerCalls,
  cache: TicketCache,
  now: () => number,
): Tickets {
  const tokenKey = `token:${settings.appId}`;
  const ticketKey = `jsapi:${settings.appId}`;

  function expiry(seconds: number | null): Date {
    return new Date(now() + Math.max((seconds ?? 0) - MARGIN_SECONDS, 1) * 1000);
  }

  async function token(stale: string | undefined, fault: (said: Fault) => void): Promise<string | null> {
    return cache.get(
      tokenKey,
      async () => {
        const got = await calls.post('/cgi-bin/stable_token', {
          grant_type: 'client_credential',
          appid: settings.appId,
          secret: settings.secret,
          force_refresh: false,
        });
        if (!got.ok) return (fault(got), null);
        return { value: textAt(got.answer, 'access_token'), expiresAt: expiry(integerAt(got.answer, 'expires_in')) };
      },
      stale,
    );
  }

  return {
    async accessToken(stale) {
      let fault: Fault = { ok: false, reason: 'unreachable', detail: 'another request for the token failed' };
      const known = await token(stale, (said) => {
        fault = said;
      });
      return known === null ? fault : { ok: true, token: known };
    },
    async pageTicket() {
      let fault: Fault = { ok: false, reason: 'unreachable', detail: 'another request for the ticket failed' };
      const note = (said: Fault): void => {
        fault = said;
      };
      const ticket = await cache.get(ticketKey, async () => {
        let known = await token(undefined, note);
        let got =
          known === null ? null : await calls.get('/cgi-bin/ticket/getticket', { access_token: known, type: 'jsapi' });
        if (got?.ok === false && got.reason === 'token_expired' && known !== null) {
          known = await token(known, note);
          got =
            known === null
              ? null
              : await calls.get('/cgi-bin/ticket/getticket', { access_token: known, type: 'jsapi' });
        }
        if (got === null) return null;
        if (!got.ok) return (note(got), null);
        return { value: textAt(got.answer, 'ticket'), expiresAt: expiry(integerAt(got.answer, 'expires_in')) };
      });
      return ticket === null ? fault : { ok: true, ticket };
    },
  };
}
