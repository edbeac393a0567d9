import './Page.css';
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';

export interface PageProps {
  /** plain: white, forms and one thing; ground: grey with white cards, lists and orders. */
  kind?: 'plain' | 'ground' | undefined;
  /** TopBar, stays at the top. */
  top?: ReactNode;
  /** StickyFoot or Dock, stays at the bottom. */
  foot?: ReactNode;
  /** Without the gutter, for pictures that run to the edge. */
  wide?: boolean | undefined;
  theme?: 'light' | 'dark' | 'auto' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Page({ kind = 'ground', top, foot, wide, theme, className, children }: PageProps) {
  return (
    <div className={joinClasses('pg', kind === 'plain' && 'plain', className)} data-theme={theme}>
      {top}
      <main className={joinClasses('page', wide && 'wide')}>{children}</main>
      {foot}
    </div>
  );
}
