import { conferenceCalls } from '@meetingapp/contract/conference.ts';
import { homeCalls } from '@meetingapp/contract/home.ts';
import type { PathName } from '@meetingapp/contract/paths.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { chooseLanguage } from '@meetingapp/domain/accounts/language.ts';
import { chooseSourceCode } from '@meetingapp/domain/accounts/source-code.ts';
import { ask, CallError } from '../lib/cache.ts';
import { boot } from '../lib/boot.ts';
import { language, localeOf } from '../lib/language.ts';
import { session } from '../lib/session.ts';
import { stored } from '../lib/stored.ts';
import type { TextFeature } from '../lib/text-sources.ts';
import { loadTexts } from '../lib/texts.ts';
import { conferenceOf } from './conference-of.ts';
import { wearTheme } from './theme.ts';

export interface Passage {
  name: PathName;
  parameters: Readonly<Record<string, string>>;
  search: Readonly<Record<string, string>>;
  /** The query of the page before; empty at the first. */
  previous: Readonly<Record<string, string>>;
  texts: readonly TextFeature[];
  /** No longer, once the person has gone on elsewhere: then nothing may be remembered of this page. */
  wanted: () => boolean;
}

/** Somewhere else to go instead, with what has to stand in its query. */
export interface Detour {
  name: 'stoppage';
  search: Record<string, string>;
}

/** What a conference looks like and whether it is on hardly changes while one walks through it. */
const DETAIL_FRESH_MS = 300_000;
/** The guard does not hold a page back for longer than this. */
const DETAIL_TIMEOUT_MS = 8_000;
const needsHome = new Set<PathName>(['tpl1View', 'wap', 'roomOnline']);

/** Stands before every page. Answers null to let it open; throws a CallError to stop the navigation with the error page (T7). */
export async function guard(passage: Passage): Promise<Detour | null> {
  const { name, search, wanted } = passage;
  const chosen = await speak(passage);
  if (!wanted()) return null;
  const sourceCode = followSource(passage);
  const cid = conferenceOf(passage);
  if (cid === null) return null;
  const moved = session.get('cid') !== cid;
  const [on, home] = await Promise.all([
    lookUp(cid),
    needsHome.has(name) && (moved || session.get('homeInfo') === null) ? askHome(cid) : null,
  ]);
  if (!wanted()) return null;
  // A page that is switched off is not the one a person is in: the session stays where it was.
  if (!on && name !== 'stoppage')
    return { name: 'stoppage', search: carried({ cid, lang: localeOf(chosen), sourceCode }, search) };
  stored.set('cid', cid);
  if (moved) session.set({ cid, homeInfo: null, popup: null, showSecond: false, registerInfo: null });
  if (home) session.set({ homeInfo: home, popup: home.popup });
  return null;
}

/** Sets the language of the page (T5), once its texts are there. */
export async function speak({
  search,
  previous,
  texts,
  wanted,
}: Omit<Passage, 'name' | 'parameters'>): Promise<Language> {
  const chosen = chooseLanguage({ query: search['lang'], previous: previous['lang'], stored: stored.get('locale') });
  try {
    await loadTexts(texts, chosen);
  } finally {
    // Also where they cannot be had: the page that says so has its own words in both languages.
    if (wanted()) language.set(chosen);
  }
  return chosen;
}

/** Remembers the source code that this page has, or forgets it (T6). */
function followSource({ name, parameters, search, previous }: Passage): string | null {
  const code = chooseSourceCode({
    query: search['sourceCode'],
    previous: previous['sourceCode'],
    wap: name === 'wap' ? parameters['cid'] : undefined,
  });
  if (code === null) stored.remove('sourceCode');
  else if (stored.get('sourceCode') !== code) stored.set('sourceCode', code);
  return code;
}

/** Whether the conference is on: only a plain 0 says no, a failure says yes (T9). Its colour and loader are put on. */
async function lookUp(cid: string): Promise<boolean> {
  const detail = await ask(
    conferenceCalls.detail,
    { cid },
    {
      quiet: true,
      kept: true,
      // Without a network nobody waits to hear that a conference was switched off meanwhile.
      fresh: boot.kept ? Number.POSITIVE_INFINITY : DETAIL_FRESH_MS,
      timeout: DETAIL_TIMEOUT_MS,
    },
  );
  if (!detail.ok) return true;
  wearTheme(detail.answer.conference.theme);
  return detail.answer.conference.cFl !== 0;
}

async function askHome(cid: string) {
  const home = await ask(homeCalls.homeInfo, { idCode: cid, templateType: 2 }, { quiet: true });
  if (home.ok) return home.answer.data;
  // That the conference is switched off has a page of its own, to which the look-up leads.
  if (home.failure.name === 'conference_stopped') return null;
  throw new CallError(home.failure);
}

/** A redirect carries the language where the address named it, and the source code in any case. */
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
