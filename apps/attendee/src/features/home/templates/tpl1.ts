import { BannerCarousel } from '../blocks/banner/BannerCarousel.tsx';
import { BarPlain } from '../blocks/bar/BarPlain.tsx';
import { CountdownChips } from '../blocks/countdown/CountdownChips.tsx';
import { DockBar } from '../blocks/dock/DockBar.tsx';
import { NewsList } from '../blocks/news/NewsList.tsx';
import { NoticesList } from '../blocks/notices/NoticesList.tsx';
import { NoticesTicker } from '../blocks/notices/NoticesTicker.tsx';
import { SponsorsRow } from '../blocks/sponsors/SponsorsRow.tsx';
import { TilesNine } from '../blocks/tiles/TilesNine.tsx';
import { Ridge } from '../blocks/art/Ridge.tsx';
import { block } from '../blocks/block.ts';
import type { Template } from './template.ts';

/** Classic: carousel, nine cells, news, notices. */
export const tpl1: Template = {
  number: 1,
  layout: 'page',
  head: 'bar',
  skin: {
    brand: '#33d0c2',
    a1: '#07514b',
    a2: '#0d6a62',
    a3: '#148478',
    a4: '#33d0c2',
    a5: '#1fae9f',
    a6: '#f3dfa8',
    a7: '#ffffff',
  },
  blocks: [
    block('bar', BarPlain),
    block('banner', BannerCarousel, { Art: Ridge }),
    block('countdown', CountdownChips),
    block('tiles', TilesNine),
    block('ticker', NoticesTicker),
    block('news', NewsList, { max: 3 }),
    block('notices', NoticesList, { from: 1, max: 3 }),
    block('sponsors', SponsorsRow),
  ],
  dock: block('dock', DockBar),
};
