import type { RehearsalCriterion } from '@meetingapp/contract/rehearsal.ts';
import { App, Button } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { commandsOf, type Advice } from '../view.ts';

interface RunBookProps {
  advice: Advice;
  /** The first failure that calls for it. */
  criterion: RehearsalCriterion;
  copyId: number | null;
}

/** What the run-book says about a failure, with its commands. */
export function RunBook({ advice, criterion, copyId }: RunBookProps) {
  const t = useT('rehearsalConsole');
  const { message } = App.useApp();
  const commands = commandsOf(advice, copyId).join('\n');
  async function take() {
    await navigator.clipboard.writeText(commands);
    void message.success(t('copied'), 2);
  }
  return (
    <section className="reh-book">
      <h3>{t('whatNow', { criterion: t(`criteria.${criterion}`) })}</h3>
      <p className="small quiet-2">{t(`advice.${advice}`)}</p>
      <pre tabIndex={0} role="region" aria-label={t('runBook')}>
        {commands}
      </pre>
      <p className="small quiet">
        {t('runBook')}{' '}
        <Button type="link" size="small" onClick={() => void take()}>
          {t('copyCommand')}
        </Button>
      </p>
    </section>
  );
}
