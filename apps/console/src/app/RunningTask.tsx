import { Link } from '@tanstack/react-router';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { useRole } from '../lib/session/conference.ts';
import { address } from '../lib/navigation/paths.ts';
import { useTaskFigures, useTaskName } from '../lib/calls/task.ts';
import { useCall } from '../lib/calls/use-call.ts';

const SOON_MS = 1500;
const SELDOM_MS = 30_000;

/** Running background tasks, at the foot of the navigation. The user may leave the page that started them. */
export function RunningTask({ cid }: { cid: number }) {
  const taskName = useTaskName();
  const taskFigures = useTaskFigures();
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
    // The status is around the link, which would otherwise be none for a screen reader.
    <div role="status">
      <Link to={address('tasks', { cid })} className="running">
        <span>
          <b>{taskName(task.kind)}</b> {taskFigures(task)}
        </span>
        <progress max={task.total ?? 1} value={task.total ? task.done : 0} aria-label={taskName(task.kind)} />
      </Link>
    </div>
  );
}
