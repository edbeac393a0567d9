import './Page.css';
import type { ReactNode } from 'react';

export interface StickyFootProps {
  /** What is still missing, or the total. */
  note?: ReactNode;
  /** Right of the note, usually Money. */
  aside?: ReactNode;
  /** One filled Button; two buttons share the width when wrapped in `<div className="two">`. */
  children: ReactNode;
}

export function StickyFoot({ note, aside, children }: StickyFootProps) {
  return (
    <footer className="foot">
      {(note || aside) && (
        <div className="note">
          <span aria-live="polite">{note}</span>
          {aside}
        </div>
      )}
      {children}
    </footer>
  );
}
