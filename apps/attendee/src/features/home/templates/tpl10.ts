import { BannerGate } from '../blocks/banner/BannerGate.tsx';
import { BarClear } from '../blocks/bar/BarClear.tsx';
import { CountdownLedger } from '../blocks/countdown/CountdownLedger.tsx';
import { FacultyRoll } from '../blocks/faculty/FacultyRoll.tsx';
import { NowNextRail } from '../blocks/now-next/NowNextRail.tsx';
import { SponsorsTiers } from '../blocks/sponsors/SponsorsTiers.tsx';
import { TilesMedal } from '../blocks/tiles/TilesMedal.tsx';
import { GateTree } from '../blocks/art/GateTree.tsx';
import { block } from '../blocks/block.ts';
import type { Template } from './template.ts';

/** Ceremony: an invitation in gold on dark red. */
export const tpl10: Template = {
  number: 10,
  layout: 'page',
  head: 'centre',
  scheme: 'dark',
  skin: {
    brand: '#d9b36a',
    'brand-ink': '#e3c284',
    'brand-deep': '#1c0608',
    'brand-soft': '#48191d',
    'on-lead': '#2a0b0f',
    ink: '#f6e7c8',
    'ink-2': '#dcc39a',
    'ink-3': '#c9ab80',
    line: '#6a3533',
    ground: '#2a0b0f',
    surface: '#360f14',
    'font-display': 'var(--serif)',
    a1: '#1c0608',
    a2: '#3a1116',
    a3: '#d9b36a',
    a4: '#f6e0ae',
    a5: '#8c1f24',
    'r-card': '0',
  },
  blocks: [
    block('bar', BarClear),
    block('banner', BannerGate, { Art: GateTree }),
    block('countdown', CountdownLedger),
    block('tiles', TilesMedal),
    block('nowNext', NowNextRail),
    block('faculty', FacultyRoll),
    block('sponsors', SponsorsTiers),
  ],
};
