import { Link } from '@tanstack/react-router';
import { taskCalls, type Task } from '@meetingapp/contract/tasks/task.ts';
import { useEffect, useEffectEvent } from 'react';
import { send } from '../lib/calls/call.ts';
import { exportsStarted, useStartedExports, type StartedExport } from '../lib/calls/exports.ts';
import { useTaskFigures, useTaskName } from '../lib/calls/task.ts';
import { refresh, useCall } from '../lib/calls/use-call.ts';
import { address } from '../lib/navigation/paths.ts';
import { PlainButton } from '../lib/plain/PlainButton.tsx';
import { useT } from '../lib/texts/texts.ts';

const SOON_MS = 800;

/** Exports of this window, on every page: place, progress and file. Each file is downloaded once it is ready. */
export function ExportNotes() {
  const started = useStartedExports();
  if (started.length === 0) return null;
  return (
    <div className="export-notes">
      {started.map((one) => (
        <ExportNote key={one.taskId} started={one} />
      ))}
    </div>
  );
}

function ExportNote({ started: { cid, taskId, refreshes, failure } }: { started: StartedExport }) {
  const t = useT('console');
  const taskName = useTaskName();
  const { answer } = useCall(
    taskCalls.detail,
    { cid, id: taskId },
    { again: (latest) => (latest?.task.endedAt == null ? SOON_MS : false) },
  );
  const task = answer?.task.id === taskId ? answer.task : undefined;
  const fileName = task?.state === 'done' ? task.fileName : '';
  async function fetchFile(): Promise<void> {
    const outcome = await send(taskCalls.file, { cid, id: taskId });
    if (outcome.ok) location.assign(outcome.answer.address);
    else exportsStarted.fail(taskId, outcome.failure.msg);
  }
  const ended = useEffectEvent(() => {
    void refresh(taskCalls.list, ...(refreshes ?? []));
    if (fileName !== '') void fetchFile();
  });
  const over = task !== undefined && task.endedAt !== null;
  useEffect(() => {
    if (over) ended();
  }, [over]);
  return (
    <section className="export-note" role="status" aria-label={task ? taskName(task.kind) : t('tasks.waiting')}>
      <p>
        <b>{task ? taskName(task.kind) : t('tasks.waiting')}</b> {task && <Progress task={task} />}
      </p>
      {failure !== undefined && <p className="fault">{failure}</p>}
      <p className="row">
        {fileName !== '' && (
          <PlainButton size="small" onClick={() => void fetchFile()}>
            {t('tasks.downloadAgain', { name: fileName })}
          </PlainButton>
        )}
        {cid !== null && (
          <Link to={address('tasks', { cid })} search={{ open: taskId } as never}>
            {t('pages.tasks')}
          </Link>
        )}
        <span className="grow" />
        <PlainButton size="small" kind="quiet" onClick={() => exportsStarted.remove(taskId)}>
          {t('close')}
        </PlainButton>
      </p>
    </section>
  );
}

function Progress({ task }: { task: Task }) {
  const t = useT('console');
  const taskFigures = useTaskFigures();
  return (
    <>
      {t(`tasks.states.${task.state}`)} <span className="nowrap">{taskFigures(task)}</span>
      {task.endedAt === null && (
        <progress max={task.total ?? 1} value={task.total ? task.done : 0} aria-label={t('tasks.progress')} />
      )}
    </>
  );
}
