import { BannerDay } from '../blocks/banner/BannerDay.tsx';
import { DockText } from '../blocks/dock/DockText.tsx';
import { NoticesAlert } from '../blocks/notices/NoticesAlert.tsx';
import { NowNextBoard } from '../blocks/now-next/NowNextBoard.tsx';
import { SponsorsText } from '../blocks/sponsors/SponsorsText.tsx';
import { TilesStrip } from '../blocks/tiles/TilesStrip.tsx';
import { block } from '../blocks/block.ts';
import type { Template } from './template.ts';

/** Today: what is on in every hall, like a departure board. */
export const tpl4: Template = {
  number: 4,
  layout: 'page',
  head: 'plain',
  skin: {
    brand: '#ffd21f',
    'brand-ink': '#6b5200',
    'brand-deep': '#15130b',
    'brand-soft': '#fff6cf',
    'on-lead': '#15130b',
    ink: '#15130b',
    'ink-2': '#4a473c',
    'ink-3': '#66624f',
    line: '#dcd9cc',
    ground: '#ffffff',
    'r-card': '0',
  },
  blocks: [
    block('banner', BannerDay),
    block('alert', NoticesAlert),
    block('nowNext', NowNextBoard),
    block('tiles', TilesStrip),
    block('sponsors', SponsorsText),
  ],
  dock: block('dock', DockText),
};
