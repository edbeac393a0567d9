import type { BadgeRoles } from '@meetingapp/contract/checkin/badge.ts';
import type { Layout } from '@meetingapp/contract/layout.ts';
import { contrastOfWhite, LEAST_CONTRAST, type DesignPaper } from '@meetingapp/domain/checkin/badge.ts';
import type { TicketRole } from '@meetingapp/domain/checkin/ticket-roles.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { designOf } from './queries-design.ts';

interface Wish {
  cid: number;
  /** Version that was read; 0: none was saved. */
  version: number;
  paper: DesignPaper;
  /** Null: the product's own again. */
  layout: Layout | null;
  roles: readonly { role: TicketRole; colour: string; word: { zh: string; en: string } }[];
}

type Saved = { ok: true; version: number } | { ok: false; reason: 'changed_meanwhile' | 'badge_contrast' };

/** Saves the layout of a paper and the roles. Words on colours that are too light are refused. */
export function saveDesign(db: Database, { cid, version, paper, layout, roles }: Wish): Promise<Saved> {
  if (roles.some(({ colour }) => contrastOfWhite(colour) < LEAST_CONTRAST))
    return Promise.resolve(refused('badge_contrast'));
  return inTransactionIfOk(db, async (transaction): Promise<Saved> => {
    const { layouts } = await designOf(transaction, cid);
    const { [paper]: _former, ...others } = layouts;
    const styles: BadgeRoles = Object.fromEntries(roles.map(({ role, colour, word }) => [role, { colour, word }]));
    const values = {
      layouts: JSON.stringify(layout === null ? others : { ...others, [paper]: layout }),
      roles: JSON.stringify(styles),
    };
    // Of two first saves one inserts; of two later ones one finds its version.
    const written =
      version === 0
        ? await transaction
            .insertInto('badge_design')
            .values({ ...values, conference_id: cid })
            .onConflict((conflict) => conflict.column('conference_id').doNothing())
            .returning('version')
            .executeTakeFirst()
        : await transaction
            .updateTable('badge_design')
            .set({ ...values, version: version + 1 })
            .where('conference_id', '=', cid)
            .where('version', '=', version)
            .returning('version')
            .executeTakeFirst();
    return written ? { ok: true, version: written.version } : refused('changed_meanwhile');
  });
}
