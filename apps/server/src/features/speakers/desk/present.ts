import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import type { DeskInvitation } from '@meetingapp/contract/speakers/desk.ts';
import { taskClashes, type TimedTask, type WalkMinutes } from '@meetingapp/domain/speakers/task-clashes.ts';
import { slidesState } from '@meetingapp/domain/speakers/slides.ts';
import { isRole, itemsOf } from '@meetingapp/domain/speakers/tasks.ts';
import { presentStatement } from '../statement/present.ts';
import type { StatementRow } from '../statement/queries.ts';
import type { SlidesRow } from '../slides/queries.ts';
import { reachedBy } from '../invitation/queries.ts';
import type { DeskRow } from './queries.ts';

const SILENT_MS = 7 * 86_400_000;
/** There and back. */
const JOURNEYS = 2;
const nothing = { zh: '', en: '' };
const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

interface DeskFacts {
  walk: WalkMinutes;
  /** Newest file by task. */
  slides: ReadonlyMap<number, Pick<SlidesRow, 'state'>>;
  /** By person. */
  agreements: ReadonlyMap<number, 'open' | 'signed'>;
  statements: ReadonlyMap<number, StatementRow>;
  /** Journeys there and back that are known, by person. */
  journeys: ReadonlyMap<number, number>;
  /** Version of the text of statements in force. */
  textNumber: number;
  now: Date;
}

/** The tasks of a programme as the desk lists them, by time. */
export function presentDesk(
  rows: readonly DeskRow[],
  programme: Programme,
  { walk, slides, agreements, statements, journeys, textNumber, now }: DeskFacts,
): DeskInvitation[] {
  const items = itemsOf(programme);
  const halls = new Map(programme.halls.map(({ id, name }) => [id, name]));
  const clashing = clashingIds(rows, items, walk);
  return rows
    .flatMap((row): DeskInvitation[] => {
      const item = items.get(`${row.item}/${row.item_id}`);
      if (!item) return [];
      const stated = statements.get(row.expert_id);
      const since = row.invited_at && new Date(Math.max(row.invited_at.getTime(), row.asked_at.getTime()));
      return [
        {
          id: row.id,
          version: row.version,
          expertId: row.expert_id,
          name: row.name,
          affiliation: row.affiliation,
          way: reachedBy(row) ?? 'none',
          item: row.item,
          itemId: row.item_id,
          sessionId: item.sessionId,
          title: item.title,
          session: item.session,
          hallId: item.hall,
          hall: halls.get(item.hall ?? 0) ?? nothing,
          from: item.from,
          to: item.to,
          roles: row.roles.filter(isRole),
          state: row.state,
          answeredAt: iso(row.answered_at),
          reason: row.reason,
          words: row.words,
          suggestion: row.suggestion,
          changes: row.state === 'none' ? row.changes : [],
          invitedAt: iso(row.invited_at),
          writtenAt: iso(row.written_at),
          letters: row.letters,
          openedAt: iso(row.opened_at),
          clash: clashing.has(row.id),
          slides: row.filled_by === null ? slidesState(row, slides.get(row.id)) : 'unneeded',
          agreement: agreements.get(row.expert_id) ?? 'none',
          noTravel: row.state === 'accepted' && (journeys.get(row.expert_id) ?? 0) < JOURNEYS,
          statement: stated ? presentStatement(stated, textNumber) : null,
          silent: row.state === 'none' && since !== null && now.getTime() - since.getTime() >= SILENT_MS,
          empty: row.state === 'rejected' && row.filled_by === null && row.stands_in_for === null,
          standsInFor: row.stands_in_name,
          filledBy: row.filler_name,
        },
      ];
    })
    .sort((one, other) => one.from.localeCompare(other.from) || one.id - other.id);
}

function clashingIds(
  rows: readonly DeskRow[],
  items: ReturnType<typeof itemsOf>,
  walk: WalkMinutes,
): ReadonlySet<number> {
  const byPerson = new Map<number, TimedTask[]>();
  for (const row of rows) {
    const item = items.get(`${row.item}/${row.item_id}`);
    if (!item) continue;
    const task = {
      id: row.id,
      sessionId: item.sessionId,
      hallId: item.hall,
      from: item.from,
      to: item.to,
      state: row.state,
    };
    byPerson.set(row.expert_id, [...(byPerson.get(row.expert_id) ?? []), task]);
  }
  return new Set(
    [...byPerson.values()].flatMap((tasks) => taskClashes(tasks, walk).flatMap(({ one, other }) => [one, other])),
  );
}
