import { readAddress } from '@meetingapp/domain/accounts/address.ts';

export interface Asked {
  name: string;
  /** A mobile number or an e-mail address. */
  contact: string;
}

export type Wrong = Partial<Record<keyof Asked, 'empty' | 'notAnAddress'>>;

/** What is wrong with what was typed, before anything is asked. */
export function wrongsOf({ name, contact }: Asked): Wrong {
  const wrong: Wrong = {};
  if (name.trim() === '') wrong.name = 'empty';
  if (contact.trim() === '') wrong.contact = 'empty';
  else if (!readAddress(contact)) wrong.contact = 'notAnAddress';
  return wrong;
}

/** As the call wants it: the contact is a phone or an e-mail. */
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
