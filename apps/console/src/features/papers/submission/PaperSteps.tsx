import type { ConsolePaper } from '@meetingapp/contract/papers/console.ts';
import { paperStates } from '@meetingapp/contract/papers/paper.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** History of a paper with reasons. */
export function PaperSteps({ steps }: { steps: ConsolePaper['steps'] }) {
  const t = useT('papersConsole');
  const language = useLanguage();
  const named = (state: string) => {
    const known = paperStates.find((one) => one === state);
    return known ? t(`states.${known}`) : state;
  };
  return (
    <section aria-label={t('pane.steps')}>
      <h2>{t('pane.steps')}</h2>
      <ol className="papers-steps">
        {steps.map(({ at, by, from, to, note }, index) => (
          <li key={index}>
            {from === to ? t('pane.altered') : named(to)}
            <span className="small quiet">
              {' '}
              {momentText(at, language)} · {by || t('pane.author')}
            </span>
            {note && <p className="small">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
