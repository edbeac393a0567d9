import type { registrationConsoleCalls } from '@meetingapp/contract/registration/console.ts';
import { RegistrationFilter, type SavedView } from '@meetingapp/contract/registration/list.ts';
import * as v from 'valibot';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import { listChanged } from './commands.ts';
import { removeView, saveView } from './commands-views.ts';
import { presentFormNames } from '../form/present.ts';
import { presentListed } from './present.ts';
import { findBranches, findFees } from '../configuration/queries.ts';
import { formsOfList } from './queries-forms.ts';
import { findPlace } from './queries.ts';
import { countListed, findListed, isCursor } from './queries-page.ts';
import { findViews, type ViewRow } from './queries-views.ts';

const everything = v.parse(RegistrationFilter, {});

/** A view saved by an older version is read as far as it is still valid. */
function filterOf({ filter }: ViewRow): RegistrationFilter {
  const parsed = v.safeParse(RegistrationFilter, filter);
  return parsed.success ? parsed.output : everything;
}

type ListCalls = Pick<typeof registrationConsoleCalls, 'list' | 'choices' | 'export' | 'saveView' | 'removeView'>;

export const registrationListHandlers: Handlers<ListCalls> = {
  list: async ({ cid, filter, limit, ...wish }, { db, now, language }) => {
    const { after, sort } = wish;
    if (after && !isCursor(sort, after)) return refuse('body_invalid', [{ field: 'after', reason: 'pattern' }]);
    const began = performance.now();
    await listChanged(db, cid, now);
    const place = await findPlace(db, cid);
    const [{ rows, next, count, more }, all] = await Promise.all([
      findListed(db, place, filter, { ...wish, limit }),
      countListed(db, place, everything),
    ]);
    return {
      rows: rows.map((row) => presentListed(row, language)),
      next,
      count,
      more,
      all: all.count,
      milliseconds: Math.round(performance.now() - began),
    };
  },

  choices: async ({ cid }, { db, language, staff, now }) => {
    await listChanged(db, cid, now);
    const place = await findPlace(db, cid);
    const counted = (filter: Partial<RegistrationFilter>) => countListed(db, place, { ...everything, ...filter });
    const [branches, fees, forms, views, toReview, toPay, all] = await Promise.all([
      findBranches(db, cid),
      findFees(db, cid),
      formsOfList(db, cid),
      findViews(db, cid, staff.id),
      counted({ states: ['submitted'] }),
      counted({ states: ['approved'] }),
      counted({}),
    ]);
    const presented = views.map(async (view): Promise<SavedView> => ({
      id: view.id,
      name: view.name,
      shared: view.shared,
      mine: view.staff_id === staff.id,
      filter: filterOf(view),
      columns: view.columns as SavedView['columns'],
      sort: view.sort as SavedView['sort'],
      descending: view.descending,
      ...(await counted(filterOf(view))),
    }));
    const named = (row: { id: number; title: { zh: string; en: string } }) => ({
      id: row.id,
      title: row.title[language],
    });
    return {
      currency: place.currency,
      branches: branches.map(named),
      fees: fees.map(named),
      forms: presentFormNames(forms, language),
      toReview: toReview.count,
      toPay: toPay.count,
      all: all.count,
      views: await Promise.all(presented),
    };
  },

  export: async ({ cid, ...input }, { db, staff, language }) => {
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'registration.export', input }) };
  },

  saveView: async (view, { db, staff }) => ({ id: await saveView(db, { ...view, staffId: staff.id }) }),

  removeView: async ({ cid, id }, { db, staff }) =>
    (await removeView(db, cid, staff.id, id)) ? {} : refuse('not_found'),
};
