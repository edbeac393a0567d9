import { conferenceCalls } from '@meetingapp/contract/conference/conference.ts';
import { homeCalls } from '@meetingapp/contract/home/home.ts';
import type { PathName } from '@meetingapp/contract/paths.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { chooseLanguage } from '@meetingapp/domain/accounts/language.ts';
import { chooseSourceCode } from '@meetingapp/domain/accounts/source-code.ts';
import { ask, CallError } from '../../lib/calls/call-cache.ts';
import { boot } from '../../lib/calls/boot.ts';
import { language, localeOf } from '../../lib/texts/language.ts';
import { session } from '../../lib/session/session.ts';
import { deviceStorage } from '../../lib/storage/device-storage.ts';
import type { TextFeature } from '../../lib/texts/text-sources.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { conferenceOf } from './conference-of.ts';
import { showSandbox } from '../frame/sandbox.ts';
import { wearTheme } from '../frame/theme.ts';

export interface Passage {
  name: PathName;
  parameters: Readonly<Record<string, string>>;
  search: Readonly<Record<string, string>>;
  /** Query of the previous page; empty for the first. */
  previous: Readonly<Record<string, string>>;
  texts: readonly TextFeature[];
  /** False once the person has navigated elsewhere; nothing of this page may be stored then. */
  wanted: () => boolean;
}

/** A redirect, with the query it needs. */
export interface Detour {
  name: 'stoppage';
  search: Record<string, string>;
}

/** Cache lifetime of a conference's detail: its theme and state rarely change during a visit. */
const DETAIL_FRESH_MS = 300_000;
/** Longest time the guard holds a page back. */
const DETAIL_TIMEOUT_MS = 8_000;
const needsHome = new Set<PathName>(['tpl1View', 'wap', 'roomOnline']);

/**
 * Runs before every page. Returns null to let it open, or a redirect; throws a CallError to stop the navigation with the error page
 * (T7).
 */
export async function guard(passage: Passage): Promise<Detour | null> {
  const { name, search, wanted } = passage;
  const chosen = await speak(passage);
  if (!wanted()) return null;
  const sourceCode = followSource(passage);
  const cid = conferenceOf(passage);
  if (cid === null) {
    if (name === 'index') showSandbox(false);
    return null;
  }
  const moved = session.get('cid') !== cid;
  const [on, home] = await Promise.all([
    lookUp(cid),
    needsHome.has(name) && (moved || session.get('homeInfo') === null) ? askHome(cid) : null,
  ]);
  if (!wanted()) return null;
  // A page that is switched off does not become the current conference: the session stays unchanged.
  if (!on && name !== 'stoppage')
    return { name: 'stoppage', search: carried({ cid, lang: localeOf(chosen), sourceCode }, search) };
  deviceStorage.set('cid', cid);
  if (moved) session.set({ cid, homeInfo: null, popup: null, showSecond: false, registerInfo: null });
  if (home) session.set({ homeInfo: home, popup: home.popup });
  return null;
}

/** Sets the language of the page (T5) once its texts are loaded. */
export async function speak({
  search,
  previous,
  texts,
  wanted,
}: Omit<Passage, 'name' | 'parameters'>): Promise<Language> {
  const chosen = chooseLanguage({
    query: search['lang'],
    previous: previous['lang'],
    stored: deviceStorage.get('locale'),
  });
  try {
    await loadTexts(texts, chosen);
  } finally {
    // Also when loading the texts failed: the error page has its texts in both languages.
    if (wanted()) language.set(chosen);
  }
  return chosen;
}

/** Stores the source code of this page, or clears it (T6). */
function followSource({ name, parameters, search, previous }: Passage): string | null {
  const code = chooseSourceCode({
    query: search['sourceCode'],
    previous: previous['sourceCode'],
    wap: name === 'wap' ? parameters['cid'] : undefined,
  });
  if (code === null) deviceStorage.remove('sourceCode');
  else if (deviceStorage.get('sourceCode') !== code) deviceStorage.set('sourceCode', code);
  return code;
}

/** True when the conference is on: only a literal 0 means off, a failure means on (T9). Also applies its colour and loader. */
async function lookUp(cid: string): Promise<boolean> {
  const detail = await ask(
    conferenceCalls.detail,
    { cid },
    {
      quiet: true,
      kept: true,
      // Offline, a page does not wait to learn whether the conference has been switched off since.
      fresh: boot.kept ? Number.POSITIVE_INFINITY : DETAIL_FRESH_MS,
      timeout: DETAIL_TIMEOUT_MS,
    },
  );
  if (!detail.ok) return true;
  wearTheme(detail.answer.conference.theme);
  showSandbox(detail.answer.conference.sandbox);
  return detail.answer.conference.cFl !== 0;
}

async function askHome(cid: string) {
  const home = await ask(homeCalls.homeInfo, { idCode: cid, templateType: 2 }, { quiet: true });
  if (home.ok) return home.answer.data;
  // A conference that is switched off has its own page, to which this look-up leads.
  if (home.failure.name === 'conference_stopped') return null;
  throw new CallError(home.failure);
}

/** Query of a redirect: the language if the address named it, and the source code always. */
function carried(
  parts: { cid: string; lang: string; sourceCode: string | null },
  search: Readonly<Record<string, string>>,
): Record<string, string> {
  return {
    cid: parts.cid,
    ...(search['lang'] === undefined ? {} : { lang: parts.lang }),
    ...(parts.sourceCode === null ? {} : { sourceCode: parts.sourceCode }),
  };
}
