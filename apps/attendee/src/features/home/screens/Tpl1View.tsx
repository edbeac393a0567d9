import { homeCalls } from '@meetingapp/contract/home.ts';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { Skeleton } from '@meetingapp/ui/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { Waiting } from '@meetingapp/ui/Waiting.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { To, useBack } from '../../../lib/go.tsx';
import { useParameters } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { useTitle } from '../../../lib/title.ts';
import { useCall } from '../../../lib/use-call.ts';
import { OwnView } from '../parts/OwnView.tsx';

/** S33: what a tile opens when it holds content of its own. */
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
      {answer && <OwnView view={answer.view} />}
      {!answer && (failure || !named) && (
        <ErrorState
          heading
          title={gone ? t('viewGone') : (failure?.msg ?? '')}
          retry={gone ? undefined : { label: app('retry'), onPress: again, loading: asking }}
          action={
            <To name="conferenceIndex" params={{ cid }} className={buttonClass('soft', 'sm')}>
              {app('dock.home')}
            </To>
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
