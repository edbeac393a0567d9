import { readAddress, type Address } from '@meetingapp/domain/accounts/address.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { Origin } from '../../../db/sessions/log-in-failures.ts';
import { sendCode, useCode, type CodeFault } from '../../../db/sessions/one-time-codes.ts';
import { contactOf } from '../../accounts/queries-contact.ts';
import type { SpeakerRow } from '../invitation/queries.ts';

/** Where a code for signing goes: the phone of the person, else the e-mail, else the account's address. */
export async function signingAddress(db: Database, expert: SpeakerRow): Promise<Address | null> {
  const phone = readAddress(expert.phone);
  if (phone?.channel === 'phone') return phone;
  const email = readAddress(expert.email);
  if (email?.channel === 'email') return email;
  const contact = expert.account_id === null ? null : await contactOf(db, expert.account_id);
  return contact && { channel: contact.channel, value: contact.recipient };
}

/** Sends a code for signing within the limits of the address. It opens no log-in. */
export const sendSigningCode = (
  db: Database,
  { address, language, now }: { address: Address; language: Language; now: Date },
): ReturnType<typeof sendCode> => sendCode(db, { address, purpose: 'sign', language, known: true, now });

/** Uses up the newest code for signing; null when it is right. */
export const useSigningCode = (
  db: Database,
  { address, code, origin, now }: { address: Address; code: string; origin: Origin; now: Date },
): Promise<CodeFault | null> => useCode(db, { address, code, purposes: ['sign'], origin, known: true, now });
