import type { FormField } from '@meetingapp/contract/forms.ts';
import type { FeeFacts } from '@meetingapp/domain/conference/readiness.ts';
import type { Database } from '../../db/connection/database.ts';

/** Fields of the newest published form, null when none is published, and whether a draft waits. */
export async function formToPublish(
  db: Database,
  conferenceId: number,
): Promise<{ form: FormField[] | null; hasFormDraft: boolean }> {
  const [version, draft] = await Promise.all([
    db
      .selectFrom('form_version')
      .select('id')
      .where('conference_id', '=', conferenceId)
      .where('form_id', 'is', null)
      .orderBy('number', 'desc')
      .executeTakeFirst(),
    db
      .selectFrom('form_draft')
      .select('revision')
      .where('conference_id', '=', conferenceId)
      .where('form_id', 'is', null)
      .where('fields', 'is not', null)
      .executeTakeFirst(),
  ]);
  const rows =
    version &&
    (await db
      .selectFrom('form_field')
      .select(['code', 'kind', 'label', 'hint', 'options', 'format', 'pattern', 'required', 'settings'])
      .select('show_when as showWhen')
      .where('form_version_id', '=', version.id)
      .orderBy('position')
      .execute());
  const form = rows?.map(({ settings, ...field }) => ({ ...field, ...(settings ? { settings } : {}) }));
  return { form: form ?? null, hasFormDraft: draft !== undefined };
}

/** Fees with their windows, in the console's order. */
export async function feesToSell(db: Database, conferenceId: number): Promise<FeeFacts[]> {
  const [fees, windows] = await Promise.all([
    db
      .selectFrom('fee_kind')
      .select(['id', 'title', 'closed', 'rule', 'proof_needed'])
      .where('conference_id', '=', conferenceId)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('fee_window')
      .innerJoin('fee_kind', 'fee_kind.id', 'fee_window.fee_kind_id')
      .select(['fee_kind_id', 'ends_at as endsAt', 'amount'])
      .where('conference_id', '=', conferenceId)
      .execute(),
  ]);
  return fees.map(({ rule, proof_needed, ...fee }) => ({
    ...fee,
    forEveryone: rule === null && !proof_needed,
    windows: windows.filter(({ fee_kind_id }) => fee_kind_id === fee.id),
  }));
}

/** Hotels with the room nights that can be booked: of open room types, not closed, before the hotel's last release. */
export async function hotelsToBook(db: Database, conferenceId: number) {
  const [hotels, nights] = await Promise.all([
    db
      .selectFrom('hotel')
      .select(['id', 'name'])
      .where('conference_id', '=', conferenceId)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('room_night')
      .innerJoin('room_type', 'room_type.id', 'room_night.room_type_id')
      .innerJoin('hotel', 'hotel.id', 'room_type.hotel_id')
      .innerJoin('stock', 'stock.id', 'room_night.stock_id')
      .select(['hotel_id', 'stock.size'])
      .where('hotel.conference_id', '=', conferenceId)
      .where('room_type.open', '=', true)
      .where('room_night.closed', '=', false)
      .where('last_released_at', 'is', null)
      .execute(),
  ]);
  return hotels.map((hotel) => ({
    ...hotel,
    rooms: nights.filter(({ hotel_id }) => hotel_id === hotel.id).reduce((sum, { size }) => sum + (size ?? 0), 0),
  }));
}

/** True while the home has no content of its own: every part is missing or empty. */
export async function isHomeEmpty(db: Database, conferenceId: number): Promise<boolean> {
  const row = await db
    .selectFrom('home')
    .select('content')
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  if (!row) return true;
  const { subtitle: _subtitle, skin: _skin, popup: _popup, ...parts } = row.content;
  return Object.values(parts).every((part) => part.length === 0);
}
