import { BannerPoster } from '../blocks/banner/BannerPoster.tsx';
import { BarClear } from '../blocks/bar/BarClear.tsx';
import { DockPill } from '../blocks/dock/DockPill.tsx';
import { FactsFigures } from '../blocks/facts/FactsFigures.tsx';
import { FacultyRow } from '../blocks/faculty/FacultyRow.tsx';
import { NoticesList } from '../blocks/notices/NoticesList.tsx';
import { SponsorsRow } from '../blocks/sponsors/SponsorsRow.tsx';
import { TilesFour } from '../blocks/tiles/TilesFour.tsx';
import { Lotus } from '../blocks/art/Lotus.tsx';
import { block } from '../blocks/block.ts';
import type { Template } from './template.ts';

/** Poster: a drawing with the name along its edge, then figures and portraits. */
export const tpl7: Template = {
  number: 7,
  layout: 'page',
  head: 'plain',
  skin: {
    brand: '#e0677f',
    'brand-ink': '#133d2f',
    'brand-deep': '#0d2c22',
    'brand-soft': '#fbe6e0',
    'on-lead': '#133d2f',
    ink: '#133d2f',
    'ink-2': '#2c5244',
    'ink-3': '#3f6254',
    line: '#e3b0a8',
    ground: '#f5c9c2',
    surface: '#fbe3dc',
    'font-display': 'var(--serif)',
    a1: '#f5c9c2',
    a2: '#e0677f',
    a3: '#ec8c9b',
    a4: '#f3aab1',
    a5: '#fbd9d6',
    a6: '#133d2f',
    a7: '#fae1d6',
    'r-card': '0',
  },
  blocks: [
    block('bar', BarClear),
    block('banner', BannerPoster, { Art: Lotus }),
    block('facts', FactsFigures),
    block('faculty', FacultyRow),
    block('notices', NoticesList, { max: 3 }),
    block('tiles', TilesFour),
    block('sponsors', SponsorsRow),
  ],
  dock: block('dock', DockPill),
};
