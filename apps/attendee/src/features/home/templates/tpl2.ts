import { BannerTitle } from '../blocks/banner/BannerTitle.tsx';
import { CountdownLine } from '../blocks/countdown/CountdownLine.tsx';
import { DockPill } from '../blocks/dock/DockPill.tsx';
import { NoticesList } from '../blocks/notices/NoticesList.tsx';
import { SponsorsRow } from '../blocks/sponsors/SponsorsRow.tsx';
import { TilesPicture } from '../blocks/tiles/TilesPicture.tsx';
import { block } from '../blocks/block.ts';
import type { Template } from './template.ts';

/** Pictures: the name as large as possible, and a paper-cut drawing for every tile. */
export const tpl2: Template = {
  number: 2,
  layout: 'page',
  head: 'plain',
  skin: {
    brand: '#ee5d3d',
    'brand-ink': '#ad3216',
    'brand-deep': '#17324d',
    'brand-soft': '#fde9e2',
    ink: '#17324d',
    'ink-2': '#41576d',
    'ink-3': '#5a6d80',
    line: '#d9e0e6',
    ground: '#ffffff',
    surface: '#ffffff',
    a1: '#ee5d3d',
    a2: '#f7b733',
    a3: '#2f8f5b',
    a4: '#f9c6b6',
    a5: '#17324d',
    a6: '#7cc0ea',
    a7: '#fffaf0',
    'r-card': '0',
  },
  blocks: [
    block('banner', BannerTitle),
    block('countdown', CountdownLine),
    block('tiles', TilesPicture),
    block('notices', NoticesList, { max: 2 }),
    block('sponsors', SponsorsRow),
  ],
  dock: block('dock', DockPill),
};
