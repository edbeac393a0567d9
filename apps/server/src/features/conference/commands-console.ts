import type { ConferenceSettings } from '@meetingapp/contract/conference/console.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { ConferenceState } from '@meetingapp/domain/conference/conference-states.ts';
import { ordinaryFlow } from '@meetingapp/domain/registration/flow-settings.ts';
import type { Database } from '../../db/connection/database.ts';
import { addStock, removeStocks, resizeStock } from '../../db/places/stock.ts';
import type { SettingsRow } from './queries-console.ts';

const columnOf = {
  title: 'title',
  subtitle: 'subtitle',
  introduction: 'introduction',
  hosts: 'hosts',
  contacts: 'contacts',
  emergency: 'emergency',
  city: 'city',
  venue: 'venue',
  address: 'address',
  lat: 'lat',
  lng: 'lng',
  zone: 'zone',
  startsOn: 'starts_on',
  endsOn: 'ends_on',
  currency: 'currency',
  currencies: 'currencies',
  bankAccounts: 'bank_accounts',
  brand: 'brand',
  loader: 'loader',
  template: 'template',
  registrationOpensAt: 'registration_opens_at',
  registrationClosesAt: 'registration_closes_at',
  review: 'review',
  hasInvoice: 'has_invoice',
  savesAsOneGoes: 'saves_as_one_goes',
  memberListId: 'member_list_id',
  holdMinutes: 'hold_minutes',
  offerHours: 'offer_hours',
  refundPolicy: 'refund_policy',
  refundApprovalAbove: 'refund_approval_above',
  changePolicy: 'change_policy',
  formNote: 'form_note',
  mobileTip: 'mobile_tip',
  flow: 'flow',
} as const satisfies Record<keyof ConferenceSettings, keyof SettingsRow>;

/** jsonb is written as text, because `pg` treats a list as a PostgreSQL array. */
const written = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value);

export type SettingsChange = { [Key in keyof ConferenceSettings]?: ConferenceSettings[Key] | undefined };

/** Writes the named settings and leaves the rest unchanged. */
export async function writeSettings(db: Database, id: number, settings: SettingsChange): Promise<void> {
  const names = (Object.keys(settings) as (keyof ConferenceSettings)[]).filter((name) => settings[name] !== undefined);
  if (names.length === 0) return;
  const values = Object.fromEntries(names.map((name) => [columnOf[name], written(settings[name])]));
  await db.updateTable('conference').set(values).where('id', '=', id).execute();
}

/** Creates a draft with the usual flow; everyone with a role on the society sees it. */
export async function makeConference(
  db: Database,
  societyId: number,
  wish: Pick<ConferenceSettings, 'title' | 'city' | 'zone' | 'startsOn' | 'endsOn' | 'currency'>,
): Promise<number> {
  const row = await db
    .insertInto('conference')
    .values({
      society_id: societyId,
      title: JSON.stringify(wish.title),
      city: JSON.stringify(wish.city),
      zone: wish.zone,
      starts_on: wish.startsOn,
      ends_on: wish.endsOn,
      currency: wish.currency,
      flow: JSON.stringify(ordinaryFlow),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function writeState(db: Database, id: number, state: ConferenceState, reason: Bilingual): Promise<void> {
  await db
    .updateTable('conference')
    .set({ state, stop_reason: JSON.stringify(reason) })
    .where('id', '=', id)
    .execute();
}

export async function saveBranch(
  db: Database,
  conferenceId: number,
  wish: { title: Bilingual; size: number | null; position: number },
): Promise<number> {
  const row = await db
    .insertInto('branch')
    .values({
      conference_id: conferenceId,
      title: JSON.stringify(wish.title),
      position: wish.position,
      stock_id: await addStock(db, conferenceId, 'branch', wish.size),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A limit below the number of taken places revokes none: the branch is full until enough places are released. */
export async function changeBranch(
  db: Database,
  branch: { id: number; stock_id: number },
  { title, size }: { title: Bilingual; size: number | null },
): Promise<void> {
  await db
    .updateTable('branch')
    .set({ title: JSON.stringify(title) })
    .where('id', '=', branch.id)
    .execute();
  await resizeStock(db, branch.stock_id, size);
}

export async function orderBranches(db: Database, conferenceId: number, ids: readonly number[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await db
      .updateTable('branch')
      .set({ position })
      .where('id', '=', id)
      .where('conference_id', '=', conferenceId)
      .execute();
}

export async function removeBranch(db: Database, branch: { id: number; stock_id: number }): Promise<void> {
  await db.deleteFrom('branch').where('id', '=', branch.id).execute();
  await removeStocks(db, [branch.stock_id]);
}
