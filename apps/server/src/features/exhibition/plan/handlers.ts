import type { planCalls } from '@meetingapp/contract/exhibition/plan.ts';
import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { findForStaff } from '../../conference/queries.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { editedHome } from '../../home/queries-console.ts';
import { presentBooths } from '../exhibitor/present.ts';
import { listExhibitors } from '../exhibitor/queries-console.ts';
import { savePlan } from './commands.ts';

export const planHandlers: Handlers<typeof planCalls> = {
  plan: async ({ cid }, { db, now }) => {
    const [conference, home, rows] = await Promise.all([
      findForStaff(db, cid),
      editedHome(db, cid),
      listExhibitors(db, cid),
    ]);
    const levels = home?.content.levels ?? [];
    const booths = presentBooths(levels, rows, { currency: conference?.currency ?? HOME_CURRENCY, now });
    return {
      version: home?.version ?? '',
      levels: levels.map(({ name, width, depth, rate = null, areas }, at) => ({
        name,
        width,
        depth,
        rate,
        booths: (booths[at]?.booths ?? []).map(({ exhibitorId, listPrice: _, ...booth }) => ({
          ...booth,
          exhibitor: rows.find(({ id }) => id === exhibitorId)?.name ?? null,
        })),
        fixed: areas.filter(({ kind, label }) => kind !== 'booth' || label === '').map(({ hall: _, ...area }) => area),
      })),
    };
  },

  savePlan: async ({ cid, planVersion, rates, booths }, { db, now }) => {
    const outcome = await savePlan(db, { conferenceId: cid, version: planVersion, rates, booths, now });
    if (outcome.ok) return { version: outcome.version };
    return outcome.reason === 'faults' ? refuse('body_invalid', outcome.faults) : refuse(outcome.reason);
  },
};
