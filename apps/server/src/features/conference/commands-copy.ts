import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { ruleTo } from '@meetingapp/domain/conference/inner-references.ts';
import { addDays, daysBetween } from '@meetingapp/domain/plain-date.ts';
import { shiftDays } from '@meetingapp/domain/zoned.ts';
import type { Database } from '../../db/connection/database.ts';
import { copyStock } from '../../db/places/stock.ts';
import type { HomeContent } from '../../db/schema/json-shapes.ts';
import { FIRST_FORM } from '../registration/configuration/queries-forms.ts';
import { copyTables, type NewIds } from './commands-copy-tables.ts';
import type { SettingsRow } from './queries-console.ts';

export interface CopyInput {
  title: Bilingual;
  startsOn: string;
}

type Row = Readonly<Record<string, unknown>>;

/** A row for a second insert: without its id, with jsonb as text. */
const again = <T extends Row>({ id: _, ...row }: T, change: Row): never =>
  Object.fromEntries(
    Object.entries({ ...row, ...change }).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value,
    ]),
  ) as never;

/** Dates move with the first day, by the clock of the conference's time zone. */
interface Shift {
  day: (day: string) => string;
  moment: (at: Date | null) => Date | null;
}

interface Copying {
  db: Database;
  from: number;
  to: number;
  shift: Shift;
  /** Called after each row that `countCopied` counts. */
  step: () => Promise<void>;
}

/**
 * Copies an earlier conference as a draft with other dates: forms, branches, fees, extras, hotels, the tables of the plan, home and
 * settings. No personal data.
 * @param step called after each copied row, as counted by `countCopied`
 */
export async function copyConference(
  db: Database,
  source: SettingsRow,
  wish: CopyInput,
  step: () => Promise<void>,
): Promise<number> {
  const days = daysBetween(source.starts_on, wish.startsOn);
  const shift: Shift = {
    day: (day) => addDays(day, days),
    moment: (at) => at && shiftDays(source.zone, at, days),
  };
  const { created_at: _, ...settings } = source;
  const { id: to } = await db
    .insertInto('conference')
    .values(
      again(settings, {
        title: wish.title,
        starts_on: wish.startsOn,
        ends_on: shift.day(source.ends_on),
        registration_opens_at: shift.moment(source.registration_opens_at),
        registration_closes_at: shift.moment(source.registration_closes_at),
        state: 'draft',
        stop_reason: { zh: '', en: '' },
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const copying = { db, from: source.id, to, shift, step };
  await copyForm(copying);
  const branches = await copyBranches(copying);
  const fees = await copyFees(copying, branches);
  await copyExtras(copying);
  await copyHotels(copying);
  const ids: NewIds = new Map([
    ['branch', branches],
    ['fee_kind', fees],
  ]);
  await copyTables(copying, ids);
  await limitFees(copying, ids);
  await copyHome(copying, ids);
  return to;
}

/** Fees of the copy are limited to the forms of the copy. */
async function limitFees({ db, from }: Copying, ids: NewIds): Promise<void> {
  const forms = ids.get('conference_form');
  const limited = await db
    .selectFrom('fee_kind')
    .select(['id', 'form_ids'])
    .where('conference_id', '=', from)
    .where('form_ids', 'is not', null)
    .execute();
  for (const { id, form_ids } of limited) {
    const copied = (form_ids ?? []).flatMap((form) => (form === FIRST_FORM ? [FIRST_FORM] : (forms?.get(form) ?? [])));
    await db
      .updateTable('fee_kind')
      .set({ form_ids: copied })
      .where('id', '=', ids.get('fee_kind')?.get(id) ?? 0)
      .execute();
  }
}

async function copyForm({ db, from, to, step }: Copying): Promise<void> {
  const newest = await db
    .selectFrom('form_version')
    .selectAll()
    .where('conference_id', '=', from)
    .where('form_id', 'is', null)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  if (!newest) return;
  const version = await db
    .insertInto('form_version')
    .values({ conference_id: to, number: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const fields = await db.selectFrom('form_field').selectAll().where('form_version_id', '=', newest.id).execute();
  for (const field of fields) {
    await db
      .insertInto('form_field')
      .values(again(field, { form_version_id: version.id }))
      .execute();
    await step();
  }
}

/** Maps the old id of each branch to the new one. */
async function copyBranches(copying: Copying): Promise<Map<number, number>> {
  const { db, from, to } = copying;
  const numbers = new Map<number, number>();
  for (const row of await db.selectFrom('branch').selectAll().where('conference_id', '=', from).execute()) {
    const made = await db
      .insertInto('branch')
      .values(again(row, { conference_id: to, stock_id: await copyStock(db, row.stock_id, to) }))
      .returning('id')
      .executeTakeFirstOrThrow();
    numbers.set(row.id, made.id);
    await copying.step();
  }
  return numbers;
}

/** Maps the old id of each fee to the new one. */
async function copyFees(copying: Copying, branches: Map<number, number>): Promise<Map<number, number>> {
  const { db, from, to, shift } = copying;
  const numbers = new Map<number, number>();
  for (const row of await db.selectFrom('fee_kind').selectAll().where('conference_id', '=', from).execute()) {
    // The forms are copied later.
    const { form_ids: _, ...unlimited } = row;
    const made = await db
      .insertInto('fee_kind')
      .values(
        again(unlimited, {
          conference_id: to,
          branch_id: row.branch_id === null ? null : (branches.get(row.branch_id) ?? null),
          rule: row.rule && ruleTo(row.rule, (_, id) => branches.get(id) ?? null),
          stock_id: await copyStock(db, row.stock_id, to),
        }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const window of await db.selectFrom('fee_window').selectAll().where('fee_kind_id', '=', row.id).execute())
      await db
        .insertInto('fee_window')
        .values(
          again(window, {
            fee_kind_id: made.id,
            starts_at: shift.moment(window.starts_at),
            ends_at: shift.moment(window.ends_at),
          }),
        )
        .execute();
    numbers.set(row.id, made.id);
    await copying.step();
  }
  return numbers;
}

async function copyExtras(copying: Copying): Promise<void> {
  const { db, from, to } = copying;
  for (const row of await db.selectFrom('extra').selectAll().where('conference_id', '=', from).execute()) {
    await db
      .insertInto('extra')
      .values(again(row, { conference_id: to, stock_id: await copyStock(db, row.stock_id, to) }))
      .execute();
    await copying.step();
  }
}

async function copyHotels(copying: Copying): Promise<void> {
  const { db, from, to, shift } = copying;
  for (const hotel of await db.selectFrom('hotel').selectAll().where('conference_id', '=', from).execute()) {
    const made = await db
      .insertInto('hotel')
      .values(again(hotel, { conference_id: to, release_at: shift.moment(hotel.release_at) }))
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const room of await db.selectFrom('room_type').selectAll().where('hotel_id', '=', hotel.id).execute()) {
      const type = await db
        .insertInto('room_type')
        .values(again(room, { hotel_id: made.id }))
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const night of await db.selectFrom('room_night').selectAll().where('room_type_id', '=', room.id).execute()) {
        await db
          .insertInto('room_night')
          .values(
            again(night, {
              room_type_id: type.id,
              night: shift.day(night.night),
              stock_id: await copyStock(db, night.stock_id, to),
            }),
          )
          .execute();
        await copying.step();
      }
    }
  }
}

/** Links to the earlier conference are rewritten to this one. The popup counts as new, also for people who saw it there. */
async function copyHome({ db, from, to, shift }: Copying, ids: NewIds): Promise<void> {
  const home = await db.selectFrom('home').select('content').where('conference_id', '=', from).executeTakeFirst();
  if (!home) return;
  const later = (at: string | null) => (at === null ? null : (shift.moment(new Date(at))?.toISOString() ?? null));
  const formOf = (id: string) => ids.get('conference_form')?.get(Number(id)) ?? id;
  const here = (link: string) =>
    link
      .replaceAll(new RegExp(`(?<=[/=])${from}(?=$|[/?&#_])`, 'g'), String(to))
      .replaceAll(/(?<=[?&]form=)\d+/g, (id) => String(formOf(id)));
  const hallOf = (id: number | null) => (id === null ? null : (ids.get('hall')?.get(id) ?? null));
  const content: HomeContent = {
    ...home.content,
    banners: home.content.banners.map((banner) => ({ ...banner, to: here(banner.to) })),
    tiles: home.content.tiles.map((tile) => ({
      ...tile,
      to: here(tile.to),
      from: later(tile.from),
      until: later(tile.until),
    })),
    newsColumns: home.content.newsColumns.flatMap((id) => ids.get('news_column')?.get(id) ?? []),
    levels: home.content.levels.map((level) => ({
      ...level,
      areas: level.areas.map((area) => ({ ...area, hall: hallOf(area.hall) })),
    })),
    popup: home.content.popup && { ...home.content.popup, id: to, to: here(home.content.popup.to) },
  };
  await db
    .insertInto('home')
    .values({ conference_id: to, content: JSON.stringify(content) })
    .execute();
}
