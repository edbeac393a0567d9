import type { checklistCalls } from '@meetingapp/contract/conference/checklist.ts';
import { checklistOf } from '@meetingapp/domain/conference/checklist.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { readiness } from './handlers-console.ts';
import { countForChecklist } from './queries-checklist.ts';
import { findSettings } from './queries-console.ts';
import { hotelsToBook } from './queries-readiness.ts';

export const checklistHandlers: Handlers<typeof checklistCalls> = {
  checklist: async ({ cid }, { db, now }) => {
    const row = await findSettings(db, cid);
    if (!row) return refuse('not_found');
    const [findings, hotels, counted] = await Promise.all([
      readiness(db, row, now),
      hotelsToBook(db, cid),
      countForChecklist(db, cid, row.society_id),
    ]);
    const lines = checklistOf({
      ...counted,
      findings,
      state: row.state,
      refundSteps: row.refund_policy.length,
      leadsToHotel: row.flow.stepAfterForm === 'hotel',
      roomNights: hotels.reduce((sum, { rooms }) => sum + rooms, 0),
      hasInvoice: row.has_invoice,
    });
    return { lines };
  },
};
