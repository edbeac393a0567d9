import type { HomeInfo, Tile } from '@meetingapp/contract/home.ts';
import type { ComponentType } from 'react';

/** What every block may draw from. One that finds nothing of its own draws nothing, its head included. */
export interface Home {
  cid: string;
  info: HomeInfo;
  /** The tiles that this person may see now, in the organiser's order. */
  tiles: readonly Tile[];
  /** Shows all notices, one of them open. */
  openNotices: () => void;
}

export type BlockPart<Props = object> = ComponentType<{ home: Home } & Props>;
