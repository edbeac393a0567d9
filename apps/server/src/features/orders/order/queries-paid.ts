import type { Database } from '../../../db/connection/database.ts';

const withMoney = (db: Database, registrationId: number) =>
  db
    .selectFrom('orders')
    .select(['id', 'kind', 'state', 'total', 'refunded', 'kept_payment_id'])
    .where('registration_id', '=', registrationId)
    .orderBy('id', 'desc');

/** Paid orders of a registration that are not fully refunded, newest first. */
export const paidOrdersOf = (db: Database, registrationId: number) =>
  withMoney(db, registrationId).where('state', 'in', ['paid', 'partly_refunded']).execute();
export type PaidOrder = Awaited<ReturnType<typeof paidOrdersOf>>[number];

/** The same, and orders with a refund under way. */
export const moneyOrdersOf = (db: Database, registrationId: number) =>
  withMoney(db, registrationId).where('state', 'in', ['paid', 'partly_refunded', 'refunding']).execute();
