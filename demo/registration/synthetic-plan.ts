import { randomBytes } from 'node:crypto';
import { evaluate } from '@meetingapp/domain/registration/fees/evaluate.ts';
import { windowAt } from '@meetingapp/domain/registration/fees/quote.ts';
import type { RegistrationState } from '@meetingapp/contract/registration/wizard.ts';
import { findBranches, findFees, findForm } from '@meetingapp/server/features/registration/configuration/queries.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { sql } from 'kysely';
import { pick, spread, syntheticPerson } from './synthetic-people.ts';

type Configuration = Awaited<ReturnType<typeof readConfiguration>>;

/** Reads the configuration that a synthetic registration must agree with. */
export async function readConfiguration(db: Database, cid: number) {
  const [form, branches, offered, conference] = await Promise.all([
    findForm(db, cid),
    findBranches(db, cid),
    findFees(db, cid),
    db.selectFrom('conference').select(['currency', 'starts_on']).where('id', '=', cid).executeTakeFirstOrThrow(),
  ]);
  if (!form) throw new Error(`Conference ${cid} has no form`);
  // Everybody registers by the first form.
  const fees = offered.filter((fee) => fee.form_versions?.includes(form.versionId) ?? true);
  const { rows: nights } = await sql<Night>`
    select room_type_id, night::text, stock_id, room_amount as amount,
      coalesce(stock.size, 1000000) - (select coalesce(sum(amount), 0)::int from claim
        where claim.stock_id = stock.id and claim.state <> 'released') as left
    from room_night join stock on stock.id = stock_id where stock.conference_id = ${cid} order by room_type_id, night
  `.execute(db);
  return { form, branches, fees, nights, ...conference };
}

interface Night {
  room_type_id: number;
  night: string;
  stock_id: number;
  amount: number;
  left: number;
}

/** States of a hundred registrations, with their share. */
const states: readonly [RegistrationState, number][] = [
  ['confirmed', 70],
  ['approved', 80],
  ['submitted', 86],
  ['refused', 89],
  ['cancelled', 95],
  ['draft', 100],
];
const DAY_MS = 86_400_000;

/** Plans one registration with all its rows, as if it had been made by a person. */
export function plan(configuration: Configuration, n: number, now: Date) {
  const { form, branches, fees } = configuration;
  const person = syntheticPerson(n);
  const chance = spread(n, 20, 100);
  const state = states.find(([, until]) => chance < until)?.[0] ?? 'confirmed';
  const createdAt = new Date(now.getTime() - spread(n, 21, 45 * 86_400) * 1000);
  const answers: Record<string, string> = {};
  for (const field of form.fields) {
    const known = { name: person.name, phone: person.phone, email: person.email, company: person.company }[field.code];
    const option = field.options.length > 0 ? pick(field.options, n, 30 + field.position).value : '';
    const value = known ?? placeOf(field.kind, n) ?? option;
    const shown = field.show_when === null || field.show_when.oneOf.includes(answers[field.show_when.code] ?? '');
    if (shown && (value !== '' || field.required)) answers[field.code] = value || String(100_000 + n);
  }
  const branch = branches.find(({ size }) => size === null || size >= 1000) ?? branches[0] ?? null;
  const member = spread(n, 22, 3) > 0;
  const facts = { ...answers, branch: branch ? String(branch.id) : '', member: member ? '1' : '0', group: '1' };
  const fee = fees.find(
    (one) => (one.branch_id === null || one.branch_id === branch?.id) && evaluate(one.rule, facts).holds,
  );
  const windows = fee?.windows.map((one) => ({ from: one.starts_at, until: one.ends_at, amount: one.amount })) ?? [];
  const window = windowAt(windows, createdAt).current ?? windowAt(windows, now).current;
  const since = Math.min(3 * DAY_MS, now.getTime() - createdAt.getTime());
  const changedAt = new Date(createdAt.getTime() + spread(n, 23, Math.floor(since) + 1));
  return {
    person,
    state: window || state === 'draft' ? state : ('draft' as const),
    createdAt,
    changedAt,
    answers,
    branch,
    fee: fee ?? null,
    member,
    price: window?.amount ?? 0,
    random: () => randomBytes(18).toString('base64url'),
    stay: state === 'confirmed' && spread(n, 24, 100) < 30 ? stayIn(configuration, n) : null,
  };
}
export type Plan = ReturnType<typeof plan>;

const placeOf = (kind: string, n: number): string | null => {
  const [province, city] = pick(
    [
      ['浙江省', '杭州市'],
      ['江苏省', '南京市'],
      ['上海市', '上海市'],
      ['福建省', '福州市'],
    ] as const,
    n,
    25,
  );
  if (kind === 'P') return province;
  return kind === 'C' ? city : null;
};

/** One to three nights in one room type, as long as each has a room left. */
function stayIn({ nights }: Configuration, n: number) {
  if (nights.length === 0) return null;
  const first = spread(n, 26, nights.length);
  const wanted = nights.slice(first, first + 1 + spread(n, 27, 3));
  const room = wanted[0]?.room_type_id;
  const chosen = wanted.filter(({ room_type_id }) => room_type_id === room);
  if (chosen.some(({ left }) => left <= 0)) return null;
  for (const night of chosen) night.left -= 1;
  return chosen;
}
