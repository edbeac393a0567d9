import { useEffect } from 'react';

/** The page's title: the screen's own where it has one, else the route's (T17). */
let ofRoute = '';
let ofScreen: string | null = null;

function show(): void {
  document.title = ofScreen ?? ofRoute;
}

/** Called by the shell at each change of route, before the screen shows. */
export function setRouteTitle(title: string): void {
  ofRoute = title;
  show();
}

/** Where the server paints no effect runs; it asks for the title afterwards. */
function noteWhilePainting(title: string): void {
  if (typeof document === 'undefined' && title !== '') ofScreen = title;
}

/** The title that a page painted on the server came to, which is forgotten with this. */
export function takePaintedTitle(otherwise: string): string {
  const title = ofScreen ?? otherwise;
  ofScreen = null;
  return title;
}

/** A title that is known only after loading, such as the name of the conference; '' leaves the route's. */
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
