import { useEffect } from 'react';

/** The page title: the screen's own if set, else the route's (T17). */
let ofRoute = '';
let ofScreen: string | null = null;

function show(): void {
  document.title = ofScreen ?? ofRoute;
}

/** Called by the shell on each route change, before the screen shows. */
export function setRouteTitle(title: string): void {
  ofRoute = title;
  show();
}

/** Effects do not run in server rendering, which reads the title afterwards. */
function noteWhilePainting(title: string): void {
  if (typeof document === 'undefined' && title !== '') ofScreen = title;
}

/** Returns the title of a server-rendered page and resets it. */
export function takePaintedTitle(otherwise: string): string {
  const title = ofScreen ?? otherwise;
  ofScreen = null;
  return title;
}

/** Sets a title known only after loading, such as the conference's name; '' keeps the route's. */
export function useTitle(title: string): void {
  noteWhilePainting(title);
  useEffect(() => {
    if (title === '') return;
    ofScreen = title;
    show();
    return () => {
      ofScreen = null;
      show();
    };
  }, [title]);
}
