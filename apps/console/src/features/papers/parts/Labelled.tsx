import type { ReactNode } from 'react';

/** A field under its name. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="papers-field">
      <span className="small quiet">{label}</span>
      {children}
    </div>
  );
}
