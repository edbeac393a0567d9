import { surveyFollowUpCalls as calls } from '@meetingapp/contract/survey/follow-up.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { listChecks } from '@meetingapp/ui/icons/icons-topics.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface Props {
  surveyId: number;
  earlierId: number;
  close: () => void;
}

const signed = (value: number | null): string =>
  value === null ? '' : `${value > 0 ? '+' : ''}${value}`.replace('-', '−');

/** The questions that this survey and an earlier one both ask, with what has changed. */
export function ComparisonPane({ surveyId, earlierId, close }: Props) {
  const t = useT('surveyConsole');
  const language = useLanguage();
  const cid = useCid();
  const asked = useCall(calls.compare, { cid, surveyId, earlierId }, { fresh: true });
  const { answer } = asked;
  return (
    <Pane
      title={t('comparison.title')}
      facts={answer && t('comparison.facts', { before: answer.before.people, after: answer.after.people })}
      close={close}
    >
      <Answered asked={asked}>
        {({ before, after, items }) => {
          if (!before.enough || !after.enough) return <p className="note">{t('comparison.few')}</p>;
          if (items.length === 0)
            return <EmptyState icon={listChecks} title={t('comparison.nothing')} text={t('comparison.nothingText')} />;
          return (
            <>
              <p className="small quiet">{t('comparison.note', { title: pickLanguage(before.title, language) })}</p>
              {items.map((item) => (
                <table key={item.code} className="survey-table survey-comparison">
                  <caption>
                    {item.label}{' '}
                    <span className="small quiet">
                      {t('comparison.answered', { before: item.answeredBefore, after: item.answeredAfter })}
                    </span>
                  </caption>
                  <thead>
                    <tr>
                      <th scope="col">{t(`comparison.measures.${item.measure}`)}</th>
                      <th scope="col">{t('comparison.before')}</th>
                      <th scope="col">{t('comparison.after')}</th>
                      <th scope="col">{t('comparison.difference')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {item.lines.map((line) => (
                      <tr key={line.label}>
                        <th scope="row">{line.label || t('comparison.question')}</th>
                        <td>{line.before ?? '–'}</td>
                        <td>{line.after ?? '–'}</td>
                        <td>{signed(line.difference)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              ))}
            </>
          );
        }}
      </Answered>
    </Pane>
  );
}
