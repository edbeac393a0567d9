import type { ReactNode } from 'react';

/** One figure with its label and note. */
export function Figure({ name, value, note }: { name: string; value: string; note?: ReactNode }) {
  return (
    <div>
      <p className="small quiet">{name}</p>
      <p className="value">{value}</p>
      {note !== undefined && <p className="small">{note}</p>}
    </div>
  );
}
