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
  let loaded: ComponentType<P> | null = null;
  let under: Promise<ComponentType<P>> | null = null;

  function bring(): Promise<ComponentType<P>> {
    under ??= load().then(
      (found) => (loaded = found),
      (failure: unknown) => {
        under = null;
        throw failure;
      },
    );
    return under;
  }
  return {
    Part: (props) => {
      const Loaded = loaded ?? use(bring());
      return <Loaded {...props} />;
    },
    fetch: () => void bring().catch(() => undefined),
  };
}
