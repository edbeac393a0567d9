import { currentUser } from '../../lib/session/account.ts';
import { cache } from '../../lib/calls/call-cache.ts';
import { afterLayers } from '../../lib/navigation/layers.ts';
import { deviceStorage } from '../../lib/storage/device-storage.ts';

/** Milliseconds to wait before asking: a log-in writes several values, each with its own event. */
const SETTLE_MS = 150;
const watched = new Set(['token', 'newRegisterToken', 'user', 'newRegisterUser', 'uid', 'newRegisterUid']);

const person = (): string | null => currentUser()?.uId.toString() ?? null;

/** Asks whether to re-enter when another tab of this browser logs in or out as another person (T20). */
export function watchSecondLogIn(reenter: () => void = () => afterLayers(() => location.reload())): () => void {
  let mine = person();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function settle(): Promise<void> {
    const now = person();
    if (now === mine) return;
    mine = now;
    // Calls use the new log-in from here on, so data of the old one must not stay visible.
    cache.reset();
    const again = await import('./ask-second-log-in.ts')
      .then(({ askSecondLogIn }) => askSecondLogIn())
      // Offline the question cannot be loaded; the page stays.
      .catch(() => false);
    if (again) reenter();
  }

  // Without an event this tab wrote the value: its own log-in needs no question.
  const stop = deviceStorage.subscribe((event) => {
    if (!event) mine = person();
    // A null key means that the storage was cleared.
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
