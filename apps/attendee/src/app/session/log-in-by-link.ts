import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import type { User } from '@meetingapp/contract/accounts/account.ts';
import type { LinkLogIn } from '@meetingapp/domain/accounts/link-log-in.ts';
import { askConfirm } from '@meetingapp/ui/feedback/feedback.ts';
import { currentUser, logIn } from '../../lib/session/account.ts';
import { presentLogIn } from '../../lib/calls/request-token.ts';
import { send } from '../../lib/calls/call.ts';
import { language } from '../../lib/texts/language.ts';
import { loadTexts, translate } from '../../lib/texts/texts.ts';
import { takeLogIn } from './link-log-in.ts';

const TIMEOUT_MS = 8000;

const nameOf = (user: User | null): string =>
  user?.name ||
  user?.phone ||
  user?.email ||
  (user ? String(user.uId) : translate('accountChange')('linkLogIn.nobody'));

/**
 * Logs in with the pair of an address, if it is valid and nobody else is logged in on this device. Otherwise returns the question to
 * ask once the page shows, so that a link cannot put a person into a stranger's account; null when there is none.
 */
export async function logInByLink(
  { uid, token }: LinkLogIn,
  reenter: () => void = () => location.reload(),
): Promise<(() => Promise<void>) | null> {
  const asked = await send(accountCalls.userInfo, { uid }, { token, quiet: true, timeout: TIMEOUT_MS });
  if (!asked.ok || String(asked.answer.user.uId) !== uid) return null;
  const { user } = asked.answer;
  const enter = (): void => logIn('general', { user, token: { tToken: token } });
  const present = currentUser();
  if (presentLogIn() === null || present?.uId === user.uId) {
    enter();
    return null;
  }
  return async () => {
    await loadTexts(['accountChange'], language.get());
    const t = translate('accountChange');
    const yes = await askConfirm({
      title: t('linkLogIn.title'),
      text: t('linkLogIn.text', { present: nameOf(present), other: nameOf(user) }),
      stay: t('linkLogIn.stay', { name: nameOf(present) }),
      act: t('linkLogIn.act', { name: nameOf(user) }),
    });
    if (!yes) return;
    enter();
    reenter();
  };
}

/** Takes the log-in that the page was opened with, if any, and logs in with it. */
export async function logInByPage(): Promise<(() => Promise<void>) | null> {
  const given = takeLogIn();
  return given && logInByLink(given);
}
