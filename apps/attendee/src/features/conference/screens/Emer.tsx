import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCid } from '../data.ts';
import { ConferenceGate } from '../parts/ConferenceGate.tsx';
import { EmergencyView } from '../parts/EmergencyView.tsx';

/** S11: emergencies: numbers, places of help, exits, current notices. */
export function Emer() {
  const app = useT('app');
  const cid = useCid();
  const toIndex = useBack('index');
  const toConference = useBack('conf', { id: cid ?? '0' });
  const back = { label: app('back'), onPress: cid === null ? toIndex : toConference };
  return (
    <Page top={<TopBar back={back} actions={<LanguageSwitch className="ib text" />} />} className="emergency-page">
      <ConferenceGate cid={cid}>{(conference) => <EmergencyView conference={conference} />}</ConferenceGate>
    </Page>
  );
}
