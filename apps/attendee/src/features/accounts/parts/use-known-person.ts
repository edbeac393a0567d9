import { basePath, matchPath } from '@meetingapp/contract/paths.ts';
import { readAddress } from '@meetingapp/domain/accounts/address.ts';
import { backAddress } from '@meetingapp/domain/accounts/back-address.ts';
import { useSearch } from '../../../lib/navigation/page.ts';
import { session } from '../../../lib/session/session.ts';
import { deviceStorage } from '../../../lib/storage/device-storage.ts';
import { readDraft } from '../../../shared/sign-up/draft.ts';
import { placeOf } from '../../../shared/sign-up/place.ts';
import type { Values } from '../view.ts';

/** Address typed on an account page of this visit. In memory only: it goes with the tab. */
let typed = '';

export const noteTypedAddress = (to: string): void => {
  typed = to;
};

/**
 * Phone number or e-mail address, and name, that the person has already entered: on another account page, or in the form from which
 * the log-in was opened. The form of a colleague says nothing about the person who logs in. Empty where unknown.
 */
export function useKnownPerson(): Pick<Values, 'to' | 'name'> {
  const { back } = useSearch();
  const { name = '', phone = '', email = '' } = answersBefore(back);
  const entered = [phone, email].find((one) => readAddress(one) !== null) ?? '';
  return { to: typed || entered, name: name.trim() };
}

function answersBefore(back: string | undefined): Readonly<Record<string, string>> {
  const own = back === undefined ? null : backAddress(back, location.origin);
  if (own === null) return {};
  const { pathname, searchParams } = new URL(own, location.origin);
  const path = matchPath(pathname.slice(basePath.length));
  if (path?.name === 'signAdd' || searchParams.get('add') === '1') return {};
  const cid = searchParams.get('cid') || session.get('cid') || deviceStorage.get('cid') || '';
  return readDraft(placeOf(cid, false, searchParams.get('reg')).draftKey).answers;
}
