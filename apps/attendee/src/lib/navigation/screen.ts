import type { PathName } from '@meetingapp/contract/paths.ts';
import type { FunctionComponent } from 'react';
import type { TextFeature } from '../texts/text-sources.ts';
import type { FullTextKey } from '../texts/texts.ts';

/** Definition of a screen. */
export interface Screen {
  /** The file exports one component and nothing else. */
  load: () => Promise<Readonly<Record<string, FunctionComponent>>>;
  /** Title of the page until the screen sets its own by `useTitle` (T17). */
  title: FullTextKey;
  /** Features whose texts it needs, besides the shell's `app`; loaded before it shows. */
  texts: readonly TextFeature[];
  /** Keeps state and scroll position while another page shows (T15). Declared only here. */
  keepAlive?: true;
  /**
   * Rendered by the server for anonymous visitors: until hydration the screen uses no window, storage, navigator or lazy part. Content
   * that depends on the person (`useDeviceValue`, `useSession`) appears after hydration.
   */
  painted?: true;
  /** Shows a conference's programme, which is loaded before the screen opens, so that hydration matches the server's page. */
  programme?: true;
  /** Its chunks are fetched after the first page, so that it opens offline (A10); see `kept` of `useCall`. */
  offline?: true;
  /** Its dynamic imports, such as a library and its worker, are needed at once: the page preloads them. */
  ahead?: true;
  /** `top`: always starts at the top, also after Back. Otherwise the scroll position is restored. */
  scroll?: 'top';
  /** Runs when the page is left, for example to close a socket (T8). */
  leave?: () => void;
}

/** A feature's screens by path name. */
export type Screens = Partial<Record<PathName, Screen>>;
