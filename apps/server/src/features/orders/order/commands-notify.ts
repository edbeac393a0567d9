import { plainAmount } from '@meetingapp/domain/money.ts';
import { href } from '@meetingapp/contract/paths.ts';
import { notifyAccount } from '../../../db/rows/outbox.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { Write } from '../../../db/connection/write-together.ts';
import type { LockedOrder } from './queries.ts';

/** What a notification of an order says and where it leads. */
export const newsOfOrder = ({
  number,
  total,
  currency,
  conference_id,
}: Pick<LockedOrder, 'number' | 'total' | 'currency' | 'conference_id'>) => ({
  variables: { order: number, amount: plainAmount(total, currency), currency },
  link: href('signOrder', {}, { cid: conference_id }),
});

/** Every notification of an order. */
export const alwaysOfOrder = { kind: 'registration', required: true, urgent: true } as const;

/** Notifies the person of an event of their order, in its transaction; the event's own writes may be in the same statement. */
export const notify = (
  transaction: DatabaseTransaction,
  order: LockedOrder,
  template: string,
  writes: readonly Write[] = [],
): Promise<void> =>
  notifyAccount(
    transaction,
    {
      ...alwaysOfOrder,
      ...newsOfOrder(order),
      template,
      accountId: order.account_id,
      conferenceId: order.conference_id,
      registrationId: order.registration_id,
    },
    writes,
  );
