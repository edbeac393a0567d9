import './Skeleton.css';
import type { ReactNode } from 'react';

/** Wraps a page's skeletons: shown after 200 ms, and screen readers announce the label once. */
export function Waiting({
  label,
  className,
  children,
}: {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={className ? `waiting ${className}` : 'waiting'} role="status" aria-busy="true">
      <span className="sr">{label}</span>
      {children}
    </div>
  );
}
