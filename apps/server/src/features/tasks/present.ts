import type { Task } from '@meetingapp/contract/tasks/task.ts';
import type { TaskEntry } from './queries.ts';

export const presentTask = (row: TaskEntry): Task => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  total: row.total,
  done: row.done,
  refused: row.refused,
  result: row.result,
  fileName: row.file_id === null ? '' : row.file_name,
  startedBy: row.staff_name,
  createdAt: row.created_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
});
