import type { HomeTarget } from '@meetingapp/contract/home/console.ts';
import { href } from '@meetingapp/contract/paths.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { homeConsole as en } from '@meetingapp/locales/en/home/console.ts';
import { homeConsole as zh } from '@meetingapp/locales/zh/home/console.ts';

/** Pages of the product that a tile can open: name of the text, the tile's usual icon, and address. */
export const productPages = (cid: number | string) =>
  [
    { name: 'sign', icon: 'clipboardPen', to: href('signHome', { opFlag: 0 }, { cid }) },
    { name: 'mine', icon: 'idCard', to: href('personalList', { cid }) },
    { name: 'about', icon: 'bookOpen', to: href('conf', { id: cid }) },
    { name: 'agenda', icon: 'calendarDays', to: href('calList', { cid }) },
    { name: 'people', icon: 'mic', to: href('personList', { cid }) },
    { name: 'live', icon: 'radio', to: href('liveList', { id: cid }) },
    { name: 'replay', icon: 'circlePlay', to: href('medList', { id: cid }) },
    { name: 'video', icon: 'circlePlay', to: href('videoList', { id: cid }) },
    { name: 'news', icon: 'newspaper', to: href('infoList', { id: cid }) },
    { name: 'floor', icon: 'mapPin', to: href('hallList', { cid }) },
    { name: 'papers', icon: 'search', to: href('paper3', { cid }) },
    { name: 'posters', icon: 'presentation', to: href('posterList', { cid }) },
    { name: 'contribute', icon: 'fileText', to: href('contributeHome', { cid }) },
    { name: 'result', icon: 'search', to: href('paper', { cid }) },
    { name: 'hotel', icon: 'bedDouble', to: href('signHotel', { opFlag: 0 }, { cid }) },
    { name: 'orders', icon: 'receipt', to: href('signMyOrders', {}, { cid }) },
    { name: 'vip', icon: 'award', to: href('vip', { cid }) },
    { name: 'activities', icon: 'gift', to: href('activityList', { id: cid }) },
    { name: 'exam', icon: 'presentation', to: href('onlineTest', { cid }) },
    { name: 'certificate', icon: 'award', to: href('downloadCert', {}, { cid }) },
    { name: 'credits', icon: 'award', to: href('credits', { cid }) },
    { name: 'comments', icon: 'mic', to: href('comment', { cid }) },
    { name: 'photo', icon: 'camera', to: href('photo', { cid }) },
    { name: 'logIn', icon: 'logIn', to: href('registrationLogin', { cid }) },
    { name: 'contact', icon: 'phone', to: `${href('conf', { id: cid })}#contacts` },
    { name: 'emergency', icon: 'bell', to: href('emer', {}, { cid }) },
    { name: 'inbox', icon: 'bell', to: href('inbox', { cid }) },
    { name: 'agreement', icon: 'fileText', to: href('agreement') },
  ] as const;

export interface Target {
  to: string;
  kind: 'page' | 'own' | HomeTarget['kind'];
  title: string;
}

const kinds = ['page', 'own', 'session', 'person', 'article', 'paper', 'exhibitor'] as const;

/** Targets by kind, pages of the product first, each once; pages only where their title has the words. Kinds without any are left out. */
export function targetGroups(targets: readonly Target[], words: string): { kind: Target['kind']; targets: Target[] }[] {
  const sought = words.trim().toLowerCase();
  const fits = ({ kind, title }: Target) => (kind !== 'page' && kind !== 'own') || title.toLowerCase().includes(sought);
  const once = [...new Map(targets.map((target) => [target.to, target])).values()].filter(fits);
  return kinds.flatMap((kind) => {
    const of = once.filter((target) => target.kind === kind);
    return of.length > 0 ? [{ kind, targets: of }] : [];
  });
}

interface NamedTile {
  to: string;
  title: Bilingual;
  icon: string;
}

/**
 * What follows from the choice of what a tile opens: while the tile has no text, that of the page in both languages, with the page's icon.
 * What somebody typed or chose stays.
 */
export function tileFor(tile: NamedTile, to: string, cid: number | string): Partial<NamedTile> {
  const page = productPages(cid).find((one) => one.to === to);
  const before = productPages(cid).find((one) => one.to === tile.to);
  const named = (title: Bilingual) => title.zh.trim() !== '' || title.en.trim() !== '';
  const isOwn = named(tile.title) && (!before || !isSame(tile.title, titleOf(before.name)));
  if (!page || isOwn) return { to };
  return { to, title: titleOf(page.name), icon: page.icon };
}

const titleOf = (name: keyof typeof zh.productPages): Bilingual => ({
  zh: zh.productPages[name],
  en: en.productPages[name],
});

const isSame = (one: Bilingual, other: Bilingual): boolean => one.zh === other.zh && one.en === other.en;
