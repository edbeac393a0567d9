import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useConference, usualZone } from '../../../lib/parts/use-conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { AttemptRail } from '../result/AttemptRail.tsx';
import { PassedCredit } from '../result/PassedCredit.tsx';
import { ResultPage } from '../result/ResultPage.tsx';
import { VerdictCard } from '../result/VerdictCard.tsx';

/** S95: passed or not, and the attempts that are left. */
export function FinishTest() {
  const t = useT('exam');
  const { cid } = useParameters('finishTest');
  const zone = useConference(cid)?.zone ?? usualZone;
  return (
    <ResultPage
      cid={cid}
      title={t('result.title')}
      renderFoot={({ attemptId, card, result }) => (
        <StickyFoot>
          <div className={result ? 'two' : undefined}>
            {result && (
              <Link
                name="finishTestScore"
                params={{ cid }}
                query={{ attempt: attemptId }}
                className={buttonClass(card.hindrance === null ? 'soft' : 'fill')}
              >
                {t('result.score')}
              </Link>
            )}
            {card.hindrance === null ? (
              <Link name="onlineTest" params={{ cid }} className={buttonClass('fill')}>
                {t('startAgain')}
              </Link>
            ) : (
              <Link name="conferenceIndex" params={{ cid }} className={buttonClass('soft')}>
                {t('result.home')}
              </Link>
            )}
          </div>
        </StickyFoot>
      )}
    >
      {(result) => (
        <>
          <VerdictCard result={result} />
          {result.passed && <PassedCredit cid={cid} attemptId={result.attemptId} />}
          {!result.card.passed && <AttemptRail result={result} zone={zone} />}
        </>
      )}
    </ResultPage>
  );
}
