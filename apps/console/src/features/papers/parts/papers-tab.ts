import type { papersConsole as texts } from '@meetingapp/locales/zh/papers-console.ts';
import type { ComponentType, ReactNode } from 'react';

export interface PapersTabProps {
  cid: number;
  /** The tabs themselves: what a tab's own page shows in its `bar`. */
  bar: ReactNode;
}

export interface PapersTab {
  /** In the address, and in the texts under `papersConsole.tabs`. */
  key: keyof (typeof texts)['tabs'];
  /** A whole page of its own, so that each tab has its own acts, filters and pane. */
  Tab: ComponentType<PapersTabProps>;
}
