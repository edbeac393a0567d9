import type { papersConsole as texts } from '@meetingapp/locales/zh/papers/console.ts';
import type { ComponentType, ReactNode } from 'react';

export interface PapersTabProps {
  cid: number;
  /** The tab bar, which each tab's page shows in its `bar`. */
  bar: ReactNode;
}

export interface PapersTab {
  /** Key in the address and in the texts under `papersConsole.tabs`. */
  key: keyof (typeof texts)['tabs'];
  /** A full page, so that each tab has its own actions, filters and pane. */
  Tab: ComponentType<PapersTabProps>;
}
