import { askConfirm } from '@meetingapp/ui/feedback.ts';
import { currentUser } from '../lib/account.ts';
import { cache } from '../lib/cache.ts';
import { stored } from '../lib/stored.ts';
import { translate } from '../lib/texts.ts';

/** A log-in writes several values, one event each; the question is asked once they are all there. */
const SETTLE_MS = 150;
const watched = new Set(['token', 'newRegisterToken', 'user', 'newRegisterUser', 'uid', 'newRegisterUid']);

const person = (): string | null => currentUser()?.uId.toString() ?? null;

/** Asks whether to re-enter when another page of this browser logs in or out as somebody else (T20). */
export function watchSecondLogIn(reenter: () => void = () => location.reload()): () => void {
  let mine = person();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function settle(): Promise<void> {
    const now = person();
    if (now === mine) return;
    mine = now;
    // Calls carry the new log-in from here on, so nothing of the old one may stay in sight.
    cache.reset();
    const t = translate('app');
    const again = await askConfirm({
      title: t('secondLogIn.title'),
      text:
        now === null
          ? t('secondLogIn.out')
          : t('secondLogIn.text', { name: currentUser()?.name || currentUser()?.phone || now }),
      stay: t('secondLogIn.stay'),
      act: t('secondLogIn.act'),
    });
    if (again) reenter();
  }

  // Without an event it was this very page that stored something: its own log-in needs no question.
  const stop = stored.subscribe((event) => {
    if (!event) mine = person();
    // A null key is a cleared storage.
    else if (event.key === null || watched.has(event.key)) {
      clearTimeout(timer);
      timer = setTimeout(() => void settle(), SETTLE_MS);
    }
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
