import { Suspense, lazy, useSyncExternalStore, type ComponentType } from 'react';
import { afterFirstPaint } from './after-first-paint.ts';

const never = (): (() => void) => () => undefined;

/** A part that is loaded after its page and not server-rendered. Offline it does not load, and the page is complete without it. */
export function partAfterPage<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Absent: ComponentType<P> = () => null;
  const Part = lazy(() =>
    afterFirstPaint()
      .then(load)
      .then(
        (found) => ({ default: found }),
        () => ({ default: Absent }),
      ),
  );
  return function PartAfterPage(props: P) {
    const alive = useSyncExternalStore(
      never,
      () => true,
      () => false,
    );
    return (
      alive && (
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      )
    );
  };
}
