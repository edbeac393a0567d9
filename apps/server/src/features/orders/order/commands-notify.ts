import { href } from '@meetingapp/contract/paths.ts';
import { notifyAccount } from '../../../db/rows/outbox.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { Write } from '../../../db/connection/write-together.ts';
import type { LockedOrder } from './queries.ts';

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
      accountId: order.account_id,
      conferenceId: order.conference_id,
      kind: 'registration',
      template,
      variables: { order: order.number, amount: (order.total / 100).toFixed(2), currency: order.currency },
      link: href('signOrder', {}, { cid: order.conference_id }),
      registrationId: order.registration_id,
      required: true,
      urgent: true,
    },
    writes,
  );
