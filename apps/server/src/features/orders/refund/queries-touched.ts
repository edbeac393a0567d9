import type { Database } from '../../../db/connection/database.ts';
import { findBookings } from '../../hotel/stay/queries.ts';

const valid = ['asked', 'issued', 'sent', 'partly_red'] as const;

/** Fee, stays and valid invoice of a registration, which a refund or a cancellation touches. */
export async function touchedByRefund(db: Database, registrationId: number) {
  const [fee, stays, invoice] = await Promise.all([
    db
      .selectFrom('registration')
      .innerJoin('fee_kind', 'fee_kind.id', 'registration.fee_kind_id')
      .select('fee_kind.title')
      .where('registration.id', '=', registrationId)
      .executeTakeFirst(),
    findBookings(db, [registrationId]),
    invoiceOver(db, registrationId),
  ]);
  return { fee: fee?.title ?? null, stays, invoice: invoice ?? null };
}
export type Touched = Awaited<ReturnType<typeof touchedByRefund>>;

/** The valid invoice of a registration, or of a payment for several people that paid for it too. */
const invoiceOver = (db: Database, registrationId: number) =>
  db
    .selectFrom('invoice')
    .select(['state', 'number', 'amount', 'shared_id'])
    .where('state', 'in', [...valid])
    .where((where) =>
      where.or([
        where.and([where('registration_id', '=', registrationId), where('shared_id', 'is', null)]),
        where(
          'shared_id',
          'in',
          where
            .selectFrom('shared_part')
            .innerJoin('orders', 'orders.id', 'shared_part.order_id')
            .innerJoin('payment', 'payment.id', 'orders.kept_payment_id')
            .select('shared_part.shared_id')
            .where('orders.registration_id', '=', registrationId)
            .whereRef('payment.shared_id', '=', 'shared_part.shared_id'),
        ),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
