import { homeCalls } from '@meetingapp/contract/home/home.ts';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useTitle } from '../../../lib/navigation/title.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { CustomView } from '../parts/CustomView.tsx';

/** S33: content of a tile that has its own. */
export function Tpl1View() {
  const t = useT('home');
  const app = useT('app');
  const { id, cid } = useParameters('tpl1View');
  const back = useBack('conferenceIndex', { cid });
  const named = /^\d{1,15}$/.test(id) && /^\d{1,15}$/.test(cid);
  const { answer, failure, asking, again } = useCall(homeCalls.view, named ? { cid, id } : null, {
    kept: true,
    quiet: true,
  });
  useTitle(answer?.view.title ?? '');
  const gone = !named || failure?.name === 'not_found' || failure?.name === 'conference_unknown';
  return (
    <Page
      kind="plain"
      className="own-view"
      top={<TopBar back={{ label: app('back'), onPress: back }} actions={<LanguageSwitch className="ib text" />} />}
    >
      {answer && <CustomView view={answer.view} />}
      {!answer && (failure || !named) && (
        <ErrorState
          heading
          title={gone ? t('viewGone') : (failure?.msg ?? '')}
          retry={gone ? undefined : { label: app('retry'), onPress: again, loading: asking }}
          action={
            <Link name="conferenceIndex" params={{ cid }} className={buttonClass('soft', 'sm')}>
              {app('dock.home')}
            </Link>
          }
        />
      )}
      {!answer && !failure && named && (
        <Waiting label={app('loading')}>
          <Skeleton width="60%" height=".52rem" />
          <Skeleton height="3rem" />
        </Waiting>
      )}
    </Page>
  );
}
