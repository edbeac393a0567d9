import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { Card } from '@meetingapp/ui/layout/Card.tsx';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { ResultPage } from '../result/ResultPage.tsx';
import { TopicList } from '../result/TopicList.tsx';
import { VerdictCard } from '../result/VerdictCard.tsx';
import { pointsText } from '../view.ts';

/** S96: the score by section and topic, with right answers where the exam shows them. */
export function FinishTestScore() {
  const t = useT('exam');
  const { cid } = useParameters('finishTestScore');
  return (
    <ResultPage
      cid={cid}
      title={t('result.score')}
      renderFoot={() => (
        <StickyFoot>
          <Link name="onlineTest" params={{ cid }} className={buttonClass('fill')}>
            {t('result.exams')}
          </Link>
        </StickyFoot>
      )}
    >
      {(shown) => (
        <>
          <VerdictCard result={shown} />
          {shown.result && shown.result.sections.length > 1 && (
            <Card as="section" className="exam-sections">
              <h2>{t('sections.title')}</h2>
              {shown.result.sections.map(({ title, mark, most, pass, passed }) => (
                <div key={title} className="section">
                  <span>
                    {title}
                    {pass !== null && (
                      <small>{t(passed ? 'sections.passed' : 'sections.failed', { pass: pointsText(pass) })}</small>
                    )}
                  </span>
                  <b>{`${pointsText(mark)} / ${pointsText(most)}`}</b>
                </div>
              ))}
            </Card>
          )}
          {shown.result && shown.result.topics.length > 0 && (
            <TopicList topics={shown.result.topics} from={shown.answersFrom} />
          )}
        </>
      )}
    </ResultPage>
  );
}
