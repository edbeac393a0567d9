import type { ReactNode } from 'react';

/** A name above its field. */
export function Labelled({ label, htmlFor, children }: { label: string; htmlFor?: string; children: ReactNode }) {
  return (
    <div className="labelled">
      {htmlFor === undefined ? <span>{label}</span> : <label htmlFor={htmlFor}>{label}</label>}
      {children}
    </div>
  );
}
