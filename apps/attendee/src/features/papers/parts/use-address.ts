import { useEffect, useState } from 'react';
import { useSearch } from '../../../lib/page.ts';

const QUIET_MS = 400;

/** What one chose stands in the address, so that it survives a reload and the way back, and can be passed on. */
export function useAddress(name: string): [string, (value: string) => void] {
  const said = useSearch()[name] ?? '';
  const [value, setValue] = useState(said);
  useEffect(() => {
    const write = (): void => {
      const address = new URL(location.href);
      if (value === '') address.searchParams.delete(name);
      else address.searchParams.set(name, value);
      // Not by the router: nothing else of the page changes.
      if (address.href !== location.href) window.history.replaceState(window.history.state, '', address);
    };
    const timer = setTimeout(write, QUIET_MS);
    // Who taps a hit at once comes back to what they typed: written before the tap leads away.
    document.addEventListener('click', write, { capture: true, once: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', write, { capture: true });
    };
  }, [name, value]);
  return [value, setValue];
}
