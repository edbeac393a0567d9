import type { PathName } from '@meetingapp/contract/paths.ts';
import { newRelease as en } from '@meetingapp/locales/en/new-release.ts';
import { newRelease as zh } from '@meetingapp/locales/zh/new-release.ts';
import { askConfirm, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { isOnline } from '../../lib/calls/is-online.ts';
import { afterLayers } from '../../lib/navigation/layers.ts';
import { PART_MISSING } from '../../lib/rendering/patiently.ts';
import { language } from '../../lib/texts/language.ts';
import { translate } from '../../lib/texts/texts.ts';
import { routerState } from '../routing/router-state.ts';

/** A file of texts of its own could not be loaded either. */
const texts = { zh, en };

/** Screens that save what is typed on the device or on the server at once, so that a reload loses nothing. */
const saving: ReadonlySet<PathName | null> = new Set([
  'commentAdd',
  'contributeHome',
  'onlineTest',
  'qlist',
  'signAdd',
  'signHome',
  'signNewHome',
  'standPage',
]);

/** Milliseconds without a further message, for people who first finish what they write. */
const QUIET_MS = 30_000;
/** More milliseconds than a step of the history takes. */
const RELOAD_AFTER_MS = 700;

/**
 * Says that a part of the page cannot be loaded, and offers to reload the page if a new release has removed the part. A page in which
 * nothing was typed reloads by itself (app/start/new-release.ts). Returns the function that ends it.
 */
export function watchMissingParts(): () => void {
  let asking = false;
  let quietUntil = 0;

  async function report(): Promise<void> {
    if (asking || Date.now() < quietUntil) return;
    asking = true;
    if (!(await isOnline())) showTopTip(translate('app')('offline'));
    else if (await ask()) reload();
    quietUntil = Date.now() + QUIET_MS;
    asking = false;
  }
  const listener = (): void => void report();
  addEventListener(PART_MISSING, listener);
  return () => removeEventListener(PART_MISSING, listener);
}

/** Waits for the question to give up its step of the history, but not for a sheet that is open below it. */
function reload(): void {
  const go = (): void => location.reload();
  afterLayers(go);
  setTimeout(go, RELOAD_AFTER_MS);
}

function ask(): Promise<boolean> {
  const { title, kept, unkept, stay, act } = texts[language.get()];
  const { shown } = routerState.get();
  return askConfirm({ title, text: saving.has(shown?.name ?? null) ? kept : unkept, stay, act });
}
