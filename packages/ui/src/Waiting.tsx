import './Skeleton.css';
import type { ReactNode } from 'react';

/** Around a page's skeletons: they show after 200 ms, and readers hear the label once. */
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
