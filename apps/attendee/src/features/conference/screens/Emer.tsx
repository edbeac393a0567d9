import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useCurrentCid } from '../../../lib/session/current-cid.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { ConferenceGate } from '../parts/ConferenceGate.tsx';
import { EmergencyNumbers } from '../parts/EmergencyNumbers.tsx';
import { EmergencyView } from '../parts/EmergencyView.tsx';

/** S11: emergencies: numbers, places of help, exits, current notices. */
export function Emer() {
  const t = useT('conference');
  const app = useT('app');
  const cid = useCurrentCid();
  const toIndex = useBack('index');
  const toConference = useBack('conf', { id: cid ?? '0' });
  const back = { label: app('back'), onPress: cid === null ? toIndex : toConference };
  return (
    <Page top={<TopBar back={back} actions={<LanguageSwitch className="ib text" />} />} className="emergency-page">
      <ConferenceGate
        cid={cid}
        head={
          <>
            <h1 className="t-2xl">{t('emergency.title')}</h1>
            <EmergencyNumbers />
          </>
        }
      >
        {(conference) => <EmergencyView conference={conference} />}
      </ConferenceGate>
    </Page>
  );
}
