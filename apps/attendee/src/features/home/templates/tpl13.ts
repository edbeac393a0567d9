import { BarPlain } from '../blocks/bar/BarPlain.tsx';
import { CountdownDial } from '../blocks/countdown/CountdownDial.tsx';
import { SponsorsText } from '../blocks/sponsors/SponsorsText.tsx';
import { TilesFour } from '../blocks/tiles/TilesFour.tsx';
import { block } from '../blocks/block.ts';
import type { Template } from './template.ts';

/** Minimal: a countdown and four actions, on one screen. */
export const tpl13: Template = {
  number: 13,
  layout: 'one',
  head: 'plain',
  skin: {
    brand: '#d8402f',
    'brand-ink': '#b02c1d',
    'brand-deep': '#0e2530',
    'brand-soft': '#dfe8ec',
    ink: '#0e2530',
    'ink-2': '#3b525d',
    'ink-3': '#51666f',
    line: '#c6d3d9',
    ground: '#eef3f5',
    surface: '#ffffff',
    a2: '#bccad1',
    a4: '#d8402f',
    a5: '#0e2530',
    'r-card': '0',
  },
  blocks: [
    block('bar', BarPlain),
    block('countdown', CountdownDial),
    block('tiles', TilesFour),
    block('sponsors', SponsorsText),
  ],
};
