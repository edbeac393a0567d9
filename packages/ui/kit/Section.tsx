import type { ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <div className="head">
        <h2>{title}</h2>
      </div>
      {children}
    </section>
  );
}
