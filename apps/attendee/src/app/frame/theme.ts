import type { Theme } from '@meetingapp/contract/conference/conference.ts';
import { brandColours } from '@meetingapp/ui/styles/brand-colours.ts';
import type { LoaderKind } from '@meetingapp/ui/feedback/Loader.tsx';
import { useSyncExternalStore } from 'react';

let current = '';
let loader: LoaderKind = 1;
/** CSS variables set by the previous conference; the next theme may set fewer. */
let worn: string[] = [];
const listeners = new Set<() => void>();

/**
 * Applies the conference's colour and loader (S1, K1). Every step within a conference calls this: the same theme changes nothing, because
 * a change of the document's style costs a new style of every element.
 */
export function wearTheme(theme: Theme): void {
  const next = JSON.stringify(theme);
  if (next === current) return;
  current = next;
  const style = document.documentElement.style;
  const colours = brandColours(theme.brand);
  for (const name of worn) style.removeProperty(name);
  for (const [name, value] of Object.entries(colours)) style.setProperty(name, value);
  worn = Object.keys(colours);
  loader = theme.loader as LoaderKind;
  for (const listener of listeners) listener();
}

/** Loader of the current conference, 1 to 8. */
export function useLoaderKind(): LoaderKind {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => loader,
    () => loader,
  );
}
