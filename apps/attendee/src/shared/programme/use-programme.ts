import { useEffect, useSyncExternalStore } from 'react';
import { loadProgramme } from './load.ts';
import { programmeStore } from './programme-store.ts';
import type { KnownProgramme } from './programme-store.ts';

/** Milliseconds between checks for a new release while a page of the programme is visible. */
const EVERY_MS = 60_000;

/** The programme of a conference, as current as the network allows; stored on the phone. */
export function useProgramme(cid: string): KnownProgramme & { again: () => void } {
  const known = useSyncExternalStore(
    (reader) => programmeStore.subscribe(cid, reader),
    () => programmeStore.read(cid),
    () => programmeStore.read(cid),
  );
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void loadProgramme(cid);
    };
    look();
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, EVERY_MS);
    return () => {
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [cid]);
  return { ...known, again: () => void loadProgramme(cid) };
}
