import { useSearch } from '../navigation/page.ts';
import { useDeviceValue } from '../storage/device-storage.ts';
import { useSession } from './session.ts';

const isNumber = (text: string | null | undefined): text is string => text != null && /^\d{1,15}$/.test(text);

/**
 * The conference of a page whose path names none: that of the address, else of this tab, else the last one opened on this device (T19),
 * because a link opened in a new tab has a session of its own. Null when there is none.
 */
export function useCurrentCid(): string | null {
  const named = useSearch()['cid'];
  const present = useSession('cid');
  const last = useDeviceValue('cid');
  return [named, String(present), last].find(isNumber) ?? null;
}
