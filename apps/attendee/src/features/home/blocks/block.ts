import type { HomeInfo, Tile } from '@meetingapp/contract/home/home.ts';
import type { ComponentType } from 'react';

/** Input of every block. A block without data renders nothing, including its heading. */
export interface Home {
  cid: string;
  info: HomeInfo;
  /** Tiles visible to this person now, in the organiser's order. */
  tiles: readonly Tile[];
  /** Opens the list of all notices with one expanded. */
  openNotices: () => void;
}

/** One block of a template: its component with its props. */
export interface Block {
  Part: ComponentType<{ home: Home }>;
  props: object;
}

type Own<Props> = Omit<Props, 'home'>;

/** Adds a component to a template: `block(NoticesList, { max: 3 })`. Props that the component does not have do not compile. */
export function block<Props extends { home: Home }>(
  Part: ComponentType<Props>,
  ...[props]: object extends Own<Props> ? [props?: Own<Props>] : [props: Own<Props>]
): Block {
  return { Part: Part as unknown as Block['Part'], props: props ?? {} };
}
