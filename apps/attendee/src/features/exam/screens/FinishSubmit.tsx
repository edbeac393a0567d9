import '../result/result.css';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { Card } from '@meetingapp/ui/layout/Card.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useEffectWhen } from '../../../lib/rendering/use-effect-when.ts';
import { session } from '../../../lib/session/session.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useResult } from '../data.ts';

const EVERY_MS = 2000;

/** S94: handed in, while it is being marked. */
export function FinishSubmit() {
  const t = useT('exam');
  const app = useT('app');
  const go = useNavigate();
  const cid = useSearch()['cid'] ?? String(session.get('cid') ?? '');
  const back = useBack('conferenceIndex', { cid });
  const { answer, failure, asking, again } = useResult(cid, EVERY_MS);
  useEffectWhen(answer?.state === 'finished' && answer.attemptId, (attempt) =>
    go('finishTest', { cid }, { attempt }, { replace: true }),
  );
  // Opened by its address, or by the back key of another page, while nothing has been handed in.
  useEffectWhen(!asking && answer?.state === 'running' && answer.attemptId, (attempt) =>
    go('onlineTest', { cid }, { attempt }, { replace: true }),
  );
  return (
    <Page
      kind="ground"
      top={<TopBar title={t('handedIn.title')} heading back={{ label: app('back'), onPress: back }} />}
    >
      {failure && !answer ? (
        <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
      ) : (
        <Card as="section" className="exam-res">
          <p role="status" className="exam-verdict marking">
            {t('handedIn.marking')}
          </p>
          <p className="exam-hint">{t('handedIn.text')}</p>
          <Waiting label={t('handedIn.marking')} className="stack">
            <Skeleton height="1.2rem" />
            <Skeleton height="2.4rem" />
          </Waiting>
        </Card>
      )}
    </Page>
  );
}
