import type { ComponentType } from 'react';
import { BannerCarousel } from './BannerCarousel.tsx';
import { BarPlain } from './BarPlain.tsx';
import { CountdownChips } from './CountdownChips.tsx';
import { CountdownDial } from './CountdownDial.tsx';
import { DockBar } from './DockBar.tsx';
import { NoticesList } from './NoticesList.tsx';
import { NoticesTicker } from './NoticesTicker.tsx';
import { SponsorsRow } from './SponsorsRow.tsx';
import { SponsorsText } from './SponsorsText.tsx';
import { TilesFour } from './TilesFour.tsx';
import { TilesNine } from './TilesNine.tsx';
import type { Home } from './block.ts';

/** Kinds of blocks and their variants. A template names them; a name that is not here does not compile. */
export const blocks = {
  bar: { plain: BarPlain },
  banner: { carousel: BannerCarousel },
  countdown: { chips: CountdownChips, dial: CountdownDial },
  tiles: { nine: TilesNine, four: TilesFour },
  notices: { ticker: NoticesTicker, list: NoticesList },
  sponsors: { row: SponsorsRow, text: SponsorsText },
  dock: { bar: DockBar },
} as const;

type Blocks = typeof blocks;
type Own<Part> = Part extends (props: infer Props) => unknown ? Omit<Props, 'home'> : never;

/** One block of a template, such as `{ block: 'notices', variant: 'list', props: { max: 3 } }`. */
export type Block = {
  [Kind in keyof Blocks]: {
    [Variant in keyof Blocks[Kind]]: { block: Kind; variant: Variant; props?: Own<Blocks[Kind][Variant]> };
  }[keyof Blocks[Kind]];
}[keyof Blocks];

/** The part that draws a block. */
export function partOf({ block, variant }: Pick<Block, 'block' | 'variant'>): ComponentType<{ home: Home }> {
  return (blocks[block] as Readonly<Record<string, ComponentType<{ home: Home }>>>)[variant] as ComponentType<{
    home: Home;
  }>;
}
