import type { FeeRule } from '@meetingapp/server/db/schema/json-shapes.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { both, json, nothing } from '../support/bilingual.ts';
import { buildStock } from '../conference/conferences.ts';

export interface FeeWindow {
  title: Bilingual;
  from: Date;
  until: Date;
  /** Fen. */
  amount: number;
  /** In further currencies, by their codes. */
  prices?: Record<string, number>;
}

export interface FeeInput {
  title?: Bilingual;
  remark?: Bilingual;
  proof?: Bilingual;
  /** The proof is uploaded and checked by staff, not shown at the desk. */
  proofNeeded?: boolean;
  /** Eligibility rule; null: everyone. */
  rule?: FeeRule | null;
  branchId?: number | null;
  /** Forms to which it is limited, 0 is the first registration form; null: valid for all. */
  formIds?: number[] | null;
  /** Places; null: unlimited. */
  size?: number | null;
  position?: number;
  windows?: FeeWindow[];
  /** Fen, at any time; only used without windows. */
  amount?: number;
  /** In further currencies, as `amount`. */
  prices?: Record<string, number>;
}

const always = { from: new Date('2020-01-01T00:00:00Z'), until: new Date('2100-01-01T00:00:00Z') };

/** Inserts a fee of 1,000.00 for everyone, at any time and unlimited, unless `wish` differs; returns its id. */
export async function buildFeeKind(db: Database, conferenceId: number, wish: FeeInput = {}): Promise<number> {
  const row = await db
    .insertInto('fee_kind')
    .values({
      conference_id: conferenceId,
      branch_id: wish.branchId ?? null,
      form_ids: wish.formIds ?? null,
      title: json(wish.title ?? both('标准注册费', 'Standard fee')),
      remark: json(wish.remark ?? nothing),
      proof: json(wish.proof ?? nothing),
      proof_needed: wish.proofNeeded ?? false,
      rule: wish.rule ? json(wish.rule) : null,
      position: wish.position ?? 0,
      stock_id: await buildStock(db, conferenceId, 'fee', wish.size ?? null),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const windows = wish.windows ?? [
    { ...always, title: both('标准', 'Standard'), amount: wish.amount ?? 100_000, prices: wish.prices ?? {} },
  ];
  await db
    .insertInto('fee_window')
    .values(
      windows.map((window) => ({
        fee_kind_id: row.id,
        title: json(window.title),
        starts_at: window.from,
        ends_at: window.until,
        amount: window.amount,
        prices: JSON.stringify(window.prices ?? {}),
      })),
    )
    .execute();
  return row.id;
}

export interface ExtraInput {
  title?: Bilingual;
  remark?: Bilingual;
  /** Fen. */
  amount?: number;
  prices?: Record<string, number>;
  atMost?: number;
  size?: number | null;
  position?: number;
}

export async function buildExtra(db: Database, conferenceId: number, wish: ExtraInput = {}): Promise<number> {
  const row = await db
    .insertInto('extra')
    .values({
      conference_id: conferenceId,
      title: json(wish.title ?? both('晚宴', 'Dinner')),
      remark: json(wish.remark ?? nothing),
      amount: wish.amount ?? 30_000,
      prices: JSON.stringify(wish.prices ?? {}),
      at_most: wish.atMost ?? 1,
      position: wish.position ?? 0,
      stock_id: await buildStock(db, conferenceId, 'extra', wish.size ?? null),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface DiscountInput {
  code?: string;
  kind?: 'percent' | 'amount' | 'exempt';
  /** Basis points of a percent (1000 is 10 %), or fen of an amount. */
  value?: number;
  /** Of an amount: the sums in further currencies, by their codes. */
  prices?: Record<string, number>;
  from?: Date | null;
  until?: Date | null;
  /** Maximum number of people; null: unlimited. */
  size?: number | null;
  /** Normalised phone number or e-mail address of the only person who can use it. */
  onlyFor?: string | null;
}

export async function buildDiscountCode(db: Database, conferenceId: number, wish: DiscountInput = {}): Promise<number> {
  const row = await db
    .insertInto('discount_code')
    .values({
      conference_id: conferenceId,
      code: wish.code ?? 'TENTH',
      kind: wish.kind ?? 'percent',
      value: wish.value ?? 1000,
      prices: json(wish.prices ?? {}),
      starts_at: wish.from ?? null,
      ends_at: wish.until ?? null,
      person_key: wish.onlyFor ?? null,
      stock_id: await buildStock(db, conferenceId, 'discount', wish.size ?? null),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
