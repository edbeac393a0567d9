import { fulfilled } from '@meetingapp/domain/fulfilled.ts';
import { use } from 'react';
import type { ComponentType } from 'react';
import { patiently } from './patiently.ts';

interface LatePart<P extends object> {
  /** Suspends while the part loads, and not at all once it is loaded. Without a network, or after a new release, it suspends and `PART_MISSING` is sent. */
  Part: ComponentType<P>;
  /** Loads the part before it is shown. */
  fetch: () => void;
}

/** A part of a page in its own chunk, for pages that do not show it at first. */
export function latePart<P extends object>(load: () => Promise<ComponentType<P>>): LatePart<P> {
  let under: Promise<ComponentType<P>> | null = null;
  let shown = false;

  function bring(): Promise<ComponentType<P>> {
    if (under) return under;
    const promise: Promise<ComponentType<P>> = patiently(load, () => shown).then((found) => {
      void fulfilled(found, promise);
      return found;
    });
    under = promise;
    return promise;
  }
  return {
    Part: (props) => {
      shown = true;
      const Loaded = use(bring());
      return <Loaded {...props} />;
    },
    fetch: () => void bring(),
  };
}
