import { exponentOf } from '@meetingapp/domain/exponent.ts';
import type { conferenceConsoleCalls } from '@meetingapp/contract/conference/console.ts';
import { checkSettings } from '@meetingapp/domain/conference/check-settings.ts';
import { moveConference } from '@meetingapp/domain/conference/conference-states.ts';
import { readinessOf } from '@meetingapp/domain/conference/readiness.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { forms as en } from '@meetingapp/locales/en/forms/console.ts';
import { forms as zh } from '@meetingapp/locales/zh/forms/console.ts';
import type { Database } from '../../db/connection/database.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { startTask } from '../../jobs/task.ts';
import { isChangedMeanwhile } from '../../http/calls/changed-meanwhile.ts';
import { refuse, type FieldFault } from '../../http/calls/refusal.ts';
import {
  changeBranch,
  makeConference,
  orderBranches,
  removeBranch,
  saveBranch,
  writeSettings,
  writeState,
  type SettingsChange,
} from './commands-console.ts';
import { presentBranch, presentSettings } from './present-console.ts';
import {
  countLive,
  findBranches,
  findSettings,
  hasOrders,
  hasPrices,
  hasPayments,
  isBranchInUse,
  lockSettings,
  memberListsOf,
  type SettingsRow,
} from './queries-console.ts';
import { feesToSell, formToPublish, hotelsToBook, isHomeEmpty } from './queries-readiness.ts';

/** What prevents or limits publishing now. */
export async function readiness(db: Database, row: SettingsRow, now: Date) {
  const [branches, form, fees, hotels, homeEmpty] = await Promise.all([
    findBranches(db, row.id),
    formToPublish(db, row.id),
    feesToSell(db, row.id),
    hotelsToBook(db, row.id),
    isHomeEmpty(db, row.id),
  ]);
  const settings = presentSettings(row);
  const unnamed = [zh.newLabel, en.newLabel];
  return readinessOf({
    ...form,
    branches,
    fees,
    hotels,
    homeEmpty,
    settings,
    unnamed,
    now,
    today: dayIn(row.zone, now),
  });
}

/** Faults that the settings would have after a change. */
async function faultsOf(db: Database, row: SettingsRow, change: SettingsChange): Promise<FieldFault[]> {
  const before = presentSettings(row);
  const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const after = { ...before, ...named };
  const faults: FieldFault[] = checkSettings(after);
  if (after.currency !== before.currency && (await hasOrders(db, row.id)))
    faults.push({ field: 'currency', reason: 'currency_fixed' });
  // 1,600.00 is stored as 160000, which in yen would be 160,000.
  else if (exponentOf(after.currency) !== exponentOf(before.currency) && (await hasPrices(db, row.id)))
    faults.push({ field: 'currency', reason: 'currency_priced' });
  const lists = after.memberListId === null ? [] : await memberListsOf(db, row.society_id);
  if (after.memberListId !== null && !lists.some(({ id }) => id === after.memberListId))
    faults.push({ field: 'memberListId', reason: 'not_an_option' });
  return faults;
}

/** Settings that were changed since the person read them. */
function overtakenBy(row: SettingsRow, change: SettingsChange, seen: SettingsChange): FieldFault[] {
  const now = presentSettings(row);
  return (Object.keys(change) as (keyof SettingsChange)[])
    .filter((name) => isChangedMeanwhile(now[name], seen[name], change[name]))
    .map((field) => ({ field, reason: 'changed_meanwhile' }));
}

export const conferenceConsoleHandlers: Handlers<typeof conferenceConsoleCalls> = {
  settings: async ({ cid }, { db, now }) => {
    const row = await findSettings(db, cid);
    if (!row) return refuse('not_found');
    return {
      state: row.state,
      stopReason: row.stop_reason,
      settings: presentSettings(row),
      branches: (await findBranches(db, cid)).map(presentBranch),
      memberLists: await memberListsOf(db, row.society_id),
      readiness: await readiness(db, row, now),
      registrations: await countLive(db, cid),
      paid: await hasPayments(db, cid),
      now: now.toISOString(),
    };
  },

  save: async ({ cid, settings, seen }, { db }) => {
    const row = await lockSettings(db, cid);
    if (!row) return refuse('not_found');
    const faults = [...overtakenBy(row, settings, seen ?? {}), ...(await faultsOf(db, row, settings))];
    if (faults.length > 0) return refuse('settings_invalid', faults);
    await writeSettings(db, cid, settings);
    return {};
  },

  make: async (wish, { db, staff }) => {
    const usual = {
      brand: '#33D0C2',
      registrationOpensAt: null,
      registrationClosesAt: null,
      refundPolicy: [],
      bankAccounts: {},
      currencies: [],
    };
    const faults = checkSettings({ ...usual, ...wish });
    if (faults.length > 0) return refuse('settings_invalid', faults);
    return { cid: await makeConference(db, staff.societyId, wish) };
  },

  copy: async ({ cid, title, startsOn }, { db, staff, language }) => {
    if (!(await findSettings(db, cid))) return refuse('not_found');
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'conference.copy', input: { title, startsOn } }) };
  },

  move: async ({ cid, event, reason }, { db, now }) => {
    const row = await lockSettings(db, cid);
    if (!row) return refuse('not_found');
    const moved = moveConference(row.state, event);
    if (!moved.ok) return refuse('conference_state');
    if (event === 'withdraw' && (await hasPayments(db, cid))) return refuse('conference_paid');
    if (event === 'stop' && (reason.zh === '' || reason.en === ''))
      return refuse('settings_invalid', [{ field: 'reason', reason: 'required' }]);
    const blocking = event === 'publish' ? (await readiness(db, row, now)).filter(({ blocks }) => blocks) : [];
    if (blocking.length > 0)
      return refuse(
        'conference_incomplete',
        blocking.map(({ what, where }) => ({ field: where, reason: what })),
      );
    await writeState(db, cid, moved.state, event === 'stop' ? reason : { zh: '', en: '' });
    return { state: moved.state };
  },

  saveBranch: async ({ cid, branchId, title, size }, { db }) => {
    const branches = await findBranches(db, cid);
    if (branchId === null) return { branchId: await saveBranch(db, cid, { title, size, position: branches.length }) };
    const branch = branches.find(({ id }) => id === branchId);
    if (!branch) return refuse('not_found');
    await changeBranch(db, branch, { title, size });
    return { branchId };
  },

  orderBranches: async ({ cid, branchIds }, { db }) => {
    const known = (await findBranches(db, cid)).map(({ id }) => id);
    const all = branchIds.length === known.length && known.every((id) => branchIds.includes(id));
    if (!all) return refuse('not_found');
    await orderBranches(db, cid, branchIds);
    return {};
  },

  removeBranch: async ({ cid, branchId }, { db }) => {
    const branch = (await findBranches(db, cid)).find(({ id }) => id === branchId);
    if (!branch) return refuse('not_found');
    if (await isBranchInUse(db, branch)) return refuse('branch_in_use');
    await removeBranch(db, branch);
    return {};
  },
};
