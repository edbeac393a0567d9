import type { HomeInfo, Tile } from '@meetingapp/contract/home/home.ts';
import type { HomeBlock } from '@meetingapp/domain/home/blocks.ts';
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

/** One block of a template: its name, by which the organiser orders and hides it, and its component with its props. */
export interface Block {
  name: HomeBlock | 'dock';
  Part: ComponentType<{ home: Home }>;
  props: object;
}

type Own<Props> = Omit<Props, 'home'>;

/** Adds a component to a template: `block('notices', NoticesList, { max: 3 })`. Props that the component does not have do not compile. */
export function block<Props extends { home: Home }>(
  name: Block['name'],
  Part: ComponentType<Props>,
  ...[props]: object extends Own<Props> ? [props?: Own<Props>] : [props: Own<Props>]
): Block {
  return { name, Part: Part as unknown as Block['Part'], props: props ?? {} };
}
