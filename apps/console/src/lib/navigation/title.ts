import { useEffect } from 'react';

/** Sets the document title to the page and the product name. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Meetingapp`;
  }, [title]);
}
