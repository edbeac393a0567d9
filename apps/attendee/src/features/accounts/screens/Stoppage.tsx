import '../../../lib/parts/whole-page.css';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { circleAlert } from '@meetingapp/ui/icons/icons.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useConference } from '../../../lib/parts/use-conference.ts';
import { OfficeContacts } from '../parts/OfficeContacts.tsx';

/** S7: the conference is switched off: the reason and the contacts. */
export function Stoppage() {
  const t = useT('accounts');
  const app = useT('app');
  const { cid } = useSearch();
  const back = useBack('index');
  const conference = useConference(cid ?? null);
  const on = conference !== undefined && conference.cFl !== 0;
  return (
    <Page
      kind="plain"
      className="whole-page"
      top={<TopBar back={{ label: app('back'), onPress: back }} actions={<LanguageSwitch className="ib text" />} />}
    >
      <EmptyState
        heading
        icon={circleAlert}
        title={on ? t('stoppage.on') : t('stoppage.title')}
        text={on ? t('stoppage.onText') : t('stoppage.text')}
        action={
          on && cid ? (
            <Link name="conferenceIndex" params={{ cid }} className={buttonClass('soft', 'sm')}>
              {t('stoppage.enter')}
            </Link>
          ) : (
            <Link name="index" className={buttonClass('soft', 'sm')}>
              {app('toConferences')}
            </Link>
          )
        }
      />
      {conference && !on && (
        <section>
          <div className="head">
            <h2>{conference.title}</h2>
          </div>
          {conference.stopReason !== '' && <p>{conference.stopReason}</p>}
        </section>
      )}
      {conference && !on && <OfficeContacts contacts={conference.contacts} />}
    </Page>
  );
}
