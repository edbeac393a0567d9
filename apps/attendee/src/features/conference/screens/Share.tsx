import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { ConferenceGate } from '../parts/ConferenceGate.tsx';
import { ShareView } from '../parts/ShareView.tsx';

/** S5: a poster of the conference with a QR code, its link, and ways to share. */
export function Share() {
  const t = useT('conference');
  const app = useT('app');
  const { cid } = useParameters('share');
  const back = useBack('conf', { id: cid });
  return (
    <Page
      className="share-page"
      top={
        <TopBar
          heading
          title={t('sharing.title')}
          back={{ label: app('back'), onPress: back }}
          actions={<LanguageSwitch className="ib text" />}
        />
      }
    >
      <ConferenceGate cid={cid}>{(conference) => <ShareView conference={conference} />}</ConferenceGate>
    </Page>
  );
}
