import type { HomeTarget } from '@meetingapp/contract/home/console.ts';
import { href } from '@meetingapp/contract/paths.ts';

/** Pages of the product that a tile can open: name of the text, and address. */
export const productPages = (cid: number | string) =>
  [
    { name: 'sign', to: href('signHome', { opFlag: 0 }, { cid }) },
    { name: 'mine', to: href('personalList', { cid }) },
    { name: 'about', to: href('conf', { id: cid }) },
    { name: 'agenda', to: href('calList', { cid }) },
    { name: 'people', to: href('personList', { cid }) },
    { name: 'live', to: href('liveList', { id: cid }) },
    { name: 'replay', to: href('medList', { id: cid }) },
    { name: 'video', to: href('videoList', { id: cid }) },
    { name: 'news', to: href('infoList', { id: cid }) },
    { name: 'floor', to: href('hallList', { cid }) },
    { name: 'papers', to: href('paper3', { cid }) },
    { name: 'posters', to: href('posterList', { cid }) },
    { name: 'contribute', to: href('contributeHome', { cid }) },
    { name: 'result', to: href('paper', { cid }) },
    { name: 'hotel', to: href('signHotel', { opFlag: 0 }, { cid }) },
    { name: 'orders', to: href('signMyOrders', {}, { cid }) },
    { name: 'vip', to: href('vip', { cid }) },
    { name: 'activities', to: href('activityList', { id: cid }) },
    { name: 'exam', to: href('onlineTest', { cid }) },
    { name: 'certificate', to: href('downloadCert', {}, { cid }) },
    { name: 'credits', to: href('credits', { cid }) },
    { name: 'comments', to: href('comment', { cid }) },
    { name: 'photo', to: href('photo', { cid }) },
    { name: 'logIn', to: href('registrationLogin', { cid }) },
    { name: 'contact', to: `${href('conf', { id: cid })}#contacts` },
    { name: 'emergency', to: href('emer', {}, { cid }) },
    { name: 'inbox', to: href('inbox', { cid }) },
    { name: 'agreement', to: href('agreement') },
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
