import { BarSearch } from '../blocks/bar/BarSearch.tsx';
import { DockBar } from '../blocks/dock/DockBar.tsx';
import { ExhibitorsSheet } from '../blocks/map/ExhibitorsSheet.tsx';
import { MapFloor } from '../blocks/map/MapFloor.tsx';
import { NoticesList } from '../blocks/notices/NoticesList.tsx';
import { SponsorsRow } from '../blocks/sponsors/SponsorsRow.tsx';
import { TilesStrip } from '../blocks/tiles/TilesStrip.tsx';
import { block } from '../blocks/block.ts';
import type { Template } from './template.ts';

/** Venue: the floor plan with its booths and exhibitors. */
export const tpl12: Template = {
  number: 12,
  layout: 'page',
  head: 'plain',
  skin: {
    brand: '#f0702a',
    'brand-ink': '#a8420a',
    'brand-deep': '#7d3006',
    'brand-soft': '#fdeadd',
    ink: '#262017',
    'ink-2': '#554c3f',
    'ink-3': '#6c6253',
    line: '#e2dacb',
    ground: '#f2ede2',
    surface: '#ffffff',
    a1: '#faf7f0',
    a2: '#e6dece',
    a3: '#d8cfbd',
    a4: '#bfb5a1',
    a5: '#a79c87',
    a6: '#ffd2ad',
    a7: '#e8ab7c',
    a8: '#cf8f5f',
    'r-card': '.24rem',
  },
  blocks: [
    block('bar', BarSearch),
    block('map', MapFloor),
    block('exhibitors', ExhibitorsSheet),
    block('tiles', TilesStrip),
    block('notices', NoticesList, { max: 3 }),
    block('sponsors', SponsorsRow),
  ],
  dock: block('dock', DockBar),
};
