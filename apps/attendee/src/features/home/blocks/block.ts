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

/** One block of a template: the part that draws it, with its own props. */
export interface Block {
  Part: ComponentType<{ home: Home }>;
  props: object;
}

type Own<Props> = Omit<Props, 'home'>;

/** Puts a part into a template: `block(NoticesList, { max: 3 })`. Props that the part does not have do not compile. */
export function block<Props extends { home: Home }>(
  Part: ComponentType<Props>,
  ...[props]: object extends Own<Props> ? [props?: Own<Props>] : [props: Own<Props>]
): Block {
  return { Part: Part as unknown as Block['Part'], props: props ?? {} };
}
