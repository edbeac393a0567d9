import { openingHindrance } from '@meetingapp/domain/registration/opening.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { findSetting, openingOf, settingIn, type Setting } from '../../registration/configuration/queries.ts';
import { isClosedVersion } from '../../registration/configuration/queries-forms.ts';
import { lockFree } from '../../registration/record/queries-locked.ts';
import type { RegistrationRow } from '../../registration/record/queries.ts';
import { insertOrdersOfDrafts } from '../order/commands-insert.ts';
import type { ShownOrder } from '../order/queries.ts';
import { heldLongEnough, shownOrder, type CreateOrder } from './commands.ts';
import { readOrderingStates, type OrderingState } from './queries-ordering-state.ts';
import { readSelection, type Selection } from './queries-selection.ts';

/**
 * As `createOrder` for several registrations, in few statements; the orders are in their order. Null for an order that must be created alone,
 * because its registration is in use or it is anything else than the first order of a draft that is to be paid and whose places are held.
 */
export async function createOrders(
  transaction: DatabaseTransaction,
  wishes: readonly CreateOrder[],
): Promise<(ShownOrder | null)[]> {
  const ids = wishes.map(({ regId }) => regId);
  const rows = await lockFree(transaction, ids);
  const standings = await readOrderingStates(transaction, [...rows.keys()]);
  const ordinary = new Map<number, Ordinary>();
  for (const [at, wish] of wishes.entries()) {
    const row = rows.get(wish.regId);
    const standing = standings.get(wish.regId);
    if (!row || !standing || row.account_id !== wish.accountId || ids.indexOf(wish.regId) !== at) continue;
    const order = await ordinaryOrder(transaction, { wish, row, standing });
    if (order) ordinary.set(at, order);
  }
  const inputs = [...ordinary.values()];
  const inserted = await insertOrdersOfDrafts(transaction, inputs);
  const made = new Map([...ordinary.keys()].map((at, index) => [at, inserted[index]]));
  return wishes.map((_, at) => {
    const [input, order] = [ordinary.get(at), made.get(at)];
    return input && order ? shownOrder(order, input.row, input.setting, input) : null;
  });
}

interface Ordinary extends Pick<Selection, 'lines' | 'total'> {
  row: RegistrationRow;
  setting: Setting;
  until: Date;
  actor: string;
  now: Date;
}

interface Asked {
  wish: CreateOrder;
  row: RegistrationRow;
  standing: OrderingState;
}

async function ordinaryOrder(
  transaction: DatabaseTransaction,
  { wish: { total, now }, row, standing }: Asked,
): Promise<Ordinary | null> {
  if (row.state !== 'draft' || row.group_id !== null || standing.open || standing.waits || total === 0) return null;
  const conference = { conferenceId: row.conference_id, version: standing.version };
  const found = await findSetting(transaction, conference);
  if (!found || found.review) return null;
  const setting = settingIn(found, row);
  if (openingHindrance(openingOf(setting), now)) return null;
  if (await isClosedVersion(transaction, conference, row.form_version_id)) return null;
  const read = await readSelection(transaction, row, conference, now, standing);
  if (!read.ok || read.selection.stayGone || read.selection.total !== total) return null;
  const { lines, wishes } = read.selection;
  const until = heldLongEnough(standing.held, wishes, { length: setting.hold_minutes * 60_000, now });
  return until && { row, setting, lines, total, until, actor: `account:${row.account_id}`, now };
}
