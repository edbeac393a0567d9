import { useEffect } from 'react';

/** The page's title: what it shows, then whose it is. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Meetingapp`;
  }, [title]);
}
