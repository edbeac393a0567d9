import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { phone } from '@meetingapp/ui/icons/icons-topics.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useCurrentCid } from '../../../lib/session/current-cid.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { ConferenceGate } from '../parts/ConferenceGate.tsx';
import { ContactGroups } from '../parts/ContactGroups.tsx';

/** S10: contacts by duty; one tap calls or copies. */
export function CallPhone() {
  const t = useT('conference');
  const app = useT('app');
  const cid = useCurrentCid();
  const toIndex = useBack('index');
  const toConference = useBack('conf', { id: cid ?? '0' });
  const back = { label: app('back'), onPress: cid === null ? toIndex : toConference };
  return (
    <Page top={<TopBar back={back} actions={<LanguageSwitch className="ib text" />} />}>
      <ConferenceGate cid={cid}>
        {({ title, contacts }) => (
          <>
            <h1 className="t-2xl">{t('contacts')}</h1>
            <p className="page-about">{title}</p>
            {contacts.length > 0 && <ContactGroups contacts={contacts} />}
            {contacts.length === 0 && <EmptyState icon={phone} title={t('noContacts')} text={t('noContactsText')} />}
          </>
        )}
      </ConferenceGate>
    </Page>
  );
}
