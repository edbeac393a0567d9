import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { session } from '../../../lib/session/session.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useMine } from '../data.ts';
import { DoneView } from '../result/DoneView.tsx';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

/** S92: thanks, and what next. */
export function SurveyEnd() {
  const t = useT('survey');
  const app = useT('app');
  const search = useSearch();
  const qid = Number(search['qid'] ?? 0);
  const cid = search['cid'] ?? String(session.get('cid') ?? '');
  const back = useBack('conferenceIndex', { cid });
  const { answer, failure, asking, again, own } = useMine(qid);
  useNamedConference(answer?.cid);
  return (
    <Page
      kind="plain"
      top={<TopBar close back={{ label: app('close'), onPress: back }} />}
      foot={
        <StickyFoot>
          <Link name="conferenceIndex" params={{ cid }} className={buttonClass('soft', 'lg')}>
            {t('done.home')}
          </Link>
        </StickyFoot>
      }
    >
      {failure && !answer && (
        <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
      )}
      {!answer && !failure && qid > 0 && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="2rem" />
          <Skeleton height="4rem" />
        </Waiting>
      )}
      {answer?.done && <DoneView mine={answer} own={own} again={false} />}
      {(qid === 0 || answer?.done === false) && <h1 className="survey-end">{t('end')}</h1>}
    </Page>
  );
}
