import { conferenceConsoleCalls as calls } from '@meetingapp/contract/conference/console.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { SettingsPage } from '../settings/SettingsPage.tsx';

/** Settings of a conference: basics, registration, appearance, state. */
export function ConferenceSettings() {
  const t = useT('conferenceConsole');
  const cid = useCid();
  const asked = useCall(calls.settings, { cid }, { fresh: true });
  if (asked.answer) return <SettingsPage key={cid} cid={cid} read={asked.answer} />;
  return (
    <Page title={t('title')}>
      <Answered asked={asked}>{() => null}</Answered>
    </Page>
  );
}
