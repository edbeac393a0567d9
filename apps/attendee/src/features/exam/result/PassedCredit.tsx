import { creditCalls } from '@meetingapp/contract/credits/credit.ts';
import { creditText } from '@meetingapp/domain/credits/sentences.ts';
import { Card } from '@meetingapp/ui/layout/Card.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';

/** What a passed exam gives by the first rules of the conference that count exams, and the way to its credits; nothing without such rules. */
export function PassedCredit({ cid, attemptId }: { cid: string; attemptId: number }) {
  const t = useT('exam');
  const { answer } = useCall(creditCalls.mine, { cid });
  const counted = answer?.evidence.some(({ id }) => id === `x${attemptId}`);
  const set = answer?.sets.find(({ rules }) => rules.counts.includes('exam') && rules.exam > 0);
  if (!set || !counted) return null;
  const total = creditText(set.total);
  const most = set.rules.caps.conference;
  return (
    <Card as="section" className="exam-credit">
      <b>{`+${creditText(set.rules.exam)}`}</b>
      <div className="grow">
        <p>{t('credit.counted', { set: set.title })}</p>
        <p className="exam-hint">
          {most === null ? t('credit.total', { total }) : t('credit.totalOf', { total, most: creditText(most) })}
        </p>
      </div>
      <Link name="credits" params={{ cid }} className="link">
        {t('credit.details')}
      </Link>
    </Card>
  );
}
