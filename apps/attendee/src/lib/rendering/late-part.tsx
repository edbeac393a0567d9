import { fulfilled } from '@meetingapp/domain/fulfilled.ts';
import { use } from 'react';
import type { ComponentType } from 'react';

interface LatePart<P extends object> {
  /** Suspends while the part loads, and not at all once it is loaded. A part that could not be loaded is loaded again by a retry. */
  Part: ComponentType<P>;
  /** Loads the part before it is shown. */
  fetch: () => void;
}

/** A part of a page in its own chunk, for pages that do not show it at first. */
export function latePart<P extends object>(load: () => Promise<ComponentType<P>>): LatePart<P> {
  let under: Promise<ComponentType<P>> | null = null;

  function bring(): Promise<ComponentType<P>> {
    if (under) return under;
    const promise: Promise<ComponentType<P>> = load().then(
      (found) => {
        void fulfilled(found, promise);
        return found;
      },
      (failure: unknown) => {
        under = null;
        throw failure;
      },
    );
    under = promise;
    return promise;
  }
  return {
    Part: (props) => {
      const Loaded = use(bring());
      return <Loaded {...props} />;
    },
    fetch: () => void bring().catch(() => undefined),
  };
}
