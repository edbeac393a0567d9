import { PlainSkeleton } from '../plain/PlainSkeleton.tsx';

/** Skeleton of a page. */
export function Waiting() {
  return (
    <div className="main" aria-busy="true">
      <div className="waiting">
        <PlainSkeleton />
      </div>
    </div>
  );
}
