import { BarId } from '../blocks/bar/BarId.tsx';
import { DockBar } from '../blocks/dock/DockBar.tsx';
import { LivePlayer } from '../blocks/live/LivePlayer.tsx';
import { LiveRooms } from '../blocks/live/LiveRooms.tsx';
import { NoticesList } from '../blocks/notices/NoticesList.tsx';
import { NowNextOrder } from '../blocks/now-next/NowNextOrder.tsx';
import { TilesStrip } from '../blocks/tiles/TilesStrip.tsx';
import { block } from '../blocks/block.ts';
import type { Template } from './template.ts';

/** Live: a player, the rooms, and what follows in this room. Dark. */
export const tpl5: Template = {
  number: 5,
  layout: 'page',
  head: 'plain',
  scheme: 'dark',
  skin: {
    brand: '#c3e94a',
    'brand-ink': '#c3e94a',
    'brand-deep': '#16200a',
    'brand-soft': '#222a14',
    'on-lead': '#16200a',
    ink: '#f2f5f3',
    'ink-2': '#bcc5c0',
    'ink-3': '#96a29c',
    line: '#2b312f',
    ground: '#0f1211',
    surface: '#191e1c',
    'r-card': '.16rem',
    a1: '#191e1c',
    a2: '#222a27',
    a3: '#323c38',
    a4: '#c3e94a',
    a5: '#e6ece8',
  },
  blocks: [
    block('bar', BarId),
    block('player', LivePlayer),
    block('rooms', LiveRooms),
    block('nowNext', NowNextOrder),
    block('tiles', TilesStrip),
    block('notices', NoticesList, { max: 2 }),
  ],
  dock: block('dock', DockBar),
};
