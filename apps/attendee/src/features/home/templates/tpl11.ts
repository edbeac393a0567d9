import { BarId } from '../blocks/bar/BarId.tsx';
import { DockBar } from '../blocks/dock/DockBar.tsx';
import { FacultyWall } from '../blocks/faculty/FacultyWall.tsx';
import { NewsList } from '../blocks/news/NewsList.tsx';
import { NowNextPair } from '../blocks/now-next/NowNextPair.tsx';
import { SponsorsRow } from '../blocks/sponsors/SponsorsRow.tsx';
import { TilesStrip } from '../blocks/tiles/TilesStrip.tsx';
import { block } from '../blocks/block.ts';
import type { Template } from './template.ts';

/** Faculty: a wall of portraits. */
export const tpl11: Template = {
  number: 11,
  layout: 'page',
  head: 'plain',
  skin: {
    brand: '#8b2f63',
    'brand-ink': '#8b2f63',
    'brand-deep': '#4a1634',
    'brand-soft': '#f7e5ee',
    ink: '#2a1320',
    'ink-2': '#574350',
    'ink-3': '#6f5a67',
    line: '#ecdde3',
    ground: '#fffaf7',
    surface: '#ffffff',
    'r-card': '0',
    a1: '#f1dfe6',
    a2: '#e2bfd0',
    a3: '#c98fae',
    a4: '#8b2f63',
    a5: '#4a1634',
    a6: '#e9b64a',
    a7: '#4a1634',
  },
  blocks: [
    block('bar', BarId),
    block('faculty', FacultyWall),
    block('tiles', TilesStrip),
    block('nowNext', NowNextPair),
    block('news', NewsList, { max: 3 }),
    block('sponsors', SponsorsRow),
  ],
  dock: block('dock', DockBar),
};
