import { rehearsalCalls as calls } from '@meetingapp/contract/rehearsal/console.ts';
import type { RehearsalCriterion } from '@meetingapp/contract/rehearsal/figures.ts';
import type { RehearsalRun } from '@meetingapp/contract/rehearsal/run.ts';
import { statisticsCalls } from '@meetingapp/contract/statistics/figures.ts';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useCid, useStaff } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import type { Colleague } from '../view.ts';

/** In the list of people: nobody in particular. */
const NOBODY = 0;

interface TaskActionsProps {
  run: RehearsalRun;
  criterion: RehearsalCriterion;
  colleagues: readonly Colleague[];
}

/** Makes a task of a failure, names who sees to it, and ends it. */
export function TaskActions({ run, criterion, colleagues }: TaskActionsProps) {
  const t = useT('rehearsalConsole');
  const language = useLanguage();
  const cid = useCid();
  const me = useStaff()?.id;
  const [wished, setWished] = useState<number | undefined>(undefined);
  const save = useChange(calls.task, { refreshes: [calls.read, statisticsCalls.duties] });
  const task = run.tasks.find((one) => one.criterion === criterion);
  if (task && task.doneBy !== '') return <span className="small quiet-2">{t('taskDone', { who: task.doneBy })}</span>;
  const put = (assigneeId: number, done = false) =>
    save.change({
      cid,
      rehearsalId: run.rehearsalId,
      criterion,
      done,
      assigneeId: assigneeId === NOBODY ? null : assigneeId,
    });
  const assigned = task ? (task.assignee?.staffId ?? NOBODY) : (wished ?? me ?? NOBODY);
  // Somebody who has left since stays named.
  const known = new Map([...colleagues, ...(task?.assignee ? [task.assignee] : [])].map((one) => [one.staffId, one]));
  const people = [...known.values()].map(({ staffId, name }) => ({
    value: staffId,
    label: staffId === me ? t('yourself', { who: name }) : name,
  }));
  const who = known.get(assigned)?.name;
  return (
    <>
      <label className="reh-who">
        <span aria-hidden="true">{t('assignee')}</span>
        <Select
          size="small"
          aria-label={t('assignee')}
          value={assigned}
          loading={save.busy}
          popupMatchSelectWidth={false}
          onChange={(next) => (task ? void put(next) : setWished(next))}
          options={[{ value: NOBODY, label: t('nobody') }, ...people]}
        />
      </label>
      {task ? (
        <>
          <Button size="small" loading={save.busy} onClick={() => void put(assigned, true)}>
            {t('endTask')}
          </Button>
          <span className="small quiet-2">
            {t('taskFacts', { who: task.madeBy, at: momentText(task.madeAt, language) })}
          </span>
        </>
      ) : (
        <Button size="small" loading={save.busy} onClick={() => void put(assigned)}>
          {who === undefined ? t('makeTask') : t('makeTaskFor', { who })}
        </Button>
      )}
    </>
  );
}
