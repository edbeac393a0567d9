import { Link } from '@tanstack/react-router';
import { taskCalls } from '@meetingapp/contract/tasks.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { Progress } from 'antd';
import { useRole } from '../lib/conference.ts';
import { address } from '../lib/paths.ts';
import { taskFigures, useTaskName } from '../lib/task.ts';
import { useCall } from '../lib/use-call.ts';

const SOON_MS = 1500;
const SELDOM_MS = 30_000;

/** Long work under way, at the foot of the navigation: one may leave the page where it was started. */
export function RunningTask({ cid }: { cid: number }) {
  const taskName = useTaskName();
  const allowed = useRole(roles.desk);
  const { answer } = useCall(
    taskCalls.list,
    { cid },
    {
      enabled: allowed,
      again: (given) =>
        given?.tasks.some(({ state }) => state === 'running' || state === 'waiting') ? SOON_MS : SELDOM_MS,
    },
  );
  const task = answer?.tasks.find(({ state }) => state === 'running' || state === 'waiting');
  if (!task) return null;
  return (
    <Link to={address('tasks', { cid })} className="running" role="status">
      <span>
        <b>{taskName(task.kind)}</b> {taskFigures(task)}
      </span>
      <Progress
        percent={task.total ? Math.round((100 * task.done) / task.total) : 0}
        showInfo={false}
        size="small"
        aria-label={taskName(task.kind)}
      />
    </Link>
  );
}
