import type { Programme } from '@meetingapp/contract/agenda-programme.ts';
import { agendaCalls } from '@meetingapp/contract/agenda.ts';
import type { ConferenceDetail } from '@meetingapp/contract/conference.ts';
import type { PathName } from '@meetingapp/contract/paths.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { brandColours } from '@meetingapp/ui/brand-colours.ts';
import { fromHtml } from 'hast-util-from-html';
import { renderToString } from 'react-dom/server';
import { here, parseSearch } from '../lib/address.ts';
import { boot } from '../lib/boot.ts';
import type { Boot } from '../lib/boot.ts';
import { cache } from '../lib/cache.ts';
import { daysText } from '../lib/dates.ts';
import { language } from '../lib/language.ts';
import { markup } from '../lib/markup.ts';
import type { Markup } from '../lib/markup.ts';
import { programmeStore } from '../lib/programme/programme-store.ts';
import { serverClock } from '../lib/server-clock.ts';
import { loadTexts, textByFullKey } from '../lib/texts.ts';
import { takePaintedTitle } from '../lib/title.ts';
import { loadScreen } from './load-screen.ts';
import { routerState } from './router-state.ts';
import type { Shown } from './router-state.ts';
import { screens } from './routes.ts';
import { seed } from './seed.ts';
import { Shell } from './Shell.tsx';

/** A page as a visitor opens it, with the answers of its first calls. */
export interface Wanted {
  name: PathName;
  parameters: Readonly<Record<string, string>>;
  /** With its question mark, or empty. */
  search: string;
  language: Language;
  calls: Boot['calls'];
  /** The programme in force, for screens that show one. */
  programme: Programme | null;
  simulated: Boot['simulated'];
  /** For this moment it is drawn, ISO 8601. */
  now: string;
}

export interface Painted {
  /** What stands inside the root element. */
  html: string;
  title: string;
  /** One line about it, for those who list pages. */
  description: string;
  /** The picture that stands for it where it is shared; empty: none. */
  image: string;
  /** The conference's colours, for the style of the document's element. */
  style: string;
}

/** The screens that say they can be painted. */
export const painted = Object.entries(screens).flatMap(([name, screen]) => (screen.painted ? [name as PathName] : []));

type HastNode = ReturnType<typeof fromHtml>['children'][number];

let search = '';
here.search = () => search;
here.origin = () => 'http://localhost';
markup.read = (html) => fromHtml(html, { fragment: true }).children.flatMap(fromHast);

function fromHast(node: HastNode): readonly Markup[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  const text = (name: string): string => String(node.properties[name] ?? '');
  const children = node.children.flatMap(fromHast);
  const [href, src, alt] = [text('href'), text('src'), text('alt')];
  const [colSpan, rowSpan] = [text('colSpan'), text('rowSpan')];
  return [{ tag: node.tagName, href, src, alt, colSpan, rowSpan, children }];
}

/** Draws a page on the server; null for a screen that is not painted. Throws where a screen cannot be drawn without a window. */
export async function paint(wanted: Wanted): Promise<Painted | null> {
  const { name } = wanted;
  const screen = screens[name];
  if (!screen?.painted) return null;
  const [Screen] = await Promise.all([loadScreen(name, screen), loadTexts(screen.texts, wanted.language)]);
  const { parameters } = wanted;
  return paintNow(wanted, { status: 'open', name, screen, Screen, parameters, search: parseSearch(wanted.search) });
}

/** In one go, from setting what the app keeps once to forgetting it: nothing of another request can come between. */
function paintNow(wanted: Wanted, shown: Extract<Shown, { status: 'open' }>): Painted {
  try {
    language.assume(wanted.language);
    search = wanted.search;
    boot.simulated = wanted.simulated;
    seed({ ...boot, calls: wanted.calls });
    tellProgramme(wanted);
    serverClock.hold(Date.parse(wanted.now));
    routerState.set({ shown, moving: false });
    const html = renderToString(<Shell />);
    // React leaves a part that broke, or that has to wait, to the browser, which would complain.
    if (html.includes('<!--$!-->')) throw new Error(`A part of ${wanted.name} cannot be painted`);
    const title = takePaintedTitle(textByFullKey(shown.screen.title));
    const conference = conferenceIn(wanted.calls);
    const { summary, cover } = writtenIn(wanted.calls, wanted.language);
    return {
      html,
      title,
      description: summary || (conference ? describe(conference, title, wanted.language) : title),
      image: cover,
      style: conference ? styleOf(conference) : '',
    };
  } finally {
    cache.reset();
    programmeStore.forget();
    takePaintedTitle('');
    serverClock.forget();
    routerState.set({ shown: null });
    language.assume('zh');
    search = '';
  }
}

/** That there is none is known, too: the phone would not say “wait” where the page does. */
function tellProgramme({ calls, programme }: Wanted): void {
  if (programme) return programmeStore.tell(String(programme.cid), { programme });
  const current = calls.find(({ path }) => path === agendaCalls.current.path) as Current | undefined;
  if (current?.answer.release === null) programmeStore.tell(String(current.body.cid), { programme: null });
}

interface Current {
  body: { cid?: string };
  answer: { release?: unknown };
}

type Conference = Pick<ConferenceDetail, 'title' | 'startsOn' | 'endsOn' | 'city' | 'venue' | 'theme'>;

/** The conference that the page is about, out of the answers. */
function conferenceIn(calls: Boot['calls']): Conference | undefined {
  const answers = calls.map(({ answer }) => answer as { conference?: Conference | readonly unknown[] });
  return answers.flatMap(({ conference }) => conference ?? []).find((one): one is Conference => isDetail(one));
}

type Words = string | Readonly<Record<Language, string>>;

interface Written {
  summary?: Words;
  introduction?: Words;
  cover?: string | null;
}

/** What an article, a topic, a broadcast or a film says of itself. */
function writtenIn(calls: Boot['calls'], of: Language): { summary: string; cover: string } {
  for (const { answer } of calls) {
    const { article, subject, broadcast, video } = answer as Record<string, Written | undefined>;
    const one = article ?? subject ?? broadcast ?? video;
    if (one) return { summary: oneLine(one.summary ?? one.introduction ?? '', of), cover: one.cover ?? '' };
  }
  return { summary: '', cover: '' };
}

const isDetail = (one: unknown): boolean => typeof one === 'object' && one !== null && 'hosts' in one;

/** The colours that the phone puts on in the same way once it knows the conference. */
function styleOf({ theme }: Conference): string {
  return Object.entries(brandColours(theme.brand))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** A page of a conference that is not the conference's own says first what it is itself. */
function describe({ title, startsOn, endsOn, city, venue }: Conference, page: string, of: Language): string {
  const parts = [page, title, daysText(startsOn, endsOn, of), city, venue];
  return [...new Set(parts)].filter((part) => part !== '').join(' · ');
}

/** So much of a text is shown by those who list pages. */
const LINE = 160;

const oneLine = (words: Words, of: Language): string => {
  const text = typeof words === 'string' ? words : words[of] || words.zh;
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > LINE ? `${line.slice(0, LINE - 1).trimEnd()}…` : line;
};
