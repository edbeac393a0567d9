import type { PathName } from '@meetingapp/contract/paths.ts';
import type { FunctionComponent } from 'react';
import type { TextFeature } from './text-sources.ts';
import type { FullTextKey } from './texts.ts';

/** What a path opens. */
export interface Screen {
  /** The file exports one component and nothing else. */
  load: () => Promise<Readonly<Record<string, FunctionComponent>>>;
  /** Title of the page until the screen sets its own by `useTitle` (T17). */
  title: FullTextKey;
  /** Features whose texts it needs, beside the shell's `app`; they are loaded before it shows. */
  texts: readonly TextFeature[];
  /** Keeps state and scroll while one is elsewhere (T15). The one place that says so. */
  keepAlive?: true;
  /**
   * The server paints it for visitors: until it is alive it uses no window, storage or navigator, and no part that is loaded later.
   * What depends on the person (`useStored`, `useSession`) comes right after.
   */
  painted?: true;
  /** It shows a conference's programme: that is brought before it opens, so that it opens with it, as the server painted it. */
  programme?: true;
  /** Its parts are fetched once the first page is there, so that it opens without a network (A10); see `kept` of `useCall`. */
  offline?: true;
  /** What it loads by itself, such as a library and its worker, is as much needed: the page names it at once. */
  ahead?: true;
  /** `top`: starts at the top, also when one comes back. Otherwise the scroll is restored. */
  scroll?: 'top';
  /** Runs when one leaves, such as closing a socket (T8). */
  leave?: () => void;
}

/** A feature's screens, by the name of their path. */
export type Screens = Partial<Record<PathName, Screen>>;
