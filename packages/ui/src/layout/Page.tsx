import './Page.css';
import type { ReactNode } from 'react';
import { joinClasses } from '../styles/join-classes.ts';

export interface PageProps {
  /** plain: white, for forms and single items; ground: grey with white cards, for lists and orders. */
  kind?: 'plain' | 'ground' | undefined;
  /** TopBar, fixed at the top. */
  top?: ReactNode;
  /** StickyFoot or Dock, fixed at the bottom. */
  foot?: ReactNode;
  /** No gutter, for full-width pictures. */
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
