import { rehearsalCalls as calls, type RehearsalCriterion, type RehearsalRun } from '@meetingapp/contract/rehearsal.ts';
import { statisticsCalls } from '@meetingapp/contract/statistics/figures.ts';
import { App, Button } from 'antd';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { commandsOf, type Advice } from '../view.ts';

interface RunBookProps {
  advice: Advice;
  /** The first failure that calls for it. */
  criterion: RehearsalCriterion;
  run: RehearsalRun;
}

/** What the run-book says about a failure, with its commands, and the task that was made of it. */
export function RunBook({ advice, criterion, run }: RunBookProps) {
  const t = useT('rehearsalConsole');
  const cid = useCid();
  const { message } = App.useApp();
  const save = useChange(calls.task, { refreshes: [calls.read, statisticsCalls.duties] });
  const commands = commandsOf(advice, run.copyId).join('\n');
  const task = run.tasks.find((one) => one.criterion === criterion);
  async function take() {
    await navigator.clipboard.writeText(commands);
    void message.success(t('copied'), 2);
  }
  const put = (done: boolean) => void save.change({ cid, rehearsalId: run.rehearsalId, criterion, done });
  return (
    <section className="reh-book">
      <h3>{t('whatNow', { criterion: t(`criteria.${criterion}`) })}</h3>
      <p className="small quiet-2">{t(`advice.${advice}`)}</p>
      <pre tabIndex={0} role="region" aria-label={t('runBook')}>
        {commands}
      </pre>
      <p className="small quiet">{t('runBook')}</p>
      <p className="acts">
        <Button size="small" onClick={() => void take()}>
          {t('copyCommand')}
        </Button>
        {!task && (
          <Button size="small" loading={save.busy} onClick={() => put(false)}>
            {t('makeTask')}
          </Button>
        )}
        {task && task.doneBy === '' && (
          <Button size="small" loading={save.busy} onClick={() => put(true)}>
            {t('endTask')}
          </Button>
        )}
        {task && (
          <span className="small quiet-2">
            {task.doneBy === '' ? t('taskMade', { who: task.madeBy }) : t('taskDone', { who: task.doneBy })}
          </span>
        )}
      </p>
    </section>
  );
}
