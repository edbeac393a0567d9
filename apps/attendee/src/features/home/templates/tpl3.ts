import { BannerCover } from '../blocks/banner/BannerCover.tsx';
import { BarClear } from '../blocks/bar/BarClear.tsx';
import { NoticesTicker } from '../blocks/notices/NoticesTicker.tsx';
import { TilesGlass } from '../blocks/tiles/TilesGlass.tsx';
import { Lake } from '../blocks/art/Lake.tsx';
import { block } from '../blocks/block.ts';
import type { Template } from './template.ts';

/** Cover: one screen over a picture, with glass panes. */
export const tpl3: Template = {
  number: 3,
  layout: 'cover',
  head: 'plain',
  skin: {
    brand: '#f0653a',
    'brand-ink': '#a83a14',
    'brand-deep': '#0d2a36',
    a1: '#16374e',
    a2: '#4f7f8c',
    a3: '#5a8a96',
    a4: '#3c6b79',
    a5: '#0b2530',
    a6: '#f0653a',
    a7: '#f3d3a4',
    a8: '#234b5b',
    'r-card': '.28rem',
  },
  blocks: [
    block('bar', BarClear),
    block('banner', BannerCover, { Art: Lake }),
    block('ticker', NoticesTicker),
    block('tiles', TilesGlass),
  ],
};
