import { moveRegistration } from '@meetingapp/domain/registration/states.ts';
import { sql } from 'kysely';
import { recordRegistrations } from '../../../db/rows/history.ts';
import { cancelOpenOrders } from '../../../db/rows/open-orders.ts';
import { releasePlaces } from '../../../db/places/settle.ts';
import type { CancelAllAtDesk } from '../../registration/desk/commands-order-port.ts';
import { deskActor } from '../../registration/record/writer.ts';
import { releaseStay } from '../order/commands-stay.ts';

/** As `cancelAtDesk` without a refund and without a message, for registrations that are locked, in few statements. */
export const cancelAllAtDesk: CancelAllAtDesk = async (transaction, rows, { reason, staffId, now }) => {
  const moves = rows.map(({ id, state }) => ({ id, from: state, move: moveRegistration(state, 'cancel') }));
  const locked = moves.flatMap(({ id, move }) => (move.ok ? [] : [id]));
  const ended = moves.flatMap(({ id, from, move }) => (move.ok ? [{ id, from, to: move.state }] : []));
  const ids = ended.map(({ id }) => id);
  if (ids.length === 0) return new Set(locked);
  const by = { actor: deskActor(staffId), now };
  await cancelOpenOrders(transaction, ids, by);
  await transaction
    .updateTable('registration_change')
    .set({ state: 'dropped', ended_at: now })
    .where('registration_id', '=', sql<number>`any (${ids}::bigint[])`)
    .where('state', '=', 'open')
    .execute();
  await releasePlaces(transaction, ...ids);
  await releaseStay(transaction, ...ids);
  for (const from of new Set(ended.map((one) => one.from))) {
    const alike = ended.filter((one) => one.from === from);
    const [{ to } = { to: from }] = alike;
    await recordRegistrations(
      transaction,
      alike.map(({ id }) => id),
      { ...by, event: 'cancel', from, to, why: reason, change: { hold_until: null } },
    );
  }
  return new Set(locked);
};
