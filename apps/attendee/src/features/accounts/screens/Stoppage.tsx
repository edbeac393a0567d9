import '../../../lib/whole-page.css';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { circleAlert } from '@meetingapp/ui/icons.ts';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { To, useBack } from '../../../lib/go.tsx';
import { useSearch } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { useConference } from '../../../lib/use-conference.ts';
import { OfficeContacts } from '../parts/OfficeContacts.tsx';

/** S7: the conference itself is switched off: why, and whom to ask. */
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
            <To name="conferenceIndex" params={{ cid }} className={buttonClass('soft', 'sm')}>
              {t('stoppage.enter')}
            </To>
          ) : (
            <To name="index" className={buttonClass('soft', 'sm')}>
              {app('toConferences')}
            </To>
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
