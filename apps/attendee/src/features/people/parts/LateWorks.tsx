import { Suspense, lazy, useSyncExternalStore } from 'react';
import { afterFirstPaint } from '../../../lib/rendering/after-first-paint.ts';

interface WorksProps {
  cid: string;
  expertId: number;
}

const Absent = (_: WorksProps): null => null;

/** Offline it does not load, and the page is complete without it. */
const Works = lazy(() =>
  afterFirstPaint()
    .then(() => import('./PersonWorks.tsx'))
    .then(
      (file) => ({ default: file.PersonWorks }),
      () => ({ default: Absent }),
    ),
);
const never = (): (() => void) => () => undefined;

/** Films and papers at the end of a person's page, loaded after it. */
export function LateWorks(props: WorksProps) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    alive && (
      <Suspense fallback={null}>
        <Works {...props} />
      </Suspense>
    )
  );
}
