import '../../../lib/whole-page.css';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { clock } from '@meetingapp/ui/icons.ts';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { To, useBack } from '../../../lib/go.tsx';
import { useSearch } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { OpeningTime } from '../parts/OpeningTime.tsx';

/** S6: a page that is not open now, with when it opens (`opens`, an instant) or what is known of its conference (`cid`). */
export function Stop() {
  const t = useT('accounts');
  const app = useT('app');
  const { cid, opens } = useSearch();
  const back = useBack('index');
  return (
    <Page
      kind="plain"
      className="whole-page"
      top={<TopBar back={{ label: app('back'), onPress: back }} actions={<LanguageSwitch className="ib text" />} />}
    >
      <EmptyState
        heading
        icon={clock}
        title={t('stop.title')}
        text={t('stop.text')}
        action={
          <>
            <OpeningTime cid={cid} opens={opens} />
            {cid ? (
              <To name="conf" params={{ id: cid }} className={buttonClass('soft', 'sm')}>
                {t('stop.conference')}
              </To>
            ) : (
              <To name="index" className={buttonClass('soft', 'sm')}>
                {app('toConferences')}
              </To>
            )}
          </>
        }
      />
    </Page>
  );
}
