import { BannerIdentity } from '../blocks/banner/BannerIdentity.tsx';
import { BarLarge } from '../blocks/bar/BarLarge.tsx';
import { CountdownLine } from '../blocks/countdown/CountdownLine.tsx';
import { MapLine } from '../blocks/map/MapLine.tsx';
import { NoticesAlert } from '../blocks/notices/NoticesAlert.tsx';
import { SponsorsText } from '../blocks/sponsors/SponsorsText.tsx';
import { TilesRows } from '../blocks/tiles/TilesRows.tsx';
import { block } from '../blocks/block.ts';
import type { Template } from './template.ts';

/** Plain: large text, single column, AAA contrast for running text. */
export const tpl8: Template = {
  number: 8,
  layout: 'page',
  head: 'plain',
  skin: {
    brand: '#0b3d91',
    'brand-ink': '#0b3d91',
    'brand-deep': '#06245a',
    'brand-soft': '#e8effa',
    ink: '#000000',
    'ink-2': '#2b2b2b',
    'ink-3': '#454545',
    line: '#8a8a8a',
    ground: '#ffffff',
    'r-card': '.08rem',
    scale: '1.2',
  },
  blocks: [
    block('bar', BarLarge),
    block('banner', BannerIdentity),
    block('countdown', CountdownLine),
    block('alert', NoticesAlert),
    block('tiles', TilesRows),
    block('mapLine', MapLine),
    block('sponsors', SponsorsText),
  ],
};
