import { href } from '@meetingapp/contract/paths.ts';
import type { Database } from '../../db/connection/database.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { notifyAccount } from '../../db/rows/outbox.ts';
import type { NotifiedWinner } from './queries-jobs.ts';

/** Notifies a winner, once. */
export const notifyWinner = (db: Database, row: NotifiedWinner): Promise<void> =>
  inTransaction(db, (transaction) =>
    notifyAccount(transaction, {
      accountId: row.account_id,
      conferenceId: row.conference_id,
      kind: 'activities',
      template: 'lottery_won',
      variables: {
        conference: row.conference,
        draw: row.draw,
        prize: row.prize,
        number: String(row.number),
        place: row.place,
      },
      link: href('cj', {}, { cid: row.conference_id, draw: row.draw_id }),
      event: `lottery/won/${row.id}`,
    }),
  );
