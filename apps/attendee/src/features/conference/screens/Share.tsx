import { Page } from '@meetingapp/ui/Page.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { useBack } from '../../../lib/go.tsx';
import { useParameters } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { ConferenceGate } from '../parts/ConferenceGate.tsx';
import { ShareView } from '../parts/ShareView.tsx';

/** S5: a poster of the conference with a code that leads there, its link, and the way to friends. */
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
