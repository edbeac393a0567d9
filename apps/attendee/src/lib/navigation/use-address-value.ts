import { useEffect, useState } from 'react';
import { history } from './history.ts';
import { useSearch } from './page.ts';

const QUIET_MS = 400;

/** A choice stored in the address, so that it survives a reload and Back, and can be shared. */
export function useAddressValue(name: string): [string, (value: string) => void] {
  const said = useSearch()[name] ?? '';
  const [value, setValue] = useState(said);
  useEffect(() => {
    const write = (): void => {
      const address = new URL(location.href);
      if (value === '') address.searchParams.delete(name);
      else address.searchParams.set(name, value);
      // Not through the router: nothing else on the page changes.
      if (address.href !== location.href) history.rename(address.href);
    };
    const timer = setTimeout(write, QUIET_MS);
    // Written before a tap leads away, so that Back restores what was typed.
    document.addEventListener('click', write, { capture: true, once: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', write, { capture: true });
    };
  }, [name, value]);
  return [value, setValue];
}
