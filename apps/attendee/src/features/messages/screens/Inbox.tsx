import '../inbox/inbox.css';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { bell } from '@meetingapp/ui/icons/icons.ts';
import { settings } from '@meetingapp/ui/icons/icons-topics.ts';
import { useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useConference, usualZone } from '../../../lib/parts/use-conference.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useInbox } from '../data.ts';
import { InboxList } from '../inbox/InboxList.tsx';
import { OwnPage } from '../../../lib/session/OwnPage.tsx';

/** What the person was notified of in the last 90 days, of all conferences; times in the zone of this one. */
export function Inbox() {
  const t = useT('messagesInbox');
  const { cid } = useParameters('inbox');
  const back = useBack('personalList', { cid });
  const go = useNavigate();
  const { loggedIn } = useAccount();
  const zone = useConference(cid)?.zone ?? usualZone;
  return (
    <OwnPage
      className="inbox-page"
      title={t('title')}
      cid={cid}
      back={back}
      actions={
        loggedIn && <IconButton icon={settings} label={t('settings')} onClick={() => go('inboxSettings', { cid })} />
      }
      visitor={{ icon: bell, title: t('visitor'), text: t('visitorText'), logIn: t('logIn') }}
      asked={useInbox()}
      heights={['0.88rem', '6rem']}
    >
      {({ messages }) => <InboxList messages={messages} zone={zone} />}
    </OwnPage>
  );
}
