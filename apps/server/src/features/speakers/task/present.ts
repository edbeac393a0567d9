import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import type { SpeakerTask } from '@meetingapp/contract/speakers/task.ts';
import { answerUntil } from '@meetingapp/domain/speakers/answer-until.ts';
import {
  acceptableTasks,
  taskClashes,
  type TimedTask,
  type WalkMinutes,
} from '@meetingapp/domain/speakers/task-clashes.ts';
import { isRole, itemsOf, type TaskItem } from '@meetingapp/domain/speakers/tasks.ts';
import type { InvitationRow } from '../invitation/queries.ts';

const nothing = { zh: '', en: '' };

interface Around {
  programme: Programme;
  items: ReadonlyMap<string, TaskItem>;
  answerBy: Date | null;
  now: Date;
}

/** A task as the person sees it. `null`: its session or talk is not in the programme in force. */
function presentTask(row: InvitationRow, { programme, items, answerBy, now }: Around): SpeakerTask | null {
  const item = items.get(`${row.item}/${row.item_id}`);
  if (!item) return null;
  const hall = programme.halls.find(({ id }) => id === item.hall);
  const names = new Map(programme.experts.map(({ id, name }) => [id, name]));
  const waits = row.state === 'none';
  return {
    id: row.id,
    version: row.version,
    item: row.item,
    itemId: row.item_id,
    roles: row.roles.filter(isRole),
    title: item.title,
    session: item.session,
    hall: hall?.name ?? null,
    hallId: item.hall,
    place: hall?.place ?? nothing,
    from: item.from,
    to: item.to,
    exact: item.exact,
    colleagues: [...item.people]
      .filter(([id]) => id !== row.expert_id && row.asked.others.some((other) => other.id === id))
      .map(([id, roles]) => ({ name: names.get(id) ?? nothing, roles: [...roles] })),
    state: row.state,
    answeredAt: row.answered_at?.toISOString() ?? null,
    reason: row.reason,
    words: row.words,
    suggestion: row.suggestion,
    changes: waits ? row.changes : [],
    earlier: waits ? row.earlier : 'none',
    standIn: row.stands_in_for !== null,
    filled: row.filled_by !== null,
    open: row.filled_by === null && now < answerUntil({ answerBy, askedAt: row.asked_at, from: item.from }),
  };
}

/** The tasks of a person by time, their clashes, and those that can be accepted together. */
export function presentTasks(
  rows: readonly InvitationRow[],
  programme: Programme,
  { walk, answerBy, now }: { walk: WalkMinutes; answerBy: Date | null; now: Date },
) {
  const items = itemsOf(programme);
  const tasks = rows
    .flatMap((row) => presentTask(row, { programme, items, answerBy, now }) ?? [])
    .sort((one, other) => one.from.localeCompare(other.from) || one.id - other.id);
  const timed = tasks.map((task): TimedTask & { open: boolean } => ({
    ...task,
    sessionId: items.get(`${task.item}/${task.itemId}`)?.sessionId ?? 0,
  }));
  const clashes = taskClashes(timed, walk);
  return {
    tasks,
    clashes,
    acceptable: acceptableTasks(
      timed.filter(({ open }) => open),
      clashes,
    ),
  };
}
