import { BarId } from '../blocks/bar/BarId.tsx';
import { DockPill } from '../blocks/dock/DockPill.tsx';
import { NoticesList } from '../blocks/notices/NoticesList.tsx';
import { SponsorsRow } from '../blocks/sponsors/SponsorsRow.tsx';
import { TilesBento } from '../blocks/tiles/TilesBento.tsx';
import { block } from '../blocks/block.ts';
import type { Template } from './template.ts';

/** Bento: cells of different sizes, the current session first. */
export const tpl9: Template = {
  number: 9,
  layout: 'page',
  head: 'plain',
  skin: {
    brand: '#2456d6',
    'brand-ink': '#1d49bb',
    'brand-deep': '#10243a',
    'brand-soft': '#d9e4fb',
    ink: '#10243a',
    'ink-2': '#3a4d63',
    'ink-3': '#51647a',
    line: '#c4d3df',
    ground: '#dde8f0',
    surface: '#ffffff',
    a1: '#ffffff',
    a2: '#d3e0ea',
    a3: '#ffd84d',
    a4: '#9db8cc',
    a5: '#2456d6',
    a6: '#ffb59a',
    a7: '#f08d68',
    a8: '#d8734e',
    'tone-1': '#ffd84d',
    'tone-2': '#ffb59a',
    'r-card': '.32rem',
  },
  blocks: [
    block('bar', BarId),
    block('tiles', TilesBento),
    block('notices', NoticesList, { max: 3 }),
    block('sponsors', SponsorsRow),
  ],
  dock: block('dock', DockPill),
};
