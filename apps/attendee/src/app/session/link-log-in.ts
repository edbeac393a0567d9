import { basePath } from '@meetingapp/contract/paths.ts';
import { linkLogInCookie } from '@meetingapp/domain/accounts/link-log-in-cookie.ts';
import { readLinkLogIn, takeLinkLogIn } from '@meetingapp/domain/accounts/link-log-in.ts';
import type { LinkLogIn } from '@meetingapp/domain/accounts/link-log-in.ts';

/**
 * Takes the log-in that the page was opened with (C9): from the cookie into which the server moved it, or from the address, where no
 * server was asked. It is then in neither.
 */
export function takeLogIn(): LinkLogIn | null {
  const moved = readLinkLogIn(document.cookie);
  if (moved) document.cookie = `${linkLogInCookie}=; Path=${basePath}; Max-Age=0`;
  const taken = takeLinkLogIn(location.search);
  if (taken) window.history.replaceState(window.history.state, '', location.pathname + taken.rest + location.hash);
  return taken?.given ?? moved;
}
