import type { ReactNode } from 'react';

/** Heading of a section; the template sets its style. */
export function SectionHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="hd">
      <h2>{title}</h2>
      {children}
    </header>
  );
}
