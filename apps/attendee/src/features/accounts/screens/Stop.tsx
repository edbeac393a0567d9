import '../../../lib/parts/whole-page.css';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { clock } from '@meetingapp/ui/icons/icons.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { OpeningTime } from '../parts/OpeningTime.tsx';

/** S6: a page that is not open now, with its opening time (`opens`, an instant) or what is known from its conference (`cid`). */
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
              <Link name="conf" params={{ id: cid }} className={buttonClass('soft', 'sm')}>
                {t('stop.conference')}
              </Link>
            ) : (
              <Link name="index" className={buttonClass('soft', 'sm')}>
                {app('toConferences')}
              </Link>
            )}
          </>
        }
      />
    </Page>
  );
}
