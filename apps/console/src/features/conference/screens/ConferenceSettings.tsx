import { conferenceConsoleCalls as calls } from '@meetingapp/contract/conference-console.ts';
import { useCid } from '../../../lib/conference.ts';
import { Answered, Page } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { SettingsPage } from '../parts/settings/SettingsPage.tsx';

/** What a conference is, how one registers for it, what it looks like, and how public it is. */
export function ConferenceSettings() {
  const t = useT('conferenceConsole');
  const cid = useCid();
  const asked = useCall(calls.settings, { cid });
  if (asked.answer) return <SettingsPage key={cid} cid={cid} read={asked.answer} />;
  return (
    <Page title={t('title')}>
      <Answered asked={asked}>{() => null}</Answered>
    </Page>
  );
}
