import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { buildAccount } from '../accounts/accounts.ts';
import { identities, stays } from '../conference/form.ts';
import { buildOrder } from '../orders/orders.ts';
import { buildRegistration } from '../registration/registration.ts';
import { momentFrom } from '../support/calendar.ts';
import type { Congress } from './congress-people.ts';

/** People from abroad; telephone numbers are of ranges that are kept free for examples. */
const guests = [
  { name: 'Ingrid Halvorsen', company: 'Fjordheim University Hospital', phone: '+447700900131', currency: 'USD' },
  { name: 'Tobias Brandauer', company: 'Herzklinik Auenfeld', phone: '+447700900132', currency: 'USD' },
  { name: 'Minamida Aiko', company: 'Minato Bay Heart Centre', phone: '+819000000011', currency: 'JPY' },
  { name: 'Leena Raghupathi', company: 'Coastal Institute of Cardiology', phone: '+12025550143', currency: 'USD' },
  { name: 'Kurokawa Haruto', company: 'Kitahama Medical University', phone: '+819000000012', currency: 'JPY' },
  { name: 'Marc Delacombe', company: 'Hôpital du Val Clair', phone: '+447700900133', currency: 'USD' },
] as const;

/** Inserts people from abroad who registered on different days and paid by bank transfer, in US dollars or yen. */
export async function seedCongressOverseas(db: Database, congress: Congress, now: Date): Promise<void> {
  const fee = congress.fees.overseas;
  for (const [index, { name, company, phone, currency }] of guests.entries()) {
    const createdAt = momentFrom(now, index * 5 - 34, '09:20');
    const email = `${name.split(' ')[0]?.toLowerCase()}@example.com`;
    const id = await buildRegistration(db, congress.conferenceId, {
      accountId: await buildAccount(db, { name, phone: '', email }),
      formVersionId: congress.formVersionId,
      branchId: congress.branches.main,
      feeKindId: fee.id,
      currency,
      name,
      phone,
      answers: { email, company, identity: identities.overseas, attendance: stays.whole },
      createdAt,
    });
    await buildOrder(db, id, {
      lines: [{ title: fee.title, amount: fee.prices[currency] }],
      currency,
      method: 'bank_transfer',
      createdAt,
    });
  }
}
