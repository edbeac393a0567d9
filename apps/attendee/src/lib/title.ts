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

/** A title that is known only after loading, such as the name of the conference; '' leaves the route's. */
export function useTitle(title: string): void {
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
