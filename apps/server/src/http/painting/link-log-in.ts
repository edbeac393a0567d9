import type { FastifyReply, FastifyRequest } from 'fastify';
import { basePath } from '@meetingapp/contract/paths.ts';
import { linkLogInCookie } from '@meetingapp/domain/accounts/link-log-in-cookie.ts';
import { takeLinkLogIn, writeLinkLogIn } from '@meetingapp/domain/accounts/link-log-in.ts';
import type { Config } from '../../config.ts';

/** Seconds in which the phone has to read it: the time in which a page loads over a slow network. */
const SECONDS = 60;

/**
 * C9: an address with `uid` and `token` leads to the same address without them, so that the log-in is in no history, referrer, shared
 * link or signed address. The pair follows in a cookie, which the phone takes at once. False: the address has no log-in.
 */
export function moveLinkLogIn(request: FastifyRequest, reply: FastifyReply, { publicUrl }: Config): boolean {
  const [path = ''] = request.url.split('?', 1);
  const taken = takeLinkLogIn(request.url.slice(path.length));
  if (!taken) return false;
  const value = writeLinkLogIn(taken.given);
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  if (value !== null)
    reply.header(
      'set-cookie',
      `${linkLogInCookie}=${value}; Path=${basePath}; Max-Age=${SECONDS}; SameSite=Lax${secure}`,
    );
  void reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(path + taken.rest, 303);
  return true;
}
