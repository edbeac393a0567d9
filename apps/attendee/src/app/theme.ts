import type { Theme } from '@meetingapp/contract/conference.ts';
import { brandColours } from '@meetingapp/ui/brand-colours.ts';
import type { LoaderKind } from '@meetingapp/ui/Loader.tsx';
import { useSyncExternalStore } from 'react';

let loader: LoaderKind = 1;
const listeners = new Set<() => void>();

/** Puts on the conference's colour and its loader (S1, K1). */
export function wearTheme(theme: Theme): void {
  const style = document.documentElement.style;
  for (const name of [...style].filter((one) => one.startsWith('--'))) style.removeProperty(name);
  for (const [name, value] of Object.entries(brandColours(theme.brand))) style.setProperty(name, value);
  loader = theme.loader as LoaderKind;
  for (const listener of listeners) listener();
}

/** The loader of the conference one is in, 1 to 8. */
export function useLoaderKind(): LoaderKind {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => loader,
  );
}
