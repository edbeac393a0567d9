import type { ReactNode } from 'react';

/** A control under its name, and what is wrong with it. */
export function Labelled({
  label,
  wide = false,
  fault,
  children,
}: {
  label: string;
  wide?: boolean;
  fault?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={wide ? 'field wide' : 'field'}>
      <span aria-hidden="true">{label}</span>
      {children}
      {fault && (
        <span className="fault" role="alert">
          {fault}
        </span>
      )}
    </div>
  );
}
