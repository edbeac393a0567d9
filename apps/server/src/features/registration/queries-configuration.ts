import type { Opening } from '@meetingapp/domain/registration/opening.ts';
import { configurationOf, kept, type Configuration } from '../../db/configuration.ts';
import type { Database } from '../../db/database.ts';
import { takenOf } from '../../db/places/taken.ts';

/** At which version the set-up of a conference stands: asked once by those who read several parts of it. */
export const findConfiguration = (db: Database, conferenceId: number): Promise<Configuration> =>
  configurationOf(db, conferenceId);

/** All that the wizard needs to know of a conference. Drafts are nobody's. */
export const findSetting = kept((db, conferenceId) =>
  db
    .selectFrom('conference')
    .select([
      'id',
      'state',
      'title',
      'zone',
      'starts_on',
      'ends_on',
      'city',
      'venue',
      'brand',
      'currency',
      'registration_opens_at',
      'registration_closes_at',
      'review',
      'has_invoice',
      'saves_as_one_goes',
      'member_list_id',
      'flow',
      'hold_minutes',
      'offer_hours',
      'refund_policy',
      'change_policy',
      'form_note',
      'form_logo',
      'mobile_tip',
    ])
    .where('id', '=', conferenceId)
    .where('state', '<>', 'draft')
    .executeTakeFirst(),
);
export type Setting = NonNullable<Awaited<ReturnType<typeof findSetting>>>;

/** What staff need of a conference, a draft included. */
export function settingAtDesk(db: Database, conferenceId: number) {
  return db
    .selectFrom('conference')
    .select(['currency', 'offer_hours', 'change_policy'])
    .where('id', '=', conferenceId)
    .executeTakeFirst();
}

export function openingOf({ state, registration_opens_at, registration_closes_at }: Setting): Opening {
  return { state, opensAt: registration_opens_at, closesAt: registration_closes_at };
}

async function loadForm(db: Database, conferenceId: number, versionId: number | null) {
  const version = await db
    .selectFrom('form_version')
    .select('id')
    .where('conference_id', '=', conferenceId)
    .where((where) => (versionId === null ? where.lit(true) : where('id', '=', versionId)))
    .orderBy('number', 'desc')
    .executeTakeFirst();
  if (!version) return null;
  const fields = await db
    .selectFrom('form_field')
    .selectAll()
    .where('form_version_id', '=', version.id)
    .orderBy('position')
    .execute();
  return { versionId: version.id, fields };
}
export type FormRow = NonNullable<Awaited<ReturnType<typeof loadForm>>>;
export type FieldRow = FormRow['fields'][number];

const newestForm = kept((db, conferenceId) => loadForm(db, conferenceId, null));

/** The fields of a form version; of the newest one where none is named. */
export async function findForm(db: Database, conference: Configuration | number, versionId: number | null = null) {
  const newest = await newestForm(db, conference);
  if (versionId === null || versionId === newest?.versionId) return newest;
  return loadForm(db, typeof conference === 'number' ? conference : conference.conferenceId, versionId);
}

/** The branches of a conference, without what is left of each. */
export const findBranches = kept((db, conferenceId) =>
  db
    .selectFrom('branch')
    .innerJoin('stock', 'stock.id', 'branch.stock_id')
    .select(['branch.id', 'branch.title', 'branch.stock_id', 'stock.size'])
    .where('branch.conference_id', '=', conferenceId)
    .orderBy('branch.position')
    .execute(),
);
export type Branch = Awaited<ReturnType<typeof findBranches>>[number];
export type BranchRow = WithLeft<Branch>;

/** The fee kinds of a conference with their windows, without what is left of each. */
export const findFees = kept(async (db, conferenceId) => {
  const rows = await db
    .selectFrom('fee_kind')
    .innerJoin('stock', 'stock.id', 'fee_kind.stock_id')
    .select([
      'fee_kind.id',
      'fee_kind.branch_id',
      'fee_kind.title',
      'fee_kind.remark',
      'fee_kind.proof',
      'fee_kind.rule',
      'fee_kind.closed',
      'fee_kind.stock_id',
      'stock.size',
    ])
    .where('fee_kind.conference_id', '=', conferenceId)
    .orderBy('fee_kind.position')
    .execute();
  const windows = await db
    .selectFrom('fee_window')
    .select(['fee_kind_id', 'title', 'starts_at', 'ends_at', 'amount'])
    .where('fee_kind_id', 'in', rows.length > 0 ? rows.map((row) => row.id) : [0])
    .orderBy('starts_at')
    .execute();
  return rows.map((row) => ({ ...row, windows: windows.filter((window) => window.fee_kind_id === row.id) }));
});
export type Fee = Awaited<ReturnType<typeof findFees>>[number];
export type FeeRow = WithLeft<Fee>;

type WithLeft<Row> = Row & {
  /** Null: cannot run out. */
  left: number | null;
};

interface Stocked {
  stock_id: number;
  size: number | null;
}

/** Where so much is left, a figure that is a second old is as good as a new one, and counting it anew for everybody is not. */
const PLENTY = 100;
const LATELY_MS = 1000;
const lately = new Map<number, { taken: number; size: number; at: number }>();

function isPlenty({ stock_id, size }: Stocked, now: number): boolean {
  const seen = lately.get(stock_id);
  return seen !== undefined && seen.size === size && size - seen.taken > PLENTY && now - seen.at < LATELY_MS;
}

/**
 * Looks once what is left of many stocks, for those who look now, and writes it beside any of them. Places of the registration
 * that asks count as left for it. Only to be shown: what is given is counted under the lock.
 */
export async function leftOf(db: Database, stocked: readonly Stocked[], butNotOf: number | null = null) {
  const at = performance.now();
  const asked = stocked.filter((row) => row.size !== null && !isPlenty(row, at));
  const taken = await takenOf(
    db,
    asked.map((row) => row.stock_id),
    butNotOf,
  );
  for (const { stock_id, size } of asked)
    lately.set(stock_id, { taken: taken.get(stock_id) ?? 0, size: size ?? 0, at });
  const left = ({ stock_id, size }: Stocked) =>
    size === null ? null : Math.max(0, size - (taken.get(stock_id) ?? lately.get(stock_id)?.taken ?? 0));
  return <Row extends Stocked>(rows: readonly Row[]): WithLeft<Row>[] =>
    rows.map((row) => ({ ...row, left: left(row) }));
}
