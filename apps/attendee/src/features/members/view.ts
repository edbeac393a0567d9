import { readAddress } from '@meetingapp/domain/accounts/address.ts';

export interface Asked {
  name: string;
  /** A mobile number or an e-mail address. */
  contact: string;
}

export type Wrong = Partial<Record<keyof Asked, 'empty' | 'notAnAddress'>>;

/** Validates the input before the call. */
export function wrongsOf({ name, contact }: Asked): Wrong {
  const wrong: Wrong = {};
  if (name.trim() === '') wrong.name = 'empty';
  if (contact.trim() === '') wrong.contact = 'empty';
  else if (!readAddress(contact)) wrong.contact = 'notAnAddress';
  return wrong;
}

/** Input of the call: the contact is sent as phone or e-mail. */
export function checkBody(
  listId: number,
  { name, contact }: Asked,
): { id: number; name: string; phone: string; email: string } {
  const address = readAddress(contact);
  return {
    id: listId,
    name: name.trim(),
    phone: address?.channel === 'phone' ? address.value : '',
    email: address?.channel === 'email' ? address.value : '',
  };
}
