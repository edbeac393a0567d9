import { sql } from 'kysely';
import { labelChanges, type PlannedBooth } from '@meetingapp/domain/exhibition/booth-plan.ts';
import { boothLabels, checkFloor, isBooth, type FloorFault } from '@meetingapp/domain/home/floor-places.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { releaseHolds, takenLabels } from '../../../db/rows/booths.ts';
import type { HomeContent } from '../../../db/schema/json-shapes.ts';
import type { FieldFault } from '../../../http/calls/refusal.ts';
import { changeDraft } from '../../../db/rows/home-draft.ts';
import { editedHome } from '../../home/queries-console.ts';

interface SavingPlan {
  conferenceId: number;
  /** Version that the person saw. */
  version: string;
  /** Price of a square metre by level. */
  rates: readonly (number | null)[];
  booths: readonly PlannedBooth[];
  now: Date;
}

type Saved =
  | { ok: true; version: string }
  | { ok: false; reason: 'conference_unknown' | 'changed_meanwhile' | 'booth_has_exhibitor' }
  | { ok: false; reason: 'faults'; faults: FieldFault[] };

type Level = HomeContent['levels'][number];
type Area = Level['areas'][number];

/** The levels with these booths; areas of other kinds stay, and a booth keeps its place in the order of its level. */
function withBooths(levels: HomeContent['levels'], { booths, rates }: SavingPlan): HomeContent['levels'] {
  return levels.map((level, at) => {
    const own = booths.filter((booth) => booth.level === at);
    const stayed = level.areas.flatMap((area): Area[] => {
      if (!isBooth(area)) return [area];
      const booth = own.find(({ was }) => was === area.label);
      return booth ? [{ ...area, ...boxOf(booth), label: booth.label }] : [];
    });
    const before = new Set(level.areas.filter(isBooth).map(({ label }) => label));
    const added = own.filter(({ was }) => was === null || !before.has(was));
    return {
      ...level,
      rate: rates[at] ?? null,
      areas: [...stayed, ...added.map((booth) => newBooth(booth))],
    };
  });
}

const boxOf = ({ x, y, w, h }: PlannedBooth) => ({ x, y, w, h });
const newBooth = (booth: PlannedBooth): Area => ({
  label: booth.label,
  name: { zh: '', en: '' },
  kind: 'booth',
  hall: null,
  ...boxOf(booth),
});

/** Booths that name a level or a booth that is not there, or a booth twice. */
function strangers(levels: HomeContent['levels'], booths: readonly PlannedBooth[]): FieldFault[] {
  const known = new Set(boothLabels(levels));
  return booths.flatMap(({ was, level }, at): FieldFault[] => {
    if (level >= levels.length) return [{ field: `booths.${at}.level`, reason: 'not_an_option' }];
    if (was !== null && !known.delete(was)) return [{ field: `booths.${at}.was`, reason: 'not_an_option' }];
    return [];
  });
}

/**
 * Writes the booths of the plan. The conference's row is locked, as for the home, and the exhibitors that have a renamed booth move with
 * it; their prices stay.
 */
export const savePlan = (db: Database, saving: SavingPlan): Promise<Saved> =>
  inTransactionIfOk(db, async (transaction): Promise<Saved> => {
    const { conferenceId, version, booths, now } = saving;
    await transaction.selectFrom('conference').select('id').where('id', '=', conferenceId).forNoKeyUpdate().execute();
    const before = await editedHome(transaction, conferenceId);
    if (!before) return refused('conference_unknown');
    if (before.version !== version) return refused('changed_meanwhile');
    const { content } = before;
    const strange = strangers(content.levels, booths);
    if (strange.length > 0) return { ok: false, reason: 'faults', faults: strange };
    const levels = withBooths(content.levels, saving);
    const faults = checkFloor(levels, []).filter(
      ({ reason }) => reason === 'label_twice' || reason === 'outside_floor',
    );
    if (faults.length > 0)
      return { ok: false, reason: 'faults', faults: faults.map((one) => boothFault(levels, booths, one)) };
    const { renamed, removed } = labelChanges(boothLabels(content.levels), booths);
    await releaseHolds(transaction, conferenceId, now);
    if ((await takenLabels(transaction, conferenceId, removed)).length > 0) return refused('booth_has_exhibitor');
    await moveExhibitors(transaction, conferenceId, renamed);
    const moved = new Map(renamed.map(({ was, label }) => [was, label]));
    const planned = (home: HomeContent): HomeContent => ({
      ...home,
      levels: withBooths(home.levels, saving),
      exhibitors: home.exhibitors.map((one) => ({ ...one, booth: moved.get(one.booth) ?? one.booth })),
    });
    await transaction
      .updateTable('home')
      .set({ content: JSON.stringify(planned(content)) })
      .where('conference_id', '=', conferenceId)
      .execute();
    await changeDraft(transaction, conferenceId, planned);
    const after = await editedHome(transaction, conferenceId);
    return { ok: true, version: after?.version ?? '' };
  });

/** A fault of the plan at the booth of the body that has it. */
function boothFault(
  levels: HomeContent['levels'],
  booths: readonly PlannedBooth[],
  { field, reason, label: twice }: FloorFault,
): FieldFault {
  const [, level, , area, part] = field.split('.');
  const label = levels[Number(level)]?.areas[Number(area)]?.label;
  const at = booths.findLastIndex((booth) => booth.label === label && booth.level === Number(level));
  return {
    field: at < 0 ? 'booths' : `booths.${at}.${part ?? 'label'}`,
    reason,
    ...(twice === undefined ? {} : { label: twice }),
  };
}

/** Gives exhibitors the new labels of their booths: first none, since labels may be exchanged. */
async function moveExhibitors(
  db: DatabaseTransaction,
  conferenceId: number,
  renamed: readonly { was: string; label: string }[],
): Promise<void> {
  if (renamed.length === 0) return;
  const { rows } = await sql<{ id: number; label: string }>`
    select exhibitor.id, moved.label from exhibitor
    join unnest(${renamed.map(({ was }) => was)}::text[], ${renamed.map(({ label }) => label)}::text[]) as moved (was, label)
      on moved.was = exhibitor.booth
    where conference_id = ${conferenceId} order by exhibitor.id for update of exhibitor`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await sql`update exhibitor set booth = '' where id = any(${ids}::bigint[])`.execute(db);
  await sql`update exhibitor set booth = moved.label, version = version + 1
    from unnest(${ids}::bigint[], ${rows.map(({ label }) => label)}::text[]) as moved (id, label)
    where exhibitor.id = moved.id`.execute(db);
}
