import { Page } from '@meetingapp/ui/Page.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { useBack } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { useCid } from '../data.ts';
import { ConferenceGate } from '../parts/ConferenceGate.tsx';
import { EmergencyView } from '../parts/EmergencyView.tsx';

/** S11: in an emergency: whom to call, where help is, how to get out, what the organisers say now. */
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
