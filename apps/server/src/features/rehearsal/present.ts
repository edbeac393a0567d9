import type { RehearsalSecond } from '@meetingapp/contract/rehearsal/figures.ts';
import type { RehearsalRun, RunCard } from '@meetingapp/contract/rehearsal/run.ts';
import { rehearsalLines } from '@meetingapp/domain/rehearsal/verdict.ts';
import type { RehearsalRow, SecondRow, ColleagueRow, TaskRow } from './queries.ts';

export const presentCard = (row: RehearsalRow): RunCard => ({
  rehearsalId: row.id,
  number: row.number,
  state: row.state as RunCard['state'],
  startedAt: row.started_at.toISOString(),
  startedBy: row.started_by_name,
  endedAt: row.ended_at?.toISOString() ?? null,
  plan: row.plan,
  lines: rehearsalLines(row.plan, row.figures),
  signedBy: row.signed_by_name ?? '',
  signedAt: row.signed_at?.toISOString() ?? null,
});

export const presentSecond = (row: SecondRow): RehearsalSecond => ({
  ...row,
  scenario: row.scenario as RehearsalSecond['scenario'],
});

export const presentColleague = ({ id, name }: Pick<ColleagueRow, 'id' | 'name'>) => ({ staffId: id, name });

const presentTask = ({
  criterion,
  made_at,
  made_by_name,
  done_by_name,
  assigned_to,
  assignee_name,
}: TaskRow): RehearsalRun['tasks'][number] => ({
  criterion: criterion as RehearsalRun['tasks'][number]['criterion'],
  madeBy: made_by_name,
  madeAt: made_at.toISOString(),
  assignee: assigned_to === null ? null : presentColleague({ id: assigned_to, name: assignee_name ?? '' }),
  doneBy: done_by_name ?? '',
});

export const presentRun = (
  row: RehearsalRow,
  { seconds, tasks, keptHours }: { seconds: readonly SecondRow[]; tasks: readonly TaskRow[]; keptHours: number },
): RehearsalRun => ({
  ...presentCard(row),
  fault: row.fault as RehearsalRun['fault'],
  people: row.people,
  copyId: row.copy_id,
  removesAt:
    row.copy_id === null || row.ended_at === null
      ? null
      : new Date(row.ended_at.getTime() + keptHours * 3_600_000).toISOString(),
  beganAt: row.began_at?.toISOString() ?? null,
  paused: row.paused,
  played: row.played,
  gate: row.gate,
  figures: row.figures,
  seconds: seconds.map(presentSecond),
  tasks: tasks.map(presentTask),
});
