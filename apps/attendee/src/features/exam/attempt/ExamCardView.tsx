import type { ExamCard } from '@meetingapp/contract/exam/attempt.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { Card } from '@meetingapp/ui/layout/Card.tsx';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';

interface Props {
  exam: ExamCard;
  cid: string;
  zone: string;
  starting: boolean;
  onStart: () => void;
}

/** An exam before it begins: what it asks for, what counts, and the way in. */
export function ExamCardView({ exam, cid, zone, starting, onStart }: Props) {
  const t = useT('exam');
  const language = useLanguage();
  const moment = (at: string | null) => (at === null ? '' : momentText(at, zone, language));
  const { hindrance, attempts, used, lastId, runningId } = exam;
  const facts = [
    [t('facts.items'), t('facts.itemsOf', { items: exam.items, points: exam.points })],
    [t('facts.pass'), t('points', { points: exam.pass })],
    [t('facts.time'), t('facts.minutes', { minutes: exam.minutes })],
    [t('facts.attempts'), t('facts.attemptsOf', { used, attempts })],
    ...(exam.closesAt === null ? [] : [[t('facts.closes'), moment(exam.closesAt)]]),
  ];
  const why =
    hindrance === null || hindrance === 'running'
      ? ''
      : t(`why.${hindrance}`, { opens: moment(exam.opensAt), next: moment(exam.nextFrom) });
  return (
    <Card as="section" className="exam-card">
      <div className="exam-card-head">
        <h2>{exam.title}</h2>
        {exam.passed && <Tag kind="ok">{t('result.passed')}</Tag>}
        {runningId !== null && <Tag kind="soon">{t('running')}</Tag>}
      </div>
      {exam.intro !== '' && <p className="exam-intro">{exam.intro}</p>}
      <dl className="exam-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="exam-hint">
        {exam.offline > 0 ? t('saving.waitingTyped', { minutes: exam.offline }) : t('saving.ruleArrived')}
      </p>
      <div className="exam-card-acts">
        {lastId !== null && (
          <Link name="finishTest" params={{ cid }} query={{ attempt: lastId }} className={buttonClass('soft', 'md')}>
            {t('result.title')}
          </Link>
        )}
        {(hindrance === null || hindrance === 'running') && (
          <Button size="md" loading={starting} loadingText={t('starting')} onClick={onStart}>
            {t(runningId === null ? (used === 0 ? 'start' : 'startAgain') : 'resume')}
          </Button>
        )}
      </div>
      {why !== '' && !exam.passed && <p className="exam-hint">{why}</p>}
    </Card>
  );
}
