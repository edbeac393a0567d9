import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import { agendaCalls } from '@meetingapp/contract/agenda/plan.ts';
import type { ConferenceDetail } from '@meetingapp/contract/conference/conference.ts';
import type { PathName } from '@meetingapp/contract/paths.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { brandColours } from '@meetingapp/ui/styles/brand-colours.ts';
import { fromHtml } from 'hast-util-from-html';
import { renderToString } from 'react-dom/server';
import { here, parseSearch } from '../../lib/navigation/address.ts';
import { boot } from '../../lib/calls/boot.ts';
import type { Boot } from '../../lib/calls/boot.ts';
import { cache } from '../../lib/calls/call-cache.ts';
import { daysText } from '../../lib/time/dates.ts';
import { language } from '../../lib/texts/language.ts';
import { markup } from '../../lib/texts/markup.ts';
import type { Markup } from '../../lib/texts/markup.ts';
import { programmeStore } from '../../shared/programme/programme-store.ts';
import { serverClock } from '../../lib/time/server-clock.ts';
import { loadTexts, textByFullKey } from '../../lib/texts/texts.ts';
import { takePaintedTitle } from '../../lib/navigation/title.ts';
import { loadScreen } from '../routing/load-screen.ts';
import { routerState } from '../routing/router-state.ts';
import type { Shown } from '../routing/router-state.ts';
import { screens } from '../routing/routes.ts';
import { seed } from './seed.ts';
import { Shell } from '../frame/Shell.tsx';

/** Input of a server-rendered page: the address, with the answers of its first calls. */
export interface Wanted {
  name: PathName;
  parameters: Readonly<Record<string, string>>;
  /** Query with its question mark, or empty. */
  search: string;
  language: Language;
  calls: Boot['calls'];
  /** The current programme, for screens that show one. */
  programme: Programme | null;
  simulated: Boot['simulated'];
  /** Time for which it is rendered, ISO 8601. */
  now: string;
}

/** What search engines, link previews and the browser's tab show of a page. */
export interface Head {
  title: string;
  /** One line. */
  description: string;
  /** Preview image for sharing; empty when there is none. */
  image: string;
}

export interface Painted extends Head {
  /** Content of the root element. */
  html: string;
  /** The conference's colours, as the style of the document element. */
  style: string;
}

/** Screens marked as server-rendered. */
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

/** Title and description of a screen that is left to the phone; null for an address of a screen that does not exist. */
export async function head({ name, calls, language: of }: Wanted): Promise<Head | null> {
  const screen = screens[name];
  if (!screen) return null;
  await loadTexts(screen.texts, of);
  try {
    language.assume(of);
    const title = textByFullKey(screen.title);
    const conference = conferenceIn(calls);
    return headOf(conference ? `${title} · ${conference.title}` : title, title, calls, of);
  } finally {
    language.assume('zh');
  }
}

/**
 * Renders a page on the server; null for a screen that is not server-rendered. Throws when a screen cannot render without a window.
 */
export async function paint(wanted: Wanted): Promise<Painted | null> {
  const { name } = wanted;
  const screen = screens[name];
  if (!screen?.painted) return null;
  const [Screen] = await Promise.all([loadScreen(name, screen), loadTexts(screen.texts, wanted.language)]);
  const { parameters } = wanted;
  return paintNow(wanted, { status: 'open', name, screen, Screen, parameters, search: parseSearch(wanted.search) });
}

/** Synchronous from setting the global state to resetting it, so that no other request can interleave. */
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
    // React leaves a part that failed or suspended to the browser, which would report an error.
    if (html.includes('<!--$!-->')) throw new Error(`A part of ${wanted.name} cannot be painted`);
    const title = takePaintedTitle(textByFullKey(shown.screen.title));
    const conference = conferenceIn(wanted.calls);
    return {
      html,
      ...headOf(title, title, wanted.calls, wanted.language),
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

function headOf(title: string, page: string, calls: Boot['calls'], of: Language): Head {
  const conference = conferenceIn(calls);
  const { summary, cover } = writtenIn(calls, of);
  return { title, description: summary || (conference ? describe(conference, page, of) : title), image: cover };
}

/** A missing programme is stored as missing too: otherwise the phone would render a loading state where the page does not. */
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

/** Returns the conference of the page, found in the answers. */
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

/** Summary and cover of an article, topic, broadcast or film. */
function writtenIn(calls: Boot['calls'], of: Language): { summary: string; cover: string } {
  for (const { answer } of calls) {
    const { article, subject, broadcast, video } = answer as Record<string, Written | undefined>;
    const one = article ?? subject ?? broadcast ?? video;
    if (one) return { summary: oneLine(one.summary ?? one.introduction ?? '', of), cover: one.cover ?? '' };
  }
  return { summary: '', cover: '' };
}

const isDetail = (one: unknown): boolean => typeof one === 'object' && one !== null && 'hosts' in one;

/** The same colours that the phone applies once the conference is loaded. */
function styleOf({ theme }: Conference): string {
  return Object.entries(brandColours(theme.brand))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** Description of the page. A page other than the conference's home starts with its own title. */
function describe({ title, startsOn, endsOn, city, venue }: Conference, page: string, of: Language): string {
  const parts = [page, title, daysText(startsOn, endsOn, of), city, venue];
  return [...new Set(parts)].filter((part) => part !== '').join(' · ');
}

/** Characters of a description that search engines show. */
const LINE = 160;

const oneLine = (words: Words, of: Language): string => {
  const text = typeof words === 'string' ? words : words[of] || words.zh;
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > LINE ? `${line.slice(0, LINE - 1).trimEnd()}…` : line;
};
