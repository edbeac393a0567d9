import type { Language } from '@meetingapp/contract/shapes.ts';
import { languageChange as en } from '@meetingapp/locales/en/language.ts';
import { languageChange as zh } from '@meetingapp/locales/zh/language.ts';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { cache, cacheEntries } from '../calls/call-cache.ts';
import { isOnline } from '../calls/is-online.ts';
import { requestToken } from '../calls/request-token.ts';
import { history } from '../navigation/history.ts';
import { session } from '../session/session.ts';
import { offlineQueue } from '../storage/offline-queue.ts';
import { language } from './language.ts';
import type { TextFeature } from './text-sources.ts';
import { loadedTexts, loadTexts } from './texts.ts';

/** A file of texts of its own could not be loaded either. */
const texts = { zh, en };

/** Milliseconds after which a network that does not answer counts as none. */
const PATIENCE_MS = 8_000;

/** The page stays as it is, and says so, when it cannot be shown in that language without a network. */
export async function changeLanguage(next: Language, address: () => string): Promise<void> {
  const { pathname } = location;
  session.set({ loading: true });
  const isReady = await inTime(Promise.all([loadTexts(textsInUse(), next), answersIn(next)])).then(
    () => true,
    () => false,
  );
  session.set({ loading: false });
  if (!isReady) return showTopTip(texts[language.get()].offline);
  // The person has gone to another page meanwhile.
  if (location.pathname !== pathname) return;
  history.replace(address());
  if (requestToken() !== null) void saveLater(next);
}

/** What it sends is in a file of the settings, which a change of the language does not wait for. */
const saveLater = (chosen: Language): Promise<void> =>
  import('../session/save-language.ts').then(
    ({ saveLanguage }) => saveLanguage(chosen),
    () => undefined,
  );

/** Those of the page with all that it has opened: a part of it without its texts would leave the page blank. */
function textsInUse(): TextFeature[] {
  const before = `${language.get()}/`;
  return [...loadedTexts.keys()]
    .filter((name) => name.startsWith(before))
    .map((name) => name.slice(before.length) as TextFeature);
}

/** Answers are in a language as well. Resolves when the phone has those on the screen, or can request them. */
async function answersIn(next: Language): Promise<void> {
  const shown = [...cacheEntries].filter(([, { known, readers }]) => readers.size > 0 && known.answer !== undefined);
  const found = await Promise.all(
    shown.map(async ([key]) => {
      const [path, body] = JSON.parse(key) as [path: string, body: unknown];
      const other = JSON.stringify([path, body, next]);
      return cache.read(other).answer !== undefined || (await offlineQueue.find(other)) !== null;
    }),
  );
  if (found.includes(false) && !(await isOnline())) throw new Error('no network');
}

function inTime(work: Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the network does not answer')), PATIENCE_MS);
    work.then(resolve, reject);
  });
}
