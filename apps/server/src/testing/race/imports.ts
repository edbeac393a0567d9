import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildStaff } from '@meetingapp/demo/staff/staff.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { cancelAllAtDesk } from '../../features/orders/desk/commands-cancel-many.ts';
import { orderAllAtDesk } from '../../features/orders/desk/commands-counter-many.ts';
import { orderAtDesk } from '../../features/orders/desk/commands-counter.ts';
import { applyRegistrations, type OrderPorts } from '../../features/registration/import/commands-apply.ts';
import type { TestApp } from '../app.ts';
import { smallCongress } from '../congress.ts';

export const orderPorts: OrderPorts = { orderAtDesk, orderAllAtDesk, cancelAllAtDesk };

/** Lines of new people with their phone numbers, from a first number. */
export const peopleFrom = (first: number, people: number) =>
  Array.from({ length: people }, (_, at) => ({
    number: at + 2,
    cells: [`人${first + at}`, String(first + at), '现金'],
    fate: 'new' as const,
  }));

/** Several lists of paid people compete for the last places of one fee, all at once, each in one transaction. */
export async function raceOfImports(test: TestApp, lists: number, people: number, size: number) {
  const societyId = await buildSociety(test.db);
  const { cid } = await smallCongress(test.db, { societyId });
  const feeId = await buildFeeKind(test.db, cid, { size });
  await test.pool.query('update fee_kind set closed = id <> $1 where conference_id = $2', [feeId, cid]);
  const staffId = await buildStaff(test.db, societyId, { email: `race${cid}@example.org` });
  const columns = ['name', 'phone', '@paid'];
  const place = { conferenceId: cid, about: null, columns, staffId, language: 'zh', movesMoney: true } as const;
  const outcomes = await Promise.all(
    Array.from({ length: lists }, (_, list) =>
      inTransaction(test.db, (transaction) =>
        applyRegistrations(
          transaction,
          orderPorts,
          { ...place, now: new Date() },
          peopleFrom(13_700_000_000 + cid * 10_000 + list * 1000, people),
        ),
      ),
    ),
  );
  const { rows } = await test.pool.query<{ given: number; paid: number; booked: number; people: number }>(
    `select (select coalesce(sum(amount), 0)::int from claim join fee_kind using (stock_id)
         where fee_kind.id = $2 and state <> 'released') as given,
       (select count(*)::int from orders where conference_id = $1 and state = 'paid') as paid,
       (select count(*)::int from ledger where conference_id = $1) as booked,
       (select count(*)::int from registration where conference_id = $1 and state = 'confirmed') as people`,
    [cid, feeId],
  );
  const reasons = outcomes.flat().map(({ refusal }) => refusal?.refused ?? 'ok');
  return { ...rows[0], applied: reasons.filter((reason) => reason === 'ok').length, reasons: new Set(reasons) };
}
