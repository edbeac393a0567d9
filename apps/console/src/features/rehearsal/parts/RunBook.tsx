import type { RehearsalCriterion } from '@meetingapp/contract/rehearsal/figures.ts';
import type { RehearsalRun } from '@meetingapp/contract/rehearsal/run.ts';
import { App, Button } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { commandsOf, type Advice, type Colleague } from '../view.ts';
import { TaskActions } from './TaskActions.tsx';

interface RunBookProps {
  advice: Advice;
  /** The failures that call for it. */
  criteria: readonly RehearsalCriterion[];
  run: RehearsalRun;
  colleagues: readonly Colleague[];
}

/** What the run-book says about a failure, with its commands, and the task that was made of it. */
export function RunBook({ advice, criteria, run, colleagues }: RunBookProps) {
  const t = useT('rehearsalConsole');
  const { message } = App.useApp();
  const only = criteria.length === 1 ? criteria[0] : undefined;
  const commands = commandsOf(advice, run.copyId).join('\n');
  async function take() {
    await navigator.clipboard.writeText(commands);
    void message.success(t('copied'), 2);
  }
  return (
    <section className="reh-book">
      <h3>
        {only === undefined
          ? t('whatNowMany', { count: criteria.length })
          : t('whatNow', { criterion: t(`criteria.${only}`) })}
      </h3>
      <p className="small quiet-2">{t(`advice.${advice}`)}</p>
      <pre tabIndex={0} role="region" aria-label={t('runBook')}>
        {commands}
      </pre>
      <p className="small quiet">{t('runBook')}</p>
      <p className="acts">
        <Button size="small" onClick={() => void take()}>
          {t('copyCommand')}
        </Button>
      </p>
      {criteria.map((criterion) => (
        <div key={criterion} className="acts" role="group" aria-label={t(`criteria.${criterion}`)}>
          {criteria.length > 1 && <b className="small reh-of">{t(`criteria.${criterion}`)}</b>}
          <TaskActions run={run} criterion={criterion} colleagues={colleagues} />
        </div>
      ))}
    </section>
  );
}
