import { href } from '@meetingapp/contract/paths.ts';
import type { Database } from '../../db/connection/database.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { notifyAccount } from '../../db/rows/outbox.ts';
import { momentTexts } from '../../text/moment.ts';
import type { NotifiedWinner, RemindedWinner } from './queries-jobs.ts';

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

/** Reminds a winner that the prize can be collected only until the end of pick-up, once. */
export const remindWinner = (db: Database, row: RemindedWinner): Promise<void> =>
  inTransaction(db, (transaction) =>
    notifyAccount(transaction, {
      accountId: row.account_id,
      conferenceId: row.conference_id,
      kind: 'activities',
      template: 'lottery_remind',
      variables: {
        conference: row.conference,
        draw: row.draw,
        prize: row.prize,
        place: row.place,
        until: momentTexts(row.pick_up_until, row.zone),
      },
      link: href('cj', {}, { cid: row.conference_id, draw: row.draw_id }),
      event: `lottery/remind/${row.id}`,
    }),
  );
