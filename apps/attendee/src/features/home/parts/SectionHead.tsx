import type { ReactNode } from 'react';

/** The head of a section; the template says in which manner it is set. */
export function SectionHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="hd">
      <h2>{title}</h2>
      {children}
    </header>
  );
}
