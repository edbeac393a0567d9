import { readAddress } from '@meetingapp/domain/accounts/address.ts';
import { sameName } from '@meetingapp/domain/speakers/same-name.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { Origin } from '../../../db/sessions/log-in-failures.ts';
import { sendCode, useCode, type CodeFault } from '../../../db/sessions/one-time-codes.ts';
import type { Signatures } from '../../../ports/signatures.ts';
import { codeKey } from '../invitation/commands-link.ts';
import { expertsByPhone } from '../invitation/queries.ts';

/** People with this phone, however it was written. */
async function expertsWithPhone(db: Database, conferenceId: number, phone: string) {
  const rows = await expertsByPhone(db, conferenceId, phone.replace(/\D/g, ''));
  return rows.filter((row) => readAddress(row.phone)?.value === phone);
}

interface Asked {
  conferenceId: number;
  /** As `readAddress` writes it. */
  phone: string;
  now: Date;
}

/** Sends a code within the limits of the phone. Nothing is sent to a phone that no person of the programme has. */
export async function sendSpeakerCode(
  db: Database,
  { conferenceId, phone, language, now }: Asked & { language: Language },
): ReturnType<typeof sendCode> {
  const deliver = (await expertsWithPhone(db, conferenceId, phone)).length > 0;
  return sendCode(db, {
    address: { channel: 'phone', value: phone },
    purpose: 'login',
    language,
    known: false,
    deliver,
    now,
  });
}

/**
 * The key of the person with this name and phone. The code is checked first and used up, so that each pair that is tried costs a code,
 * and a wrong name gives the same answer as an unknown phone.
 */
export async function findByCode(
  db: Database,
  input: Asked & { name: string; code: string; origin: Origin; signatures: Signatures },
): Promise<{ ok: true; key: string } | CodeFault | { ok: false; reason: 'speaker_schedule_unknown' }> {
  const { conferenceId, phone, name, code, origin, signatures, now } = input;
  const address = { channel: 'phone' as const, value: phone };
  const fault = await useCode(db, { address, code, purposes: ['login'], origin, known: false, now });
  if (fault) return fault;
  const found = (await expertsWithPhone(db, conferenceId, phone)).find((row) => sameName(row.name, name));
  if (!found) return { ok: false, reason: 'speaker_schedule_unknown' };
  return { ok: true, key: await codeKey(db, { expertId: found.id, signatures, now }) };
}
